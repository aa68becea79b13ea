package view

import (
	"slices"
	"strings"

	"plotwright/model"
)

// now is the now bar: where the campaign is, what is happening, the usual next step.
func (t Table) now() Now {
	s := t.state()
	v := Now{
		Title: BoxName(t.Tr, s), Place: t.place(Brief, s.Phase), Happening: t.happening(s.Phase), Others: t.others(), Steps: t.steps(),
		Main: t.mainButton(),
		More: Button{Label: t.Tr.T("ui.menu"), Icon: "menu"}, Cover: CoverButton(t.Tr, t.Cover),
	}
	if t.past() {
		v.Undo.Hidden, v.Redo.Hidden = true, true
		return v
	}
	v.Undo = t.UndoButton()
	v.Redo = Button{Label: t.Tr.T("ui.redo"), Icon: "redo", Reason: t.refusal(model.Redo{})}
	if h := t.Session.History(); h.CanRedo() {
		v.Redo.About = ActionText(t.Tr, t.Session, h.RedoBatch())
		v.Redo.Hint = t.Tr.T("ui.redo-what", "What", v.Redo.About)
	}
	return v
}

// Whereabouts are the campaign's name, and quest, act, encounter and round, in full.
func (t Table) Whereabouts() []Paragraph {
	return []Paragraph{{{Text: BoxName(t.Tr, t.state()), Bold: true}, {Text: " · " + t.place(Showable, t.state().Phase)}}}
}

// UndoButton takes the last step back, and says which it is.
func (t Table) UndoButton() Button {
	b := Button{Label: t.Tr.T("ui.undo"), Icon: "undo", Reason: t.refusal(model.Undo{})}
	if h := t.Session.History(); h.CanUndo() {
		b.About = ActionText(t.Tr, t.Session, h.UndoBatch())
		b.Hint = t.Tr.T("ui.undo-what", "What", b.About)
	}
	return b
}

// place is quest, act, encounter and round in a phase, as far as there are any; the quest's name is put as named does.
func (t Table) place(named func(string) string, phase model.Phase) string {
	s := t.state()
	act := t.Tr.T("ui.act", "Act", roman(s.Act))
	if s.Quest == nil || phase == model.BetweenQuests || phase.InCampaignPhase() {
		return act
	}
	parts := []string{named(QuestName(t.Tr, s.Quest.Kind, s.Quest.Name)), t.Tr.T("ui.act", "Act", roman(s.Quest.Act))}
	if phase != model.QuestEnd {
		parts = append(parts, t.Tr.T("ui.encounter", "Number", s.Quest.Encounter))
	}
	if phase.InTurn() {
		parts = append(parts, t.Tr.T("ui.round", "Number", max(s.Round, 1)))
	}
	return strings.Join(parts, " · ")
}

// happening says who acts and what to do in a phase, in one line (R2.3).
func (t Table) happening(phase model.Phase) string {
	s := t.state()
	switch {
	case t.Session.ReadOnly() != nil && !t.past():
		return Refusal(t.Tr, t.catalog(), s, model.Undo{}, t.Session.ReadOnly())
	case phase == model.BetweenQuests && s.Over:
		return t.Tr.T("ui.happening.over")
	case phase == model.QuestEnd:
		return t.questOver()
	case phase == model.Shopping && s.Quest != nil && s.Quest.Kind == model.Interlude:
		return t.Tr.T("ui.happening.shopping-interlude")
	}
	return t.Tr.T("ui.happening." + string(phase))
}

// part is the part of the campaign that a phase belongs to: the turns of a quest, or what is between two quests.
func (t Table) part() []model.Phase {
	s := t.state()
	if inEncounter(s.Phase) {
		return []model.Phase{model.EncounterSetup, model.HeroesTurn, model.OverlordTurn}
	}
	return slices.Concat([]model.Phase{model.QuestEnd}, model.StepOrder(s.Rulings), []model.Phase{model.BetweenQuests})
}

func inEncounter(p model.Phase) bool { return p == model.EncounterSetup || p.InTurn() }

// others are the other moments of the same part of the campaign.
func (t Table) others() []Moment {
	var list []Moment
	for _, p := range t.part() {
		if p != t.state().Phase {
			list = append(list, Moment{t.place(Brief, p), t.happening(p)})
		}
	}
	return list
}

// steps are the turns of a round in a quest, else the steps of the campaign phase; before the first quest there are none.
func (t Table) steps() []Step {
	s := t.state()
	phases := t.part()
	if s.Phase == model.BetweenQuests && len(s.Played) == 0 {
		return nil
	}
	had := s.StepsHad
	switch {
	case s.Phase == model.BetweenQuests:
		had = phases
	case s.Phase.InCampaignPhase():
		had = append([]model.Phase{model.QuestEnd}, had...)
	}
	var steps []Step
	for _, p := range phases {
		steps = append(steps, Step{
			Label: t.Tr.T("ui.step." + string(p)), Current: p == s.Phase, Done: p != s.Phase && slices.Contains(had, p),
			Once: !inEncounter(s.Phase),
		})
	}
	return steps
}

// NextCommand is the usual next step, or nil where the table has to say more first.
func (t Table) NextCommand() model.Command {
	switch t.state().Phase {
	case model.BetweenQuests:
		return nil
	case model.EncounterSetup:
		return model.EndSetup{}
	case model.HeroesTurn:
		return model.BeginOverlordTurn{}
	case model.OverlordTurn:
		return model.BeginHeroesTurn{}
	}
	return model.NextStep{}
}

func (t Table) mainButton() Button {
	s := t.state()
	b := Button{Style: Main, Icon: "chevron-right", Hidden: t.past()}
	if t.Session.ReadOnly() != nil {
		b.Reason = t.happening(s.Phase)
	}
	switch s.Phase {
	case model.BetweenQuests, model.EncounterSetup, model.HeroesTurn, model.OverlordTurn:
		b.Label = t.Tr.T("ui.main." + string(s.Phase))
	default:
		next, _ := s.NextStep()
		b.Label = t.Tr.T("ui.main.next", "Step", t.Tr.T("ui.step."+string(next)))
		if next == model.BetweenQuests {
			b.Label = t.Tr.T("ui.main.next-quest")
		}
	}
	return b
}
