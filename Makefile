# Everything starts from Python 3.11+, make and a package registry. `make help` lists the targets.

PYTHON ?= python3
VENV := .venv
BUILD := build
COMPILED := $(BUILD)/compiled
STATIC := src/tabard/server/static

export PATH := $(CURDIR)/$(VENV)/bin:$(PATH)
export PIP_DISABLE_PIP_VERSION_CHECK := 1

PIP_INSTALL := $(VENV)/bin/python -m pip install --quiet
LOCK := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-annotate --no-header --upgrade

WEB_SOURCES := $(shell find web src/tabard/text -name node_modules -prune -o -type f -not -name '*.py' -not -name '*.pyc' -print 2>/dev/null)
CORE_SOURCES := $(shell find src/tabard -path $(STATIC) -prune -o -type f -not -name '*.pyc' -print 2>/dev/null)

.DEFAULT_GOAL := help
.PHONY: help setup play test lint format web types golden fuzz compile test-compiled bench wheel lock clean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1\t\2/p' $(MAKEFILE_LIST) | expand -t 16

setup: $(VENV)/dev.stamp web ## the environment for development and the web client

play: $(VENV)/play.stamp web ## serve the inn and open a table against bots
	tabard serve --open

test: setup ## all tests
	pytest $(TEST_ARGS)

lint: $(VENV)/dev.stamp ## ruff, mypy and the web client's own checks
	ruff check
	ruff format --check
	mypy
	$(if $(wildcard web/package.json),$(MAKE) --no-print-directory web/node_modules/.stamp && cd web && npm run --silent lint)

format: $(VENV)/dev.stamp ## put the Python files into the house format
	ruff check --fix
	ruff format

web: $(if $(wildcard web/package-lock.json),$(STATIC)/.stamp) ## build the web client into the server's static folder

types: $(VENV)/dev.stamp ## generate the client's TypeScript types from the server's wire types
	python -m tabard.server.typescript web/src/wire.ts

golden: $(VENV)/dev.stamp ## record the golden playthroughs anew; read the difference before you commit it
	TABARD_GOLDEN=write pytest -q -k golden src/tabard/games

fuzz: $(VENV)/dev.stamp ## many random games of every game under all laws (GAMES=1000)
	for game in $$(tabard games --slugs); do tabard fuzz $$game --games $(or $(GAMES),1000) || exit 1; done

compile: $(COMPILED)/.stamp ## kernel and games compiled by mypyc into build/compiled, to be put first on PYTHONPATH

test-compiled: $(COMPILED)/.stamp ## the rule tests of kernel and games on the compiled build
	TABARD_REQUIRE_COMPILED=1 PYTHONPATH=$(COMPILED) pytest $(TEST_ARGS) \
		tests/test_house.py $(wildcard tests/kernel tests/test_kernel*.py) $(COMPILED)/tabard/games

bench: $(VENV)/bench.stamp $(COMPILED)/.stamp ## speed beside Catanatron, interpreted and compiled
	python bench/speed.py

wheel: $(VENV)/dev.stamp web ## a wheel with the web client inside
	python -m hatchling build -t wheel

lock: $(VENV)/dev.stamp ## choose the newest versions and write their hashes
	$(PIP_INSTALL) uv
	$(LOCK) pyproject.toml --group build -o requirements/play.lock
	$(LOCK) pyproject.toml --group build --extra dev -c requirements/play.lock -o requirements/dev.lock
	$(LOCK) pyproject.toml --extra bench -c requirements/dev.lock -o requirements/bench.lock
	$(LOCK) --group node -o requirements/node.lock

clean: ## remove everything that was built
	rm -rf $(VENV) $(BUILD) $(STATIC) web/node_modules dist

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/play.stamp: requirements/play.lock pyproject.toml | $(VENV)/bin/python
	$(PIP_INSTALL) --require-hashes -r requirements/play.lock
	$(PIP_INSTALL) --no-deps --no-build-isolation --editable .
	touch $@

$(VENV)/dev.stamp: requirements/dev.lock $(VENV)/play.stamp
	$(PIP_INSTALL) --require-hashes -r requirements/dev.lock
	touch $@

$(VENV)/bench.stamp: requirements/bench.lock $(VENV)/dev.stamp
	$(PIP_INSTALL) --require-hashes -r requirements/bench.lock
	touch $@

# Node comes from a Python package where the machine has none that is new enough.
$(VENV)/node.stamp: requirements/node.lock $(VENV)/play.stamp
	node -e 'process.exit(Number(process.versions.node.split(".")[0]) < 20)' 2>/dev/null && npm --version >/dev/null 2>&1 \
		|| $(PIP_INSTALL) --require-hashes -r requirements/node.lock
	touch $@

web/node_modules/.stamp: web/package-lock.json $(VENV)/node.stamp
	cd web && npm ci --silent
	touch $@

$(STATIC)/.stamp: $(WEB_SOURCES) web/node_modules/.stamp
	cd web && npm run --silent build
	touch $@

$(COMPILED)/.stamp: $(CORE_SOURCES) tools/compile.py $(VENV)/dev.stamp
	python tools/compile.py $(COMPILED)
	touch $@
