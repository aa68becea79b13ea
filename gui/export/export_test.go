package export_test

import (
	"bytes"
	"encoding/csv"
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"plotwright/gui/export"
	"plotwright/gui/view"
	"plotwright/locales"
	"plotwright/model"
	"plotwright/model/catalog"
	"plotwright/model/scenario"
)

var at = time.Date(2026, 11, 12, 19, 30, 0, 0, time.UTC)

var heroes = []string{"=1+1", "Вдова Тарха", "a|b *c*; \"d\", e", "Tomble \U0001F409 \u4e2d"}

func fonts() export.Fonts {
	return export.Fonts{Regular: theme.DefaultTheme().Font(fyne.TextStyle{}).Content(), Bold: theme.DefaultTheme().Font(fyne.TextStyle{Bold: true}).Content()}
}

// played is a campaign with odd names, a quest behind it, a purchase undone and one that stands.
func played(t testing.TB, lang string) export.Campaign {
	t.Helper()
	c, err := catalog.Load()
	if err != nil {
		t.Fatal(err)
	}
	b, err := locales.Load()
	if err != nil {
		t.Fatal(err)
	}
	b.OnError = func(id string, err error) { t.Errorf("message %s: %v", id, err) }
	s, err := model.CreateSession(c, model.NewMemoryStore(), model.NewCampaign{
		Box: "the-shadow-rune", Name: "Наша «Руна»", Deck: "silent-protector", Heroes: heroes, Threat: 9, XP: 1, Own: []model.CardID{"summon-serena"},
	}, func() time.Time { return at })
	if err != nil {
		t.Fatal(err)
	}
	for _, cmd := range []model.Command{
		model.StartQuest{Kind: model.Act1, Name: "Death on the Wing"}, model.TriggerCard{Card: "summon-serena", To: heroes[:2], Answers: model.Answers{"group": "Зомби"}},
		model.EndSetup{}, model.DefeatHero{Hero: heroes[0], Answer: model.TakeThreat}, model.CorrectThreat{Delta: 1, Why: "-2+3"},
		model.EndQuest{Winner: model.Overlord}, model.NextStep{}, model.NextStep{}, model.NextStep{}, model.NextStep{}, model.NextStep{},
		model.BuyCard{Card: "pacify"}, model.Undo{}, model.BuyCard{Card: "diplomatic"}, model.NextStep{}, model.StartQuest{Kind: model.Act1},
	} {
		if err := s.Do(cmd); err != nil {
			t.Fatalf("%#v: %v", cmd, err)
		}
	}
	return export.Campaign{Log: view.ReadLog(s), Tr: b.Translator(lang), Version: "7.8.9", At: at, Fonts: fonts()}
}

func file(t testing.TB, c export.Campaign, k export.Kind) (string, string) {
	t.Helper()
	name, data, err := c.File(k)
	if err != nil {
		t.Fatal(err)
	}
	return name, string(data)
}

// A spreadsheet reads as many lines and columns as there are, takes no name for a formula, and sees Cyrillic.
func TestCSV(t *testing.T) {
	for lang, comma := range map[string]rune{"en": ',', "ru": ';'} {
		c := played(t, lang)
		for kind, lines := range map[export.Kind]int{export.LogCSV: c.Log.Len(), export.TokensCSV: len(c.Log.Ledger())} {
			name, text := file(t, c, kind)
			if !regexp.MustCompile(`^the-shadow-rune-(log|tokens)-2026-11-1[123]\.csv$`).MatchString(name) {
				t.Errorf("the file is called %s", name)
			}
			body, ok := strings.CutPrefix(text, "\ufeff")
			if !ok || strings.Count(body, "\r\n") != lines+1 {
				t.Errorf("%s: no mark of UTF-8, or %d line ends for %d lines", name, strings.Count(body, "\r\n"), lines)
			}
			r := csv.NewReader(strings.NewReader(body))
			r.Comma = comma
			rows, err := r.ReadAll()
			if err != nil || len(rows) != lines+1 {
				t.Fatalf("%s: %d rows: %v", name, len(rows), err)
			}
			for _, row := range rows {
				for _, cell := range row {
					if strings.ContainsRune("=+-@", rune((cell + " ")[0])) {
						t.Errorf("%s: a formula: %q", name, cell)
					}
				}
			}
		}
	}
	_, log := file(t, played(t, "ru"), export.LogCSV)
	for _, want := range []string{
		`2;2;2026-11-1`, `"Властелин разыграл карту «Призыв Серены»: группа «Зомби»; 1 жетон — =1+1, 1 жетон — Вдова Тарха; в игру входит агент (Серена), Здоровье 10."`,
		"Что-то сделано с картой, лежащей лицом вниз.;Отменено", `;"Поправка: угроза +1; причина: «-2+3».";Поправка`,
	} {
		if !strings.Contains(log, want) {
			t.Errorf("%q is not in\n%s", want, log)
		}
	}
	_, tokens := file(t, played(t, "en"), export.TokensCSV)
	if !strings.Contains(tokens, "Quest 1: Death on the Wing,1,threat,fortune: =1+1,trigger cost,8,1,0,9") {
		t.Errorf("tokens:\n%s", tokens)
	}
	// A name at the start of a sentence is at the start of a cell.
	if !strings.Contains(strings.ReplaceAll(log, "\r\n", "\n"), "\n4;4;") || strings.Contains(log, ";=1+1") || strings.Contains(log, ";\"=1+1") {
		t.Errorf("log:\n%s", log)
	}
	if _, log := file(t, played(t, "en"), export.LogCSV); !strings.Contains(log, ",'=1+1 was defeated: ") {
		t.Errorf("log:\n%s", log)
	}
}

