"""The games as environments for learning: vectorised tables, PettingZoo, Gymnasium, OpenSpiel (docs/research.md).

Everything here needs `pip install 'tabard[research]'`; nothing of it is imported before it is asked for.
"""

from __future__ import annotations

from .extras import needed

try:
    import numpy as _  # noqa: F401
except ModuleNotFoundError as missing:
    raise needed(missing) from None


def register() -> None:
    """Make every installed game known to Gymnasium: `gymnasium.make("tabard/MiddleAges-v0")`."""
    from .gym import register_all

    register_all()
