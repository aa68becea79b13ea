package widget

import (
	"fmt"

	"plotwright/gui/view"
	"plotwright/model"
)

// sampleWords are the texts of a sample board in one language.
type sampleWords struct {
	names                       []string
	moment, text, exhausted     string
	facedown, footer            string
	abilities                   []string
	defeated, marker, holds     string
	heroes                      []string
	fortune, facts, group, card string
	reminders                   []string
	threat, xp, hint            string
	exchange, rumor             string
	title, place, happening     string
	steps                       []string
	main, undo, undoWhat, redo  string
	chip, question, hit, miss   string
}

var sampleEnglish = sampleWords{
	names:  []string{"Brethren", "Pacify", "Traveler's Rest", "Power in Mourning", "Oath of Silence", "Shared Burdens", "Pity the Weak", "Curative Spirit", "Summon - Serena", "Diplomatic"},
	moment: "a monster attacks a hero · before dice",
	text: "Exhaust this card when you activate a monster group with the Civilized trait. Choose 2 monsters in that group. " +
		"The first monster performs 1 less action this turn, and the second monster may perform 1 additional action this turn.",
	exhausted: "exhausted until the encounter ends", facedown: "facedown", footer: "Silent Protector %d/12",
	abilities: []string{"Recover", "Reroll", "Action"}, defeated: "Defeated", marker: "gave threat this quest", holds: "token on Curative Spirit",
	heroes: []string{"Ashrian", "Jain Fairwood", "Syndrael", "Tomble Burrowell"}, fortune: "%d fortune tokens",
	facts: "Agent · act I · Speed 3", group: "Group: Zombies", card: "Card",
	reminders: []string{"Counts as a master monster of the group.", "Never placed as a reinforcement.", "Cannot wield a relic."},
	threat:    "threat tokens", xp: "experience points", hint: "Drag threat onto a card to trigger it", exchange: "Exchange", rumor: "Rumor quest: +1",
	title: "The Shadow Rune", place: "A Fat Goblin · act I · encounter 1 · round 2", happening: "Your turn – your cards have refreshed",
	steps: []string{"Set-up", "Heroes", "Overlord"}, main: "Heroes' turn", undo: "Undo", undoWhat: "Undo: heroes' turn ended", redo: "Redo",
	chip: "Oath of Silence · Zombie by the door", question: "Did the attack of Pacify hit?", hit: "It did", miss: "It did not",
}

var sampleRussian = sampleWords{
	names:  []string{"Собратья", "Умиротворение", "Отдых путника", "Сила скорби", "Обет молчания", "Общая ноша", "Жалость к слабым", "Целительный дух", "Призыв Серены", "Дипломатия"},
	moment: "монстр атакует героя · до броска кубиков",
	text: "Поверните эту карту, когда активируете группу монстров с особенностью «Цивилизованный». Выберите 2 монстров этой группы. " +
		"В этот ход первый монстр выполняет на 1 действие меньше, а второй может выполнить 1 дополнительное действие.",
	exhausted: "повёрнута до конца столкновения", facedown: "лицом вниз", footer: "Безмолвная защитница %d/12",
	abilities: []string{"Передышка", "Переброс", "Действие"}, defeated: "Повержен", marker: "угроза уже получена", holds: "жетон на карте «Целительный дух»",
	heroes: []string{"Ашриан", "Джейн Фэйрвуд", "Синдраэль", "Томбл Бурроуэлл"}, fortune: "%d жетонов удачи",
	facts: "Агент · акт I · Скорость 3", group: "Группа: Зомби", card: "Карта",
	reminders: []string{"Считается мастер-монстром группы.", "Нельзя выставить как подкрепление.", "Не может владеть реликвией."},
	threat:    "жетона угрозы", xp: "очка опыта", hint: "Чтобы разыграть карту, перетащите на неё угрозу", exchange: "Обменять", rumor: "Слух с приключением: +1",
	title: "Руна тени", place: "Жирный гоблин · акт I · столкновение 1 · раунд 2", happening: "Ваш ход: ваши карты развёрнуты",
	steps: []string{"Подготовка", "Герои", "Властелин"}, main: "Ход героев", undo: "Отменить", undoWhat: "Отменить: ход героев окончен", redo: "Вернуть",
	chip: "Обет молчания · зомби у двери", question: "Попала ли атака («Умиротворение»)?", hit: "Нанесла", miss: "Не нанесла",
}

