package model

import "slices"

// History is what the log means: which batches are in effect, what undo and redo would do, and where each action led.
//
// A path is a chain of batches whose events, folded from its root, give a state. A step is a step of undo; undoing
// returns to the step before it, with that step's path. Going back is a step whose path is that of an earlier action
// (R8.3), so that both chains are all the bookkeeping there is.
type History struct {
	current *step
	redo    []*step
	// paths holds the path after each action, by its number; 0 is the creation.
	paths []*path
	state *State
}

type path struct {
	before *path
	batch  *Batch
	// action is the number of the action at the path's end.
	action int
	// kept is the state at the path's end, once somebody has asked for it.
	kept *State
}

type step struct {
	before *step
	path   *path
	// batch is the number of the batch that made the step.
	batch int
}

// NewHistory reads a log.
func NewHistory(log []Batch) *History {
	h := &History{state: newState()}
	for i := range log {
		h.link(&log[i])
	}
	h.state = h.current.state()
	return h
}

// Add takes a further batch in. The states that it passes are kept, so that going through a log costs no more with undos.
func (h *History) Add(b Batch) {
	h.link(&b)
	h.state = h.current.state()
}

func (h *History) pathNow() *path {
	if h.current == nil {
		return nil
	}
	return h.current.path
}

// link places a batch in the chains.
func (h *History) link(b *Batch) {
	if len(b.Events) == 0 {
		return
	}
	switch e := b.Events[0].(type) {
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
			h.current, h.redo = &step{h.current, p, b.Number}, nil
		}
	default:
		p := &path{before: h.pathNow(), batch: b, action: len(h.paths)}
		h.current, h.redo = &step{h.current, p, b.Number}, nil
		h.paths = append(h.paths, p)
	}
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
		return p.action
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

// UndoStates are the states before and after the batch that undo would take back.
func (h *History) UndoStates() (before, after *State) { return h.current.states() }

// RedoStates are the states before and after the batch that redo would bring back.
func (h *History) RedoStates() (before, after *State) { return h.redo[len(h.redo)-1].states() }

// InEffect tells for each batch of the log, by number, whether the state now rests on it: the actions of its path, and
// the goings back that were not undone.
func (h *History) InEffect() map[int]bool {
	in := map[int]bool{}
	for p := h.pathNow(); p != nil; p = p.before {
		in[p.batch.Number] = true
	}
	for s := h.current; s != nil; s = s.before {
		if s.batch != s.path.batch.Number {
			in[s.batch] = true
		}
	}
	return in
}

// Last is the last batch on which the state now rests that has such an event, nil where there is none.
func (h *History) Last(is func(Event) bool) *Batch {
	for p := h.pathNow(); p != nil; p = p.before {
		if slices.ContainsFunc(p.batch.Events, is) {
			return p.batch
		}
	}
	return nil
}

func (s *step) states() (before, after *State) { return s.before.state(), s.state() }

func (s *step) state() *State {
	if s == nil {
		return newState()
	}
	return s.path.state()
}

// state folds the path, from the last place on it whose state is kept, and keeps that of its end.
func (p *path) state() *State {
	var chain []*Batch
	q := p
	for ; q != nil && q.kept == nil; q = q.before {
		chain = append(chain, q.batch)
	}
	s := newState()
	if q != nil {
		s = q.kept
	}
	if len(chain) > 0 && q != nil {
		s = s.Clone()
	}
	for _, b := range slices.Backward(chain) {
		for _, e := range b.Events {
			s.apply(e)
		}
	}
	if p != nil {
		p.kept = s
	}
	return s
}
