package sqlite

import (
	"errors"
	"reflect"
	"testing"
	"time"

	"plotwright/model"
)

var played = []model.Batch{batch(0, 1), batch(1, 3), batch(2, 2)}

// listed holds both lists against ids.
func listed(t *testing.T, s model.Store, live, deleted []model.CampaignID) {
	t.Helper()
	for _, c := range []struct {
		list func() ([]model.Listing, error)
		want []model.CampaignID
	}{{s.List, live}, {s.ListDeleted, deleted}} {
		list, err := c.list()
		var got []model.CampaignID
		for _, l := range list {
			got = append(got, l.ID)
		}
		if err != nil || !reflect.DeepEqual(got, c.want) {
			t.Errorf("listed %v, %v, want %v", got, err, c.want)
		}
	}
}

func put(t testing.TB, s model.Store, id model.CampaignID, log ...model.Batch) model.CampaignID {
	t.Helper()
	kept, err := s.Put(id, log, start)
	if err != nil {
		t.Fatal(err)
	}
	return kept
}

func binsAndBack(t *testing.T, s model.Store) {
	a, b, c := put(t, s, "", batch(0, 1)), put(t, s, "", played...), put(t, s, "", played[:2]...)
	for i, id := range []model.CampaignID{a, b, b} { // the second time b stays when it was
		if err := s.Delete(id, start.Add(time.Duration(i)*time.Hour)); err != nil {
			t.Fatal(err)
		}
	}
	listed(t, s, []model.CampaignID{c}, []model.CampaignID{b, a})
	list, err := s.ListDeleted()
	want := model.Listing{ID: b, Last: played[2].At, Events: 6, Deleted: start.Add(time.Hour)}
	if err != nil || !reflect.DeepEqual(list[0], want) {
		t.Errorf("ListDeleted() = %v, %v, want %v", list, err, want)
	}
	equalLog(t, load(t, s, b), played...)
	if err := s.Append(b, 3, batch(3, 2)); err != nil {
		t.Errorf("played on by another process: %v", err)
	}
	for range 2 {
		if err := s.Undelete(b); err != nil {
			t.Fatal(err)
		}
		listed(t, s, []model.CampaignID{b, c}, []model.CampaignID{a})
	}
	equalLog(t, load(t, s, b), append(played[:3:3], batch(3, 2))...)
	for name, err := range map[string]error{"Delete": s.Delete("nobody", start), "Undelete": s.Undelete("nobody")} {
		if !errors.Is(err, model.ErrNoCampaign) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func putsNew(t *testing.T, s model.Store) {
	a := create(t, s)
	b, c := put(t, s, "", played...), put(t, s, "", played...)
	if a == b || b == c {
		t.Fatal("two campaigns under one id")
	}
	if err := s.Append(b, 3, batch(3, 2)); err != nil {
		t.Fatal(err)
	}
	equalLog(t, load(t, s, a), batch(0, 1))
	equalLog(t, load(t, s, b), append(played[:3:3], batch(3, 2))...)
	equalLog(t, load(t, s, c), played...)
}

// putsInPlace: what is replaced goes into the bin, whole; the one in its place has the same origin.
func putsInPlace(t *testing.T, s model.Store) {
	apart := put(t, s, "", batch(0, 2))
	if id := put(t, s, "ABC", played...); id != "ABC" {
		t.Errorf("put under %s", id)
	}
	if id := put(t, s, "ABC", played[:2]...); id != "ABC.2" {
		t.Errorf("put under %s", id)
	}
	if id := put(t, s, "ABC.2", played[:1]...); id != "ABC.3" {
		t.Errorf("put under %s", id)
	}
	if list, err := s.List(); err != nil || len(list) != 2 {
		t.Errorf("List() = %v, %v", list, err)
	}
	if list, err := s.ListDeleted(); err != nil || len(list) != 2 || !list[0].Deleted.Equal(start) {
		t.Errorf("ListDeleted() = %v, %v", list, err)
	}
	equalLog(t, load(t, s, apart), batch(0, 2))
	equalLog(t, load(t, s, "ABC"), played...)
	equalLog(t, load(t, s, "ABC.2"), played[:2]...)
	equalLog(t, load(t, s, "ABC.3"), played[:1]...)
}

// putsSame: a log that is there comes out of the bin and is not there twice.
func putsSame(t *testing.T, s model.Store) {
	put(t, s, "ABC", played...)
	put(t, s, "ABC", played[:2]...)
	for range 2 {
		if id := put(t, s, "ABC", played...); id != "ABC" {
			t.Errorf("put under %s", id)
		}
		listed(t, s, []model.CampaignID{"ABC"}, []model.CampaignID{"ABC.2"})
	}
}

func putsNone(t *testing.T, s model.Store) {
	put(t, s, "ABC", played...)
	for name, log := range map[string][]model.Batch{
		"empty": nil, "gap": {batch(0, 1), batch(2, 1)}, "late": {batch(1, 1)}, "no event": {batch(0, 1), {Number: 1, At: start}},
	} {
		for _, id := range []model.CampaignID{"", "ABC", "other"} {
			if _, err := s.Put(id, log, start); !errors.Is(err, model.ErrBadLog) {
				t.Errorf("%s: %v", name, err)
			}
		}
	}
	listed(t, s, []model.CampaignID{"ABC"}, nil)
}

func duplicates(t *testing.T, s model.Store) {
	a := put(t, s, "", played...)
	b, err := model.Duplicate(s, a)
	if err != nil || b.Origin() == a.Origin() {
		t.Fatalf("%s became %s, %v", a, b, err)
	}
	if err := s.Append(b, 3, batch(3, 1)); err != nil {
		t.Error(err)
	}
	equalLog(t, load(t, s, a), played...)
	equalLog(t, load(t, s, b), append(played[:3:3], batch(3, 1))...)
	if _, err := model.Duplicate(s, "nobody"); !errors.Is(err, model.ErrNoCampaign) {
		t.Errorf("Duplicate: %v", err)
	}
}
