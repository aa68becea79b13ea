package gui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"plotwright/gui/widget"
	"plotwright/model"
)

// said is all that the topmost sheet says.
func (h *hands) said() string {
	h.t.Helper()
	var text []string
	widget.Every(h.layers.top().Sheet, func(o fyne.CanvasObject) {
		if d, ok := o.(interface{ Describe() string }); ok {
			text = append(text, d.Describe())
		}
	})
	return strings.Join(text, "\n")
}

// From card to card by keys and buttons, in the order of the table, around its end.
func TestFromCardToCard(t *testing.T) {
	h := newTable(t, model.NewCampaign{Deck: "silent-protector"})
	cards := h.table.view().Board().Cards
	h.showCard(cards[0].ID)
	title := func(i int) {
		t.Helper()
		if got := h.layers.top().Title(); got != cards[i].Name {
			t.Errorf("%s is open, not %s", got, cards[i].Name)
		}
	}
	h.key(fyne.KeyRight, fyne.KeyRight)
	title(2)
	h.key(fyne.KeyLeft)
	title(1)
	h.press("card-page.previous")
	title(0)
	h.press("card-page.previous")
	title(len(cards) - 1)
	h.key(fyne.KeyEscape)
	if h.layers.top() != nil {
		t.Error("one Esc does not close the card")
	}
}

// Why a card cannot be bought or triggered is in sight without a press.
func TestReasonInSight(t *testing.T) {
	h := newTable(t, model.NewCampaign{Deck: "silent-protector"})
	h.showCard("pacify")
	if reason := h.table.view().BuyButton("pacify").Reason; reason == "" || !strings.Contains(h.said(), reason) {
		t.Errorf("%q is not said in\n%s", reason, h.said())
	}
	h.char("b")
	if h.layers.toast.Text() == "" || h.layers.top() == nil {
		t.Error("the key says nothing")
	}
}

// Keys trigger the card that is open.
func TestTriggerTheOpenCard(t *testing.T) {
	h := newTable(t, model.NewCampaign{Deck: "silent-protector", Threat: 1}, model.StartQuest{Kind: model.Act1}, model.EndSetup{}, model.BeginOverlordTurn{})
	h.showCard("brethren")
	h.showRules("agents")
	h.showCard("brethren")
	h.char("е") // T on a Russian keyboard
	if h.screen != screen(h.table) || h.layers.top() != nil || h.table.choice == nil {
		t.Error("the heroes are not asked at the table")
	}
}

// The other value of a dispute is a ruling: logged, in force at once, undone.
func TestDisputeOnTheCard(t *testing.T) {
	h := newTable(t, model.NewCampaign{Deck: "silent-protector"})
	h.showCard("summon-serena")
	h.press("card-page.agent", "Agent", h.tr.T("agent.serena.name"))
	before := len(h.session.Log())
	_, values, _ := h.table.view().Dispute("serena-attack")
	h.layers.top().Scroll().ScrollTop(10000)
	h.press("card-page.seed", "Value", values[0])
	name := model.DataRuling("serena-attack")
	if h.session.State().Rulings.Value(name) != model.Seed || len(h.session.Log()) != before+1 {
		t.Fatal("the ruling is not in the log")
	}
	deck := h.Catalog.Deck("silent-protector")
	if face := h.table.view().AgentFace(deck, 1); face.Attack != "" {
		t.Errorf("the card still says %s", face.Attack)
	}
	if !h.do(model.Undo{}) || h.table.view().AgentFace(deck, 1).Attack != "ranged" {
		t.Error("the ruling is not undone")
	}
}

// Before a campaign cards are read from the start page: whole, with their source, and nothing to press that needs a table.
func TestCardsFromTheStartPage(t *testing.T) {
	h := newHands(t)
	h.readCards("unstable-forces")
	h.tap("card:wild-energy")
	h.key(fyne.KeyRight)
	said := h.said()
	for _, want := range []string{"card.pariah.name", "source.translated", "source.name-rendered", "rules.purchasing-triggering.title"} {
		if !strings.Contains(said, h.tr.T(want)) {
			t.Errorf("%s is not said in\n%s", want, said)
		}
	}
	h.char("tb")
	if h.layers.toast.Text() != "" {
		t.Errorf("said %q", h.layers.toast.Text())
	}
	h.press("rules.purchasing-triggering.title")
	h.rulesOpen()
	h.key(fyne.KeyEscape, fyne.KeyEscape)
	if h.layers.top().Title() != h.tr.T("deck.unstable-forces.name") {
		t.Error("the deck is not open any more")
	}
}

// The key that hides facedown cards hides an open one, too.
func TestHideTheOpenCard(t *testing.T) {
	h := newTable(t, model.NewCampaign{Deck: "silent-protector"})
	h.showCard("pacify")
	h.char("р") // H on a Russian keyboard
	if h.layers.top() != nil || !h.Settings.Covered {
		t.Error("the card is still open")
	}
	h.showCard("brethren")
	h.key(fyne.KeyRight)
	if got := h.layers.top().Title(); got != h.tr.T("card.brethren.name") {
		t.Errorf("the way leads to %s", got)
	}
	h.char("h")
	if h.layers.top() == nil || h.Settings.Covered {
		t.Error("the faceup card is not open any more")
	}
}
