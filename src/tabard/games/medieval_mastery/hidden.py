"""Hidden information (MM-17): re-dealing, what a seat cannot know, and that nothing gets lost."""

from __future__ import annotations

from collections.abc import Hashable

from . import packed
from .components import AUTHORITY
from .layouts import bits
from .position import NOBODY, NOWHERE, MedievalMasteryPosition
from .rules.battle import battle_of
from .rules.control import dice_on_map, supply_lines
from .rules.redeployment import Redeployment


def redeal(p: MedievalMasteryPosition, seat: int | None) -> None:
    """Hands and decks anew, but for what the seat holds, has seen or can infer (MM-17.2, MM-17.3, MM-17.5, MM-17.7)."""
    for owner in range(p.seats):
        redeal_cards(p, owner, seat)
        if owner != seat:
            p.seen_in_hand[owner] = packed.known_to(p.seen_in_hand[owner], seat)
        stirred = packed.known_to(p.stirred[owner][1:], seat)
        p.stirred[owner] = (p.stirred[owner][0], *stirred) if stirred else ()


def redeal_cards(p: MedievalMasteryPosition, owner: int, seat: int | None) -> None:
    known, deck = known_in_hand(p, owner, seat), list(p.decks[owner])
    pool = unknown_cards(p, owner, seat)
    open_places = [place for place, card in enumerate(deck) if not packed.seen_by(card, seat)]
    for kinds, lowest, end in known_parts(p, owner, seat):
        inside = p.shuffled([place for place in open_places if lowest <= place < end])
        if len(inside) < len(kinds):  # two parts overlap and what is known of one took too many places of the other
            p.sunk[owner] = ()
        for kind, place in zip(kinds, inside, strict=False):
            open_places.remove(place)
            pool.remove(kind)
            deck[place] = packed.pack(kind, packed.seers(deck[place]))
    pool = dealt(p, pool, len(p.hands[owner]) - len(known))
    for place in open_places:
        deck[place] = packed.pack(pool.pop(), packed.seers(deck[place]))  # who has looked where is public
    p.hands[owner] = known + tuple(pool)
    p.decks[owner] = tuple(deck)


def dealt(p: MedievalMasteryPosition, pool: list[int], hand: int) -> list[int]:
    """The cards in a new order, first those for the hand, where Authority never is (MM-7.8)."""
    cards = list(p.shuffled(pool))
    if AUTHORITY in cards:
        spare, other = cards.index(AUTHORITY), hand + p.below(len(cards) - hand)
        cards[spare], cards[other] = cards[other], cards[spare]
    return cards


def known_in_hand(p: MedievalMasteryPosition, owner: int, seat: int | None) -> tuple[int, ...]:
    """The cards of a hand that the seat knows: its own, or those it has seen."""
    if owner == seat:
        return p.hands[owner]
    return tuple(packed.kinds(packed.known_to(p.seen_in_hand[owner], seat)))


def unknown_cards(p: MedievalMasteryPosition, owner: int, seat: int | None) -> list[int]:
    """The cards in hand and deck of a player that the seat has not seen, as a set (MM-17.5)."""
    cards = list(p.hands[owner])
    for kind in known_in_hand(p, owner, seat):
        cards.remove(kind)
    cards += [packed.kind(card) for card in p.decks[owner] if not packed.seen_by(card, seat)]
    return sorted(cards)


def known_parts(p: MedievalMasteryPosition, owner: int, seat: int | None) -> list[tuple[list[int], int, int]]:
    """Kinds of which the seat knows that they are between two places of a deck: `(kinds, lowest, end)`; see knowledge.py."""
    size, found = len(p.decks[owner]), []
    stirred: list[int] = []
    if p.stirred[owner]:
        stirred = packed.kinds(packed.known_to(p.stirred[owner][1:], seat))
        found.append((stirred, size - p.stirred[owner][0], size))
    if p.sunk[owner]:
        depth = p.sunk[owner][0]
        seen = [packed.kind(card) for card in p.decks[owner][:depth] if packed.seen_by(card, seat)]
        found.append((without(p.sunk[owner][1:], [*seen, *stirred]), 0, depth))
    return found


