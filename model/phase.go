package model

// Phase is where in time a campaign is (R2.2, R2.3).
type Phase string

// The phases, in the order of a campaign.
const (
	BetweenQuests  Phase = "between-quests"
	EncounterSetup Phase = "encounter-setup"
	HeroesTurn     Phase = "heroes-turn"
	OverlordTurn   Phase = "overlord-turn"
	QuestEnd       Phase = "quest-end"
	Gold           Phase = "gold"
	Cleanup        Phase = "cleanup"
	Rewards        Phase = "rewards"
	Shopping       Phase = "shopping"
	SpendXP        Phase = "spend-xp"
)

// InTurn tells whether a round is being played.
func (p Phase) InTurn() bool { return p == HeroesTurn || p == OverlordTurn }

// InQuest tells whether a quest is open.
func (p Phase) InQuest() bool { return p.InTurn() || p == EncounterSetup || p == QuestEnd }

// InCampaignPhase tells whether the phase is one of the five steps of the campaign phase.
func (p Phase) InCampaignPhase() bool {
	switch p {
	case Gold, Cleanup, Rewards, Shopping, SpendXP:
		return true
	}
	return false
}

// StepOrder is the order of the campaign phase under the ruling phase-order (R2.3).
func StepOrder(r Rulings) []Phase {
	if r.Value(RulingPhaseOrder) == "printed" {
		return []Phase{Gold, Cleanup, Rewards, SpendXP, Shopping}
	}
	return []Phase{Gold, Cleanup, Rewards, Shopping, SpendXP}
}

// QuestKind says what part a quest plays in the campaign (R2.1).
type QuestKind string

// The kinds of quest.
const (
	Introduction QuestKind = "introduction"
	Act1         QuestKind = "act1"
	Interlude    QuestKind = "interlude"
	Act2         QuestKind = "act2"
	Finale       QuestKind = "finale"
	Rumor        QuestKind = "rumor"
)

// QuestKinds lists the kinds in the order of a campaign.
func QuestKinds() []QuestKind {
	return []QuestKind{Introduction, Act1, Interlude, Act2, Finale, Rumor}
}

// ActOf is the act of a quest of this kind in a campaign in the given act (R2.1); ok is false for an unknown kind.
func (k QuestKind) ActOf(campaign int) (act int, ok bool) {
	switch k {
	case Introduction, Act1:
		return 1, true
	case Act2, Finale:
		return 2, true
	case Interlude, Rumor:
		return campaign, true
	}
	return 0, false
}

// Side is a side of the table.
type Side string

// The two sides.
const (
	Heroes   Side = "heroes"
	Overlord Side = "overlord"
)
