//go:build windowtest

package windowtest

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"syscall"
	"testing"
)

// onScreen is set by .ci/xvfb: the file with what is on the screen.
const onScreen = "PLOTWRIGHT_SCREEN"

// TestMain starts the tests once more on a screen of their own. All of them share it, one after the other.
func TestMain(m *testing.M) {
	if os.Getenv(onScreen) != "" {
		os.Exit(m.Run())
	}
	code, err := onOwnScreen()
	if err != nil {
		fmt.Fprintln(os.Stderr, "windowtest:", err)
	}
	os.Exit(code)
}

func onOwnScreen() (code int, err error) {
	self, err := os.Executable()
	if err != nil {
		return 2, err
	}
	xvfb, err := filepath.Abs("../../.ci/xvfb")
	if err != nil {
		return 2, err
	}
	cmd := exec.Command(xvfb, append([]string{"1366x768", self}, os.Args[1:]...)...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, os.Stdout, os.Stderr
	if err := cmd.Start(); err != nil {
		return 2, err
	}
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT)
	go func() {
		for range signals {
			// The script ends what it has started, and itself.
			if err := cmd.Process.Signal(syscall.SIGTERM); err != nil {
				return
			}
		}
	}()
	err = cmd.Wait()
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		return exit.ExitCode(), nil
	}
	if err != nil {
		return 2, err
	}
	return 0, nil
}
