# Every target works on a fresh checkout with Python 3.11 or later and make.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
TESTED := .venv/.tested
BENCH := .venv-bench/.ready
TESTS := $(BIN)/python -W error -m pytest -q -n 3 --dist worksteal -p no:cacheprovider

.PHONY: help setup play terminal client dev picture screenshots test check both types icons pieces fix bench fuzz torture \
	mutants constraints

help:  ## say what there is
	@grep -E '^[a-z]+:.*## ' Makefile | sed -E 's/^([a-z]+):.*## (.*)/make \1\t\2/' | expand -t 20

setup: $(TESTED)  ## make .venv with everything pinned by hash

play: $(READY) client  ## open the shelf in a browser
	@$(BIN)/ludotheque serve

terminal: $(READY)  ## play a game in the terminal
	@$(BIN)/ludotheque play $(GAME)

client: $(READY)  ## build the page, if it is older than what it is made of
	@$(BIN)/python client/build.py

dev: $(READY)  ## the server and the page, each anew when its files change (port 5173)
	@$(BIN)/python client/dev.py

picture: $(TESTED)  ## make the README's picture anew
	$(BIN)/python docs/screen.py

screenshots: $(TESTED) client  ## every screen, both themes, three widths, into screenshots/
	$(BIN)/python -m tests.browser.screens screenshots

check: $(TESTED)  ## format, lint, types, layers
	@$(BIN)/python -m tests.steps check

types: $(READY)  ## make the page's types anew from the games' declarations
	@for ui in src/ludotheque/games/*/ui; do game=$$(basename $$(dirname $$ui)); \
		$(BIN)/ludotheque schema $$game --typescript > $$ui/types.ts || exit 1; done
	@$(BIN)/python client/openapi.py > client/openapi.json
	@$(BIN)/python client/build.py npm exec --silent -- openapi-typescript openapi.json -o src/lib/openapi.ts
	@rm client/openapi.json
	@$(BIN)/python client/build.py npm run fix --silent

icons: $(TESTED)  ## make the page's icons anew, from their SVG
	@$(BIN)/python client/icons.py

pieces: $(READY)  ## make the page's pieces anew for paper
	@$(BIN)/python client/build.py npm run pieces --silent

fix: $(TESTED)  ## format and mend what can be mended
	$(BIN)/ruff format . && $(BIN)/ruff check --fix .
	$(BIN)/python client/build.py npm run fix --silent

test: $(TESTED)  ## all tests; beside them every game's conformance three more ways
	@$(BIN)/python -m tests.steps test

both: $(TESTED)  ## check and test, side by side, as CI does
	@$(BIN)/python -m tests.steps check test

mutants: $(TESTED)  ## bend each rule and see its tests fail (ONLY="agon G9" for some)
	$(BIN)/python -m tests.mutants $(ONLY)

fuzz: $(TESTED)  ## send a million lines to the engine
	$(BIN)/python -m tests.engine.fuzz 1000000

torture: $(TESTED)  ## 500 kills on each engine; 100,000 pairs, 5,000 cuts on the wire; a minute without Redis
	$(BIN)/python -m tests.storage.torture 500
	LUDOTHEQUE_PAIRS=100000 $(TESTS) tests/web/test_secrets.py -k wire
	LUDOTHEQUE_CUTS=5000 $(TESTS) tests/web/test_streams.py -k cut
	LUDOTHEQUE_OUTAGE=60 $(TESTS) tests/cluster

bench: $(TESTED) $(BENCH)  ## measure beside peers and append to bench/results.md
	@for file in $(filter-out bench/peers.py bench/report.py,$(wildcard bench/*.py)); do \
		echo "== $$file"; .venv-bench/bin/python $$file || exit 1; done

constraints: $(TESTED)  ## pin the newest versions anew
	$(BIN)/uv pip compile -q --universal --upgrade --generate-hashes --no-emit-index-url --no-header \
		--all-extras --group dev pyproject.toml -o tests/requirements.txt
	$(BIN)/uv pip compile -q --universal --generate-hashes --no-emit-index-url --no-header \
		-c tests/requirements.txt --group build pyproject.toml -o requirements.txt
	$(BIN)/uv pip compile -q --universal --generate-hashes --no-emit-index-url --no-header \
		--all-extras --group dev --group bench -c tests/requirements.txt pyproject.toml -o bench/requirements.txt

# The files name everything with its hash, so nothing is left to be resolved: uv fetches many at a
# time. It reads no settings of pip's; where these are needed to reach a registry, pip does the same.
PIP := -m pip install --disable-pip-version-check --no-deps
UV := uv pip install -q --compile-bytecode --no-deps --require-hashes --python

$(READY): requirements.txt pyproject.toml
	@echo "== making .venv, with what playing needs (half a minute or so)"
	$(PYTHON) -m venv .venv
	@sed -n '/^uv==/,/[^\\]$$/p' tests/requirements.txt > .venv/uv.txt
	$(BIN)/python $(PIP) -q --require-hashes -r .venv/uv.txt
	$(BIN)/$(UV) $(BIN)/python -r requirements.txt || \
		$(BIN)/python $(PIP) --require-hashes -r requirements.txt
	$(BIN)/python $(PIP) --no-build-isolation -e .
	@touch $@

$(TESTED): $(READY) tests/requirements.txt
	@echo "== adding what the tests need to .venv (half a minute or so)"
	$(BIN)/$(UV) $(BIN)/python -r tests/requirements.txt || \
		$(BIN)/python $(PIP) --require-hashes -r tests/requirements.txt
	@touch $@

$(BENCH): bench/requirements.txt pyproject.toml
	@echo "== making .venv-bench, with the peers (a few minutes)"
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/python $(PIP) --require-hashes -r bench/requirements.txt
	.venv-bench/bin/python $(PIP) --no-build-isolation -e .
	@touch $@
