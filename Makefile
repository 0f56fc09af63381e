# Everything starts here; needs python3 (3.11 or later) with its venv module, and make. The tests also
# need Debian's chromium and postgresql, which `make test` installs where it may.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:

PYTHON ?= python3
UV ?= uv
GAME ?= valskyrr
N ?= 20
SEED ?= 1
ARGS ?=

BIN := .venv/bin
CLIENT := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/tests/*' \
	-not -path 'web/public/assets/*' 2>/dev/null)
PICTURES := tools/pictures.py $(wildcard tools/scherenschnitt/*.py src/tafelrunde/games/*/pictures/*.toml \
	src/tafelrunde/games/*/pictures/*/*.toml)
READY := .venv/.ready
PIP_INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check

NPM := $(BIN)/python tools/npm.py
RULES := rules phases turn fights expansions day clash
EMPTY :=
SPACE := $(EMPTY) $(EMPTY)
COMMA := ,
STRICT := src/tafelrunde/engine/*,$(subst $(SPACE),$(COMMA),$(RULES:%=src/tafelrunde/games/*/%/*))

# What is run against the compiled core too; the rest of the tests does not touch it, or replaces rules.
COMPILED_TESTS := tests/properties tests/positions tests/games tests/scenarios tests/bots tests/toy tests/engine
GAMES = $(shell $(BIN)/python -c 'from tafelrunde.engine.registry import game_names as g; print(*g())')

# $(call step,headline,command) prints the headline, runs the command, prints its time.
step = @printf '== %s\n' '$(1)'; TIMEFORMAT='   %1R s'; time $(2)

.PHONY: help play terminal test format lint types system web cover rules mutants quick fast slow \
	core compiled figures wheel setup lock clean distclean

help:  ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(READY)  ## set up and open the table in the browser; ARGS="…" for more options
	@$(BIN)/tafelrunde serve $(ARGS)

terminal: $(READY)  ## set up and play in the terminal; GAME=valskyrr, ARGS="…" for more options
	@$(BIN)/tafelrunde play $(GAME) $(ARGS)

test: lint types web cover core rules  ## check everything: what a change has to pass

format: $(READY)  ## format the code and mend what the linter can mend
	$(call step,format,$(BIN)/ruff format)
	$(call step,lint and mend,$(BIN)/ruff check --fix)

lint: $(READY)  ## check format, lint and import directions
	$(call step,format,$(BIN)/ruff format --check)
	$(call step,lint,$(BIN)/ruff check)
	$(call step,import directions,$(BIN)/lint-imports --no-logo)

types: $(READY)  ## check types strictly
	$(call step,types,$(BIN)/mypy)

system:  # what the tests need beyond Python: a browser and a database server
	@if ! command -v chromium >/dev/null || ! ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then \
		if [ "$$(id -u)" = 0 ]; then root=; else root=sudo; fi; \
		echo '== install chromium and postgresql'; \
		$$root apt-get update -qq && DEBIAN_FRONTEND=noninteractive $$root apt-get install -y -qq \
			--no-install-recommends chromium postgresql >/dev/null; \
	fi

web: $(READY)  ## check the types of the browser client and run its tests
	$(call step,client types,$(NPM) run --silent check)
	$(call step,client tests,$(NPM) test --silent)

# Tracing makes tests three times slower: what shows it nothing new runs without.
cover: $(READY) system  ## run all tests, one part with branch coverage; ARGS="…" goes to pytest
	$(call step,tests with branch coverage,$(BIN)/pytest -q -n 2 -m 'not (slow or again)' \
		--cov --cov-branch --cov-report= $(ARGS))
	$(call step,slow tests and rules in other modes,$(BIN)/pytest -q -n 3 --dist worksteal \
		-m 'slow or again' $(ARGS))
	$(call step,coverage of engine and rules,$(BIN)/coverage report --skip-covered --fail-under=99 \
		--include='$(STRICT)')
	$(call step,coverage of everything,$(BIN)/coverage report --skip-covered --fail-under=90 --format=total)

rules: $(READY)  ## check that every rule of the catalogue is named by a test
	$(call step,rule coverage,$(BIN)/python tools/rule_coverage.py --check)

mutants: $(READY)  ## break N things of the rules of GAME by lot (SEED=…): which does no test notice?
	@$(BIN)/python tools/mutants.py $(GAME) -n $(N) --seed $(SEED) $(ARGS)

quick: $(READY) system  ## run the tests without coverage; ARGS="…" goes to pytest
	$(call step,tests,$(BIN)/pytest -n 2 -q $(ARGS))

# The native modules lie in a folder of their own, with a stamp: they are taken only as long as no
# source that they were made from has changed, so nothing here ever waits for a compiler.
fast: $(READY)  ## compile the core in place: the same games, about twice as fast; needs a C compiler
	$(call step,compile the core,$(BIN)/python tools/compile_core.py)
	$(call step,what it gained,$(BIN)/tafelrunde lab bench --short --seconds 4)

slow:  ## remove the compiled core: back to plain Python
	rm -rf build/core src/tafelrunde/compiled/*.so src/tafelrunde/compiled/*.pyd \
		src/tafelrunde/compiled/*.json

# The short form of `compiled` for every change: that all of the core can be translated to C, which
# takes seconds and needs no C compiler, and if there is a fresh build, that it plays the same games.
core: $(READY)  ## check that the core can be compiled, and golden games against a build that is there
	$(call step,the core as C,$(BIN)/python tools/compile_core.py --check)
	@if $(BIN)/python -c 'import sys; from tafelrunde import CORE; sys.exit(not CORE.compiled)'; then \
		TAFELRUNDE_CORE=compiled $(BIN)/pytest -q -n 2 tests/properties/test_golden.py tests/positions; \
	else echo '   no compiled core of these sources: `make fast compiled` plays with it'; fi

compiled: $(READY) system  ## run golden games, saves, counts and rule tests with the compiled core (after make fast)
	$(call step,tests with the compiled core,TAFELRUNDE_CORE=compiled $(BIN)/pytest -q -n 2 -m 'not again' \
		$(COMPILED_TESTS) $(ARGS))
	$(call step,plain and compiled games,for game in $(GAMES); do \
		$(BIN)/tafelrunde lab soak $$game --compare --games $(N); done)

figures: $(READY) system  ## measure tables in the browser, on an idle machine: waits, bytes, whether the hand moves
	@$(BIN)/python tools/web_latency.py $(ARGS)

wheel: $(READY)  ## build a pure and a compiled wheel into dist, and try each where nothing else is installed
	$(call step,wheels,$(BIN)/python tools/wheels.py)

setup: $(READY)  ## create .venv and install everything into it

# The stamp is newer than what it was made from: a second run has nothing to do.
$(READY): pyproject.toml requirements.lock hatch_build.py $(CLIENT) $(PICTURES)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo 'Python 3.11 or later is needed; choose one with PYTHON=…' >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' \
		|| { echo 'The venv module is missing; on Debian: apt install python3-venv' >&2; exit 1; }
	$(call step,set up .venv,{ $(PYTHON) -m venv .venv \
		&& $(PIP_INSTALL) --require-hashes --no-deps -r requirements.lock \
		&& $(PIP_INSTALL) --no-deps --no-build-isolation -e . \
		&& $(BIN)/python -m compileall -q src ; })
	@touch $@

lock:  ## renew requirements.lock and constraints.txt (needs uv); UPGRADE=--upgrade takes newer versions
	$(call step,lock,$(UV) pip compile --quiet --universal --generate-hashes --no-header \
		--no-emit-index-url --extra dev --extra postgres $(UPGRADE) -o requirements.lock pyproject.toml)
	$(call step,constraints,$(UV) pip compile --quiet --universal --no-header --no-annotate \
		--no-emit-index-url --extra postgres -c requirements.lock -o constraints.txt pyproject.toml)

clean: slow  ## remove caches, reports and builds
	rm -rf build dist htmlcov .coverage .coverage.* .mypy_cache .ruff_cache .pytest_cache \
		.hypothesis .import_linter_cache
	find src tests tools -type d -name __pycache__ -prune -exec rm -rf {} +

distclean: clean  ## remove .venv too
	rm -rf .venv web/node_modules src/tafelrunde/table/static
