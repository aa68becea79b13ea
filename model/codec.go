package model

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"slices"
)

// Kind is the name of the event on the wire.
func (CampaignCreated) Kind() string { return "campaign-created" }

// Kind is the name of the event on the wire.
func (DeckChosen) Kind() string { return "deck-chosen" }

// Kind is the name of the event on the wire.
func (QuestStarted) Kind() string { return "quest-started" }

// Kind is the name of the event on the wire.
func (EncounterStarted) Kind() string { return "encounter-started" }

// Kind is the name of the event on the wire.
func (TurnBegan) Kind() string { return "turn-began" }

// Kind is the name of the event on the wire.
func (QuestEnded) Kind() string { return "quest-ended" }

// Kind is the name of the event on the wire.
func (StepBegan) Kind() string { return "step-began" }

// Kind is the name of the event on the wire.
func (TokensMoved) Kind() string { return "tokens-moved" }

// Kind is the name of the event on the wire.
func (HeroDefeated) Kind() string { return "hero-defeated" }

// Kind is the name of the event on the wire.
func (CardTriggered) Kind() string { return "card-triggered" }

// Kind is the name of the event on the wire.
func (CardExhausted) Kind() string { return "card-exhausted" }

// Kind is the name of the event on the wire.
func (CardTurned) Kind() string { return "card-turned" }

// Kind is the name of the event on the wire.
func (CardsRefreshed) Kind() string { return "cards-refreshed" }

// Kind is the name of the event on the wire.
func (CardBought) Kind() string { return "card-bought" }

// Kind is the name of the event on the wire.
func (CardAssigned) Kind() string { return "card-assigned" }

// Kind is the name of the event on the wire.
func (EffectBegan) Kind() string { return "effect-began" }

// Kind is the name of the event on the wire.
func (EffectEnded) Kind() string { return "effect-ended" }

// Kind is the name of the event on the wire.
func (QuestionOpened) Kind() string { return "question-opened" }

// Kind is the name of the event on the wire.
func (QuestionClosed) Kind() string { return "question-closed" }

// Kind is the name of the event on the wire.
func (CountersChanged) Kind() string { return "counters-changed" }

// Kind is the name of the event on the wire.
func (DiscountArmed) Kind() string { return "discount-armed" }

// Kind is the name of the event on the wire.
func (NoticeDue) Kind() string { return "notice-due" }

// Kind is the name of the event on the wire.
func (NoticeDropped) Kind() string { return "notice-dropped" }

// Kind is the name of the event on the wire.
func (NoticeShown) Kind() string { return "notice-shown" }

// Kind is the name of the event on the wire.
func (AgentSummoned) Kind() string { return "agent-summoned" }

// Kind is the name of the event on the wire.
func (AgentHealthChanged) Kind() string { return "agent-health-changed" }

// Kind is the name of the event on the wire.
func (AgentLeft) Kind() string { return "agent-left" }

// Kind is the name of the event on the wire.
func (XPChanged) Kind() string { return "xp-changed" }

// Kind is the name of the event on the wire.
func (XPExchanged) Kind() string { return "xp-exchanged" }

// Kind is the name of the event on the wire.
func (RumorPlayed) Kind() string { return "rumor-played" }

// Kind is the name of the event on the wire.
func (FortuneSpent) Kind() string { return "fortune-spent" }

// Kind is the name of the event on the wire.
func (RulingChanged) Kind() string { return "ruling-changed" }

// Kind is the name of the event on the wire.
func (Corrected) Kind() string { return "corrected" }

// Kind is the name of the event on the wire.
func (ActChanged) Kind() string { return "act-changed" }

// Kind is the name of the event on the wire.
func (CampaignRenamed) Kind() string { return "campaign-renamed" }

// Kind is the name of the event on the wire.
func (HeroRenamed) Kind() string { return "hero-renamed" }

// Kind is the name of the event on the wire.
func (HeroJoined) Kind() string { return "hero-joined" }

// Kind is the name of the event on the wire.
func (HeroLeft) Kind() string { return "hero-left" }

// Kind is the name of the event on the wire.
func (Undone) Kind() string { return "undone" }

// Kind is the name of the event on the wire.
func (Redone) Kind() string { return "redone" }

// Kind is the name of the event on the wire.
func (WentBack) Kind() string { return "went-back" }

// Kind is the name that the later version gave it.
func (e UnknownEvent) Kind() string { return e.Name }

// eventTypes finds the type of an event by its wire name; kinds are only ever added.
var eventTypes = func() map[string]reflect.Type {
	m := map[string]reflect.Type{}
	for _, e := range []Event{
		CampaignCreated{}, DeckChosen{}, QuestStarted{}, EncounterStarted{}, TurnBegan{}, QuestEnded{}, StepBegan{},
		TokensMoved{}, HeroDefeated{}, CardTriggered{}, CardExhausted{}, CardTurned{}, CardsRefreshed{}, CardBought{},
		CardAssigned{}, EffectBegan{}, EffectEnded{}, QuestionOpened{}, QuestionClosed{}, CountersChanged{},
		DiscountArmed{}, NoticeDue{}, NoticeDropped{}, NoticeShown{}, AgentSummoned{}, AgentHealthChanged{}, AgentLeft{}, XPChanged{},
		XPExchanged{}, RumorPlayed{}, FortuneSpent{}, RulingChanged{}, Corrected{}, ActChanged{}, CampaignRenamed{},
		HeroRenamed{}, HeroJoined{}, HeroLeft{}, Undone{}, Redone{}, WentBack{},
	} {
		m[e.Kind()] = reflect.TypeOf(e)
	}
	return m
}()

// EncodeEvent is the wire form of an event.
func EncodeEvent(e Event) (body []byte, err error) {
	if u, ok := e.(UnknownEvent); ok {
		return u.Body, nil
	}
	return json.Marshal(e)
}

// DecodeEvent reads the wire form. A kind or a field that this version does not know gives an UnknownEvent, which keeps
// the body as it is; only a body that is no JSON is an error.
func DecodeEvent(kind string, body []byte) (Event, error) {
	if !json.Valid(body) {
		return nil, fmt.Errorf("event %q is damaged: its body is no JSON", kind)
	}
	t, ok := eventTypes[kind]
	if !ok {
		return UnknownEvent{kind, body}, nil
	}
	v := reflect.New(t)
	d := json.NewDecoder(bytes.NewReader(body))
	d.DisallowUnknownFields()
	if err := d.Decode(v.Interface()); err != nil {
		return UnknownEvent{kind, body}, nil //nolint:nilerr // a later version's fields are kept, not refused
	}
	e, ok := v.Elem().Interface().(Event)
	if !ok {
		return UnknownEvent{kind, body}, nil
	}
	return e, nil
}

// EventKinds lists the wire names of all events, sorted.
func EventKinds() []string { return slices.Sorted(maps.Keys(eventTypes)) }
