"""Hidden information (CE-18, CE-19.19): re-dealing, what a seat cannot know, and that nothing gets lost."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Final

from .names import A_MASTERS, CARDS, LOCATIONS, MASTERS, TOKENS
from .position import ACCOUNT, NO_CARD, NO_MASTER, NOBODY, CrownOfEmaraPosition


def redeal(p: CrownOfEmaraPosition, seat: int | None) -> None:
    """Hands and piles of others, the own pile, the Favor stack, Event and B stacks below their tops."""
    for owner in range(p.seats):
        if owner == seat:
            p.piles[owner] = p.shuffled(sorted(p.piles[owner]))
        else:
            cards = p.shuffled(sorted((*p.hands[owner], *p.piles[owner])))
            size = len(p.hands[owner])
            p.hands[owner], p.piles[owner] = tuple(sorted(cards[:size])), cards[size:]
    redeal_tokens(p, seat)
    p.events = below_top(p, p.events)
    p.b_stack = below_top(p, p.b_stack)


def below_top(p: CrownOfEmaraPosition, stack: tuple[int, ...]) -> tuple[int, ...]:
    return (*p.shuffled(sorted(stack[:-1])), *stack[-1:])


def redeal_tokens(p: CrownOfEmaraPosition, seat: int | None) -> None:
    """While another seat chooses, what it has drawn since the latest shuffle is unknown too."""
    unknown = hidden_draw(p, seat)
    pool = p.shuffled(sorted((*p.favors, *unknown)))
    drawn, p.favors = pool[: len(unknown)], pool[len(unknown) :]
    if unknown:
        p.drawn = tuple(sorted((*p.drawn_open, *drawn)))


def hidden_draw(p: CrownOfEmaraPosition, seat: int | None) -> tuple[int, ...]:
    if not p.drawn or seat == p.waiting[0]:
        return ()
    return tuple([token for token in p.drawn if token not in p.drawn_open])


# ---------------------------------------------------------------------- for the laws


def secrets(p: CrownOfEmaraPosition, seat: int | None) -> dict[str, Hashable]:
    """What can be otherwise as far as the seat knows."""
    found: dict[str, Hashable] = {}
    for owner in range(p.seats):
        if owner != seat and p.hands[owner] and p.piles[owner]:
            found[f"hand of {owner}"] = p.hands[owner]
        if len(p.piles[owner]) > 1:
            found[f"pile of {owner}"] = p.piles[owner]
    if len(p.favors) > 1:
        found["Favor stack"] = p.favors
    if hidden_draw(p, seat) and p.favors:
        found["drawn tokens"] = p.drawn
    if len(p.events) > 2:
        found["Event stack"] = p.events
    if len(p.b_stack) > 2:
        found["B stack"] = p.b_stack
    return found


def check(p: CrownOfEmaraPosition) -> None:
    """Cards, tokens, Masters and points are all accounted for."""
    for seat in range(p.seats):
        check_cards(p, seat)
        check_points(p, seat)
    tokens = [*p.favors, *p.discard, *p.drawn]
    for held in p.tokens:
        tokens += held
    assert len(tokens) == len(TOKENS) == len(set(tokens)), "CE-1.8: Favor tokens were lost or made"
    check_masters(p)
    assert min(p.goods) >= 0, "CE-10.7: fewer than no goods"
    assert len(set(p.circles)) == len(LOCATIONS), "CE-2.1: locations"
    hers = max(0, min(sum(p.taken) - sum([len(titles) for titles in p.titles]), len(p.taken)))
    taken = [int(rank < hers) + sum([len(titles) > rank for titles in p.titles]) for rank in range(len(p.taken))]
    assert taken == p.taken and (p.terms.solo or not hers), "CE-11.2, CE-16.10: Noble cards"


def check_cards(p: CrownOfEmaraPosition, seat: int) -> None:
    if not p.round and not p.hands[seat]:
        return  # CE-2.23: hands come last
    held, piled, spent = bits_of(p.hands[seat]), bits_of(p.piles[seat]), p.spent[seat]
    assert held + piled + spent == ALL_CARDS == held | piled | spent, "CE-3.12: Action cards were lost or made"
    slots = bits_of([card for card in p.slots[seat * 3 : seat * 3 + 3] if card != NO_CARD])
    assert slots & ~spent == 0, "CE-4.1: a card in a slot that was not played"
    assert p.craftsmen_left(seat) >= 0, "CE-12.5: too many Craftsmen"
    first, second = p.councilors[seat * 2 : seat * 2 + 2]
    assert first in p.circles[:4] and second in p.circles[4:], "CE-6.2: a Councilor on a wrong circle"


def bits_of(numbers: Iterable[int]) -> int:
    """A bit for each; more than all of them if one is there twice."""
    return sum([1 << number for number in numbers])


def check_points(p: CrownOfEmaraPosition, seat: int) -> None:
    account = 2 * seat * ACCOUNT
    assert p.citizens[seat] >= 0 and p.buildings[seat] >= 0, "CE-1.16: fewer than no points"
    assert sum(p.account[account : account + ACCOUNT]) == p.citizens[seat], "points from nowhere"
    assert sum(p.account[account + ACCOUNT : account + 2 * ACCOUNT]) == p.buildings[seat], "points from nowhere"


def check_masters(p: CrownOfEmaraPosition) -> None:
    there = [bits_of(p.b_stack), bits_of([master for master in p.offer if master != NO_MASTER]), *p.staff]
    together = 0
    for masters in there:
        together |= masters
    assert sum(there) == together, "CE-13.2: a Master twice"
    assert (together & A_MASK).bit_count() == 8, "CE-2.10: A Masters were lost or made"
    assert together >> A_MASTERS == (1 << len(MASTERS) - A_MASTERS) - 1, "CE-2.11: B Masters were lost or made"
    assert max(p.huts) < p.seats and min(p.huts) >= NOBODY, "CE-12.2: somebody unknown in a hut"


ALL_CARDS: Final = (1 << len(CARDS)) - 1
A_MASK: Final = (1 << A_MASTERS) - 1
