package located

import (
	"bytes"
	"errors"
	"strconv"
	"strings"

	"github.com/pelletier/go-toml/v2/unstable"
)

// Parse reads a file's text, which is UTF-8. After a line that is no TOML it goes on at the next header, so that one
// slip does not hide the others; what stands between is lost. It never fails as a whole: the value may lack what the
// faults name.
func Parse(text []byte) (*Value, []Fault) {
	p := &parser{root: &Value{Kind: Table, Line: 1}, line: 1, left: bytes.TrimPrefix(text, []byte("\ufeff"))}
	p.table = p.root
	for p.section() {
	}
	return p.root, p.faults
}

type parser struct {
	toml   unstable.Parser
	root   *Value
	table  *Value // what the latest header opened; nil where it cannot be used
	faults []Fault
	// left is what is still to be read, and line the number of its first line.
	left []byte
	line int
}

// section reads up to a slip, or to the end; it reports whether there is more to read behind the slip.
func (p *parser) section() bool {
	p.toml.Reset(p.left)
	for p.toml.NextExpression() {
		p.expression(p.toml.Expression())
	}
	var slip *unstable.ParserError
	if !errors.As(p.toml.Error(), &slip) {
		return false
	}
	at := int(p.toml.Range(slip.Highlight).Offset)
	p.fault(p.lineAt(at), Syntax, slipOf(slip.Message))
	at = nextHeader(p.left, at)
	p.line, p.left = p.lineAt(at), p.left[at:]
	return len(p.left) > 0
}

// lineAt is the number of the line of a place in what is left.
func (p *parser) lineAt(offset int) int { return p.line + bytes.Count(p.left[:offset], []byte("\n")) }

// nextHeader is where the next line begins that opens a table, after the line of a place; or the end.
func nextHeader(text []byte, from int) int {
	for {
		end := bytes.IndexByte(text[from:], '\n')
		if end < 0 {
			return len(text)
		}
		from += end + 1
		if bytes.HasPrefix(bytes.TrimLeft(text[from:], " \t"), []byte("[")) {
			return from
		}
	}
}

func (p *parser) fault(line int, code Code, what string) {
	p.faults = append(p.faults, Fault{Line: line, Code: code, What: what})
}

// slips maps words of the library's messages to our kinds of slip. A message that is not here is of the kind "line".
var slips = []struct{ part, slip string }{
	{"cannot have new lines", "quote"}, {"terminated", "quote"}, {"must be quoted", "quote"}, {"too many quotes", "quote"},
	{"start of value", "value"}, {"expected value", "value"}, {"expected keyword", "value"}, {"'=' after key", "equals"},
	{"table name", "header"}, {"key", "character"}, {"after array", "list"}, {"incomplete", "list"}, {"inline table", "list"},
	{"nested", "list"}, {"expected newline", "rest"}, {"escape", "escape"}, {`after \`, "escape"}, {"digit", "number"}, {"number", "number"},
	{"integer", "number"}, {"sign", "number"}, {"radix", "number"}, {"character", "character"}, {"carriage", "character"},
}

func slipOf(message string) string {
	for _, s := range slips {
		if strings.Contains(message, s.part) {
			return s.slip
		}
	}
	return "line"
}

func (p *parser) expression(n *unstable.Node) {
	switch n.Kind {
	case unstable.Table:
		p.header(n, false)
	case unstable.ArrayTable:
		p.header(n, true)
	case unstable.KeyValue:
		if p.table != nil {
			p.keyValue(p.table, n)
		}
	}
}

type key struct {
	name string
	line int
}

func (p *parser) keys(n *unstable.Node) []key {
	var keys []key
	for it := n.Key(); it.Next(); {
		k := it.Node()
		keys = append(keys, key{string(k.Data), p.lineAt(int(k.Raw.Offset))})
	}
	return keys
}

func path(keys []key) string {
	var names []string
	for _, k := range keys {
		names = append(names, k.name)
	}
	return strings.Join(names, ".")
}

// header opens the table that a header names, or one more of an array of tables.
func (p *parser) header(n *unstable.Node, more bool) {
	keys := p.keys(n)
	last := keys[len(keys)-1]
	parent := p.reach(p.root, keys[:len(keys)-1])
	p.table = nil
	if parent == nil {
		p.fault(last.line, Twice, path(keys))
		return
	}
	old := parent.Get(last.name)
	table := &Value{Kind: Table, Line: last.line, given: true}
	switch {
	case more && old == nil:
		parent.put(last.name, &Value{Kind: List, Line: last.line, List: []*Value{table}})
	case more && old.Kind == List && !old.closed:
		old.List = append(old.List, table)
	case !more && old == nil:
		parent.put(last.name, table)
	case !more && old.Kind == Table && !old.given && !old.closed:
		old.Line, old.given = last.line, true
		table = old
	default:
		p.fault(last.line, Twice, path(keys))
		return
	}
	p.table = table
}

// reach goes down a path of tables, of which the last of an array counts, and makes those that are missing. It is nil
// where something else stands in the way.
func (p *parser) reach(v *Value, keys []key) *Value {
	for _, k := range keys {
		next := v.Get(k.name)
		if next == nil {
			next = &Value{Kind: Table, Line: k.line}
			v.put(k.name, next)
		}
		if next.Kind == List && !next.closed {
			next = next.List[len(next.List)-1]
		}
		if next.Kind != Table || next.closed {
			return nil
		}
		v = next
	}
	return v
}

func (p *parser) keyValue(table *Value, n *unstable.Node) {
	keys := p.keys(n)
	last := keys[len(keys)-1]
	table = p.reach(table, keys[:len(keys)-1])
	if table == nil || table.Get(last.name) != nil {
		p.fault(last.line, Twice, path(keys))
		return
	}
	table.put(last.name, p.value(n.Value(), last.line))
}

func (p *parser) value(n *unstable.Node, line int) *Value {
	v := &Value{Line: line, closed: true}
	switch n.Kind {
	case unstable.String:
		v.Kind, v.Text, v.raw, v.first = String, string(n.Data), string(p.toml.Raw(n.Raw)), p.lineAt(int(n.Raw.Offset))
	case unstable.Bool:
		v.Kind, v.Bool = Bool, string(n.Data) == "true"
	case unstable.Integer:
		p.integer(v, string(n.Data))
	case unstable.Array:
		v.Kind = List
		for it := n.Children(); it.Next(); {
			v.List = append(v.List, p.value(it.Node(), p.lineOf(it.Node(), line)))
		}
	case unstable.InlineTable:
		v.Kind, v.closed = Table, false
		for it := n.Children(); it.Next(); {
			p.keyValue(v, it.Node())
		}
		v.closed = true
	default:
		v.Kind = Other
	}
	return v
}

// lineOf is the line of an element of a list: the library does not say where a list within a list begins.
func (p *parser) lineOf(n *unstable.Node, list int) int {
	if n.Kind == unstable.Array {
		return list
	}
	return p.lineAt(int(n.Raw.Offset))
}

// integer reads a whole number as TOML writes it; one beyond all bounds is none.
func (p *parser) integer(v *Value, text string) {
	n, err := strconv.ParseInt(strings.ReplaceAll(text, "_", ""), 0, 32)
	if err != nil {
		v.Kind = Other
		return
	}
	v.Kind, v.Int = Int, int(n)
}
