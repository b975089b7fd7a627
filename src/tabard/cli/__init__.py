"""The command line `tabard`: play, serve, fuzz, replay, check."""

from .compiled import prefer_compiled

__all__ = ["main"]


def main() -> None:
    prefer_compiled()
    from .app import main as begin  # everything that is to be compiled

    begin()