// Names with signs of Markdown stay names; what was undone is struck out and says so.
func TestMarkdown(t *testing.T) {
	_, log := file(t, played(t, "en"), export.LogMarkdown)
	for _, want := range []string{
		"# Наша «Руна» – Log\n", " by Plotwright 7.8.9.", "For the whole table: facedown cards are not named.", "\n## Quest 1: Death on the Wing, 1",
		"heroes =1+1, Вдова Тарха, a\\|b \\*c\\*; \"d\", e, Tomble ", " ~~Something was done with a facedown card.~~ *(Undone)*\n",
		" *(Correction)*\n", "The overlord bought Diplomatic for 1 threat.\n",
	} {
		if !strings.Contains(log, want) {
			t.Errorf("%q is not in\n%s", want, log)
		}
	}
	_, tokens := file(t, played(t, "ru"), export.TokensMarkdown)
	rows := regexp.MustCompile(`(?m)^\|.*\|$`).FindAllString(tokens, -1)
	for _, row := range rows {
		if n := len(regexp.MustCompile(`[^\\]\|`).FindAllString(row, -1)); n != 12 && n != 5 && n != 4 {
			t.Errorf("%d columns in %s", n, row)
		}
	}
	if len(rows) < 20 || !strings.Contains(tokens, "| удача: a\\|b") && !strings.Contains(tokens, "| a\\|b \\*c\\*; \"d\", e | 0 |") {
		t.Errorf("tokens:\n%s", tokens)
	}
}

// The overlord's own files name the facedown cards, and say whose they are.
func TestForTheOverlord(t *testing.T) {
	c := played(t, "en")
	c.Overlord = true
	name, log := file(t, c, export.LogMarkdown)
	if !strings.Contains(name, "-log-overlord-") || !strings.Contains(log, "Pacify") || !strings.Contains(log, "For the overlord alone") {
		t.Errorf("%s:\n%s", name, log)
	}
	if r := c.Log.Record(c.Tr, nil); len(r.Cards) != 10 || r.Facedown != "" {
		t.Errorf("the record has %+v", r.Cards)
	}
	if r := c.Log.Record(c.Tr, c.Log.Public()); len(r.Cards) != 3 || r.Facedown != "7 more cards lie facedown." {
		t.Errorf("the record for all has %+v, %s", r.Cards, r.Facedown)
	}
}

// words is the text of a PDF, by pdftotext.
func words(t *testing.T, pdf string) string {
	t.Helper()
	if _, err := exec.LookPath("pdftotext"); err != nil {
		t.Skip("pdftotext is not here (poppler-utils)")
	}
	path := filepath.Join(t.TempDir(), "sheet.pdf")
	if err := os.WriteFile(path, []byte(pdf), 0o600); err != nil {
		t.Fatal(err)
	}
	if dir := os.Getenv("PLOTWRIGHT_LOGS"); dir != "" {
		_ = os.WriteFile(filepath.Join(dir, strings.ReplaceAll(t.Name(), "/", "-")+".pdf"), []byte(pdf), 0o600)
	}
	text, err := exec.Command("pdftotext", "-layout", path, "-").CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, text)
	}
	return string(text)
}

// The sheet is a PDF that can be read in both languages, with a question mark for what the letters lack.
func TestPaper(t *testing.T) {
	for lang, want := range map[string][]string{
		"en": {"Наша «Руна»", "Silent Protector", "Experience points", "Diplomatic", "7 more cards lie facedown.", "Death on the Wing", "Overlord", "Serena (Зомби)", "being played", "Tomble \ufffd ?", "1 / "},
		"ru": {"Наша «Руна»", "Безмолвная защитница", "Очки опыта", "Дипломатия", "Ещё 7 карт лежат лицом вниз.", "Властелин", "Серена (Зомби)", "идёт сейчас", "Что случилось", "Для всего стола"},
	} {
		t.Run(lang, func(t *testing.T) {
			name, pdf := file(t, played(t, lang), export.Paper)
			if !strings.HasPrefix(pdf, "%PDF-") || !strings.HasSuffix(name, ".pdf") || len(pdf) > 900_000 {
				t.Fatalf("%s of %d bytes", name, len(pdf))
			}
			got := words(t, pdf)
			for _, w := range want {
				if !strings.Contains(got, w) {
					t.Errorf("%q is not on the sheet:\n%s", w, got)
				}
			}
			if strings.Contains(got, "Pacify") || strings.Contains(got, "Умиротворение") {
				t.Errorf("a secret is on the sheet:\n%s", got)
			}
		})
	}
}

