"""The command line `tabard`: play, serve, fuzz, replay, check."""

from .app import main

__all__ = ["main"]
