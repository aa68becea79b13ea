package catalog

import (
	"regexp"
	"slices"
	"strconv"

	"plotwright/model/located"
)

// The faults of a deck's content.
const (
	// Missing: the key What must be there.
	Missing located.Code = "missing"
	// BadID: What is no id: small Latin letters and digits, with hyphens between them, and no word that message files reserve.
	BadID located.Code = "bad-id"
	// TwiceID: two things have the id What.
	TwiceID located.Code = "twice-id"
	// BadWord: What is none of Wanted.
	BadWord located.Code = "bad-word"
	// BadNumber: the number What is not within Wanted, the least and the greatest.
	BadNumber located.Code = "bad-number"
	// CardCount: the deck has What cards, not Wanted.
	CardCount located.Code = "card-count"
	// BasicCount: What of the cards are basic, not one.
	BasicCount located.Code = "basic-count"
	// CardNumber: a card's number is not its place in the file, Wanted.
	CardNumber located.Code = "card-number"
	// BasicPrice: the basic card What has a purchase cost.
	BasicPrice located.Code = "basic-price"
	// UnusedKey: the kind of effect Wanted does not read the key What.
	UnusedKey located.Code = "unused-key"
	// AskedTwice: the card asks for What twice; KeptKey: What is a key that every card has anyway; TypeKey: a question of
	// the type What must have the key What.
	AskedTwice located.Code = "asked-twice"
	KeptKey    located.Code = "kept-key"
	TypeKey    located.Code = "type-key"
	// FewValues: a choice needs at least two values. NoChoice: only a choice has values.
	FewValues located.Code = "few-values"
	NoChoice  located.Code = "no-choice"
	// NotAsked: the card does not ask for What; Wanted are the questions that would do.
	NotAsked located.Code = "not-asked"
	// BadWhen: What is no condition.
	BadWhen located.Code = "bad-when"
	// FaceMissing: the agent lacks the face of the act What. RowMissing: the face lacks the row for What heroes.
	FaceMissing located.Code = "face-missing"
	RowMissing  located.Code = "row-missing"
)

// MaxNumber bounds every number of a deck.
const MaxNumber = 99

// checker gathers the faults of a deck.
type checker struct{ faults []located.Fault }

func (c *checker) fault(line int, code located.Code, what string, wanted ...string) {
	c.faults = append(c.faults, located.Fault{Line: line, Code: code, What: what, Wanted: wanted})
}

// need notes the keys that a table lacks.
func (c *checker) need(v *located.Value, keys ...string) {
	for _, key := range keys {
		if v.Get(key) == nil {
			c.fault(v.At(""), Missing, key)
		}
	}
}

// word notes a text that is none of those that would do. A key that is not there is another fault, or none.
func (c *checker) word(v *located.Value, key string, of []string) {
	if k := v.Get(key); k != nil && k.Kind == located.String && !slices.Contains(of, k.Text) {
		c.fault(k.Line, BadWord, k.Text, of...)
	}
}

// list notes the texts of a list that are none of those that would do.
func (c *checker) list(v *located.Value, key string, of []string) {
	if k := v.Get(key); k != nil {
		for _, x := range k.List {
			if x.Kind == located.String && !slices.Contains(of, x.Text) {
				c.fault(x.Line, BadWord, x.Text, of...)
			}
		}
	}
}

// number notes a number out of its bounds.
func (c *checker) number(v *located.Value, key string, least, most int) {
	if k := v.Get(key); k != nil && k.Kind == located.Int && (k.Int < least || k.Int > most) {
		c.fault(k.Line, BadNumber, key, strconv.Itoa(least), strconv.Itoa(most))
	}
}

var idForm = regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)

// reserved words mean something in a message file, so that no id can be one.
var reserved = []string{"id", "description", "hash", "leftdelim", "rightdelim", "zero", "one", "two", "few", "many", "other", "translation"}

const maxID = 60

// ValidID tells whether a deck, a card, an agent, an ability, a question, an answer or a notice can be called so.
func ValidID(id string) bool {
	return len(id) <= maxID && idForm.MatchString(id) && !slices.Contains(reserved, id)
}

// id notes an id that is none.
func (c *checker) id(v *located.Value, key string) {
	if k := v.Get(key); k != nil && k.Kind == located.String && !ValidID(k.Text) {
		c.fault(k.Line, BadID, k.Text)
	}
}
