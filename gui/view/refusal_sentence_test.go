package view_test

import (
	"slices"
	"testing"

	"plotwright/gui/view"
	"plotwright/model"
)

func TestRefusalSentences(t *testing.T) {
	w := loadWords(t)
	n := model.NewCampaign{
		Box: "the-shadow-rune", Deck: "silent-protector", Heroes: heroNames[:4], Own: []model.CardID{"pacify", "oath-of-silence", "summon-serena", "curative-spirit", "power-in-mourning"},
	}
	quest := []model.Command{model.StartQuest{Kind: model.Interlude}, model.EndSetup{}}
	turn := slices.Concat(quest, []model.Command{model.CorrectThreat{Delta: 3}})
	pacified := slices.Concat(turn, []model.Command{model.TriggerCard{Card: "pacify", To: []string{"Jain"}}})
	for _, x := range []struct {
		before []model.Command
		cmd    model.Command
		en, ru string
	}{
		{quest, model.TriggerCard{Card: "pacify"},
			"Pacify costs 1 threat; you have 0. Defeated heroes, cards and the end of the quest bring more.",
			"Карта «Умиротворение» стоит 1 жетон угрозы; у вас 0. Угрозу приносят поверженные герои, карты и конец приключения."},
		{pacified, model.TriggerCard{Card: "pacify"},
			"Pacify is exhausted until the start of the next overlord turn. You can trigger it again after that.",
			"Карта «Умиротворение» повёрнута до начала следующего хода Властелина. После этого её снова можно разыграть."},
		{pacified, model.TriggerCard{Card: "curative-spirit", To: []string{"Jain"}},
			"Curative Spirit can be triggered only in the overlord's turn. Now: heroes' turn.",
			"Карту «Целительный дух» можно разыграть только в ход Властелина. Сейчас: ход героев."},
		{turn, model.TriggerCard{Card: "pacify"},
			"Ashrian, Jain, Syndrael and Tomble have the fewest fortune tokens. Let the heroes choose who gets the next one.",
			"Меньше всего жетонов удачи поровну у нескольких героев: Ashrian, Jain, Syndrael и Tomble. Пусть герои решат, кому достанется следующий."},
		{append(pacified, model.CorrectCard{Card: "pacify", Side: model.SideReady}), model.TriggerCard{Card: "pacify", To: []string{"Jain"}},
			"There are heroes with fewer fortune tokens than Jain. The next token goes to Ashrian, Syndrael or Tomble: choose again.",
			"Jain: есть герои, у которых жетонов удачи меньше. Следующий жетон получает Ashrian, Syndrael или Tomble, выберите снова."},
		{quest[:1], model.TriggerCard{Card: "summon-serena", Answers: model.Answers{"group": "Zombies"}},
			"Agents cannot be summoned in an interlude or a finale. Your other Plot cards can be used.",
			"В интерлюдии и в финале агентов не призывают. Остальные карты интриги доступны."},
		{turn, model.SpendFortune{Hero: "Jain", Ability: model.Action},
			"This costs 2 fortune tokens; Jain has 0. Heroes get fortune when you spend threat on cards.",
			"Jain: нужно 2 жетона удачи, а есть 0. Герои получают удачу, когда вы платите угрозой за карты."},
		{turn, model.TriggerCard{Card: "pity-the-weak"},
			"Pity the Weak lies facedown. Buy it for 2 threat at the step Spend experience points, then you can use it.",
			"Карта «Жалость к слабым» лежит лицом вниз. Купите её за 2 жетона угрозы на шаге «Трата очков опыта», и она будет доступна."},
		{nil, model.RenameHero{Hero: "Jain", Name: "Tomble"}, "A hero of this campaign is already called “Tomble”. Choose another name.",
			"Герой по имени «Tomble» в этой кампании уже есть. Выберите другое имя."},
		{nil, model.RenameHero{Hero: "Jain"}, "The hero's name is empty. Type a name.", "Имя героя пустое. Введите имя."},
		{nil, model.RenameCampaign{}, "The name of the campaign is empty. Type a name.", "Название кампании пустое. Введите название."},
		{nil, model.HeroJoins{Name: "Leoric"}, "A campaign has at most 4 heroes. A hero must leave before another can join.",
			"В кампании не больше 4 героев. Сначала кто-то из героев должен уйти."},
		{nil, model.CorrectCard{Card: "brethren", Side: model.SideFacedown}, "Brethren is the basic card and always lies faceup. Set it to ready or exhausted instead.",
			"«Собратья» — базовая карта и всегда лежит лицом вверх. Её можно сделать готовой или повёрнутой."},
		{nil, model.CorrectThreat{Delta: -2}, "2 threat cannot be taken away: you have 0. Take away no more than that.",
			"Нельзя убрать 2 жетона угрозы: у вас 0. Уберите не больше, чем есть."},
		{turn, model.TriggerCard{Card: "pacify", Answers: model.Answers{"monster": "Zombie"}}, "Pacify does not ask for this answer. Trigger it without the answer.",
			"Карта «Умиротворение» об этом не спрашивает. Разыграйте её без этого ответа."},
		{turn, model.TriggerCard{Card: "power-in-mourning", Answers: model.Answers{"place": "maybe"}}, "Power in Mourning does not take this answer. Choose one of those offered.",
			"Карта «Сила скорби» не принимает такой ответ. Выберите один из предложенных."},
		{quest[:1], model.EndQuest{Winner: model.Heroes},
			"A quest ends only from the heroes' or the overlord's turn. End the set-up first if one is under way. Now: set-up of encounter 1.",
			"Приключение завершают только в ход героев или в ход Властелина. Если идёт подготовка, сначала завершите её. Сейчас: подготовка столкновения 1."},
		{append(turn, model.EndQuest{Winner: model.Heroes}, model.NextStep{}), model.BuyCard{Card: "pity-the-weak"},
			"Plot cards are bought only in the campaign phase, at the step Spend experience points. Now: the step Gold.",
			"Карты интриги покупают только в фазе кампании, на шаге «Трата очков опыта». Сейчас: шаг «Золото»."},
		{nil, model.Undo{}, "There is nothing to undo: nothing has been done before this.", "Отменять нечего: до этого ничего не сделано."},
	} {
		s := play(t, w.c, n, x.before...)
		err := s.Check(x.cmd)
		if got := view.Refusal(w.en, w.c, s.State(), x.cmd, err); got != x.en {
			t.Errorf("%v:\n%s, want\n%s", err, got, x.en)
		}
		if got := view.Refusal(w.ru, w.c, s.State(), x.cmd, err); got != x.ru {
			t.Errorf("%v:\n%s, want\n%s", err, got, x.ru)
		}
	}
}

