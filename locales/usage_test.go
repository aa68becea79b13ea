package locales

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// TestEveryMessageIsUsed: an id stands in the code as it is, or begins with a literal that ends in a dot, to which the
// code adds the name of a card, a phase or the like. A message that no code names any more is dead.
func TestEveryMessageIsUsed(t *testing.T) {
	exact, families := literals(t)
	b, err := Load()
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range b.IDs(English) {
		if exact[id] {
			continue
		}
		used := false
		for _, f := range families {
			used = used || strings.HasPrefix(id, f)
		}
		if !used {
			t.Errorf("no code uses the message %s", id)
		}
	}
}

// literals are the strings in the program's code.
func literals(t *testing.T) (exact map[string]bool, families []string) {
	t.Helper()
	exact = map[string]bool{}
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			lit, ok := n.(*ast.BasicLit)
			if !ok || lit.Kind != token.STRING {
				return true
			}
			s, err := strconv.Unquote(lit.Value)
			if err != nil {
				return true
			}
			exact[s] = true
			if family, ok := strings.CutSuffix(s, "%s."); ok {
				s = family
			}
			if i := strings.IndexByte(s, '%'); i > 0 {
				s = s[:i]
			}
			if strings.HasSuffix(s, ".") && len(s) > 2 {
				families = append(families, s)
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return exact, families
}
