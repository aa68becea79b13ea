package model

import (
	"errors"
	"fmt"
	"time"
)

// Session plays one campaign: it decides commands, has the store keep what they cause, and then holds the new state.
// It is for one goroutine.
type Session struct {
	// catalog is what is known beside the campaign's own deck; inForce is with it.
	catalog *Catalog
	inForce ownCatalog
	store   Store
	now     func() time.Time
	id      CampaignID
	history *History
	// readOnly is the reason why nothing may be added, or nil.
	readOnly error
}

// CreateSession creates a campaign in the store. The error is a *RuleError where the campaign is not allowed.
func CreateSession(c *Catalog, store Store, n NewCampaign, now func() time.Time) (*Session, error) {
	e, err := c.Create(n)
	if err != nil {
		return nil, err
	}
	first := Batch{At: moment(now), Events: []Event{e}}
	id, err := store.Create(first)
	if err != nil {
		return nil, fmt.Errorf("create campaign: %w", err)
	}
	s := &Session{catalog: c, store: store, now: now, id: id}
	s.read([]Batch{first})
	return s, nil
}

// OpenSession opens a campaign of the store. A log with an unknown event or card opens read-only (see ReadOnly).
func OpenSession(c *Catalog, store Store, id CampaignID, now func() time.Time) (*Session, error) {
	s := &Session{catalog: c, store: store, now: now, id: id}
	if err := s.Reload(); err != nil {
		return nil, err
	}
	return s, nil
}

// Reload reads the log anew, as after ErrStale.
func (s *Session) Reload() error {
	log, err := s.store.Load(s.id)
	if err != nil {
		return fmt.Errorf("open campaign: %w", err)
	}
	s.read(log)
	return nil
}

func (s *Session) read(log []Batch) {
	s.history = NewHistory(log)
	s.readOnly = UnknownIn(s.catalog, log)
}

// UnknownError names what this version does not know in a log. It is an ErrReadOnly.
type UnknownError struct {
	// What is "event" or "card"; Name is the kind or the id.
	What, Name string
}

// Error is for developers; players read a sentence made from the fields.
func (e *UnknownError) Error() string { return fmt.Sprintf("unknown %s %q in the log", e.What, e.Name) }

// Unwrap makes it an ErrReadOnly.
func (e *UnknownError) Unwrap() error { return ErrReadOnly }

// UnknownIn is an *UnknownError for the first event or card of a log that this version or this catalogue does not know, or nil.
func UnknownIn(c *Catalog, log []Batch) error {
	for _, b := range log {
		for _, e := range b.Events {
			switch e := e.(type) {
			case UnknownEvent:
				return &UnknownError{"event", e.Name}
			case CampaignCreated:
				if err := unknownCard(c.With(e.Own), e.Cards); err != nil {
					return err
				}
			case DeckChosen:
				if err := unknownCard(c.With(e.Own), e.Cards); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

func unknownCard(c *Catalog, cards []CardSetup) error {
	for _, k := range cards {
		if _, card := c.Card(k.ID); card == nil {
			return &UnknownError{"card", string(k.ID)}
		}
	}
	return nil
}

// ID is the campaign's id in the store.
func (s *Session) ID() CampaignID { return s.id }

// State is the state now; it is for reading only.
func (s *Session) State() *State { return s.history.State() }

// History is what the log means; it is for reading only.
func (s *Session) History() *History { return s.history }

// Log is the whole log, undone batches included; it is for reading only.
func (s *Session) Log() []Batch { return s.history.Log() }

// ReadOnly is the reason why commands are refused, or nil.
func (s *Session) ReadOnly() error { return s.readOnly }

// After is the campaign as it was right after a batch of the log: a session of its own, to be looked at. Every command is
// refused with ErrPast. It is nil for a batch that the log does not have.
func (s *Session) After(batch int) *Session {
	if batch < 0 || batch >= len(s.Log()) {
		return nil
	}
	return &Session{catalog: s.catalog, store: s.store, now: s.now, id: s.id, history: NewHistory(s.Log()[:batch+1]), readOnly: ErrPast}
}

// Check is the answer that Do would give, without doing it.
func (s *Session) Check(cmd Command) error {
	_, err := s.decide(cmd)
	return err
}

// Do carries a command out. A *RuleError refuses it; any other error comes from the store. In both cases nothing has
// changed, save that ErrStale means that another process has played on: the session then holds what is so now.
func (s *Session) Do(cmd Command) error {
	events, err := s.decide(cmd)
	if err != nil {
		return err
	}
	b := Batch{Number: len(s.Log()), At: moment(s.now), Events: events}
	if err := s.store.Append(s.id, b.Number, b); err != nil {
		return s.afterFailure(fmt.Errorf("append event: %w", err))
	}
	s.history.Add(b)
	return nil
}

// afterFailure brings a session up to date that another process has overtaken.
func (s *Session) afterFailure(err error) error {
	if errors.Is(err, ErrStale) {
		return errors.Join(err, s.Reload())
	}
	return err
}

// decide is Decide with the commands that need the history.
func (s *Session) decide(cmd Command) ([]Event, error) {
	if s.readOnly != nil {
		return nil, s.readOnly
	}
	h := s.history
	switch c := cmd.(type) {
	case Undo:
		if !h.CanUndo() {
			return nil, &RuleError{Code: CodeNothingToUndo}
		}
		return []Event{Undone{h.UndoBatch()}}, nil
	case Redo:
		if !h.CanRedo() {
			return nil, &RuleError{Code: CodeNothingToRedo}
		}
		return []Event{Redone{h.RedoBatch()}}, nil
	case GoBack:
		if c.Action < 0 || c.Action > h.Actions() {
			return nil, &RuleError{Code: CodeBadValue, Detail: "action"}
		}
		return []Event{WentBack(c)}, nil
	}
	return Decide(s.Catalog(), h.State(), cmd)
}

// moment is the time to the millisecond, as stores keep it.
func moment(now func() time.Time) time.Time { return now().UTC().Truncate(time.Millisecond) }
