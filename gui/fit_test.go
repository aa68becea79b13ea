package gui

import "testing"

// TestWithin: what is larger than the screen is cut to it, what lies beside it is moved, and the rest stays.
func TestWithin(t *testing.T) {
	for _, x := range []struct{ from, to, begin, length int32 }{
		{100, 900, 100, 800},
		{26, 1306, 26, 1280},
		{400, 1700, 66, 1300},
		{-8, 792, 0, 800},
		{-200, 2000, 0, 1366},
		{1500, 1600, 1266, 100},
	} {
		if begin, length := within(x.from, x.to, 0, 1366); begin != x.begin || length != x.length {
			t.Errorf("%d to %d: %d, %d", x.from, x.to, begin, length)
		}
	}
	if begin, length := within(-1900, 100, -1920, 0); begin != -1920 || length != 1920 {
		t.Errorf("on a screen to the left: %d, %d", begin, length)
	}
}
