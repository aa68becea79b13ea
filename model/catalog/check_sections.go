package catalog

import (
	"fmt"

	"plotwright/model"
)

// checkSections lists the faults of the sections of the rules: each has an id of its own, each ruling of the table and each
// term stands in one section, and one section has the disputed items.
func checkSections(c *model.Catalog) []error {
	var faults []error
	seen := map[string]bool{}
	once := func(kind, id string) {
		if id == "" || seen[kind+id] {
			faults = append(faults, fmt.Errorf("%s %q is empty or stands there twice", kind, id))
		}
		seen[kind+id] = true
	}
	for _, s := range c.Sections {
		once("section", s.ID)
		for _, id := range s.Rulings {
			once("ruling", id)
			if c.Ruling(id) == nil {
				faults = append(faults, fmt.Errorf("section %s: there is no ruling %q", s.ID, id))
			}
		}
		for _, id := range s.Terms {
			once("term", id)
		}
		if s.Frequent < 0 || s.Frequent > len(s.Terms) {
			faults = append(faults, fmt.Errorf("section %s: %d frequent terms of %d", s.ID, s.Frequent, len(s.Terms)))
		}
		if s.Disputes {
			once("section of", "disputes")
		}
	}
	for _, r := range c.Rulings {
		if !seen["ruling"+r.ID] {
			faults = append(faults, fmt.Errorf("ruling %s stands in no section", r.ID))
		}
	}
	if !seen["section of"+"disputes"] {
		faults = append(faults, fmt.Errorf("no section has the disputed items"))
	}
	return faults
}
