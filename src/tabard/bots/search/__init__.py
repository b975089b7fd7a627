"""Bots that think ahead."""

from .bot import SearchBot, made
from .judge import Judge
from .thought import Thought

__all__ = ["Judge", "SearchBot", "Thought", "made"]
