"""`python -m seaboard.cli` is the `seaboard` command."""

from seaboard.cli.main import main

if __name__ == "__main__":
    main()
