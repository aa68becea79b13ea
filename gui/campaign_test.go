package gui

import (
	"reflect"
	"testing"

	"fyne.io/fyne/v2"

	"plotwright/locales"
	"plotwright/model"
)

// TestWholeCampaign plays nine quests with the real widgets, buys cards, summons the agent in both acts and changes the
// language in each quest. The same campaign as plain commands gives the same log.
func TestWholeCampaign(t *testing.T) {
	n := model.NewCampaign{
		Box: "the-shadow-rune", Deck: "cursed-by-power", Heroes: []string{"Ashrian", "Jain", "Syndrael"}, Threat: 6,
		Own: []model.CardID{"summon-merick", "greater-power"},
	}
	h := newTable(t, n)
	plain, err := model.CreateSession(h.Catalog, model.NewMemoryStore(), n, clock())
	if err != nil {
		t.Fatal(err)
	}
	kinds := []model.QuestKind{
		model.Introduction, model.Act1, model.Act1, model.Act1, model.Interlude, model.Act2, model.Act2, model.Act2, model.Finale,
	}
	for i, kind := range kinds {
		playQuest(h, i, kind)
		for _, cmd := range questCommands(plain, i, kind) {
			if err := plain.Do(cmd); err != nil {
				t.Fatalf("quest %d: %#v: %v", i+1, cmd, err)
			}
		}
		if got, want := h.session.State(), plain.State(); !reflect.DeepEqual(got, want) {
			t.Fatalf("after quest %d the widgets lead to\n%+v\nnot\n%+v", i+1, got, want)
		}
	}
	again, err := model.OpenSession(h.Catalog, h.Store, h.session.ID(), clock())
	if err != nil {
		t.Fatal(err)
	}
	s := again.State()
	if !reflect.DeepEqual(s, h.session.State()) {
		t.Error("the campaign opened anew is another one")
	}
	// 9 quests: one point of experience each. The overlord won the five odd ones.
	if s.XP != 9 || len(s.Played) != 9 || s.Act != 2 || !s.Over {
		t.Errorf("experience %d, %d quests, act %d, over %v", s.XP, len(s.Played), s.Act, s.Over)
	}
}

// mayPlay tells which of the two cards quest i can pay for, in both ways of playing.
func mayPlay(s *model.State, kind model.QuestKind) (summon, power bool) {
	summon = kind != model.Interlude && kind != model.Finale && s.Threat() >= 4
	return summon, s.Threat() >= 3
}

// playQuest plays a quest and the campaign phase after it with taps and drags.
func playQuest(h *hands, i int, kind model.QuestKind) {
	h.t.Helper()
	lang := []string{locales.Russian, locales.English}[i%2]
	summon, power := mayPlay(h.session.State(), kind)
	h.press("ui.main.between-quests")
	h.press("ui.quest.start")
	if summon {
		h.tap("card:summon-merick")
		h.press("ui.trigger", "Cost", 2)
		h.press("ui.ask.group-number", "Number", 1)
		h.press("ui.trigger", "Cost", 2)
		chooseAll(h)
	}
	h.press("ui.main.encounter-setup")
	h.press("ui.menu")
	h.press("ui.settings." + map[string]string{locales.English: "english", locales.Russian: "russian"}[lang])
	h.key(fyne.KeyEscape)
	if h.tr.Language() != lang {
		h.t.Fatalf("the language is %s", h.tr.Language())
	}
	h.tap("defeated:h1")
	h.press("ui.defeat.threat")
	h.press("ui.main.heroes-turn")
	if power {
		h.drag("token:0", "card:greater-power")
		chooseAll(h)
	}
	h.press("ui.menu")
	if i%2 == 0 {
		h.press("ui.menu-sheet.overlord-won")
	} else {
		h.press("ui.menu-sheet.heroes-won")
	}
	for step := 0; step < 5; step++ {
		h.press("ui.main.next", "Step", h.tr.T("ui.step."+string(model.StepOrder(h.session.State().Rulings)[step])))
	}
	if id, ok := nextPurchase(h.session); ok {
		h.tap("card:" + string(id))
		_, card := h.Catalog.Card(id)
		h.press("ui.buy", "Cost", card.Purchase)
	}
	h.press("ui.main.next-quest")
}