// sampleBoard is a table in mid-quest: five cards faceup, five facedown, four heroes and an agent.
func sampleBoard(w sampleWords) view.Board {
	b := view.Board{
		Now: view.Now{
			Title: w.title, Place: w.place, Happening: w.happening,
			Main: view.Button{Label: w.main, Icon: "chevron-right", Style: view.Main},
			Undo: view.Button{Label: w.undo, Icon: "undo", Hint: w.undoWhat},
			Redo: view.Button{Label: w.redo, Icon: "redo", Reason: "-"}, More: view.Button{Label: "…", Icon: "menu"},
		},
		Chips: []view.Chip{
			{ID: "a", Icon: "exhausted", Text: w.chip, Card: "card-4"},
			{ID: "b", Icon: "question", Text: w.question, Card: "card-1", Answers: []view.Button{{Label: w.hit}, {Label: w.miss}}},
		},
		Tray: view.Tray{
			Threat: 4, Label: w.threat, XP: "3", XPLabel: w.xp, Hint: w.hint,
			Exchange: view.Button{Label: w.exchange, Icon: "xp"}, Rumor: view.Button{Label: w.rumor, Icon: "rumor"},
		},
	}
	for i, s := range w.steps {
		b.Now.Steps = append(b.Now.Steps, view.Step{Label: s, Done: i < 2, Current: i == 2})
	}
	for i, n := range w.names {
		c := view.Card{
			ID: model.CardID(fmt.Sprintf("card-%d", i)), Deck: "silent-protector", Name: n, Purchase: "2", Trigger: "1", Moment: w.moment,
			Text: []view.Paragraph{{{Text: w.text}}}, Footer: fmt.Sprintf(w.footer, i+1), Faceup: i < 5, Usable: i == 1,
		}
		switch {
		case i == 0:
			c.Purchase = ""
		case i == 3:
			c.Tokens, c.Assigned = 4, w.heroes[1]
		case i == 4:
			c.Exhausted, c.Status = true, w.exhausted
		case i > 4:
			c.Status = w.facedown
		}
		b.Cards = append(b.Cards, c)
	}
	for i, n := range w.heroes {
		h := view.Hero{
			ID: model.HeroID(fmt.Sprintf("h%d", i+1)), Name: n, Portrait: i + 1, Fortune: []int{2, 1, 0, 5}[i],
			FortuneText: fmt.Sprintf(w.fortune, i), Defeated: view.Button{Label: w.defeated, Icon: "flag"},
		}
		if i == 0 {
			h.GaveThreat, h.Marker = true, w.marker
		}
		if i == 1 {
			h.Holds = w.holds
		}
		for k, a := range model.FortuneAbilities() {
			h.Abilities = append(h.Abilities, view.AbilityButton{Ability: a, Cost: a.Cost(), Button: view.Button{Label: w.abilities[k]}})
		}
		b.Heroes = append(b.Heroes, h)
	}
	b.Agent = &view.Agent{
		ID: "serena", Name: "Serena", Facts: w.facts, Group: w.group, Health: 8, Full: 10, HealthText: "8/10",
		Dice: []string{"die-blue", "die-yellow"}, Defence: []string{"die-gray"}, Attack: "ranged",
		Abilities: []view.Paragraph{{{Text: "Silent Oath", Bold: true}}}, Reminders: w.reminders,
		Minus: view.Button{Icon: "minus"}, Plus: view.Button{Icon: "plus"},
		Defeated: view.Button{Label: w.defeated, Icon: "flag"}, ShowCard: view.Button{Label: w.card, Icon: "book"},
	}
	return b
}
