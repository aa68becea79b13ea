package view

import (
	"testing"
	"time"

	"plotwright/locales"
	"plotwright/model"
)

// TestQuestEndIsSaid: what threat the end of the quest will bring is said before, and what it has brought after, whatever was
// undone or gone back to meanwhile (R3.2). In the demo a card holds 2 tokens.
func TestQuestEndIsSaid(t *testing.T) {
	c, bundle := load(t)
	s := demoSession(t, c)
	do := func(cmds ...model.Command) {
		t.Helper()
		for _, cmd := range cmds {
			if err := s.Do(cmd); err != nil {
				t.Fatalf("%#v: %v", cmd, err)
			}
		}
	}
	said := func(en, ru string, say func(Table) string) {
		t.Helper()
		for lang, want := range map[string]string{locales.English: en, locales.Russian: ru} {
			if got := say(Table{Session: s, Tr: bundle.Translator(lang)}); got != want {
				t.Errorf("%q, want %q", got, want)
			}
		}
	}
	happening := func(v Table) string { return v.Board().Now.Happening }
	said("Threat for the end of the quest: +3 if the heroes won, +4 if you won.",
		"Угроза за конец приключения: +3, если победили герои, +4, если вы.", Table.QuestEndForecast)
	do(model.EndQuest{Winner: model.Overlord})
	won := s.History().Action()
	said("The quest is over. Threat: +1 for the quest, +1 for the victory, +2 from cards. Play end-of-quest cards",
		"Приключение окончено. Угроза: +1 за приключение, +1 за победу, +2 с карт. Можно разыграть карты «в конце приключения»", happening)
	do(model.Undo{}, model.EndQuest{Winner: model.Heroes})
	said("The quest is over. Threat: +1 for the quest, +2 from cards. Play end-of-quest cards",
		"Приключение окончено. Угроза: +1 за приключение, +2 с карт. Можно разыграть карты «в конце приключения»", happening)
	do(model.GoBack{Action: won})
	said("The quest is over. Threat: +1 for the quest, +1 for the victory, +2 from cards. Play end-of-quest cards",
		"Приключение окончено. Угроза: +1 за приключение, +1 за победу, +2 с карт. Можно разыграть карты «в конце приключения»", happening)

	var err error
	s, err = model.CreateSession(c, model.NewMemoryStore(), model.NewCampaign{Box: c.Boxes[0].ID, Heroes: []string{"A", "B"}}, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	do(model.StartQuest{Kind: model.Act1}, model.EndSetup{})
	said("", "", Table.QuestEndForecast)
	do(model.EndQuest{Winner: model.Overlord})
	said("The quest is over: play end-of-quest cards", "Приключение окончено: можно разыграть карты «в конце приключения»", happening)
}
