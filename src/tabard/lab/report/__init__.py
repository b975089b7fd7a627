"""The report on a folder of games: one page of HTML that needs nothing else."""

from .page import report

__all__ = ["report"]
