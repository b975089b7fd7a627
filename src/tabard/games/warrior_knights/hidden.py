"""What a seat cannot know, and what is dealt anew for it (WK-1.26, WK-1.27, WK-20.13); and that no piece was lost or made."""

from __future__ import annotations

from collections.abc import Hashable

from .position import KnightsPosition
from .state.armies import OFF, PLACES
from .state.board import NOBODY
from .state.decks import KINDS, NEUTRAL_CARD, action_card


def redeal(p: KnightsPosition, seat: int | None) -> None:
    redeal_actions(p, seat)
    redeal_events(p)
    redeal_fate(p, p.seats if seat is None else seat)


# ---------------------------------------------------------------------- action cards


def redeal_actions(p: KnightsPosition, seat: int | None) -> None:
    """Others' cards that are not known change places between hand and stacks; neutral cards among themselves (WK-1.26)."""
    pools = [hidden_pool(p, other) if other != seat else [] for other in range(p.seats)]
    dealt = [list(p.shuffled(pool)) for pool in pools]
    neutrals = [card for stack in p.stacks for card in stack if card >= NEUTRAL_CARD] + list(p.unused)
    lots = list(p.shuffled(sorted(neutrals)))
    for zone, stack in enumerate(p.stacks):
        if stack:
            p.stacks[zone] = p.shuffled(sorted([dealt_card(card, seat, dealt, lots) for card in stack]))
    p.unused = tuple(sorted(lots))
    for other in range(p.seats):
        if other != seat:
            first = other * KINDS
            p.hands[first : first + KINDS] = p.shown[first : first + KINDS]
            for kind in dealt[other]:
                p.hands[first + kind] += 1


def dealt_card(card: int, seat: int | None, dealt: list[list[int]], lots: list[int]) -> int:
    """What lies there now: a neutral card for a neutral one, a card of its owner's for that of a baron."""
    if card >= NEUTRAL_CARD:
        return lots.pop()
    owner = card // 8
    return card if owner == seat else action_card(owner, dealt[owner].pop())


