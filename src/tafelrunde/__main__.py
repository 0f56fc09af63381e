"""`python -m tafelrunde` is the same as the `tafelrunde` command."""

from tafelrunde.cli import main

if __name__ == "__main__":
    main(prog_name="tafelrunde")
