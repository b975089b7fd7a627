"""Bots that think ahead."""

from .bot import SearchBot, made
from .thought import Thought

__all__ = ["SearchBot", "Thought", "made"]
