"""The component data of the Apple Fair, read once and checked."""

from __future__ import annotations

from typing import Final

from tabard.kernel.game import package_text
from tabard.kernel.reading import read

SORTS: Final = ("red", "green", "russet")
EACH: Final = 4  # baskets of a sort


def load(toml: str, name: str) -> tuple[tuple[int, ...], ...]:
    """The baskets of every sort; ValueError names what is wrong."""
    data = read(toml, name)
    sorts = tuple([data.section(sort).numbers("baskets") for sort in SORTS])
    if any([len(baskets) != EACH or min(baskets) < 1 for baskets in sorts]):
        raise ValueError(f"{name}: every sort has {EACH} baskets with at least one apple")
    data.finish()
    return sorts


PRINTED: Final = load(package_text("apple_fair", "components.toml"), "components.toml")
