package model

import (
	"errors"
	"fmt"
	"slices"
)

// Code names the reason of a refusal (R4.6).
type Code string

// The codes, in their order of precedence: where several reasons apply, the first of this list is named (R4.6).
const (
	CodeUnknownCard      Code = "unknown-card"
	CodeUnknownHero      Code = "unknown-hero"
	CodeNoDeck           Code = "no-deck"
	CodeWrongPhase       Code = "wrong-phase"
	CodeCardFacedown     Code = "card-facedown"
	CodeCardFaceup       Code = "card-faceup"
	CodeCardExhausted    Code = "card-exhausted"
	CodeAgentForbidden   Code = "agent-forbidden"
	CodeAgentInPlay      Code = "agent-in-play"
	CodeNoAgent          Code = "no-agent"
	CodeHeroNeeded       Code = "hero-needed"
	CodeGroupNeeded      Code = "group-needed"
	CodeBadValue         Code = "bad-value"
	CodeNoQuestion       Code = "no-question"
	CodeAlreadyGained    Code = "already-gained"
	CodeActionLimit      Code = "action-limit"
	CodeCapReached       Code = "cap-reached"
	CodeSupplyEmpty      Code = "supply-empty"
	CodeCounterEmpty     Code = "counter-empty"
	CodeAlreadyAssigned  Code = "already-assigned"
	CodeNotEnoughThreat  Code = "not-enough-threat"
	CodeNotEnoughXP      Code = "not-enough-xp"
	CodeNotEnoughFortune Code = "not-enough-fortune"
	CodeChoiceNeeded     Code = "choice-needed"
	CodeNotLowestFortune Code = "not-lowest-fortune"
	CodeNothingToUndo    Code = "nothing-to-undo"
	CodeNothingToRedo    Code = "nothing-to-redo"
)

var precedence = []Code{
	CodeUnknownCard, CodeUnknownHero, CodeNoDeck, CodeWrongPhase, CodeCardFacedown, CodeCardFaceup, CodeCardExhausted, CodeAgentForbidden, CodeAgentInPlay,
	CodeNoAgent, CodeHeroNeeded, CodeGroupNeeded, CodeBadValue, CodeNoQuestion, CodeAlreadyGained, CodeActionLimit, CodeCapReached, CodeSupplyEmpty,
	CodeCounterEmpty, CodeAlreadyAssigned, CodeNotEnoughThreat, CodeNotEnoughXP, CodeNotEnoughFortune, CodeChoiceNeeded, CodeNotLowestFortune,
	CodeNothingToUndo, CodeNothingToRedo,
}

// Codes lists all codes in their order.
func Codes() []Code { return slices.Clone(precedence) }

// Why an agent is forbidden, or which word is bad: the details of a refusal that a sentence needs.
const (
	DetailQuestKind  = "quest-kind"
	DetailLieutenant = "lieutenant"
	DetailBox        = "box"
)

// RuleError is the refusal of a command. Need and Have are numbers of tokens or points, where the code is about them.
type RuleError struct {
	Code   Code
	Card   CardID
	Hero   string
	Need   int
	Have   int
	Detail string
}

// Error is for developers; players read a sentence made from the fields.
func (e *RuleError) Error() string {
	return fmt.Sprintf("%s (card %q hero %q need %d have %d %s)", e.Code, e.Card, e.Hero, e.Need, e.Have, e.Detail)
}

// CodeOf is the code of a refusal, empty for any other error and for none.
func CodeOf(err error) Code {
	var e *RuleError
	if errors.As(err, &e) {
		return e.Code
	}
	return ""
}
