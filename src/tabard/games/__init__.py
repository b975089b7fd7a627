"""The games that come with Tabard. `tabard.games()` lists all installed ones, also those of other packages.

The name is a package and a function at once: the module itself can be called.
"""

import sys
from importlib.metadata import entry_points
from types import ModuleType


def slugs(_: object = None) -> tuple[str, ...]:
    """The slugs of all installed games."""
    return tuple(sorted([entry.name for entry in entry_points(group="tabard.games")]))


sys.modules[__name__].__class__ = type("Games", (ModuleType,), {"__call__": slugs})
