"""Hidden information (CE-18, CE-19.19): re-dealing, what a seat cannot know, and that nothing gets lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

from .names import A_MASTERS, CARDS, KINDS, LOCATIONS, MASTERS, TOKENS
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
    assert sorted(tokens) == list(range(len(TOKENS))), "CE-1.8: Favor tokens were lost or made"
    check_masters(p)
    assert min(p.goods) >= 0, "CE-10.7: fewer than no goods"
    assert sorted(p.circles) == list(range(len(LOCATIONS))), "CE-2.1: locations"
    taken = [sum([len(titles) > rank for titles in p.titles]) for rank in range(len(p.taken))]
    assert all([mine <= gone <= mine + 1 for mine, gone in zip(taken, p.taken, strict=True)]), "CE-11.2: Noble cards"
    assert p.terms.solo or taken == p.taken, "CE-11.2: Noble cards"


def check_cards(p: CrownOfEmaraPosition, seat: int) -> None:
    if not p.round and not p.hands[seat]:
        return  # CE-2.23: hands come last
    played = [card for card in range(len(CARDS)) if p.spent[seat] >> card & 1]
    cards = [*p.hands[seat], *p.piles[seat], *played]
    assert sorted(cards) == list(range(len(CARDS))), "CE-3.12: Action cards were lost or made"
    slots = [card for card in p.slots[seat * 3 : seat * 3 + 3] if card != NO_CARD]
    assert set(slots) <= set(played), "CE-4.1: a card in a slot that was not played"
    assert p.craftsmen_left(seat) >= 0, "CE-12.5: too many Craftsmen"
    places = [at // 4 for at in [p.circles.index(at) for at in p.councilors[seat * 2 : seat * 2 + 2]]]
    assert places == [0, 1], "CE-6.2: a Councilor on a wrong circle"


def check_points(p: CrownOfEmaraPosition, seat: int) -> None:
    account = 2 * seat * ACCOUNT
    assert p.citizens[seat] >= 0 and p.buildings[seat] >= 0, "CE-1.16: fewer than no points"
    assert sum(p.account[account : account + ACCOUNT]) == p.citizens[seat], "points from nowhere"
    assert sum(p.account[account + ACCOUNT : account + 2 * ACCOUNT]) == p.buildings[seat], "points from nowhere"
    assert len(p.goods) == KINDS * p.seats


def check_masters(p: CrownOfEmaraPosition) -> None:
    hired = [master for master in range(len(MASTERS)) for staff in p.staff if staff >> master & 1]
    there = [*hired, *p.b_stack, *[master for master in p.offer if master != NO_MASTER]]
    assert max(Counter(there).values()) == 1, "CE-13.2: a Master twice"
    assert len([master for master in there if master < A_MASTERS]) == 8, "CE-2.10: A Masters were lost or made"
    assert len([master for master in there if master >= A_MASTERS]) == 6, "CE-2.11: B Masters were lost or made"
    assert all([owner == NOBODY or owner < p.seats for owner in p.huts]), "CE-12.2"
