"""Seaboard without a server: the same service and the same protocol in a worker of the browser. No I/O of its own."""
