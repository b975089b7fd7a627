# Everything starts from Python 3.11+, make and a package registry. `make help` lists the targets.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
BUILD := build
COMPILED := $(BUILD)/compiled
PEERS := $(BUILD)/peers
STATIC := src/tabard/server/static
NODE_MODULES := web/node_modules/.package-lock.json

GAME ?= middle-ages
TEST_ARGS ?= -n auto --dist worksteal

export PATH := $(CURDIR)/$(BIN):$(PATH)
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export CFLAGS := $(CFLAGS) -fvisibility=hidden # calls within the compiled library are direct: moves are up to a tenth faster

PIP_INSTALL := $(BIN)/python -m pip install --quiet
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-annotate --no-header --upgrade

NODE_IS_NEW := const [major, minor] = process.versions.node.split(".").map(Number); process.exit(major * 100 + minor < 2019 ? 1 : 0)

WEB_SOURCES := $(shell find web src/tabard/text -name node_modules -prune -o -type f -not -name '*.py' -not -name '*.pyc' -print 2>/dev/null)
CORE_SOURCES := $(shell find src/tabard -path $(STATIC) -prune -o -type f -not -name '*.pyc' -print 2>/dev/null)

.DEFAULT_GOAL := help
.PHONY: help setup play test lint format web types golden fuzz compile test-compiled faults attack bench bench-table load pictures cards wheel wheel-compiled lock clean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1\t\2/p' $(MAKEFILE_LIST) | expand -t 16

setup: $(VENV)/dev.stamp web ## the environment for development and the web client

play: $(VENV)/play.stamp web ## serve the inn and open a table against bots (GAME=middle-ages)
	$(BIN)/tabard serve --open --game $(GAME)

test: setup ## all tests
	cd web && npm run --silent test
	$(BIN)/pytest $(TEST_ARGS)

lint: $(VENV)/dev.stamp $(NODE_MODULES) ## ruff, mypy and the web client's own checks
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	cd web && npm run --silent lint

format: $(VENV)/dev.stamp ## put the Python files into the house format
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

web: $(STATIC)/index.html ## build the web client into the server's static folder

types: $(VENV)/dev.stamp ## generate the client's TypeScript types: the wire, and the view of every game
	$(BIN)/python -m tabard.server.typescript web/src

golden: $(VENV)/dev.stamp ## record the golden playthroughs anew; read the difference before you commit it
	TABARD_GOLDEN=write $(BIN)/pytest -q -k golden src/tabard/games

fuzz: $(VENV)/dev.stamp ## many random games of every game under all laws (GAMES=1000)
	for game in $$($(BIN)/tabard games --slugs); do $(BIN)/tabard fuzz $$game --games $(or $(GAMES),1000) || exit 1; done

compile: $(COMPILED)/.stamp ## kernel and games compiled by mypyc into build/compiled, to be put first on PYTHONPATH

# Python's own import, unlike pytest's, prefers a compiled package to its source.
test-compiled: $(COMPILED)/.stamp ## the rule tests of kernel and games on the compiled build
	TABARD_REQUIRE_COMPILED=1 PYTHONPATH=$(CURDIR)/$(COMPILED) $(BIN)/pytest $(TEST_ARGS) --import-mode=prepend \
		tests/test_house.py tests/kernel $(COMPILED)/tabard/games

faults: setup ## the server killed fifty times on each database, and a worker of two, also with two hundred tables (PostgreSQL must be installed)
	TABARD_KILLS=50 TABARD_FULL_TABLES=200 TABARD_REQUIRE_POSTGRESQL=1 $(BIN)/pytest --timeout 3600 -s \
		tests/server/test_crash.py tests/server/test_workers.py tests/server/test_faults.py -k "kill or full"

attack: setup ## a hundred thousand broken, foreign and oversized frames and requests
	TABARD_ATTACKS=100000 $(BIN)/pytest --timeout 3600 tests/server/test_attack.py

bench: $(PEERS)/.stamp $(COMPILED)/.stamp ## speed beside Catanatron, RLCard, PettingZoo, OpenSpiel and boardgame.io (BENCH_ARGS="--write docs/performance.md")
	$(BIN)/python bench/speed.py $(BENCH_ARGS)

bench-table: $(VENV)/dev.stamp ## what an entry costs over the life of a table
	$(BIN)/python bench/table.py

load: $(PEERS)/.stamp $(COMPILED)/.stamp ## a thousand tables, two thousand sockets, moves for a minute: two workers on PostgreSQL, then one on SQLite; boardgame.io beside them
	$(BIN)/python bench/load.py --beside
	$(BIN)/python bench/load.py --beside --workers 1 --rate 300

pictures: setup ## a picture of every game for the README, into docs/pictures
	$(BIN)/python tools/pictures.py

cards: setup ## pictures of the boards for the cards of the inn, into web/src/games
	$(BIN)/python tools/cards.py

wheel: $(VENV)/dev.stamp web ## a wheel with the web client inside
	$(BIN)/python -m hatchling build -t wheel

wheel-compiled: $(VENV)/dev.stamp web ## the same for this platform alone, with kernel and games compiled
	HATCH_BUILD_HOOK_ENABLE_MYPYC=1 $(BIN)/python -m hatchling build -t wheel

lock: $(VENV)/dev.stamp ## choose the newest versions and write their hashes
	$(PIP_INSTALL) uv
	$(LOCK) pyproject.toml --group build -o requirements/play.lock
	$(LOCK) pyproject.toml --group build --extra dev --extra postgres --extra push --extra fast --extra lab --extra cluster --extra research -c requirements/play.lock -o requirements/dev.lock
	$(LOCK) --group node -o requirements/node.lock
	$(LOCK) --group peers -o requirements/peers.lock

clean: ## remove everything that was built
	rm -rf $(VENV) $(BUILD) $(STATIC) web/node_modules dist

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/play.stamp: requirements/play.lock pyproject.toml | $(BIN)/python
	$(PIP_INSTALL) --require-hashes -r requirements/play.lock
	$(PIP_INSTALL) --no-deps --no-build-isolation --editable .
	touch $@

$(VENV)/dev.stamp: requirements/dev.lock $(VENV)/play.stamp
	$(PIP_INSTALL) --require-hashes -r requirements/dev.lock
	touch $@

# Libraries that we are measured beside want other versions than we do, so they have an environment of their own.
$(PEERS)/.stamp: requirements/peers.lock $(VENV)/dev.stamp $(VENV)/node.stamp
	$(PYTHON) -m venv $(PEERS)/python
	$(PEERS)/python/bin/python -m pip install --quiet --require-hashes -r requirements/peers.lock
	cd $(PEERS) && npm install --silent --no-save --no-package-lock --no-audit boardgame.io@0.50.2 socket.io-client@4
	touch $@

# Node comes from a Python package where the machine has none that is new enough.
$(VENV)/node.stamp: requirements/node.lock | $(VENV)/play.stamp
	(node -e '$(NODE_IS_NEW)' && npm --version) >/dev/null 2>&1 \
		|| $(PIP_INSTALL) --require-hashes -r requirements/node.lock
	touch $@

$(NODE_MODULES): web/package-lock.json | $(VENV)/node.stamp
	cd web && npm ci --no-audit --no-fund --loglevel=error
	touch $@

$(STATIC)/index.html: $(WEB_SOURCES) $(NODE_MODULES)
	cd web && npm run --silent build
	touch $@

$(COMPILED)/.stamp: $(CORE_SOURCES) tools/compile.py $(VENV)/dev.stamp
	$(BIN)/python tools/compile.py $(COMPILED)
	touch $@
