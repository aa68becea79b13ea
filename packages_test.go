package main

import (
	"encoding/xml"
	"errors"
	"io"
	"os/exec"
	"regexp"
	"runtime"
	"strings"
	"testing"

	"plotwright/gui"
	"plotwright/model/archive"
)

// campaignType is how the packages call the type of exported campaigns.
const campaignType = "application/x-plotwright-campaign"

// TestPlist: what macOS is told of the program is what FyneApp.toml says, and exported campaigns are its documents.
func TestPlist(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("it is made by a script for bash")
	}
	text, err := exec.Command(".ci/package-macos", "--plist").Output()
	if err != nil {
		t.Fatal(err)
	}
	plist := plistOf(t, string(text))
	build := regexp.MustCompile(`(?m)^Build = (\d+)$`).FindStringSubmatch(fyneApp)
	if build == nil {
		t.Fatal("FyneApp.toml has no Build")
	}
	for key, want := range map[string]string{
		"CFBundleIdentifier": packaged("ID"), "CFBundleShortVersionString": Version(), "CFBundleVersion": build[1], "CFBundleName": gui.Title,
		"CFBundleExecutable": "plotwright", "CFBundlePackageType": "APPL", "LSMinimumSystemVersion": "12.0",
	} {
		if plist[key] != want {
			t.Errorf("%s is %v, want %q", key, plist[key], want)
		}
	}
	document, declared := only(t, plist, "CFBundleDocumentTypes"), only(t, plist, "UTExportedTypeDeclarations")
	if kinds := list(document["LSItemContentTypes"]); len(kinds) != 1 || kinds[0] != declared["UTTypeIdentifier"] {
		t.Errorf("documents are %v, what is declared is %v", kinds, declared["UTTypeIdentifier"])
	}
	tags, _ := declared["UTTypeTagSpecification"].(map[string]any)
	for key, want := range map[string]string{"public.filename-extension": archive.Extension[1:], "public.mime-type": campaignType} {
		if got := list(tags[key]); len(got) != 1 || got[0] != want {
			t.Errorf("%s is %v, want %s", key, got, want)
		}
	}
}

// only is the dictionary that is alone in a list.
func only(t *testing.T, plist map[string]any, key string) map[string]any {
	t.Helper()
	all := list(plist[key])
	if len(all) != 1 {
		t.Fatalf("%s has %d entries", key, len(all))
	}
	one, ok := all[0].(map[string]any)
	if !ok {
		t.Fatalf("%s has %v", key, all[0])
	}
	return one
}

// list is a value that should be a list, empty otherwise.
func list(value any) []any {
	l, _ := value.([]any)
	return l
}

// plistOf reads a property list: dict, array, string, true.
func plistOf(t *testing.T, text string) map[string]any {
	t.Helper()
	d := xml.NewDecoder(strings.NewReader(text))
	for {
		token, err := d.Token()
		if err != nil {
			t.Fatal("no dictionary: ", err)
		}
		if start, ok := token.(xml.StartElement); ok && start.Name.Local == "dict" {
			value, err := plistValue(d, start)
			if err != nil {
				t.Fatal(err)
			}
			one, ok := value.(map[string]any)
			if !ok {
				t.Fatalf("%v", value)
			}
			return one
		}
	}
}

func plistValue(d *xml.Decoder, start xml.StartElement) (any, error) {
	switch start.Name.Local {
	case "string", "key":
		var s string
		err := d.DecodeElement(&s, &start)
		return s, err
	case "true", "false":
		return start.Name.Local == "true", d.Skip()
	}
	var values []any
	for {
		token, err := d.Token()
		if err != nil {
			return nil, err
		}
		switch e := token.(type) {
		case xml.StartElement:
			v, err := plistValue(d, e)
			if err != nil {
				return nil, err
			}
			values = append(values, v)
		case xml.EndElement:
			if start.Name.Local == "array" {
				return values, nil
			}
			return dict(values)
		}
	}
}

// dict takes keys and values by turns.
func dict(values []any) (map[string]any, error) {
	m := map[string]any{}
	if len(values)%2 != 0 {
		return nil, errors.New("a key without a value")
	}
	for i := 0; i < len(values); i += 2 {
		key, ok := values[i].(string)
		if !ok || m[key] != nil {
			return nil, errors.New("a key twice, or none")
		}
		m[key] = values[i+1]
	}
	return m, nil
}

// TestLinuxEntries: menu entry, type of file and catalogue entry say the same of the program, in both languages.
func TestLinuxEntries(t *testing.T) {
	folder := "assets/packaging/linux/" + packaged("ID")
	desktop, mime, meta := read(t, folder+".desktop"), read(t, folder+".xml"), read(t, folder+".metainfo.xml")
	for _, want := range []string{
		"\nExec=plotwright %f\n", "\nStartupWMClass=" + gui.Title + "\n", "\nIcon=" + packaged("ID") + "\n", "\nMimeType=" + campaignType + ";\n",
		"\nComment=" + packaged("Comment") + "\n", "\nGenericName=" + packaged("GenericName") + "\n", "\nComment[ru]=", "\nGenericName[ru]=",
	} {
		if !strings.Contains(desktop, want) {
			t.Errorf("the .desktop file has no line %q", strings.TrimSpace(want))
		}
	}
	for _, want := range []string{`type="` + campaignType + `"`, `pattern="*` + archive.Extension + `"`, `xml:lang="ru"`} {
		if !strings.Contains(mime, want) {
			t.Errorf("the type of file has no %s", want)
		}
	}
	for _, want := range []string{
		"<id>" + packaged("ID") + "</id>", packaged("ID") + ".desktop</launchable>", "<mediatype>" + campaignType + "<",
		"@VERSION@",
	} {
		if !strings.Contains(meta, want) {
			t.Errorf("the AppStream file has no %s", want)
		}
	}
	english := strings.Count(meta, "<p>") + strings.Count(meta, "<li>")
	russian := strings.Count(meta, `<p xml:lang="ru">`) + strings.Count(meta, `<li xml:lang="ru">`)
	if english != russian || english == 0 {
		t.Errorf("the AppStream file has %d paragraphs in English and %d in Russian", english, russian)
	}
	// An end of the input is the end of a well-formed file.
	for name, text := range map[string]string{"type": mime, "AppStream": meta} {
		d := xml.NewDecoder(strings.NewReader(text))
		var err error
		for err == nil {
			_, err = d.Token()
		}
		if !errors.Is(err, io.EOF) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestManual: the manual names every argument, in both languages.
func TestManual(t *testing.T) {
	for _, lang := range []string{"en", "ru"} {
		manual := read(t, "assets/packaging/linux/plotwright."+lang+".1")
		for _, name := range append(options(), "help") {
			if !strings.Contains(manual, `\-\-`+name) {
				t.Errorf("the manual (%s) does not speak of --%s", lang, name)
			}
		}
	}
}
