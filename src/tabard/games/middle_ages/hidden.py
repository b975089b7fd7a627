"""What nobody can know, and what is dealt anew for a search (MA-19.3, MA-19.12); and that no piece was lost or made."""

from __future__ import annotations

from collections.abc import Hashable

from .position import NO_TILE, NOWHERE, MiddleAgesPosition


def redeal(p: MiddleAgesPosition) -> None:
    """Only the order of the stacks is unknown, to everybody alike (MA-19.12)."""
    p.stack = p.shuffled(sorted(p.stack))
    p.orange = p.shuffled(sorted(p.orange))


def secrets(p: MiddleAgesPosition) -> dict[str, Hashable]:
    hidden: dict[str, Hashable] = {}
    if len(p.stack) > 1:
        hidden["order of the stack"] = p.stack
    if len(p.orange) > 1:
        hidden["order of the orange stack"] = p.orange
    return hidden


def check(p: MiddleAgesPosition) -> None:
    """MA-20.2 to MA-20.4, MA-13.4, MA-14.5: nothing is lost, made or doubled."""
    tiles = [*p.stack, *p.orange, *p.discard, *[tile for tile in p.display if tile != NO_TILE]]
    for pile in (*p.fief, *p.graves):
        tiles += pile
    expected = range(84) if p.seats >= 4 else [t for t in range(84) if not p.components.tile_orange[t]]
    assert sorted(tiles) == sorted(expected), "MA-20.4: tiles were lost or made"
    assert min(p.coins) >= 0, "MA-20.2: a payment brought somebody below 0"
    for area in range(8):
        for seat in range(p.seats):
            column = p.fief[seat * 8 + area]
            assert all(p.components.tile_area[t] == area for t in column), "MA-4.9: a tile in a wrong column"
    assert p.income_supply + sum(p.extra_income) == p.components.income_tokens, "MA-1.13: extra-income tokens"
    tokens = sorted([*p.area_supply, *[token for token in p.extra_area if token >= 0]])
    assert tokens == list(p.components.area_tokens), "MA-1.12: extra-area tokens"
    occupied = [spot for spot in p.lords if spot != NOWHERE]
    assert len(set(occupied)) == len(occupied), "MA-2.13: two lords on a tile"
    reserved = [spot for spot in p.scouts if spot != NOWHERE]
    assert len(set(reserved)) == len(reserved), "MA-9.3: two scouts on a tile"
    assert all(p.display[spot] != NO_TILE for spot in reserved), "MA-9.12: a scout on an empty place"
