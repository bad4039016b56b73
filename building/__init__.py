"""How the compiled rules and the browser bundle are made."""
