# Plotwright's commands. Each sets up what it needs first: on Debian and its
# kin by installing what is missing with apt, elsewhere by naming it.
#
#	make run              build and start; ARGS=--demo starts in mid-quest
#	make test             every test that needs no display
#	make build            only build, into build/plotwright
#	make lint             gofmt, go vet and golangci-lint
#	make golden           draw the stored test pictures anew
#	make faults           kill the program 1000 times at everything it does
#	make fuzz             feed it broken files, 10 minutes each; FOR=30s for less
#	make bench            measure how fast it is, see docs/performance.md
#	make linux            the tar.gz and the .deb for Linux, in build/packages
#	make windows          the zip and the installer for Windows, there too
#	make reproducible     those once more from nothing: the bytes must be the same
#	make macos            the bundle for macOS, on a Mac, in build/packages
#	make clean            remove what was built

GO   = .ci/go
TAGS = no_emoji

.PHONY: run test build lint golden faults fuzz bench linux windows macos reproducible clean

run: build
	build/plotwright $(ARGS)

test:
	@.ci/setup build
	$(GO) test -tags $(TAGS) ./...

build:
	@.ci/setup build
	@test -e build/plotwright || echo 'Building. The first time this takes some minutes, most of them for OpenGL and SQLite.'
	$(GO) build -tags $(TAGS) -buildvcs=false -o build/plotwright .

lint:
	@.ci/setup build
	@.ci/lint

# The tests compare with the pictures stored beside them. This overwrites
# those, so it is never part of another command.
golden:
	@.ci/setup build
	PLOTWRIGHT_GOLDEN=write $(GO) test -tags $(TAGS) -count=1 -run Golden ./gui/...
	@git status --short -- '*/testdata/*' 2>/dev/null || true
	@echo 'Now look at every picture listed above, at full size, before you commit it:'
	@echo 'what was drawn is the new truth, whether or not it is right.'

faults:
	@.ci/setup build
	.ci/faults

FOR = 10m
fuzz:
	@.ci/setup build
	.ci/fuzz $(FOR)

# The floor is built as the program is, or it would not be one. BENCH=-short
# measures little, only to see that everything can be; BENCH='-part start' one part.
bench:
	@.ci/setup test
	.ci/build-release build/bench/plotwright
	.ci/build-release build/bench/floor '' ./gui/bench/floor
	.ci/build-release build/bench/inside '' ./gui/bench/inside
	$(GO) build -tags $(TAGS) -buildvcs=false -o build/bench/bench ./gui/bench
	$(GO) test -c -tags $(TAGS) -o build/bench/gui.test ./gui
	$(GO) test -c -tags $(TAGS) -o build/bench/sqlite.test ./model/sqlite
	.ci/xvfb 1366x768 build/bench/bench $(BENCH)

linux:
	@.ci/setup linux
	.ci/package-linux

macos:
	@.ci/setup build
	.ci/package-macos

windows:
	@.ci/setup windows
	.ci/package-windows

reproducible: linux windows
	.ci/same-bytes --fresh .ci/package-linux \
		plotwright-$$(.ci/version)-linux-amd64.tar.gz plotwright_$$(.ci/version)_amd64.deb
	.ci/same-bytes --fresh .ci/package-windows \
		plotwright-$$(.ci/version)-windows-amd64.zip plotwright-$$(.ci/version)-windows-amd64-setup.exe

clean:
	rm -rf build
