package archive

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"reflect"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"plotwright/model"
)

// Archive is a file that was read whole and found good.
type Archive struct {
	Header
	Log []model.Batch
}

// State is what the log folds to.
func (a *Archive) State() *model.State { return model.NewHistory(a.Log).State() }

// Read reads a file and verifies all of it. What is wrong with its contents is a *Fault; a file that cannot be read is an
// *fs.PathError.
func Read(path string, c *model.Catalog) (*Archive, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, fmt.Errorf("import: %w", err)
	}
	defer func() { _ = f.Close() }() // it was only read
	a, err := read(f)
	if err == nil {
		err = known(c, a.Log)
	}
	return a, named(path, err)
}

// named puts the path into a fault.
func named(path string, err error) error {
	var f *Fault
	if errors.As(err, &f) {
		f.Path = path
	}
	if err != nil {
		return fmt.Errorf("import: %w", err)
	}
	return nil
}

// known refuses what a later version has put into a log, by the line where it stands.
func known(c *model.Catalog, log []model.Batch) error {
	for i := range log {
		var unknown *model.UnknownError
		if err := model.UnknownIn(c, log[i:i+1]); errors.As(err, &unknown) {
			return &Fault{Line: i + 2, Reason: Newer, Detail: unknown.Name, Err: err}
		}
	}
	return nil
}

// read verifies all but whether events and cards are known here.
func read(from io.Reader) (*Archive, error) {
	r := newReader(from)
	a := &Archive{}
	var err error
	if a.Header, err = r.header(); err != nil {
		return nil, err
	}
	events := 0
	for len(a.Log) < a.Batches {
		b, err := r.batch(len(a.Log))
		if err != nil {
			return nil, err
		}
		if events += len(b.Events); events > maxEvents {
			return nil, r.fault(TooLarge, strconv.Itoa(maxEvents), nil)
		}
		a.Log = append(a.Log, b)
	}
	if r.next() {
		return nil, r.fault(Surplus, "", nil)
	}
	if r.err() != nil {
		return nil, r.err()
	}
	if want := header(a.Campaign, a.Log, a.App); !reflect.DeepEqual(a.Header, want) {
		return nil, &Fault{Line: 1, Reason: Mismatch}
	}
	return a, nil
}

// reader reads line after line.
type reader struct {
	lines *bufio.Scanner
	from  *io.LimitedReader
	line  int
	text  []byte
	// before is the sum of the line before.
	before string
}

func newReader(from io.Reader) *reader {
	limited := &io.LimitedReader{R: from, N: maxFile + 1}
	s := bufio.NewScanner(limited)
	s.Buffer(nil, maxLine)
	s.Split(splitLines)
	return &reader{lines: s, from: limited}
}

// splitLines gives lines with their ends; what follows the last end is a line without one.
func splitLines(data []byte, atEOF bool) (advance int, token []byte, err error) {
	if i := bytes.IndexByte(data, '\n'); i >= 0 {
		return i + 1, data[:i+1], nil
	}
	if atEOF && len(data) > 0 {
		return len(data), data, nil
	}
	return 0, nil, nil
}

func (r *reader) next() bool {
	if !r.lines.Scan() {
		return false
	}
	r.line++
	r.text = r.lines.Bytes()
	return true
}

// err is what kept the reader from reading on, or nil at the end.
func (r *reader) err() error {
	switch err := r.lines.Err(); {
	case r.from.N == 0:
		return &Fault{Line: r.line + 1, Reason: TooLarge}
	case errors.Is(err, bufio.ErrTooLong):
		return &Fault{Line: r.line + 1, Reason: TooLarge, Err: err}
	default:
		return err
	}
}

func (r *reader) fault(why Reason, detail string, err error) error {
	return &Fault{Line: r.line, Reason: why, Detail: detail, Err: err}
}

// header reads the first line. Its version comes first: all else may be different in a later one.
func (r *reader) header() (h Header, err error) {
	const first = `{"plotwright":`
	if !r.next() {
		if err := r.err(); err != nil {
			return h, err
		}
		return h, &Fault{Line: 1, Reason: NotArchive}
	}
	rest, ours := strings.CutPrefix(string(r.text), first)
	if !ours {
		return h, r.fault(NotArchive, "", nil)
	}
	if n, err := strconv.Atoi(rest[:len(rest)-len(strings.TrimLeft(rest, "0123456789"))]); err == nil && n > version {
		return h, r.fault(Newer, strconv.Itoa(n), nil)
	}
	if err := r.value(&h); err != nil {
		return h, err
	}
	if h.Version != version || h.Campaign == "" || h.Campaign != h.Campaign.Origin() {
		return h, r.fault(Malformed, "", nil)
	}
	if h.Events > maxEvents || h.Batches > h.Events {
		return h, r.fault(TooLarge, strconv.Itoa(h.Events), nil)
	}
	if h.Batches < 1 {
		return h, r.fault(NoCampaign, "", nil)
	}
	return h, nil
}

// batch reads the line of a batch.
func (r *reader) batch(number int) (b model.Batch, err error) {
	if !r.next() {
		if err := r.err(); err != nil {
			return b, err
		}
		return b, &Fault{Line: r.line + 1, Reason: CutOff}
	}
	var l batchLine
	if err := r.value(&l); err != nil {
		return b, err
	}
	if l.Batch != number || len(l.Events) == 0 {
		return b, r.fault(OutOfOrder, strconv.Itoa(l.Batch), nil)
	}
	b = model.Batch{Number: number, At: time.UnixMilli(l.AtMS).UTC()}
	for i, e := range l.Events {
		if !bytes.HasPrefix(e.Body, []byte("{")) {
			return b, r.fault(Malformed, e.Kind, nil)
		}
		event, err := model.DecodeEvent(e.Kind, e.Body)
		if err != nil {
			return b, r.fault(Malformed, e.Kind, err)
		}
		if _, creates := event.(model.CampaignCreated); creates != (number == 0 && i == 0) {
			return b, r.fault(NoCampaign, e.Kind, nil)
		}
		b.Events = append(b.Events, event)
	}
	return b, nil
}

// value verifies the line's sum, takes it off, and reads the rest, which must be written just as we would write it.
func (r *reader) value(v any) error {
	text, ended := bytes.CutSuffix(r.text, []byte("\n"))
	if !ended {
		return errors.Join(r.err(), r.fault(CutOff, "", nil))
	}
	at := len(text) - sumLength
	if at < 0 {
		return r.fault(Changed, "", nil)
	}
	object, own := string(text[:at]), sum(r.before, string(text[:at]))
	if string(text[at:]) != sumBefore+own+sumAfter {
		return r.fault(Changed, "", nil)
	}
	r.before = own
	object += "}"
	if !utf8.ValidString(object) {
		return r.fault(Malformed, "", errors.New("not UTF-8"))
	}
	d := json.NewDecoder(strings.NewReader(object))
	d.DisallowUnknownFields()
	if err := d.Decode(v); err != nil {
		return r.fault(Malformed, "", err)
	}
	again, err := json.Marshal(v)
	if err != nil || string(again) != object {
		return r.fault(Malformed, "", errors.Join(err, errors.New("not as it would be written")))
	}
	return nil
}
