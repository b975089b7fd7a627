"""Set-up (MA-2)."""

from __future__ import annotations

from .components import TILES
from .position import BLUE, NO_TILE, NOWHERE, MiddleAgesPosition
from .rules.refilling import lay_row
from .rules.round import Match


def set_up(p: MiddleAgesPosition) -> None:
    c, seats = p.components, p.seats
    p.stack = p.shuffled([tile for tile in range(TILES) if not c.tile_orange[tile]])  # MA-2.1
    p.source = BLUE
    if seats >= 4:  # MA-2.2, MA-2.3
        p.orange = p.shuffled([tile for tile in range(TILES) if c.tile_orange[tile]])
    p.display = [NO_TILE] * 24
    for row in range(4):  # MA-2.6
        lay_row(p, row)
    p.events = p.shuffled(range(len(c.events)))[:4]  # MA-2.7
    p.lords = [NOWHERE] * seats
    p.scouts = [NOWHERE] * seats
    p.coins = [c.start_wealth] * seats  # MA-2.12
    p.fief = [()] * (8 * seats)
    p.graves = [()] * seats
    p.extra_income = [0] * (8 * seats)
    p.extra_area = [-1] * (8 * seats)
    p.income_supply = c.income_tokens  # MA-2.9
    p.area_supply = c.area_tokens  # MA-1.12
    p.push(Match())
