"""Tables set up by hand, and short words for what is played at them and what lies on them.

A tile is named by its id (`mill_04`) or by its type (`mill`: any that is left, one without symbols if possible). The seats take
their turns in the order 0, 1, 2, ... unless `order` says otherwise. Rows and places count from 1, as in the rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from hypothesis import HealthCheck, settings

from tabard.games.middle_ages import GAME, MiddleAges, own
from tabard.games.middle_ages.components import AREAS
from tabard.games.middle_ages.position import NO_TILE, NOWHERE, MiddleAgesPosition
from tabard.games.middle_ages.rules.round import Match, Round
from tabard.kernel import Illegal
from tabard.kernel.testing import Notation, fresh, resume
from tabard.kernel.testing import asked as asked
from tabard.kernel.testing import play_out as play_out
from tabard.kernel.testing import told as told

IDS = GAME.components.tile_ids
SEATS = (2, 3, 4, 5)
NOTATION = Notation(GAME, own, check=False)  # some tables lack tokens
CLAUSES = NOTATION.clauses
often = settings(max_examples=50, deadline=None, suppress_health_check=[HealthCheck.too_slow])
rarely = settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])


class Box:
    """The tiles of one game, each to be laid out once."""

    def __init__(self, p: MiddleAgesPosition) -> None:
        self.printed = p.components
        self.left = [*p.orange, *p.stack, *[tile for tile in p.display if tile != NO_TILE]]

    def take(self, word: str) -> int:
        tile = self.printed.tile_ids.index(word) if word in self.printed.tile_ids else self._plainest(AREAS.index(word))
        self.left.remove(tile)
        return tile

    def _plainest(self, area: int) -> int:
        symbols = self.printed.farmers, self.printed.chests
        same = [tile for tile in self.left if self.printed.tile_area[tile] == area]
        return min(same, key=lambda tile: symbols[0][tile] + symbols[1][tile])

    def take_all(self, words: str) -> list[int]:
        return [self.take(word) for word in words.split()]

    def row(self, words: str, size: int) -> list[int]:
        """The named tiles where they are named, then any, by number."""
        named = self.take_all(words)
        rest = [self.left.pop() for _ in range(size - len(named))]
        return named + sorted(rest, key=self.printed.tile_number.__getitem__)


def table(round: int = 1, **words: Any) -> MiddleAgesPosition:
    """The start of a round: `takes` are the tiles on which the lords stand, in turn order."""
    p = lay(range(round, min(round + 3, 16) + 1), round, **words)
    p.round = round - 1
    return resume(p, (Match(), "rounds"))


def end_of_round(round: int = 4, **words: Any) -> MiddleAgesPosition:
    """After the last turn of a round: refill and event follow at once; it goes on to the next decision."""
    p = lay(range(round + 1, min(round + 3, 16) + 1), round, **words)
    p.order = p.order or tuple(range(p.seats))
    p.round = round
    return resume(p, (Match(), "rounds"), (Round(), "refill"))


def finished(**words: Any) -> MiddleAgesPosition:
    """After the event of round 16: the penalty and the ranking follow."""
    p = lay(range(0), 16, **words)
    p.round = 16
    return resume(p, (Match(), "ending"))


def lay(
    rounds: range,
    round: int,
    *,
    seats: int = 3,
    takes: str = "",
    order: Sequence[int] = (),
    fiefs: Sequence[str] = (),
    graves: Sequence[str] = (),
    coins: Sequence[int] = (),
    rows: Mapping[int, str] | None = None,
    scouts: Mapping[int, tuple[int, int]] | None = None,
    income_tokens: Mapping[int, str] | None = None,
    area_tokens: Mapping[int, Mapping[str, str]] | None = None,
    event: str = "",
    game: MiddleAges = GAME,
    seed: int = 7,
) -> MiddleAgesPosition:
    """Lay out the rows of `rounds`; the lords stand in the first of them."""
    p = fresh(own(game.new(seats, seed)))
    box = Box(p)
    wanted = {(rounds[0] - 1) % 4 + 1: takes} | dict(rows or {}) if rounds else {}
    named = {row: box.take_all(words) for row, words in wanted.items()}
    lay_fiefs(p, box, fiefs, graves)
    p.display = [NO_TILE] * 24
    for row in [(number - 1) % 4 + 1 for number in rounds]:
        rest = box.row("", seats + 1 - len(named.get(row, ())))
        for place, tile in enumerate([*named.get(row, ()), *rest], 1):
            p.display[spot(row, place)] = tile
    p.order = tuple(order)
    seated = list(order) or list(range(seats))
    first = (rounds[0] - 1) % 4 + 1 if rounds else 0
    p.lords = [spot(first, seated.index(seat) + 1) if rounds else NOWHERE for seat in range(seats)]
    p.scouts = [spot(*scouts[seat]) if scouts and seat in scouts else NOWHERE for seat in range(seats)]
    p.coins = [*coins, *[0] * (seats - len(coins))]
    attach_tokens(p, income_tokens or {}, area_tokens or {})
    if event:
        rest_of_events = [number for number in range(15) if number != event_number(event)][:3]
        slot = (round - 1) // 4
        p.events = (*rest_of_events[:slot], event_number(event), *rest_of_events[slot:])
    orange = p.components.tile_orange
    p.stack = tuple([tile for tile in box.left if not orange[tile]])
    p.orange = tuple([tile for tile in box.left if orange[tile]])
    p.discard = ()
    return p


def lay_fiefs(p: MiddleAgesPosition, box: Box, fiefs: Sequence[str], graves: Sequence[str]) -> None:
    """First the named tiles, then those of which only the type matters."""
    wishes = [(False, seat, word) for seat, words in enumerate(fiefs) for word in words.split()]
    wishes += [(True, seat, word) for seat, words in enumerate(graves) for word in words.split()]
    found = {at: box.take(word) for at, (_, _, word) in enumerate(wishes) if "_" in word}
    for at, (dead, seat, word) in enumerate(wishes):
        tile = found[at] if at in found else box.take(word)
        if dead:
            p.graves[seat] += (tile,)
        else:
            p.fief[seat * 8 + p.components.tile_area[tile]] += (tile,)


def attach_tokens(p: MiddleAgesPosition, incomes: Mapping[int, str], areas: Mapping[int, Mapping[str, str]]) -> None:
    for seat, columns in incomes.items():
        for column in columns.split():
            p.extra_income[seat * 8 + AREAS.index(column)] = 1
            p.income_supply -= 1
    for seat, tokens in areas.items():
        for column, token in tokens.items():
            p.extra_area[seat * 8 + AREAS.index(column)] = AREAS.index(token)
            p.area_supply = tuple([area for area in p.area_supply if area != AREAS.index(token)])


# ---------------------------------------------------------------------- playing


def play(p: MiddleAgesPosition, text: str) -> MiddleAgesPosition:
    return NOTATION.play(p, text)


def ride(p: MiddleAgesPosition, place: int = 0) -> MiddleAgesPosition:
    """The lord moves to that place of the next row, or to the leftmost one that is open; then the turn runs on."""
    return play(p, f"lord {spot(p.round % 4 + 1, place)}" if place else options(p)[0])


def walk(seats: int, seed: int, story: bool = False) -> Iterator[MiddleAgesPosition]:
    return NOTATION.walk(seats, seed, story)


def round_starts(seats: int, seed: int) -> Iterator[MiddleAgesPosition]:
    """The same, at the first decision of each round (of round 16: the first decision after its start, if there is any)."""
    last = 0
    for p in walk(seats, seed):
        if p.round != last:
            last = p.round
            yield p


def refusal(p: MiddleAgesPosition, text: str, seat: int | None = None) -> Illegal:
    return NOTATION.refusal(p, text, seat)


# ---------------------------------------------------------------------- reading


def spot(row: int, place: int) -> int:
    return (row - 1) * 6 + place - 1


def tile(name: str) -> int:
    return IDS.index(name)


def event_number(name: str) -> int:
    return [card.id for card in GAME.components.events].index(name)


def options(p: MiddleAgesPosition) -> list[str]:
    return NOTATION.options(p)


def names(tiles: Sequence[int]) -> str:
    return " ".join([IDS[tile] for tile in tiles])


def fief(p: MiddleAgesPosition, seat: int) -> str:
    """Column by column from left to right, each from the bottom to the top."""
    return names([tile for column in p.fief[seat * 8 : seat * 8 + 8] for tile in column])


def column(p: MiddleAgesPosition, seat: int, area: str) -> str:
    return names(p.fief[seat * 8 + AREAS.index(area)])


def graveyard(p: MiddleAgesPosition, seat: int) -> str:
    return names(sorted(p.graves[seat]))


def row(p: MiddleAgesPosition, number: int) -> str:
    """The tiles of a row, `-` for an empty place."""
    return " ".join([IDS[p.display[at]] if p.display[at] != NO_TILE else "-" for at in spots(p, number)])


def spots(p: MiddleAgesPosition, number: int) -> list[int]:
    return [spot(number, place) for place in range(1, p.seats + 2)]


def board(p: MiddleAgesPosition) -> dict[str, object]:
    return GAME.view(p, None)


def fiefs_seen(p: MiddleAgesPosition) -> list[dict[str, object]]:
    seen = board(p)["fiefs"]
    assert isinstance(seen, list)
    return seen
