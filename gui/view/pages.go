package view

import (
	"errors"
	"strings"

	"plotwright/locales"
	"plotwright/model"
)

// NewCampaignFault says what is missing in a new campaign.
func NewCampaignFault(tr *locales.Translator, n model.NewCampaign, err error) string {
	var e *model.RuleError
	if !errors.As(err, &e) {
		return StoreFault(tr, err)
	}
	switch {
	case e.Detail == model.DetailLong:
		return tr.N("refusal.bad-value.long", e.Need, "Have", e.Have)
	case e.Detail == model.DetailSigns:
		return tr.T("refusal.bad-value.signs")
	case e.Detail == "name" && e.Hero != "":
		return tr.T("ui.new.fault.same-hero", "Hero", e.Hero)
	case e.Detail == "name" && n.Box == model.CustomBox && model.Trim(n.Name) == "":
		return tr.T("ui.new.fault.no-name")
	case e.Detail == "name":
		return tr.T("ui.new.fault.no-hero-name")
	}
	return tr.T("ui.new.fault.value")
}

// StoreFault is a sentence about a store's error: what is wrong and what to do.
func StoreFault(tr *locales.Translator, err error) string {
	return tr.T("ui.fault." + string(model.FaultOf(err)))
}

// DatabaseFault is the page about a database that cannot be used.
func DatabaseFault(tr *locales.Translator, file string, err error) []Paragraph {
	return []Paragraph{
		Plain(StoreFault(tr, err)),
		Plain(tr.T("ui.fault.file", "File", file)),
		Plain(tr.T("ui.fault.untouched")),
		Plain(tr.T("ui.fault.detail", "Detail", err.Error())),
	}
}

// ProposedQuest is the kind of quest that usually comes next (R9).
func ProposedQuest(s *model.State) model.QuestKind {
	box := len(s.Played)
	switch {
	case box == 0 && s.Act == 1:
		return model.Introduction
	case s.Act == 1:
		if actQuests(s, model.Act1) >= questsPerAct {
			return model.Interlude
		}
		return model.Act1
	case actQuests(s, model.Act2) >= questsPerAct:
		return model.Finale
	}
	return model.Act2
}

// questsPerAct is the number of quests of an act in a full campaign (R9).
const questsPerAct = 3

func actQuests(s *model.State, k model.QuestKind) int {
	n := 0
	for _, q := range s.Played {
		if q.Kind == k {
			n++
		}
	}
	return n
}

// KnownQuest tells for a quest known by its name whether it uses the lieutenant of the campaign's deck (R2.5, R9).
func KnownQuest(tr *locales.Translator, c *model.Catalog, s *model.State, name string) (uses, known bool) {
	deck := c.Deck(s.Deck)
	if deck == nil {
		return false, false
	}
	for _, q := range c.Quests {
		if strings.EqualFold(strings.TrimSpace(name), tr.T("quest."+q.ID+".name")) {
			return q.Agent == deck.Agent.ID, true
		}
	}
	return false, false
}

// LieutenantQuestion asks whether the quest uses the deck's lieutenant (for Serena: as lieutenant, ally or hero).
func LieutenantQuestion(tr *locales.Translator, s *model.State) string {
	return tr.T("ui.quest.lieutenant", "Name", tr.T("deck."+string(s.Deck)+".lieutenant"))
}

// AbilityVerdict is what a hero's ability says to fortune held over it: only the owner's own abilities take it.
func (t Table) AbilityVerdict(owner, hero model.HeroID, ability model.FortuneAbility) (takes bool, tokens int, text string) {
	if owner != hero {
		return false, 0, t.Tr.T("ui.drop.not-traded")
	}
	h := t.state().Hero(hero)
	if h == nil {
		return false, 0, ""
	}
	if reason := t.refusal(model.SpendFortune{Hero: h.Name, Ability: ability}); reason != "" {
		return false, 0, reason
	}
	return true, ability.Cost(), t.Tr.T("ui.drop.ability." + string(ability))
}