// Whatever is played, nothing for the whole table names a card that only the overlord has seen. All names are marked.
func TestSecrets(t *testing.T) {
	c, err := catalog.Load()
	if err != nil {
		t.Fatal(err)
	}
	b, err := locales.Load()
	if err != nil {
		t.Fatal(err)
	}
	marked := ""
	for _, d := range c.Decks {
		for _, card := range d.Cards {
			marked += "[card." + string(card.ID) + "]\nname = \"XX" + string(card.ID) + "XX\"\nmoment = \"YY" + string(card.ID) + "YY\"\n"
		}
	}
	if err := b.Add("marked.en.toml", []byte(marked)); err != nil {
		t.Fatal(err)
	}
	scenarios, err := scenario.Folder("../../model/testdata/scenarios")
	if err != nil {
		t.Fatal(err)
	}
	for _, sc := range scenarios {
		s, err := model.CreateSession(c, model.NewMemoryStore(), sc.Given, time.Now)
		if err != nil {
			t.Fatal(err)
		}
		for _, step := range sc.Steps {
			if step.Command != nil {
				_ = s.Do(step.Command)
			}
		}
		x := export.Campaign{Log: view.ReadLog(s), Tr: b.Translator("en"), At: at}
		public := x.Log.Public()
		said := strings.Builder{}
		for _, k := range []export.Kind{export.LogMarkdown, export.LogCSV, export.TokensMarkdown, export.TokensCSV} {
			_, text := file(t, x, k)
			said.WriteString(text)
		}
		for _, k := range x.Log.Record(x.Tr, public).Cards {
			said.WriteString(k.Name + k.Moment)
		}
		for _, k := range s.State().Cards {
			id := string(k.ID)
			if !public[k.ID] && (strings.Contains(said.String(), "XX"+id+"XX") || strings.Contains(said.String(), "YY"+id+"YY")) {
				t.Errorf("%s: the facedown %s is named", sc.Name, id)
			}
		}
	}
}

// Nothing is overwritten, and what fails leaves nothing behind.
func TestWrite(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "data", "exports")
	for i, want := range []string{"log.md", "log-2.md", "log-3.md"} {
		path, err := export.Write(dir, "log.md", []byte{byte('a' + i)})
		if err != nil || path != filepath.Join(dir, want) {
			t.Fatalf("%s: %v", path, err)
		}
	}
	for name, want := range map[string]string{"log.md": "a", "log-2.md": "b", "log-3.md": "c"} {
		if got, err := os.ReadFile(filepath.Join(dir, name)); err != nil || !bytes.Equal(got, []byte(want)) {
			t.Errorf("%s holds %q: %v", name, got, err)
		}
	}
	blocked := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(blocked, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	var failed *fs.PathError
	if _, err := export.Write(blocked, "log.md", nil); !errors.As(err, &failed) {
		t.Errorf("a folder that is a file: %v", err)
	}
}

// A long log is left out with a word; a page break does no harm to what goes on paper.
func TestLongPaper(t *testing.T) {
	c, err := catalog.Load()
	if err != nil {
		t.Fatal(err)
	}
	b, err := locales.Load()
	if err != nil {
		t.Fatal(err)
	}
	s, err := model.CreateSession(
		c, model.NewMemoryStore(),
		model.NewCampaign{Box: "the-shadow-rune", Heroes: []string{"Jain", strings.Repeat("длинное имя ", 16)}}, time.Now,
	)
	if err != nil {
		t.Fatal(err)
	}
	for i := range 520 {
		if err := s.Do(model.CorrectXP{Delta: 1, Why: strings.Repeat("почему ", i%20)}); err != nil {
			t.Fatal(err)
		}
		if i != 400 && i != 519 {
			continue
		}
		x := export.Campaign{Log: view.ReadLog(s), Tr: b.Translator("ru"), At: at, Fonts: fonts()}
		_, pdf := file(t, x, export.Paper)
		got := words(t, pdf)
		if left := strings.Contains(got, "слишком много"); left != (i == 519) {
			t.Errorf("left out after %d: %v", i, left)
		}
		if n := strings.Count(got, "Поправка: очки опыта"); i == 400 && n != 401 {
			t.Errorf("%d lines on paper", n)
		}
	}
}