def hidden_pool(p: KnightsPosition, seat: int) -> list[int]:
    """Kinds of the seat's cards in the stacks and, as far as nobody knows them, in the hand."""
    laid = [card % 8 for stack in p.stacks for card in stack if card // 8 == seat and card < NEUTRAL_CARD]
    first = seat * KINDS
    held = [kind for kind in range(KINDS) for _ in range(p.hands[first + kind] - p.shown[first + kind])]
    return sorted([*laid, *held])


# ---------------------------------------------------------------------- event and fate decks


def redeal_events(p: KnightsPosition) -> None:
    """Any order that keeps the colour of the top card and, while it is known, of the bottom card (WK-1.27)."""
    if len(p.event_deck) < 2:
        return
    colour = p.components.event_colours
    pile = list(p.shuffled(sorted(p.event_deck)))
    top = take(pile, colour, colour[p.event_deck[-1]])
    bottom = [take(pile, colour, p.bottom)] if p.bottom != NOBODY else []
    p.event_deck = (*bottom, *pile, top)


def take(pile: list[int], colours: tuple[int, ...], colour: int) -> int:
    """The first card of that colour, taken out."""
    for place, card in enumerate(pile):
        if colours[card] == colour:
            return pile.pop(place)
    raise LookupError("no card of that colour")


def redeal_fate(p: KnightsPosition, viewer: int) -> None:
    """Cards of one class change places, wherever they lie unseen (WK-20.13)."""
    lying = [*p.fate, *p.rows[0], *p.rows[1]]
    classes = p.known[viewer]
    swapped = swapped_within(p, lying, classes)
    for other in range(p.seats + 1):
        if p.known[other] != classes:  # whoever knows the same knows the same of cards of one class
            p.known[other] = carried(p.known[other], dict(zip(lying, swapped, strict=True)))
    size, first = len(p.fate), len(p.rows[0])
    p.fate = tuple(swapped[:size])
    if len(lying) > size:
        p.rows = [tuple(swapped[size : size + first]), tuple(swapped[size + first :])]


def swapped_within(p: KnightsPosition, lying: list[int], classes: tuple[int, ...]) -> list[int]:
    """For each card another one of its class."""
    pools: dict[int, list[int]] = {}
    for card in sorted(lying):
        pool = pools.get(classes[card])
        if pool is None:
            pools[classes[card]] = [card]
        else:
            pool.append(card)
    for number in sorted(pools):
        if len(pools[number]) > 1:
            pools[number] = list(p.shuffled(pools[number]))
    return [pools[classes[card]].pop() for card in lying]


def carried(known: tuple[int, ...], place_of: dict[int, int]) -> tuple[int, ...]:
    """What another knows is about the cards that now lie there."""
    classes = list(known)
    for card, swapped in place_of.items():
        classes[swapped] = known[card]
    return tuple(classes)


def secrets(p: KnightsPosition, seat: int | None) -> dict[str, Hashable]:
    hidden: dict[str, Hashable] = {}
    if len(p.event_deck) > 4:
        hidden["order of the events"] = p.event_deck
    for other in range(p.seats):
        if other != seat and len(set(hidden_pool(p, other))) > 1 and any([p.stacks[zone] for zone in range(3)]):
            laid = [tuple(sorted([c for c in stack if c // 8 == other and c < NEUTRAL_CARD])) for stack in p.stacks]
            if any(laid) and varies(p, other):
                hidden[f"cards of {other}"] = tuple(laid)
    return hidden


def varies(p: KnightsPosition, seat: int) -> bool:
    """Could the seat's cards lie otherwise? Not if all of one kind, or all in one stack with none in hand."""
    pool = hidden_pool(p, seat)
    held = len(pool) - sum([card // 8 == seat for stack in p.stacks for card in stack if card < NEUTRAL_CARD])
    used = [any([card // 8 == seat for card in stack if card < NEUTRAL_CARD]) for stack in p.stacks]
    return len(set(pool)) > 1 and (held > 0 or sum(used) > 1)


# ---------------------------------------------------------------------- conservation


def check(p: KnightsPosition) -> None:
    check_cards(p)
    check_troops(p)
    assert min([*p.crowns, *p.votes, *p.faith, *p.influence]) >= 0, "WK-20.6: somebody paid more than they had"
    assert p.chairman != NOBODY and p.head != NOBODY, "WK-3.5: the tokens have owners"
    for army in range(p.seats * PLACES):
        assert p.at[army] == OFF or p.strength(army) or p.wounds[army] or army % PLACES == 4 or p.frames, "WK-17.20"


def check_cards(p: KnightsPosition) -> None:
    counts = [0] * (p.seats * KINDS)
    for pile in (*p.stacks, *p.areas):
        for card in pile:
            if card < NEUTRAL_CARD:
                counts[card // 8 * KINDS + card % 8] += 1
    held = [counts[number] + p.hands[number] for number in range(p.seats * KINDS)]
    assert max(held) <= max(p.components.actions), "WK-2.5: action cards were made"
    fate = sorted([*p.fate, *p.rows[0], *p.rows[1]])
    assert len(set(fate)) == len(fate) or p.rows[0], "WK-20.11: fate cards were made"
    agendas = [*p.agendas, *p.agenda_deck, *p.agenda_discard]
    assert len(agendas) <= sum([agenda.count for agenda in p.components.agendas]), "WK-2.7: agendas were made"


def check_troops(p: KnightsPosition) -> None:
    """No mercenary is lost or made (WK-2.4)."""
    troops = p.components.troops
    counts = p.hireable[:]
    for kind in p.offer:
        counts[kind] += 1
    for army in p.troops:
        for kind in army:
            counts[kind] += 1
    assert tuple(counts[troops.regulars :]) == troops.count[troops.regulars :], "WK-2.4: mercenaries"
    assert all([counts[kind] <= p.seats * troops.count[kind] for kind in range(troops.regulars)]), "WK-2.3: regulars"
