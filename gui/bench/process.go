package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"time"
)

// start is what one start of a program cost until its window was complete.
type start struct {
	wall, cpu time.Duration
	// peak is the most memory that was resident until then, in bytes.
	peak float64
}

// measure starts a program and waits until its window is complete: until the last change of the picture before it rests.
func measure(s *screen, command ...string) (start, error) {
	const rest = 1500 * time.Millisecond
	s.changed()
	var said bytes.Buffer
	cmd := exec.Command(command[0], command[1:]...)
	cmd.Stdout, cmd.Stderr = &said, &said
	var m start
	begun := time.Now()
	if err := cmd.Start(); err != nil {
		return m, err
	}
	last, err := s.settle(begun, rest, func() { m.cpu = cpu(cmd.Process.Pid) })
	m.wall, m.peak = last.Sub(begun), peak(cmd.Process.Pid)
	if kill := cmd.Process.Kill(); kill != nil && err == nil {
		err = kill
	}
	_ = cmd.Wait() // it was killed
	if err == nil && (m.peak == 0 || m.cpu == 0) {
		err = fmt.Errorf("%s ended by itself", command[0])
	}
	if err != nil {
		return m, fmt.Errorf("%w\n%s", err, said.String())
	}
	_, err = s.settle(time.Now(), rest/10, func() {}) // the window goes
	return m, err
}

// idling starts a program, leaves it alone, and tells how much of a core, in per cent, it takes while nothing happens.
func idling(program, seconds string) (percent float64, err error) {
	rest, err := time.ParseDuration(seconds + "s")
	if err != nil {
		return 0, err
	}
	cmd := exec.Command(program)
	if err := cmd.Start(); err != nil {
		return 0, err
	}
	time.Sleep(3 * time.Second)
	before := cpu(cmd.Process.Pid)
	time.Sleep(rest)
	used := cpu(cmd.Process.Pid) - before
	err = cmd.Process.Kill()
	_ = cmd.Wait() // it was killed
	return 100 * float64(used) / float64(rest), err
}

// peak is the most memory that a process has had resident, in bytes; 0 if there is no such process.
func peak(pid int) float64 {
	status, _ := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	for _, line := range strings.Split(string(status), "\n") {
		if rest, ok := strings.CutPrefix(line, "VmHWM:"); ok {
			kb, _ := strconv.ParseFloat(strings.Fields(rest)[0], 64)
			return kb * 1024
		}
	}
	return 0
}

// cpu is the time that a process has run, its own and the system's for it; 0 if there is no such process.
func cpu(pid int) time.Duration {
	stat, _ := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	_, rest, _ := strings.Cut(string(stat), ") ")
	fields := strings.Fields(rest)
	const user, system, tick = 11, 12, 10 * time.Millisecond
	if len(fields) <= system {
		return 0
	}
	u, _ := strconv.Atoi(fields[user])
	k, _ := strconv.Atoi(fields[system])
	return time.Duration(u+k) * tick
}