// Cards of the other decks have refusals of their own.
func TestRefusalSentencesOfOtherDecks(t *testing.T) {
	w := loadWords(t)
	turn := []model.Command{model.StartQuest{Kind: model.Act1}, model.EndSetup{}}
	for _, x := range []struct {
		deck   model.DeckID
		own    model.CardID
		before []model.Command
		cmd    model.TriggerCard
		en, ru string
	}{
		{"unstable-forces", "pariah", turn, model.TriggerCard{Card: "wild-energy", Answers: model.Answers{"discard": "yes"}},
			"1 threat cannot be discarded: you have 0. Trigger Wild Energy without discarding.",
			"Нельзя сбросить 1 жетон угрозы: у вас 0. Разыграйте карту «Дикая энергия» без сброса."},
		{"hybrid-loyalty", "hazard-pay", append(turn, model.CorrectThreat{Delta: 1}), model.TriggerCard{Card: "hazard-pay", Answers: model.Answers{"size": "huge"}},
			"Hazard Pay costs 3 threat; you have 1. Defeated heroes, cards and the end of the quest bring more.",
			"Карта «Плата за риск» стоит 3 жетона угрозы; у вас 1. Угрозу приносят поверженные герои, карты и конец приключения."},
		{"hybrid-loyalty", "fight-with-honor", nil, model.TriggerCard{Card: "fight-with-honor"},
			"Fight With Honor can be triggered only in the set-up of an encounter, in either side's turn or right after the end of a quest. Now: between quests.",
			"Карту «Честный бой» можно разыграть только при подготовке столкновения, в ход любой из сторон или сразу после конца приключения. Сейчас: между приключениями."},
		{"cursed-by-power", "bolt-from-the-blue", append(turn, model.BeginOverlordTurn{}), model.TriggerCard{Card: "bolt-from-the-blue"},
			"Bolt from the Blue needs a hero. Choose Ashrian or Jain.", "Для карты «Гром среди ясного неба» нужен герой. Выберите: Ashrian или Jain."},
		{"cursed-by-power", "cabal", turn, model.TriggerCard{Card: "dark-pact"},
			"No hero was chosen for Dark Pact in this quest. You can choose one in the set-up of the next quest's first encounter.",
			"Для карты «Тёмный договор» в этом приключении не выбран герой. Выбрать его можно при подготовке первого столкновения следующего приключения."},
	} {
		n := model.NewCampaign{Box: "the-trollfens", Deck: x.deck, Heroes: heroNames[:2], Own: []model.CardID{x.own}}
		s := play(t, w.c, n, x.before...)
		err := s.Check(x.cmd)
		for i, tr := range w.both() {
			if got, want := view.Refusal(tr, w.c, s.State(), x.cmd, err), []string{x.en, x.ru}[i]; got != want {
				t.Errorf("%v:\n%s, want\n%s", err, got, want)
			}
		}
	}
}
