// Package instance keeps a data folder to one program. The first to come locks it and listens; a later one has the first raise its
// window, and hands over the file that it was started with.
package instance

import (
	"bufio"
	"crypto/rand"
	"crypto/subtle"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"path/filepath"
	"time"

	"github.com/gofrs/flock"
)

// ErrTaken: another process has the folder.
var ErrTaken = errors.New("another process has the data folder")

// In the data folder. The lock is the system's and ends with the process, whatever becomes of the file; the other file says where
// the process listens.
const (
	lockFile  = "plotwright.lock"
	whereFile = "instance.json"
)

const (
	// patience is how long a second start waits for the first one's answer. The first may just be starting itself.
	patience = 5 * time.Second
	// hearing is how long the first waits for what a caller has to say.
	hearing = time.Second
)

// Instance is the first program on its folder.
type Instance struct {
	dir      string
	lock     *flock.Flock
	listener net.Listener
	token    string
}

// where is what a later start needs to know: an address on this machine only, and a word that other users cannot read.
type where struct {
	Address string `json:"address"`
	Token   string `json:"token"`
}

// call is what a later start says, answer what it hears.
type (
	call struct {
		Token string `json:"token"`
		File  string `json:"file"`
	}
	answer struct {
		Raised bool `json:"raised"`
	}
)

// Take takes the folder, which is made when absent. ErrTaken means that another process has it. With another error the folder is
// taken, too, and later starts cannot be answered; or, without an Instance, it cannot be found out, as where nothing can be written.
func Take(dir string) (*Instance, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, fmt.Errorf("take the data folder: %w", err)
	}
	i := &Instance{dir: dir, lock: flock.New(filepath.Join(dir, lockFile)), token: rand.Text()}
	taken, err := i.lock.TryLock()
	if err != nil {
		return nil, fmt.Errorf("take the data folder: %w", err)
	}
	if !taken {
		return nil, ErrTaken
	}
	return i, i.Listen()
}

// Listening tells whether later starts can be answered.
func (i *Instance) Listening() bool { return i.listener != nil }

// Listen has later starts find this one, where Take could not do so.
func (i *Instance) Listen() error {
	if err := i.listen(); err != nil {
		return fmt.Errorf("listen for later starts: %w", err)
	}
	return nil
}

func (i *Instance) listen() (err error) {
	if i.listener, err = net.Listen("tcp", "127.0.0.1:0"); err != nil {
		i.listener = nil
		return err
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, i.listener.Close())
			i.listener = nil
		}
	}()
	text, err := json.Marshal(where{i.listener.Addr().String(), i.token})
	if err != nil {
		return err
	}
	f, err := os.CreateTemp(i.dir, "instance-*.tmp") // only its owner may read it
	if err != nil {
		return err
	}
	_, err = f.Write(text)
	if err = errors.Join(err, f.Close()); err == nil {
		err = os.Rename(f.Name(), filepath.Join(i.dir, whereFile))
	}
	if err != nil {
		return errors.Join(err, os.Remove(f.Name()))
	}
	return nil
}

// Serve answers later starts, one after the other, until Close. raise gets the file that one was started with, or nothing, and
// reports whether the window came up.
func (i *Instance) Serve(raise func(file string) bool) {
	for i.Listening() {
		conn, err := i.listener.Accept()
		if err != nil {
			return // closed
		}
		i.hear(conn, raise)
	}
}

func (i *Instance) hear(conn net.Conn, raise func(file string) bool) {
	defer func() { _ = conn.Close() }() // what it was for is done, or lost
	if conn.SetReadDeadline(time.Now().Add(hearing)) != nil {
		return
	}
	var c call
	const longest = 1 << 16
	line, err := bufio.NewReader(io.LimitReader(conn, longest)).ReadBytes('\n')
	if err != nil || json.Unmarshal(line, &c) != nil || subtle.ConstantTimeCompare([]byte(c.Token), []byte(i.token)) != 1 {
		return
	}
	_ = json.NewEncoder(conn).Encode(answer{raise(c.File)}) // the other side may have given up
}

// Close lets the next one have the folder.
func (i *Instance) Close() error {
	var err error
	if i.listener != nil {
		err = i.listener.Close()
	}
	return errors.Join(err, i.lock.Unlock())
}

// Raise has the process that has the folder raise its window and take the file, a whole path or nothing. Without an error it has
// done so.
func Raise(dir, file string) error {
	letRaise()
	until := time.Now().Add(patience)
	for {
		err := ask(dir, file, until)
		if err == nil || time.Now().After(until) {
			return err
		}
		time.Sleep(50 * time.Millisecond)
	}
}

func ask(dir, file string, until time.Time) error {
	text, err := os.ReadFile(filepath.Join(dir, whereFile))
	if err != nil {
		return fmt.Errorf("find the other window: %w", err)
	}
	var w where
	if err := json.Unmarshal(text, &w); err != nil {
		return fmt.Errorf("find the other window: %w", err)
	}
	conn, err := net.DialTimeout("tcp", w.Address, time.Until(until))
	if err != nil {
		return fmt.Errorf("find the other window: %w", err)
	}
	defer func() { _ = conn.Close() }() // what it was for is done, or lost
	var a answer
	err = conn.SetDeadline(until)
	if err == nil {
		err = json.NewEncoder(conn).Encode(call{w.Token, file})
	}
	if err == nil {
		err = json.NewDecoder(conn).Decode(&a)
	}
	if err == nil && !a.Raised {
		err = errors.New("it did not come up")
	}
	if err != nil {
		return fmt.Errorf("raise the other window: %w", err)
	}
	return nil
}
