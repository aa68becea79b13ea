package demo

import (
	"testing"
	"time"

	"plotwright/model"
	"plotwright/model/catalog"
)

func TestCreate(t *testing.T) {
	c, err := catalog.Load()
	if err != nil {
		t.Fatal(err)
	}
	store := model.NewMemoryStore()
	id, err := Create(c, store, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	s, err := model.OpenSession(c, store, id, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	if x := s.State(); x.Phase != model.OverlordTurn || x.Agent == nil || x.Threat() == 0 {
		t.Errorf("the demo stands at %s with agent %v and %d threat", x.Phase, x.Agent, x.Threat())
	}
}
