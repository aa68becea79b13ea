package view_test

import "plotwright/model"

// aQuest is a quest and its campaign phase, with most of what may happen.
func aQuest() []model.Command {
	group := model.Answers{"group": "Zombies"}
	return []model.Command{
		model.StartQuest{Kind: model.Rumor, Name: "Death on the Wing"},
		model.TriggerCard{Card: "diplomatic", Answers: group, To: []string{"Jain"}},
		model.TriggerCard{Card: "summon-serena", Answers: group, To: []string{"Tomble"}},
		model.EndSetup{},
		model.DefeatHero{Hero: "Jain", Answer: model.TakeThreat},
		model.TriggerCard{Card: "pacify", To: []string{"Ashrian"}, Answers: model.Answers{"note": "at last"}},
		model.SpendFortune{Hero: "Jain", Ability: model.Reroll},
		model.DamageAgent{N: 2},
		model.BeginOverlordTurn{},
		model.TriggerCard{Card: "power-in-mourning"},
		model.DefeatAgent{},
		model.EndQuest{Winner: model.Overlord},
		model.NextStep{}, model.NextStep{}, model.NextStep{}, model.NextStep{},
		model.SetRuling{Name: model.RulingPhaseOrder, Value: "printed"},
		model.NextStep{},
		model.ExchangeXP{N: 1},
		model.BuyCard{Card: "curative-spirit"},
		model.CorrectThreat{Delta: -1, Why: "dropped one"},
		model.NextStep{},
		model.GoBack{Action: 3},
	}
}

// theQuest is how the log tells it.
var theQuest = [][2]string{
	{
		"The campaign The Shadow Rune was created: Plot deck Silent Protector; heroes Ashrian, Jain, Syndrael, Tomble; 5 threat; fortune: Ashrian 1; faceup: Diplomatic, Pacify, Power in Mourning, Summon - Serena.",
		"Создана кампания «Руна теней»: колода интриг «Безмолвная защитница»; герои Ashrian, Jain, Syndrael, Tomble; 5 жетонов угрозы; удача: Ashrian — 1; лицом вверх: «Дипломатия», «Умиротворение», «Сила скорби», «Призыв Серены».",
	},
	{
		"The quest “Death on the Wing” started (rumor quest): act I.",
		"Началось приключение «Death on the Wing» (приключение с карты слуха): акт I.",
	},
	{
		"The overlord triggered Diplomatic: group “Zombies”; 1 token to Jain; 1 token laid down as a reminder.",
		"Властелин разыграл карту «Дипломатия»: группа «Zombies»; 1 жетон — Jain; 1 жетон положен как напоминание.",
	},
	{
		"The overlord triggered Summon - Serena: group “Zombies”; 1 token to Tomble, 1 token to Syndrael; the agent Serena came into play with Health 10.",
		"Властелин разыграл карту «Призыв Серены»: группа «Zombies»; 1 жетон — Tomble, 1 жетон — Syndrael; в игру входит агент (Серена), Здоровье 10.",
	},
	{
		"The heroes' turn of round 1 began.",
		"Начался ход героев, раунд 1.",
	},
	{
		"Jain was defeated: 1 threat gained.",
		"Повержен герой Jain: получен 1 жетон угрозы.",
	},
	{
		"The overlord triggered Pacify: note: “at last”; 1 token to Ashrian.",
		"Властелин разыграл карту «Умиротворение»: заметка: «at last»; 1 жетон — Ashrian.",
	},
	{
		"Jain spent 1 fortune token (reroll 1 die).",
		"Jain тратит 1 жетон удачи (перебросить 1 кубик).",
	},
	{
		"The agent Serena suffered 2 damage: Health is now 8.",
		"Агент (Серена) получил 2 урона: Здоровье теперь 8.",
	},
	{
		"The overlord's turn of round 1 began: Pacify, Summon - Serena refreshed.",
		"Начался ход Властелина, раунд 1: развёрнуты карты «Умиротворение», «Призыв Серены».",
	},
	{
		"The overlord triggered Power in Mourning: 1 token to Jain; 2 tokens laid on Power in Mourning.",
		"Властелин разыграл карту «Сила скорби»: 1 жетон — Jain; на карту «Сила скорби» положено 2 жетона.",
	},
	{
		"The agent Serena was defeated: Summon - Serena lies facedown.",
		"Агент повержен (Серена): карта «Призыв Серены» лежит лицом вниз.",
	},
	{
		"The quest ended, the overlord won: 2 threat gained; 2 threat gained from Power in Mourning; Diplomatic is no longer in effect; 1 reminder token of Diplomatic returned to the supply.",
		"Приключение завершено, победил Властелин: получено 2 жетона угрозы; с карты «Сила скорби» получено 2 жетона угрозы; карта «Дипломатия» больше не действует; 1 жетон-напоминание карты «Дипломатия» вернулся в запас.",
	},
	{
		"The step Gold began.",
		"Начался шаг «Золото».",
	},
	{
		"The step Cleanup began: Power in Mourning refreshed.",
		"Начался шаг «Уборка»: развёрнута карта «Сила скорби».",
	},
	{
		"The step Rewards began: 1 experience point gained.",
		"Начался шаг «Награды»: получено 1 очко опыта.",
	},
	{
		"The step Shopping began.",
		"Начался шаг «Покупки».",
	},
	{
		"Ruling of the table: Order of the Campaign phase – experience points, then shopping (as printed).",
		"Решение стола: Порядок фазы кампании — очки опыта, затем покупки (как напечатано).",
	},
	{
		"The step Spend experience points began: 5 fortune tokens returned to the supply.",
		"Начался шаг «Трата очков опыта»: 5 жетонов удачи вернулись в запас.",
	},
	{
		"The overlord exchanged 1 experience point: 3 threat gained.",
		"Властелин обменял 1 очко опыта: получено 3 жетона угрозы.",
	},
	{
		"The overlord bought Curative Spirit for 2 threat.",
		"Властелин купил карту «Целительный дух» за 2 жетона угрозы.",
	},
	{
		"Correction: threat -1; reason: “dropped one”.",
		"Поправка: угроза -1; причина: «dropped one».",
	},
	{
		"The campaign phase ended.",
		"Фаза кампании завершена.",
	},
	{
		"Back to the table as it was after “trigger of Summon - Serena”.",
		"Стол снова такой, каким был после этого: розыгрыш карты «Призыв Серены».",
	},
}
