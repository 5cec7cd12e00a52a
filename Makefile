# Needs only make and Python 3.11 or newer; everything else is installed into .venv on demand.
# Another interpreter: make test PYTHON=python3.13. Options for the program: make play ARGS="..."

PYTHON ?= python3
JOBS ?= 2
# Browsers mostly wait: more of them than there are processors.
BROWSER_JOBS ?= 4
ARGS ?=

VENV := .venv
RUN := $(VENV)/bin/python
PIP := $(RUN) -m pip install -qq --disable-pip-version-check
COMPILED := build/compiled
PYTEST := $(RUN) -m pytest --dist worksteal
RULE_TESTS := tests/rules tests/tiles tests/spaces tests/refusals
BOX_TESTS := tests/fiends
BOX := caverna.expansions.frantic_fiends
BOX_SCRIPTS := scripts.frantic_fiends
# Only whole runs are held to it: ARGS may choose a few tests.
COVERED := $(if $(ARGS),--no-cov,--cov-report=term-missing:skip-covered --cov-fail-under=97)
COMPILED_TESTS = $(wildcard $(addprefix tests/,rules tiles spaces properties golden perft)) $(BOX_TESTS) tests/bots/test_thinking_time.py

# One stamp per interpreter name, so that another PYTHON makes a new .venv.
MADE := $(VENV)/.made-with-$(subst /,_,$(PYTHON))
PLAY := $(VENV)/.play
DEV := $(VENV)/.dev
LEARNING := $(VENV)/.learning
BENCH := $(VENV)/.bench

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play web wheels test test-rules test-interpreted test-packaging test-learning test-browser test-proxies test-compiled compiled lint format listings docs bench gallery arena study train soak mutants rules-coverage smoke clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s%s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: web ## play in the browser; ARGS=--terminal plays in the terminal
	@$(RUN) -m scripts.build_in_background
	@$(VENV)/bin/caverna play $(ARGS)

web: $(PLAY) ## build the browser client
	@$(RUN) -m scripts.build_web

test: rules-coverage test-rules test-interpreted test-packaging test-learning test-browser test-proxies test-compiled smoke ## everything that has to be green

test-rules: $(DEV) ## the rule tests; they run 97 % of the statements of engine and content, or fail
	$(PYTEST) -n $(JOBS) $(RULE_TESTS) $(ARGS) --cov=caverna.engine --cov=caverna.content $(COVERED)
	$(PYTEST) -n $(JOBS) $(BOX_TESTS) $(ARGS) --cov=$(BOX).engine --cov=$(BOX).content $(COVERED)

test-interpreted: $(DEV) ## everything else as plain Python
	@$(RUN) -m scripts.ensure_postgresql
	@$(RUN) -m scripts.ensure_tmux
	$(PYTEST) -n $(JOBS) $(addprefix --ignore=,tests/browser tests/learning tests/packaging tests/proxies $(RULE_TESTS) $(BOX_TESTS)) $(ARGS)

test-packaging: $(DEV) ## wheel and sdist, built from a clean tree and tried in empty environments
	$(RUN) -m pytest $(ARGS) tests/packaging

test-learning: $(LEARNING) ## the environments teach somebody something: PyTorch and stable-baselines3, 1 GB
	$(PYTEST) -n $(JOBS) $(ARGS) tests/learning

test-browser: $(DEV) web ## whole games in a real browser; screenshots in build/screenshots
	@$(RUN) -m scripts.ensure_browser
	$(RUN) -m pytest --dist load --maxschedchunk 1 -n $(BROWSER_JOBS) $(ARGS) tests/browser

test-proxies: $(DEV) web ## the server behind a real nginx and a real Caddy, over TLS and below a path; all of compose.yaml
	@$(RUN) -m scripts.ensure_browser
	@$(RUN) -m scripts.ensure_proxies
	@$(RUN) -m scripts.ensure_postgresql
	$(PYTEST) -n $(JOBS) $(ARGS) tests/proxies

test-compiled: compiled ## the rules tests against the compiled engine
	PYTHONPATH=$(COMPILED) $(PYTEST) -n $(JOBS) $(ARGS) $(COMPILED_TESTS)

compiled: $(DEV) ## compile the engine with mypyc into build/compiled
	$(RUN) -m scripts.build_compiled

wheels: $(DEV) ## the sdist, the wheel for every platform, and the compiled one for this platform, in dist
	$(RUN) -m scripts.build_wheels

lint: $(DEV) ## ruff, mypy strict, svelte-check and hadolint
	$(RUN) -m ruff check
	$(RUN) -m ruff format --check
	$(RUN) -m mypy
	$(RUN) -m scripts.build_web check
	$(RUN) -m scripts.check_dockerfile

