package gui

import (
	"slices"
	"strconv"
	"strings"

	"plotwright/gui/view"
	"plotwright/gui/widget"
	"plotwright/model"
)

// spend is a trigger on its way: first the card's questions, then the heroes' choices, then one command. Nothing is
// committed before the last answer; leaving at any point leaves everything as it was.
type spend struct {
	a    *App
	card *model.Card
	cmd  model.TriggerCard
}

// trigger begins to play a card, or says why it cannot be played.
func (a *App) trigger(id model.CardID) {
	if err := a.session.ReadOnly(); err != nil {
		a.layers.announce(a.refusal(model.TriggerCard{Card: id}, err))
		return
	}
	_, card := a.Catalog.Card(id)
	if refusal := a.session.CanTrigger(card); refusal != nil {
		a.layers.announce(a.refusal(model.TriggerCard{Card: id}, refusal))
		return
	}
	s := &spend{a, card, model.TriggerCard{Card: id, Answers: model.Answers{}}}
	if len(card.Asks()) == 0 {
		s.choose()
		return
	}
	s.ask()
}

// ask opens the sheet with the card's questions.
func (s *spend) ask() {
	f := s.a.newForm()
	if id := "card." + string(s.card.ID) + ".ask"; s.a.tr.Has(id) {
		f.message(widget.Body, id)
	}
	for _, e := range s.card.Asks() {
		s.question(f, e)
	}
	f.text(widget.Small, func() []view.Paragraph { return []view.Paragraph{view.Plain(s.previewText())} })
	f.buttons(
		f.button(s.triggerButton, s.answered),
		f.labelled("ui.cancel", "close", view.Quiet, s.a.closeTop),
	)
	sh := s.a.openSheet(func() string { return view.CardName(s.a.tr, s.a.rules(), s.card.ID) }, f)
	sh.asks = true
	sh.chars = s.chars()
	for _, x := range s.a.table.board.Targets() {
		if x.ID == cardZone(s.card.ID) {
			sh.Near(x.Pos, x.Size)
		}
	}
}

// answered goes on from the questions, or says what is still to be answered.
func (s *spend) answered() {
	if s.a.session.PreviewTrigger(s.cmd).Refusal != nil {
		s.a.layers.announce(s.triggerButton().Reason)
		return
	}
	s.a.closeTop()
	s.choose()
}

// chars are the keys of the questions: digits choose a hero or a number, T goes on.
func (s *spend) chars() map[rune]func() {
	chars := map[rune]func(){'t': s.answered}
	heroes := s.a.session.State().Heroes
	for _, e := range s.card.Asks() {
		set := func(digit rune, answer string) {
			chars[digit] = func() {
				s.cmd.Answers[e.Key] = answer
				s.a.render()
			}
		}
		switch e.Type {
		case model.AskHero:
			for i, h := range heroes {
				set('1'+rune(i), h.Name)
			}
		case model.AskCount:
			for n := range len(heroes) + 1 {
				set('0'+rune(n), strconv.Itoa(n))
			}
		case model.AskGroup, model.AskMonster, model.AskChoice:
		}
	}
	return chars
}

func (s *spend) triggerButton() view.Button {
	p := s.a.session.PreviewTrigger(s.cmd)
	b := view.Button{Label: s.a.tr.T("ui.trigger", "Cost", p.Cost), Icon: "threat", Style: view.Main}
	if p.Refusal != nil {
		b.Label = s.a.tr.T("ui.trigger", "Cost", s.card.Trigger)
		b.Reason = s.a.refusal(s.cmd, p.Refusal)
	}
	return b
}

// question adds one question to the form.
func (s *spend) question(f *form, e model.Effect) {
	state := s.a.session.State()
	set := func(word string) { s.cmd.Answers[e.Key] = word }
	if e.Default != "" {
		set(e.Default)
	}
	switch e.Type {
	case model.AskGroup:
		s.pick(f, e)
	case model.AskMonster:
		f.entry(func() string { return s.a.tr.T("ui.ask.monster") }, "", func(text string) { set(strings.TrimSpace(text)); s.a.render() })
		s.pick(f, e)
	case model.AskHero:
		var names []string
		for _, h := range state.Heroes {
			names = append(names, h.Name)
		}
		s.words(f, e, names, func(i int) string { return names[i] })
	case model.AskCount:
		var counts []string
		for n := 0; n <= len(state.Heroes); n++ {
			counts = append(counts, strconv.Itoa(n))
		}
		s.words(f, e, counts, func(i int) string { return counts[i] })
	case model.AskChoice:
		s.words(f, e, e.Values, func(i int) string { return view.AnswerName(s.a.tr, e.Key, e.Values[i]) })
	}
}

// pick offers groups to tap and a place to type one.
func (s *spend) pick(f *form, e model.Effect) {
	groups := s.a.groups()
	s.words(f, e, groups, func(i int) string { return view.GroupNames(s.a.tr, groups[i]) })
	if e.Type == model.AskGroup {
		f.entry(func() string { return s.a.tr.T("ui.ask.group") }, "", func(text string) {
			s.cmd.Answers[e.Key] = strings.TrimSpace(text)
			s.a.render()
		})
	}
}

// words offers the words of a question, each as it is said now.
func (s *spend) words(f *form, e model.Effect, values []string, say func(i int) string) {
	f.choice(func() []string {
		labels := make([]string, len(values))
		for i := range values {
			labels[i] = say(i)
		}
		return labels
	}, func() int {
		for i, v := range values {
			if s.cmd.Answers[e.Key] == v {
				return i
			}
		}
		return -1
	}, func(i int) { s.cmd.Answers[e.Key] = values[i] })
}

// groups are the monster groups to choose from: those used in this campaign, then plain numbers.
func (a *App) groups() []string {
	const numbered = 6
	used := a.session.State().Groups
	groups := slices.Clone(used[:min(len(used), numbered)])
	for n := 1; n <= numbered; n++ {
		if g := model.GroupNumber(n); !slices.Contains(groups, g) {
			groups = append(groups, g)
		}
	}
	return groups
}

// choose asks the heroes for each tie, then commits.
func (s *spend) choose() {
	p := s.a.session.PreviewTrigger(s.cmd)
	if p.Refusal != nil {
		s.a.layers.announce(s.a.refusal(s.cmd, p.Refusal))
		return
	}
	if len(p.Tied) == 0 {
		s.commit(p)
		return
	}
	s.a.table.chooseHero(s.cmd, p, func(h model.HeroID) {
		s.cmd.To = append(s.cmd.To, s.a.session.State().Hero(h).Name)
		s.choose()
	})
}

func (s *spend) commit(p model.Preview) {
	if s.a.do(s.cmd) {
		s.a.layers.read(s.a.table.view().ReadOut(s.card.ID)) // an exhausted card on the table has little room for its text
		s.a.table.fly(p.Given)
	}
}

// previewText says who gets the tokens.
func (s *spend) previewText() string {
	return view.Table{Session: s.a.session, Tr: s.a.tr}.Payout(s.a.session.PreviewTrigger(s.cmd))
}

// buy buys a facedown card.
func (a *App) buy(id model.CardID) { a.do(model.BuyCard{Card: id}) }
