package instance

import (
	"bufio"
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// The tests start the test program once more as the first or the second start on a folder.
const (
	roleVariable = "PLOTWRIGHT_INSTANCE_ROLE"
	dirVariable  = "PLOTWRIGHT_INSTANCE_DIR"
)

func TestMain(m *testing.M) {
	dir := os.Getenv(dirVariable)
	switch os.Getenv(roleVariable) {
	case "":
		os.Exit(m.Run())
	case "first":
		i, err := Take(dir)
		if err != nil {
			fmt.Println(err)
			os.Exit(1)
		}
		fmt.Println("taken")
		i.Serve(func(file string) bool { fmt.Printf("raised for %q\n", file); return true })
	case "silent": // has the folder and does not answer, as a program that hangs
		if _, err := Take(dir); err != nil {
			fmt.Println(err)
			os.Exit(1)
		}
		fmt.Println("taken")
		time.Sleep(10 * time.Minute)
	case "second":
		_, err := Take(dir)
		if errors.Is(err, ErrTaken) {
			err = Raise(dir, "/a b/Кампания № 5.plotwright")
		}
		fmt.Println(err)
	}
}

// start starts a process in a role and gives what it says, line by line.
func start(t *testing.T, role, dir string) (*exec.Cmd, *bufio.Scanner) {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), roleVariable+"="+role, dirVariable+"="+dir)
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	late := time.AfterFunc(2*time.Minute, func() { _ = cmd.Process.Kill() }) // or a test that fails would wait for ever
	t.Cleanup(func() { late.Stop(); _ = cmd.Process.Kill(); _ = cmd.Wait() })
	return cmd, bufio.NewScanner(out)
}

func says(t *testing.T, s *bufio.Scanner, want string) {
	t.Helper()
	if !s.Scan() || s.Text() != want {
		t.Fatalf("said %q, want %q", s.Text(), want)
	}
}

// TestTwoStarts: the second start has the first raise its window and hands over its file; when the first is gone, even killed, the
// next is the first.
func TestTwoStarts(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "Властелин 100%")
	for range 2 {
		first, heard := start(t, "first", dir)
		says(t, heard, "taken")
		for range 2 {
			_, second := start(t, "second", dir)
			says(t, heard, `raised for "/a b/Кампания № 5.plotwright"`)
			says(t, second, "<nil>")
		}
		if err := first.Process.Kill(); err != nil {
			t.Fatal(err)
		}
		_ = first.Wait() // killed
	}
}

// TestNobodyAnswers: a first start that hangs is found out in time.
func TestNobodyAnswers(t *testing.T) {
	dir := t.TempDir()
	_, heard := start(t, "silent", dir)
	says(t, heard, "taken")
	if _, err := Take(dir); !errors.Is(err, ErrTaken) {
		t.Errorf("Take: %v", err)
	}
	if err := Raise(dir, ""); err == nil {
		t.Error("raised")
	}
	if _, err := Take(dir); !errors.Is(err, ErrTaken) {
		t.Errorf("it was given up on only when it was gone: %v", err)
	}
}

// TestNotRaised: nor is it taken for success that the window did not come up.
func TestNotRaised(t *testing.T) {
	dir := t.TempDir()
	i, err := Take(dir)
	if err != nil {
		t.Fatal(err)
	}
	go i.Serve(func(string) bool { return false })
	if err := ask(dir, "", time.Now().Add(patience)); err == nil || !strings.Contains(err.Error(), "did not come up") {
		t.Errorf("%v", err)
	}
	if err := i.Close(); err != nil {
		t.Error(err)
	}
	if i, err = Take(dir); err != nil {
		t.Fatalf("after Close: %v", err)
	}
	i.Close()
}

// TestStrangers: who does not know the word is not heard, and nobody keeps the others waiting.
func TestStrangers(t *testing.T) {
	dir := t.TempDir()
	i, err := Take(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer i.Close()
	heard := make(chan string, 100)
	go i.Serve(func(file string) bool { heard <- file; return true })
	for _, say := range []string{"", "GET / HTTP/1.1\r\n\r\n", "{\"token\":\"\",\"file\":\"x\"}\n", "{\"token\":1}\n", strings.Repeat("x", 1<<17)} {
		conn, err := net.Dial("tcp", i.listener.Addr().String())
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Close()
		_, _ = conn.Write([]byte(say)) // it may have been closed
	}
	// On a slow machine it takes more than one start until all of them have been sent away.
	err = Raise(dir, "mine")
	for n := 0; err != nil && n < 10; n++ {
		err = Raise(dir, "mine")
	}
	if err != nil {
		t.Error(err)
	}
	for len(heard) > 0 {
		if file := <-heard; file != "mine" {
			t.Errorf("a stranger was heard: %q", file)
		}
	}
	if info, err := os.Stat(filepath.Join(dir, whereFile)); err != nil || info.Mode().Perm()&0o077 != 0 {
		t.Errorf("others may read the word: %v, %v", info.Mode(), err)
	}
}

// TestCannotListen: where later starts cannot be told how to reach the first, it keeps the folder all the same.
func TestCannotListen(t *testing.T) {
	dir := t.TempDir()
	if err := os.MkdirAll(filepath.Join(dir, whereFile, "in the way"), 0o700); err != nil {
		t.Fatal(err)
	}
	i, err := Take(dir)
	if err == nil || errors.Is(err, ErrTaken) || i == nil {
		t.Fatalf("Take: %v, %v", i, err)
	}
	i.Serve(func(string) bool { return true }) // nothing to wait for
	if _, err := Take(dir); !errors.Is(err, ErrTaken) {
		t.Errorf("the second Take: %v", err)
	}
	if left, _ := filepath.Glob(filepath.Join(dir, "*.tmp")); len(left) > 0 {
		t.Errorf("left over: %v", left)
	}
	if err := i.Close(); err != nil {
		t.Error(err)
	}
}

// TestCannotTake: a folder where nothing can be written is not taken for one that another has.
func TestCannotTake(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if i, err := Take(filepath.Join(file, "dir")); err == nil || errors.Is(err, ErrTaken) || i != nil {
		t.Errorf("Take: %v, %v", i, err)
	}
}