format: $(DEV) ## let ruff rewrite the sources
	$(RUN) -m ruff check --fix
	$(RUN) -m ruff format

listings: $(DEV) ## write anew what follows from the sources: what the browser is told, all numbers, the table of moves, all settings
	$(RUN) -m scripts.export_catalogue
	$(RUN) -m scripts.export_protocol
	$(RUN) -m tests.numbers.listing
	$(RUN) -m tests.docs.table_of_moves
	$(RUN) -m scripts.export_settings

docs: $(DEV) ## these pages as a site with a search, in build/docs; a warning is an error
	$(RUN) -m sphinx --fail-on-warning --keep-going --quiet docs build/docs

bench: $(BENCH) compiled web ## speed, measured against a yardstick in the same run
	@$(RUN) -m scripts.ensure_browser
	$(RUN) -m benchmarks.run $(ARGS)

gallery: $(DEV) web ## pictures of every screen on one page, build/gallery; ARGS="--players 7 --sizes 1366x768" takes fewer
	@$(RUN) -m scripts.ensure_browser
	$(RUN) -m scripts.gallery $(ARGS)

arena: compiled ## bots against each other: make arena ARGS="--bots greedy,random --games 200"
	@PYTHONPATH=$(COMPILED) $(RUN) -m caverna arena $(ARGS)

study: compiled ## what wins, as a page: make study ARGS="--games 2000 --run results/study --page study"
	@PYTHONPATH=$(COMPILED) $(RUN) -m caverna study $(ARGS)

train: compiled ## the bots learn anew, from nothing, in build/training; how long that takes is in docs/strength.md
	@PYTHONPATH=$(COMPILED) $(RUN) -m caverna train --course table $(ARGS)
	@PYTHONPATH=$(COMPILED) $(RUN) -m caverna train --course solo $(ARGS)

soak: compiled ## many random games with all checks on
	PYTHONPATH=$(COMPILED) $(RUN) -m scripts.soak $(ARGS)
	PYTHONPATH=$(COMPILED) $(RUN) -m $(BOX_SCRIPTS).soak $(ARGS)
	PYTHONPATH=$(COMPILED) $(RUN) -m scripts.soak_server $(ARGS)
	@$(RUN) -m scripts.ensure_postgresql
	CAVERNA_KILLS=300 $(RUN) -m pytest -s tests/server/test_chaos.py

mutants: $(DEV) ## small faults in engine and content: which ones does no test notice?
	$(RUN) -m scripts.mutants --jobs $(JOBS) $(ARGS) $(RULE_TESTS) $(BOX_TESTS)

rules-coverage: $(DEV) ## every rule of the ledger has a test
	$(RUN) -m scripts.rules_coverage

smoke: $(DEV) ## the same games on every other Python found here
	$(RUN) -m scripts.smoke_other_pythons

clean: ## remove what was built and installed
	rm -rf web/node_modules src/caverna/server/client
	rm -rf build dist $(VENV) src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests scripts benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

$(MADE):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo 'caverna needs Python 3.11 or newer, and "$(PYTHON)" is not that.'; \
	  echo 'Install one (Debian: apt-get install python3 python3-venv), or name it: make PYTHON=python3.12 ...'; \
	  exit 1; }
	@$(PYTHON) -m venv --clear $(VENV) || { \
	  echo 'Python could not make a virtual environment. Debian: apt-get install python3-venv'; \
	  rm -rf $(VENV); exit 1; }
	@touch $@

$(PLAY): $(MADE) requirements/play.txt requirements/terminal.txt pyproject.toml
	@echo 'Installing what caverna needs into $(VENV)'
	@$(PIP) -r requirements/play.txt -r requirements/terminal.txt
	@$(PIP) --no-deps --editable .
	@touch $@

$(DEV): $(PLAY) requirements/dev.txt requirements/compiling.txt requirements/docs.txt requirements/packaging.txt requirements/postgresql.txt requirements/research.txt
	@echo 'Installing the development tools into $(VENV)'
	@$(PIP) -r requirements/dev.txt
	@touch $@

$(LEARNING): $(DEV) requirements/learning.txt
	@echo 'Installing what learns into $(VENV)'
	@$(PIP) -r requirements/learning.txt
	@touch $@

$(BENCH): $(DEV) requirements/bench.txt
	@echo 'Installing the yardstick into $(VENV)'
	@$(PIP) -r requirements/bench.txt
	@# It asks for an old gymnasium, and runs on ours.
	@$(PIP) --no-deps catanatron_gym==4.0.0
	@touch $@