// chooseAll lets the heroes choose the first of those who are tied, for each token.
func chooseAll(h *hands) {
	for h.table.choice != nil {
		h.tap("hero:" + string(h.table.choice.preview.Tied[0]))
	}
}

// nextPurchase is the first facedown card that can be bought, while two threat are left for the next quest.
func nextPurchase(s *model.Session) (model.CardID, bool) {
	for _, k := range s.State().Cards {
		if s.State().Threat() >= 6 && s.Check(model.BuyCard{Card: k.ID}) == nil {
			return k.ID, true
		}
	}
	return "", false
}

// questCommands are the commands of the same quest, worked out before the purchase is known.
func questCommands(s *model.Session, i int, kind model.QuestKind) []model.Command {
	summon, power := mayPlay(s.State(), kind)
	winner := []model.Side{model.Overlord, model.Heroes}[i%2]
	do := []model.Command{model.StartQuest{Kind: kind}}
	if summon {
		do = append(do, lazyTrigger(s, do, model.TriggerCard{Card: "summon-merick", Answers: model.Answers{"group": model.GroupNumber(1)}}))
	}
	do = append(do, model.EndSetup{}, model.DefeatHero{Hero: "Ashrian", Answer: model.TakeThreat}, model.BeginOverlordTurn{})
	if power {
		do = append(do, lazyTrigger(s, do, model.TriggerCard{Card: "greater-power"}))
	}
	do = append(do, model.EndQuest{Winner: winner})
	for n := 0; n < 5; n++ {
		do = append(do, model.NextStep{})
	}
	if id, ok := nextPurchase(ahead(s, do)); ok {
		do = append(do, model.BuyCard{Card: id})
	}
	return append(do, model.NextStep{})
}

// ahead is the campaign as it will be after some commands.
func ahead(s *model.Session, cmds []model.Command) *model.Session {
	store := model.NewMemoryStore()
	log := s.Log()
	id, _ := store.Create(log[0])
	for i, b := range log[1:] {
		_ = store.Append(id, i+1, b)
	}
	a, err := model.OpenSession(s.Catalog(), store, id, clock())
	if err != nil {
		panic(err)
	}
	for _, cmd := range cmds {
		if err := a.Do(cmd); err != nil {
			panic(err)
		}
	}
	return a
}

// lazyTrigger gives a trigger the choices that the heroes will make: the first of those who are tied.
func lazyTrigger(s *model.Session, before []model.Command, cmd model.TriggerCard) model.TriggerCard {
	a := ahead(s, before)
	for p := a.PreviewTrigger(cmd); len(p.Tied) > 0; p = a.PreviewTrigger(cmd) {
		cmd.To = append(cmd.To, a.State().Hero(p.Tied[0]).Name)
	}
	return cmd
}

// TestBeginInSight: the new campaign's buttons stay in sight while the form is scrolled, whatever the window.
func TestBeginInSight(t *testing.T) {
	for _, lang := range []string{locales.English, locales.Russian} {
		h := newHands(t, func(o *Options) { o.Settings.Language = lang })
		h.newCampaign()
		for _, size := range []fyne.Size{{Width: 1024, Height: 600}, {Width: 1366, Height: 768}, {Width: 1920, Height: 1080}} {
			h.window.Resize(size)
			for _, id := range []string{"ui.new.create", "ui.cancel"} {
				if s := h.spot(h.button(id)); s.Size.Height < 44 || s.Pos.Y+s.Size.Height > size.Height {
					t.Errorf("%s, %v: %s at %v, %v high", lang, size, s.Name, s.Pos, s.Size.Height)
				}
			}
			if one, two := h.spot("entry:"+h.draft.numbered(0)), h.spot("entry:"+h.draft.numbered(1)); one.Pos.Y != two.Pos.Y {
				t.Errorf("%s, %v: the first hero's name is at %v, the second's at %v", lang, size, one.Pos, two.Pos)
			}
		}
	}
}
