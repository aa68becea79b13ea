// Package located reads TOML, knows on which line everything stands, and reports every fault at once.
package located

// Kind is what a value is.
type Kind string

// The kinds of value. Other stands for dates and times, which no file of ours has.
const (
	Table  Kind = "table"
	List   Kind = "list"
	String Kind = "string"
	Int    Kind = "number"
	Bool   Kind = "yes-no"
	Other  Kind = "other"
)

// Value is a value with its place.
type Value struct {
	Kind Kind
	// Line is that of the key, or of the header of a table.
	Line int
	Text string
	Int  int
	Bool bool
	// List holds the elements of a list, or the tables of an array of tables.
	List []*Value

	keys   []string
	values map[string]*Value
	// raw is how a text stands in the file, from the line first on.
	raw   string
	first int
	// given: the table has a header of its own, or braces; closed tables take nothing from further headers.
	given, closed bool
}

// Get is the value of a key of a table, or nil.
func (v *Value) Get(key string) *Value {
	if v == nil {
		return nil
	}
	return v.values[key]
}

// Keys are the keys of a table in the order of the file.
func (v *Value) Keys() []string {
	if v == nil {
		return nil
	}
	return v.keys
}

// At is the line of a key of a table, or the table's own where it lacks the key.
func (v *Value) At(key string) int {
	if k := v.Get(key); k != nil {
		return k.Line
	}
	if v == nil {
		return 0
	}
	return v.Line
}

// Elem is an element of a list, or nil.
func (v *Value) Elem(i int) *Value {
	if v == nil || i < 0 || i >= len(v.List) {
		return nil
	}
	return v.List[i]
}

// LineOf is the line on which a sign first stands within a text, or the text's own line where the file writes it
// in another way.
func (v *Value) LineOf(sign rune) int {
	line := v.first
	for _, r := range v.raw {
		switch r {
		case sign:
			return line
		case '\n':
			line++
		}
	}
	return v.Line
}

func (v *Value) put(key string, child *Value) {
	if v.values == nil {
		v.values = map[string]*Value{}
	}
	v.keys = append(v.keys, key)
	v.values[key] = child
}
