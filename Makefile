# Everything is in bootstrap.py, which needs nothing but Python 3.11 or newer.
PYTHON ?= python3
ARGS ?=

.PHONY: help play test check native web road docs doctor pins release clean
help:
	@$(PYTHON) bootstrap.py help
play test check native web road docs doctor pins release clean:
	@$(PYTHON) bootstrap.py $@ $(ARGS)
