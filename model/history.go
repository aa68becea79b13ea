package model

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
	depth  int
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

// Add takes a further batch in.
func (h *History) Add(b Batch) {
	before := h.pathNow()
	h.link(&b)
	if p := h.pathNow(); p != nil && p.before == before && p.batch == &b {
		h.state = h.state.Clone()
		for _, e := range b.Events {
			h.state.apply(e)
		}
		return
	}
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
		p := &path{before: h.pathNow(), batch: b}
		if p.before != nil {
			p.depth = p.before.depth + 1
		}
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

// StateAfter is the table right after an action was first carried out, or nil for no such action.
func (h *History) StateAfter(action int) *State {
	p := h.after(action)
	if p == nil {
		return nil
	}
	return p.state()
}

// Actions is the number of actions so far: accepted commands but undo, redo and going back (R8.3).
func (h *History) Actions() int { return len(h.paths) - 1 }

// CanUndo tells whether there is a step to undo; the creation of the campaign is none.
func (h *History) CanUndo() bool { return h.current != nil && h.current.before != nil }

// CanRedo tells whether a step was undone and nothing done since.
func (h *History) CanRedo() bool { return len(h.redo) > 0 }

// UndoBatch is the number of the batch that undo would take back, RedoBatch of the one that redo would bring back.
func (h *History) UndoBatch() int { return h.current.batch }

// RedoBatch is the number of the batch that redo would bring back.
func (h *History) RedoBatch() int { return h.redo[len(h.redo)-1].batch }

// InEffect tells for each batch of the log, by number, whether the state now rests on it.
func (h *History) InEffect() map[int]bool {
	in := map[int]bool{}
	for p := h.pathNow(); p != nil; p = p.before {
		in[p.batch.Number] = true
	}
	return in
}

func (s *step) state() *State {
	if s == nil {
		return newState()
	}
	return s.path.state()
}

func (p *path) state() *State {
	chain := make([]*Batch, p.depth+1)
	for q := p; q != nil; q = q.before {
		chain[q.depth] = q.batch
	}
	s := newState()
	for _, b := range chain {
		for _, e := range b.Events {
			s.apply(e)
		}
	}
	return s
}
