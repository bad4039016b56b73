# Everything is in bootstrap.py, which needs nothing but Python 3.11 or newer.
PYTHON ?= python3
ARGS ?=

.PHONY: help play test check native clean
help:
	@$(PYTHON) bootstrap.py help
play test check native clean:
	@$(PYTHON) bootstrap.py $@ $(ARGS)