def without(kinds: tuple[int, ...], gone: list[int]) -> list[int]:
    left = list(kinds)
    for kind in gone:
        if kind in left:
            left.remove(kind)
    return left


# ---------------------------------------------------------------------- for the laws


def secrets(p: MedievalMasteryPosition, seat: int | None) -> dict[str, Hashable]:
    """Hands and orders of decks, where more than one is possible."""
    found: dict[str, Hashable] = {}
    for owner in range(p.seats):
        parts = [kinds for kinds, _, _ in known_parts(p, owner, seat)]
        pool = without(tuple(unknown_cards(p, owner, seat)), [kind for kinds in parts for kind in kinds])
        hidden = len(p.hands[owner]) - len(known_in_hand(p, owner, seat))
        places = len(pool) - hidden
        free = [kind for kind in pool if kind != AUTHORITY]
        several = len(set(free)) > 1
        if several and 0 < hidden < len(free):
            found[f"hand of {owner}"] = tuple(sorted(p.hands[owner]))
        if (several and hidden < len(free)) or (AUTHORITY in pool and places > 1 and free) or mixed(parts):
            found[f"deck of {owner}"] = tuple(packed.kinds(p.decks[owner]))
    return found


def mixed(parts: list[list[int]]) -> bool:
    return any([len(set(kinds)) > 1 for kinds in parts])


def check(p: MedievalMasteryPosition) -> None:
    """Cards, artefacts, dice, capacities, control and supply are as they must be."""
    for seat in range(p.seats):
        check_cards(p, seat)
        check_knowledge(p, seat)
        check_knights(p, seat)
    check_land(p)
    if battle_of(p) is None and not p.over:
        assert (p.contested, p.force, p.ledger) == (NOWHERE, 0, ()), "MM-12.22: half a battle"
    dealt = [artefact for artefact in p.artefacts if artefact >= 0]
    assert len(set(dealt)) == len(dealt), "MM-1.7: an artefact twice"


def check_cards(p: MedievalMasteryPosition, seat: int) -> None:
    cards = [*p.hands[seat], *p.discards[seat], *p.in_play[seat], *packed.kinds(p.decks[seat])]
    assert tuple(sorted(cards)) == p.components.deck, "MM-1.1: cards were lost or made"
    assert AUTHORITY not in p.hands[seat], "MM-7.8: Authority in a hand"
    assert 0 <= p.last_turn_from[seat] <= p.last_turn_to[seat] <= len(p.discards[seat]), "MM-9.9"


def check_knowledge(p: MedievalMasteryPosition, seat: int) -> None:
    """What is known is true (MM-17.7)."""
    for other in range(p.seats):
        known = packed.kinds(packed.known_to(p.seen_in_hand[seat], other))
        assert not without(tuple(known), list(p.hands[seat])), "a card is known that is not in the hand"
        for kinds, lowest, end in known_parts(p, seat, other):
            there = [packed.kind(card) for card in p.decks[seat][lowest:end] if not packed.seen_by(card, other)]
            assert not without(tuple(kinds), there), "a card is known that is not in this part of the deck"


def check_knights(p: MedievalMasteryPosition, seat: int) -> None:
    castle = p.castle(seat)
    assert p.knights[castle] >= 0, "MM-4.6: fewer than no knights"
    assert p.owner[castle] == seat, "MM-2.11: a castle changed hands"
    if not any([isinstance(frame, Redeployment) for frame in p.frames]):  # MM-19.3: checked at its end
        assert dice_on_map(p, seat) <= p.components.dice, "MM-4.2: too many dice"
    assert p.supplied[seat] == bits(supply_lines(p, seat)), "MM-5.9: supply is out of date"


def check_land(p: MedievalMasteryPosition) -> None:
    held = [0] * p.seats
    for cell in p.terms.layout.territories:
        owner, knights = p.owner[cell], p.knights[cell]
        assert knights <= p.room[cell], "MM-2.12: over capacity"
        assert (owner == NOBODY) == (not knights) or cell == p.contested, "MM-5.1: control without knights"
        if owner != NOBODY:
            held[owner] |= 1 << cell
    assert held == p.held, "MM-5.1: wrong owner"
