"""Tables set up by hand, and short words for what is played at them and what lies on them.

The Countryside circle runs Forest, Quarry, Grain Field, Weaving Mill, the Town circle Castle, Market, Cathedral, Construction
Site (as in CE-X.13 and CE-X.21); Councilor 0 walks in the Countryside, Councilor 1 in the Town. Seat 0 has the Statue and
everybody starts with 35 BP and nothing else. Moves have names: `card sell 0`, `walk 1`, `master goldsmith`, `pay 1 0 0 0 1`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tabard.games.crown_of_emara import GAME, own
from tabard.games.crown_of_emara.names import (
    CARDS,
    EVENTS,
    FROM_BREAD,
    FROM_START,
    FROM_WOOD,
    GOODS,
    KINDS,
    LOCATIONS,
    MARKERS,
    MASTERS,
    TOKENS,
)
from tabard.games.crown_of_emara.position import ACCOUNT, CrownOfEmaraPosition
from tabard.games.crown_of_emara.rules.rounds import Match, Round
from tabard.kernel import Illegal
from tabard.kernel.testing import Notation, fresh, resume

Position = CrownOfEmaraPosition
COUNTRY = "forest quarry grain_field weaving_mill"
TOWN = "castle market cathedral construction_site"
QUIET = "clear_the_old_forest"  # an event that does nothing once its round has begun
NAMES: dict[str, Sequence[str]] = {
    "card": CARDS,
    "location": LOCATIONS,
    "resource": GOODS[:4],
    "donation": GOODS[:4],
    "gift": GOODS[:4],
    "sale": GOODS[:4],
    "master": MASTERS,
    "token": TOKENS,
    "hut": [f"{place}{number}" for place in LOCATIONS[:4] for number in (1, 2, 3)],
}


def names(p: Position, domain: str) -> Sequence[str]:
    return NAMES.get(domain, ())


N = Notation(GAME, own, names)
play, options, refusal = N.play, N.options, N.refusal


def number(kind: str, name: str) -> int:
    return list(NAMES[kind]).index(name)


def table(
    seats: int = 2,
    *,
    goods: Mapping[int, str] | str = "",
    at: str = "forest castle",
    event: str = QUIET,
    hand: str = "take_wood take_ring sell",
    masters: Mapping[int, str] | str = "",
    offer: str = "",
    b_stack: str = "",
    tokens: Mapping[int, str] | str = "",
    favors: str | None = None,
    discard: str = "",
    markers: str = "",
    huts: Mapping[int, str] | str = "",
    points: Mapping[int, tuple[int, int]] | None = None,
    titles: Mapping[int, Sequence[int]] | None = None,
    circles: str = "",
    start: int = 35,
    round: int = 2,
    step: str = "turns",
    **chosen: Any,
) -> Position:
    """Seat 0 is to play a card (`step="turns"`), or the round is at its end (`step="end_of_round_event"`)."""
    p = fresh(own(GAME.new(seats, 7, chosen)))
    p.round, p.first = round, 0
    p.circles = tuple([LOCATIONS.index(name) for name in (circles or f"{COUNTRY} {TOWN}").split()])
    p.councilors = [LOCATIONS.index(name) for name in at.split()] * seats
    p.goods = [0] * (KINDS * seats)
    for seat, words in by_seat(goods).items():
        give(p, seat, words)
    lay_points(p, points or {}, start)
    lay_cards(p, hand, step)
    lay_masters(p, by_seat(masters), offer, b_stack)
    lay_tokens(p, by_seat(tokens), favors, discard)
    p.huts = [-1] * 12
    for seat, words in by_seat(huts).items():
        for name in words.split():
            p.huts[number("hut", name)] = seat
    for word in markers.split():
        name, _, face = word.partition(":")
        p.markers[MARKERS.index(name)] = int(face)
    for seat, held in (titles or {}).items():
        p.titles[seat] = tuple(held)
        for rank in range(len(held)):
            p.taken[rank] += 1
    for rank in range(min(round - 2, 4) if seats == 1 else 0):  # CE-16.10: what Victoria has by then
        p.taken[rank] += 1
    p.events = (*[card for card in p.events if card != EVENTS.index(event)][: 9 - round], EVENTS.index(event))
    return resume(p, (Match(), "rounds"), (Round(), step))


def by_seat(words: Mapping[int, str] | str) -> Mapping[int, str]:
    return {0: words} if isinstance(words, str) else words


def give(p: Position, seat: int, words: str) -> Position:
    """`2 wood 1 coin`"""
    parts = words.split()
    for count, good in zip(parts[::2], parts[1::2], strict=True):
        p.goods[seat * KINDS + GOODS.index(good)] += int(count)
    return p


def lay_points(p: Position, points: Mapping[int, tuple[int, int]], start: int) -> None:
    """Everybody began with `start` BP; what is above it came from wood."""
    p.account = [0] * len(p.account)
    for seat in range(p.seats):
        p.citizens[seat], p.buildings[seat] = points.get(seat, (0, start))
        p.account[2 * seat * ACCOUNT + FROM_BREAD] = p.citizens[seat]
        p.account[(2 * seat + 1) * ACCOUNT + FROM_START] = start
        p.account[(2 * seat + 1) * ACCOUNT + FROM_WOOD] = p.buildings[seat] - start


def lay_cards(p: Position, hand: str, step: str) -> None:
    """Everybody holds the same hand; the other cards lie in the pile."""
    held = tuple(sorted([CARDS.index(name) for name in hand.split()]))
    rest = tuple([card for card in range(len(CARDS)) if card not in held])
    for seat in range(p.seats):
        p.hands[seat], p.piles[seat], p.spent[seat] = held, rest, 0
    p.slots = [-1] * (3 * p.seats)
    if step != "turns":
        for seat in range(p.seats):
            p.slots[seat * 3 : seat * 3 + 3] = held[:3]
            p.spent[seat] = sum(1 << card for card in held[:3])
            p.hands[seat] = held[3:]


def lay_masters(p: Position, masters: Mapping[int, str], offer: str, b_stack: str) -> None:
    """`offer`: the two of the Castle, the Cathedral, the Construction Site, the Market; `-` is a vacant place."""
    p.staff = [0] * p.seats
    for seat, words in masters.items():
        for name in words.split():
            p.staff[seat] |= 1 << MASTERS.index(name)
    hired = [name for words in masters.values() for name in words.split()]
    named = offer.split()
    b = b_stack.split()
    a = [name for name in MASTERS[:16] if name not in (*hired, *named)]
    while len(named) < 8:
        room = len([name for name in (*hired, *named) if name in MASTERS[:16]]) < 8
        named.append(a.pop() if room else "-")
    p.offer = [MASTERS.index(name) if name != "-" else -1 for name in named]
    missing = 8 - len([name for name in (*hired, *named) if name in MASTERS[:16]])
    for name in a[:missing]:  # a vacant place: somebody else has hired
        p.staff[-1] |= 1 << MASTERS.index(name)
    rest = [name for name in MASTERS[16:] if name not in (*hired, *named, *b)]
    p.b_stack = tuple([MASTERS.index(name) for name in (*rest, *reversed(b))])


def lay_tokens(p: Position, tokens: Mapping[int, str], favors: str | None, discard: str) -> None:
    """`favors`: the stack, uppermost first; all others are in it too unless it is given."""
    held = {seat: sorted([TOKENS.index(name) for name in words.split()]) for seat, words in tokens.items()}
    p.tokens = [tuple(held.get(seat, ())) for seat in range(p.seats)]
    p.discard = tuple([TOKENS.index(name) for name in discard.split()])
    taken = {*p.discard, *[token for mine in p.tokens for token in mine]}
    top = [TOKENS.index(name) for name in (favors or "").split()]
    rest = [token for token in range(len(TOKENS)) if token not in (*taken, *top)]
    p.favors = (*rest, *reversed(top)) if favors is None else tuple(reversed(top))
    if favors is not None and rest:  # somebody else has them
        p.tokens[-1] = tuple(sorted((*p.tokens[-1], *rest)))


# ---------------------------------------------------------------------- reading


def goods(p: Position, seat: int = 0) -> str:
    """`2 wood 1 coin`, in the order of the goods."""
    held = p.goods[seat * KINDS : seat * KINDS + KINDS]
    return " ".join([f"{count} {good}" for count, good in zip(held, GOODS, strict=True) if count])


def points(p: Position, seat: int = 0) -> tuple[int, int]:
    return p.citizens[seat], p.buildings[seat]


def verbs(p: Position) -> set[str]:
    return {option.split()[0] for option in options(p)}


def of(p: Position, verb: str) -> list[str]:
    """The options of one verb, without the verb."""
    return [" ".join(option.split()[1:]) for option in options(p) if option.split()[0] == verb]


def places(p: Position, seat: int = 0) -> list[str]:
    return [LOCATIONS[at] for at in p.councilors[seat * 2 : seat * 2 + 2]]


def asked(p: Position) -> str:
    return p.where.split(" > ")[-1]


def code(p: Position, text: str) -> str:
    return refusal(p, text).code


def why(p: Position, text: str) -> tuple[str, str]:
    reason: Illegal = refusal(p, text)
    return reason.code, reason.rule


def visiting(location: str, **laid: Any) -> Position:
    """Seat 0 visits a Town location with the Town Action card; the card lies in slot 0."""
    laid.setdefault("hand", "town_action take_wood take_ring")
    return play(table(**laid), "card town_action 0", f"town_action {location}")


def acting(card: str = "sell", **laid: Any) -> Position:
    """Seat 0 has played a card into slot 0 and is to act."""
    others = [name for name in ("take_wood", "take_ring", "take_stone") if name != card][:2]
    laid.setdefault("hand", " ".join([card, *others]))
    return play(table(**laid), f"card {card} 0")


def after_round(p: Position) -> Position:
    """Plays on, taking the shortest turns, until the round is over."""
    now = p.round
    while p.round == now and not p.over:
        legal = options(p)
        short = [move for move in ("end_turn", "leave", "decline") if move in legal]
        play(p, short[0] if short else "work 0 0 0" if "work 0 0 0" in legal else legal[0])
    return p
