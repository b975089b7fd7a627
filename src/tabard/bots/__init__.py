"""Bots: players that know no more than their seat does.

from tabard.bots import make
bot = make("greedy", seed=7)
position.play(seat, bot.choose(position, seat))
"""

from .base import Bot, Fair, Maker
from .registry import bare, make, names

__all__ = ["Bot", "Fair", "Maker", "bare", "make", "names"]
