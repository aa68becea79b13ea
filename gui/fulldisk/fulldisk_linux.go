package fulldisk

import (
	"os"
	"os/exec"
	"syscall"
	"testing"
)

// Alone tells whether the test is in a process of its own. Where it is not, it is started again in one, and has been run when
// Alone answers.
func Alone(t *testing.T) bool {
	t.Helper()
	const own = "PLOTWRIGHT_FULL_DISK"
	if os.Getenv(own) != "" {
		return true
	}
	cmd := exec.Command(os.Args[0], "-test.run=^"+t.Name()+"$")
	cmd.Env = append(os.Environ(), own+"=1")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
	return false
}

// Leave lets no file of the process become larger than so many bytes, until it is told another number.
func Leave(t *testing.T, bytes uint64) {
	t.Helper()
	var limit syscall.Rlimit
	err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &limit)
	if err == nil {
		limit.Cur = min(bytes, limit.Max)
		err = syscall.Setrlimit(syscall.RLIMIT_FSIZE, &limit)
	}
	if err != nil {
		t.Fatal(err)
	}
}
