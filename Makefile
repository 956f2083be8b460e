# Two commands do everything on a machine with Python (with venv) and make: `make play` and `make test`.
PYTHON ?= python3
PORT ?= 8000
HOST ?= 127.0.0.1
OPEN ?= 1
BIN := .venv/bin
INSTALLED := .venv/.installed

.PHONY: play check test again static code page test-long matrix package docs site screenshots report install lock clean

play: install
	@$(BIN)/cantina serve --host $(HOST) --port $(PORT) $(if $(filter 0,$(OPEN)),--no-open,--open)

check: static
	$(BIN)/pytest -n 3 --ignore=tests/browser

test: static
	$(BIN)/pytest -n 3

# What failed in the run before, once more and alone; exit code 5 where nothing did.
again: install
	$(BIN)/pytest --last-failed --last-failed-no-failures none

# Code and page side by side: the checks of each keep one core busy.
static: install
	@$(MAKE) --no-print-directory --jobs 2 code page

code:
	$(BIN)/ruff check src tests benchmarks docs examples
	$(BIN)/ruff format --check src tests benchmarks docs examples
	$(BIN)/mypy

page:
	$(BIN)/python -m cantina.server.client test

test-long: install
	$(BIN)/pytest -n 3 --long

matrix: install
	$(BIN)/python tests/matrix.py $(TESTS)

package: install
	$(BIN)/python -m hatchling build

docs: install
	$(BIN)/python docs/api.py
	$(BIN)/python -m docs.words

# The pages of docs/ as a site, in build/site; a warning is an error.
site: install
	$(BIN)/sphinx-build --quiet --fail-on-warning docs build/site

screenshots: install
	$(BIN)/python docs/screenshots.py

report: install
	$(BIN)/python benchmarks/report.py

install: $(INSTALLED)

$(INSTALLED): requirements.lock pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check "$$(grep -o '^uv==[0-9.]*' requirements.lock)"
	$(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r requirements.lock
	$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation -e .
	@touch $@

lock:
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate \
		--no-header pyproject.toml --extra server --extra rl --extra lab --extra ray --extra postgresql --group dev -o requirements.lock

clean:
	rm -rf .venv build dist web/dist web/node_modules web/src/wire .mypy_cache .pytest_cache .ruff_cache .hypothesis
