PYTHON ?= python3
export PIP_DISABLE_PIP_VERSION_CHECK = 1
# Without this, every process that a test starts would compile all of it anew.
unexport PYTHONDONTWRITEBYTECODE

bin   := .venv/bin
ready  = $(shell $(PYTHON) -c 'import sys; print(sys.version_info >= (3, 11))' 2>/dev/null)

# Some tests wait for servers and browsers: one worker more than there are processors keeps these busy.
workers := $(shell echo $$(( $$(nproc 2>/dev/null || echo 2) + 1 )))
pytest  := $(bin)/pytest -q -n $(workers) --dist worksteal -rfEs

.PHONY: help play test quick soak check chromium postgresql fix bench load playthroughs docs pictures audit release clean

help:
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' Makefile

play: $(or $(wildcard .venv/.dev),.venv/.play .venv/.fast)  ## open the table in the browser, and play
	@$(bin)/barricades table

test: .venv/.dev chromium postgresql  ## everything that must hold: format, lint, types, tests, also in a browser
	@echo "Format, lint, types and some 10,000 tests, also in a browser: about five minutes on two cores."
	@$(pytest)

quick: .venv/.dev  ## while editing: format, lint, types, and all tests without browser and server
	@echo "Format, lint, types and some 6,000 tests without browser and server: ninety seconds on two cores."
	@$(pytest) --ignore=tests/browser --ignore=tests/table --ignore=tests/docs

soak: .venv/.dev chromium postgresql  ## the long run: all tests in random order, much more of each; an hour's load
	@echo "All tests in random order, with long random play, on both databases: half an hour on two cores."
	@BARRICADES_SOAK=1 $(pytest) -p randomly
	@echo "Then an hour at twenty moves a second: nothing is lost, and memory does not grow."
	@$(bin)/python -m benchmarks.load --only hour

check: .venv/.dev  ## format, lint and types only
	$(bin)/ruff format --check .
	$(bin)/ruff check .
	$(bin)/mypy

fix: .venv/.dev  ## format, and mend what the linter can mend
	$(bin)/ruff check --fix-only .
	$(bin)/ruff format .

bench: .venv-bench/.bench  ## measure against peers, in an environment of its own
	@.venv-bench/bin/python -m benchmarks --write docs/speed.md

load: .venv/.dev postgresql  ## measure the table under load, and kill its processes meanwhile
	@$(bin)/python -m benchmarks.load

# Tests in a browser want Debian's Chromium. Where it may not be installed, they are left out.
chromium:
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || \
	  command -v chromium-browser >/dev/null || if \
	  [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "Installing Chromium ..." && \
	  apt-get update -qq && \
	  DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends \
	  chromium-headless-shell fonts-liberation >/dev/null; then :; else \
	  echo "LEFT OUT: all tests in a browser. They need Chromium, which make may only install as" \
	  "root on Debian; elsewhere, install it first."; fi

# Tests with several processes want Debian's PostgreSQL; they start and stop one of their own.
postgresql:
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || if \
	  [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "Installing PostgreSQL ..." && \
	  apt-get update -qq && \
	  DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends \
	  postgresql >/dev/null; then :; else \
	  echo "LEFT OUT: all tests with PostgreSQL, which make may only install as root on Debian;" \
	  "elsewhere, install it first."; fi

playthroughs: .venv/.dev  ## write the golden games anew; read the diff
	@$(bin)/python -m tests.playthroughs.make

docs: .venv/.dev  ## build the site of the documentation into site/; the table serves it under /docs
	@NO_MKDOCS_2_WARNING=1 $(bin)/mkdocs build

pictures: .venv/.dev chromium  ## take the pictures of the documentation anew
	@$(bin)/python docs/pictures/make.py
	@$(bin)/python docs/pictures/terminal.py

audit: .venv/.dev  ## licences of what we install, and, where the network allows it, known vulnerabilities
	@$(bin)/python -m release.audit

release: .venv-release/.release  ## check, build and try out what would be published; publishes nothing
	@.venv-release/bin/python -m release $(if $(TAG),--tag)

clean:  ## remove whatever these commands made
	rm -rf .venv .venv-bench .venv-release .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist site
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Where the fast engine cannot be had, bots search in plain Python.
.venv/.fast: .venv/.play
	@.venv/bin/python -m pip install -qq -c constraints.txt -e '.[fast]' 2>/dev/null || \
	  echo "LEFT OUT: the fast engine, for which there is no llvmlite here; bots search slower."
	@touch $@

# An environment stands when its stamp does; a change of what it needs installs again.
.venv/.play: extra = [table]
.venv/.dev: extra = [dev]
.venv-bench/.bench: extra = [bench]
.venv-release/.release: extra = [release]
.venv/.play .venv/.dev .venv-bench/.bench .venv-release/.release: pyproject.toml constraints.txt
	$(if $(filter True,$(ready)),,$(error \
	  Barricades needs Python 3.11 or newer, which "$(PYTHON)" is not; try make PYTHON=python3.12))
	@echo "Installing into $(@D) ..."
	@$(@D)/bin/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(@D)
	@$(@D)/bin/python -m pip install -qq -c constraints.txt -e '.$(extra)'
	@touch $@
