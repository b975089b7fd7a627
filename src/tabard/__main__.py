"""`python -m tabard` is `tabard`."""

from tabard.cli import main

if __name__ == "__main__":
    main()
