"""Set-up, steps 1 to 6 (ERA-3.1 to ERA-3.9)."""

from __future__ import annotations

from .components import FLOOD, KEEP, PIECES, SCORCHED, piece_id
from .position import EraPosition, dice_named
from .rules.placing import lay
from .rules.round import Match


def set_up(p: EraPosition) -> None:
    p.types = draw_types(p) if p.terms.draws else p.terms.types
    if p.listening:
        p.tell("types", "ERA-3.2", {"pieces": [piece_id(n) for n in p.types]})
    fill_supply(p)
    p.tracks = [p.components.start] * p.seats  # ERA-3.5
    for seat in range(p.seats):
        take_start(p, seat)
    p.push(Match())


def draw_types(p: EraPosition) -> tuple[int, ...]:
    """One set of base types and one of expansion types, each as likely as any other (ERA-21.1, ERA-21.12)."""
    c, terms = p.components, p.terms
    base = p.shuffled(terms.pool_base)[: c.draw_base]
    expansion = p.shuffled(terms.pool_expansion)[: c.draw_expansion]
    return (*terms.always, *sorted((*base, *expansion)))


def fill_supply(p: EraPosition) -> None:
    """Step 1: what the mode uses; everything else is in the box (ERA-3.2, ERA-3.3, ERA-3.9)."""
    terms = p.terms
    tiles = (SCORCHED,) * terms.scorching + (FLOOD,) * terms.floods
    in_play = {*p.types, *terms.structures, *tiles}
    for piece in range(len(PIECES)):
        count = p.components.count(piece, p.seats)
        p.supply[piece] = count if piece in in_play else 0
        p.box[piece] = count - p.supply[piece]


def take_start(p: EraPosition, seat: int) -> None:
    """Steps 3 to 6; the keep lies in the middle at once (ERA-3.6 to ERA-3.8, ERA-3.11, ERA-25.4)."""
    for piece in p.terms.start:
        take(p, piece)
    if not p.terms.peaceful:
        take(p, KEEP)
        lay(p, seat, KEEP, p.components.keep_place)
    nobles = 0 if p.terms.peaceful else 1
    p.dice[seat] = dice_named((3, nobles, 0, 0))
    p.faces[seat] = (0,) * len(p.dice[seat])


def take(p: EraPosition, piece: int) -> None:
    """From the supply; rivers and the joineries of Scenario III come straight from the box (ERA-20.2)."""
    pile = p.supply if p.supply[piece] else p.box
    pile[piece] -= 1
