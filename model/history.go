package model

import "slices"

// History is what the log means: which batches are in effect, what undo and redo would do, and where each action led.
//
// A path is a chain of batches whose events, folded from its root, give a state. A step is a step of undo; undoing
// returns to the step before it, with that step's path. Going back is a step whose path is that of an earlier action
// (R8.3), so that both chains are all the bookkeeping there is.
//
// Of the states, only some are kept, however long the log is: those on three shelves, and the one now. Any other is folded
// again from the nearest before it.
type History struct {
	log     []Batch
	current *step
	redo    []*step
	// paths holds the path after each action, by its number; 0 is the creation.
	paths []*path
	// led holds the path after each batch, by its number.
	led   []*path
	state *State
	// shelves hold the states that were folded last, then those of them at every 64th place of a path, then those at every
	// 4096th. So a state near others that were asked for is at most 63 batches from one that is kept.
	shelves [3]shelf
}

type path struct {
	before *path
	// batch is the number of the batch at the path's end; length counts the batches before it.
	batch, length int
	// kept is the state at the path's end while it is on a shelf. Others may hold it, too: it is never changed.
	kept *State
}

type step struct {
	before *step
	path   *path
	// batch is the number of the batch that made the step.
	batch int
}

// apart is how far places on a path are from each other whose states go to the next shelf.
const apart = 64

// shelf has room for some states; a further one takes the place of the one that is there longest.
type shelf struct {
	paths [64]*path
	next  int
}

func (f *shelf) put(p *path, s *State) {
	if oldest := f.paths[f.next]; oldest != nil {
		oldest.kept = nil
	}
	p.kept = s
	f.paths[f.next] = p
	f.next = (f.next + 1) % len(f.paths)
}

// NewHistory reads a log.
func NewHistory(log []Batch) *History {
	h := &History{log: slices.Clip(log)}
	for _, b := range log {
		h.link(b)
	}
	h.state = h.at(h.pathNow())
	return h
}

// Add takes a further batch in.
func (h *History) Add(b Batch) {
	h.log = append(h.log, b)
	h.link(b)
	h.state = h.at(h.pathNow())
}

// Log is the whole log, undone batches included; it is for reading only.
func (h *History) Log() []Batch { return h.log }

func (h *History) pathNow() *path {
	if h.current == nil {
		return nil
	}
	return h.current.path
}

// link places a batch in the chains.
func (h *History) link(b Batch) {
	number := len(h.led)
	var first Event
	if len(b.Events) > 0 {
		first = b.Events[0]
	}
	switch e := first.(type) {
	case nil:
	case Undone:
		if h.CanUndo() {
			h.redo = append(h.redo, h.current)
			h.current = h.current.before
		}
	case Redone:
		if h.CanRedo() {
			h.current = h.redo[len(h.redo)-1]
			h.redo = h.redo[:len(h.redo)-1]
		}
	case WentBack:
		if p := h.after(e.Action); p != nil {
			h.current, h.redo = &step{h.current, p, number}, nil
		}
	default:
		p := &path{before: h.pathNow(), batch: number}
		if p.before != nil {
			p.length = p.before.length + 1
		}
		h.current, h.redo = &step{h.current, p, number}, nil
		h.paths = append(h.paths, p)
	}
	h.led = append(h.led, h.pathNow())
}

func (h *History) after(action int) *path {
	if action < 0 || action >= len(h.paths) {
		return nil
	}
	return h.paths[action]
}

// State is the state now.
func (h *History) State() *State { return h.state }

// Actions is the number of actions so far: accepted commands but undo, redo and going back (R8.3).
func (h *History) Actions() int { return len(h.paths) - 1 }

// Action is the number of the action after which the table is as it is now, and to which going back would lead here
// (R8.3). It is -1 before the creation.
func (h *History) Action() int {
	if p := h.pathNow(); p != nil {
		return h.ActionOf(p.batch)
	}
	return -1
}

// CanUndo tells whether there is a step to undo; the creation of the campaign is none.
func (h *History) CanUndo() bool { return h.current != nil && h.current.before != nil }

// CanRedo tells whether a step was undone and nothing done since.
func (h *History) CanRedo() bool { return len(h.redo) > 0 }

// UndoBatch is the number of the batch that undo would take back, RedoBatch of the one that redo would bring back.
func (h *History) UndoBatch() int { return h.current.batch }

// RedoBatch is the number of the batch that redo would bring back.
func (h *History) RedoBatch() int { return h.redo[len(h.redo)-1].batch }

// StateAfter is the state right after a batch of the log; it is for reading only. Before the first batch, and after one that the
// log does not have, it is that of no campaign.
func (h *History) StateAfter(batch int) *State {
	if batch < 0 || batch >= len(h.led) {
		return newState()
	}
	return h.at(h.led[batch])
}

// ActionOf is the number of the action that a batch of the log is (R8.3), or -1 for undo, redo and going back.
func (h *History) ActionOf(batch int) int {
	action, is := slices.BinarySearchFunc(h.paths, batch, func(p *path, batch int) int { return p.batch - batch })
	if !is {
		return -1
	}
	return action
}

// BatchOf is the number of the batch that is an action, or -1 for an action that the log does not have.
func (h *History) BatchOf(action int) int {
	if p := h.after(action); p != nil {
		return p.batch
	}
	return -1
}

// InEffect tells for each batch of the log, by number, whether the state now rests on it: the actions of its path, and
// the goings back that were not undone.
func (h *History) InEffect() []bool {
	in := make([]bool, len(h.led))
	for p := h.pathNow(); p != nil; p = p.before {
		in[p.batch] = true
	}
	for s := h.current; s != nil; s = s.before {
		if s.batch != s.path.batch {
			in[s.batch] = true
		}
	}
	return in
}

// Last are the events of the last batch on which the state now rests and which has such an event, nil where there is none.
func (h *History) Last(is func(Event) bool) []Event {
	for p := h.pathNow(); p != nil; p = p.before {
		if events := h.log[p.batch].Events; slices.ContainsFunc(events, is) {
			return events
		}
	}
	return nil
}

// at is the state at a path's end, folded from the last place on it whose state is kept.
func (h *History) at(p *path) *State {
	var chain []*path
	q := p
	for ; q != nil && q.kept == nil; q = q.before {
		chain = append(chain, q)
	}
	if q == p && p != nil {
		return p.kept
	}
	s := newState()
	if q != nil {
		s = q.kept.Clone()
	}
	for _, x := range slices.Backward(chain) {
		for _, e := range h.log[x.batch].Events {
			s.apply(e)
		}
		if x != p && x.length%apart == 0 {
			h.keep(x, s.Clone())
		}
	}
	if p != nil {
		h.keep(p, s)
	}
	return s
}

// keep puts a state on its shelf.
func (h *History) keep(p *path, s *State) {
	i := 0
	for n := p.length; n%apart == 0 && i < len(h.shelves)-1; n /= apart {
		i++
	}
	h.shelves[i].put(p, s)
}
