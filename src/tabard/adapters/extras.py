"""What is not installed is named in one line."""

from __future__ import annotations


def needed(missing: ModuleNotFoundError) -> ModuleNotFoundError:
    """The same error, saying what to install."""
    return ModuleNotFoundError(f"{missing.name} is not installed: pip install 'tabard[research]'", name=missing.name)
