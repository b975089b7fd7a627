"""Hidden information (MM-17): re-dealing, what a seat cannot know, and that nothing gets lost."""

from __future__ import annotations

from collections.abc import Hashable

from .components import AUTHORITY
from .layouts import bits
from .position import NOBODY, NOWHERE, MedievalMasteryPosition
from .rules.control import dice_on_map, supply_lines


def redeal(p: MedievalMasteryPosition, seat: int | None) -> None:
    """Hands and decks anew, but for the cards the seat holds or has looked at (MM-17.2, MM-17.3, MM-17.7)."""
    for owner in range(p.seats):
        known = known_in_hand(p, owner, seat)
        pool = list(p.shuffled(unknown_cards(p, owner, seat)))
        hidden = len(p.hands[owner]) - len(known)
        if AUTHORITY in pool:  # never in a hand (MM-7.8)
            spare = pool.index(AUTHORITY)
            places = len(pool) - hidden
            other = hidden + p.below(places)
            pool[spare], pool[other] = pool[other], pool[spare]
        p.hands[owner] = known + tuple(pool[:hidden])
        p.decks[owner] = refilled(p.decks[owner], pool[hidden:], seat)
        if owner != seat:
            p.seen_in_hand[owner] = seen_by(p.seen_in_hand[owner], seat)


def known_in_hand(p: MedievalMasteryPosition, owner: int, seat: int | None) -> tuple[int, ...]:
    """The cards of a hand that the seat knows: its own, or those it has looked at."""
    if owner == seat:
        return p.hands[owner]
    return tuple([card & 15 for card in seen_by(p.seen_in_hand[owner], seat)])


def seen_by(cards: tuple[int, ...], seat: int | None) -> tuple[int, ...]:
    if seat is None:
        return ()
    return tuple([card & 15 | 16 << seat for card in cards if card >> 4 >> seat & 1])


def looked_at(card: int, seat: int | None) -> bool:
    return seat is not None and bool(card >> 4 >> seat & 1)


def unknown_cards(p: MedievalMasteryPosition, owner: int, seat: int | None) -> list[int]:
    """The cards in hand and deck of a player that the seat has not seen, as a set (MM-17.5)."""
    cards = list(p.hands[owner])
    for kind in known_in_hand(p, owner, seat):
        cards.remove(kind)
    cards += [card & 15 for card in p.decks[owner] if not looked_at(card, seat)]
    return sorted(cards)


def refilled(deck: tuple[int, ...], cards: list[int], seat: int | None) -> tuple[int, ...]:
    """The deck with other cards in the places the seat does not know; who has looked where is public."""
    return tuple([card if looked_at(card, seat) else cards.pop() | card >> 4 << 4 for card in deck])


# ---------------------------------------------------------------------- for the laws


def secrets(p: MedievalMasteryPosition, seat: int | None) -> dict[str, Hashable]:
    """Hands and orders of decks, where more than one is possible."""
    found: dict[str, Hashable] = {}
    for owner in range(p.seats):
        pool = unknown_cards(p, owner, seat)
        hidden = len(p.hands[owner]) - len(known_in_hand(p, owner, seat))
        places = len(pool) - hidden
        free = [kind for kind in pool if kind != AUTHORITY]
        several = len(set(free)) > 1
        if several and 0 < hidden < len(free):
            found[f"hand of {owner}"] = tuple(sorted(p.hands[owner]))
        if (several and hidden < len(free)) or (AUTHORITY in pool and places > 1 and free):
            found[f"deck of {owner}"] = tuple([card & 15 for card in p.decks[owner]])
    return found


def check(p: MedievalMasteryPosition) -> None:
    """Cards, artefacts, dice, capacities, control and supply are as they must be."""
    for seat in range(p.seats):
        check_cards(p, seat)
        check_knights(p, seat)
    check_land(p)
    assert (p.conflict == NOWHERE) == (p.attacker == NOBODY) == (p.stage == 0), "MM-12.22: half a battle"
    dealt = [artefact for artefact in p.artefacts if artefact >= 0]
    assert len(set(dealt)) == len(dealt), "MM-1.7: an artefact twice"


def check_cards(p: MedievalMasteryPosition, seat: int) -> None:
    cards = [*p.hands[seat], *p.discards[seat], *p.in_play[seat], *[card & 15 for card in p.decks[seat]]]
    assert tuple(sorted(cards)) == p.components.deck, "MM-1.1: cards were lost or made"
    assert AUTHORITY not in p.hands[seat], "MM-7.8: Authority in a hand"
    for card in p.seen_in_hand[seat]:
        assert card & 15 in p.hands[seat], "MM-17.7: a card is known that is not there"
    assert 0 <= p.last_turn_from[seat] <= p.last_turn_to[seat] <= len(p.discards[seat]), "MM-9.9"


def check_knights(p: MedievalMasteryPosition, seat: int) -> None:
    castle = p.castle(seat)
    assert p.knights[castle] >= 0, "MM-4.6: fewer than no knights"
    assert p.owner[castle] == seat, "MM-2.11: a castle changed hands"
    if not p.before:  # MM-19.3: checked at the end of a redeployment
        assert dice_on_map(p, seat) <= p.components.dice, "MM-4.2: too many dice"
    assert p.supplied[seat] == bits(supply_lines(p, seat)), "MM-5.9: supply is out of date"


def check_land(p: MedievalMasteryPosition) -> None:
    held = [0] * p.seats
    for cell in p.terms.layout.territories:
        owner, knights = p.owner[cell], p.knights[cell]
        assert knights <= p.room[cell], "MM-2.12: over capacity"
        assert (owner == NOBODY) == (not knights) or p.contested(cell), "MM-5.1: control without knights"
        if owner != NOBODY:
            held[owner] |= 1 << cell
    assert held == p.held, "MM-5.1: wrong owner"
