"""What can be known of cards that nobody shows (MM-17.5, MM-17.7), so that a re-deal forgets no more than a person.

`sunk[seat]` is () or `(depth, *kinds)`: everybody knows that these kinds are among the lowest `depth` cards of the deck, since
they were put there in the open: a discard pile shuffled under the deck, a card taken back by the Crown of Order.
`stirred[seat]` is () or `(count, *cards)`: the topmost `count` cards were put into another order by their owner, and whoever
had seen one of them still knows that it is among them.
"""

from __future__ import annotations

from . import packed
from .position import MedievalMasteryPosition


def sink(p: MedievalMasteryPosition, seat: int, kinds: tuple[int, ...], depth: int) -> None:
    """These kinds are now known to be among the lowest cards, together with those that were before."""
    p.sunk[seat] = (depth, *p.sunk[seat][1:], *kinds)


def above(p: MedievalMasteryPosition, seat: int) -> int:
    """How many cards lie above the sunk ones."""
    return len(p.decks[seat]) - p.sunk[seat][0]


def publish(p: MedievalMasteryPosition, seat: int) -> None:
    """The deck is empty and the discard pile lies open: everybody can work out the hand (MM-17.5)."""
    others = packed.others(seat)
    p.seen_in_hand[seat] = tuple([packed.pack(kind, others) for kind in p.hands[seat]])


def published(cards: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The same for cards that are being drawn while the deck runs out."""
    return tuple([card | packed.pack(0, packed.others(seat)) for card in cards])


def leave_deck(p: MedievalMasteryPosition, seat: int, count: int) -> None:
    """Cards are drawn unseen: nobody can tell any more whether a sunk one is among them, or which of the stirred ones are."""
    if p.sunk[seat] and count > above(p, seat):
        p.sunk[seat] = ()
    if p.stirred[seat]:
        if count >= p.stirred[seat][0]:  # all of them
            p.seen_in_hand[seat] += p.stirred[seat][1:]
        p.stirred[seat] = ()


def stir(p: MedievalMasteryPosition, seat: int, count: int) -> None:
    """The owner puts the top cards into an order of his own: others know no place any more, only that the cards are there."""
    deck, others = p.decks[seat], packed.others(seat)
    lost = [packed.pack(packed.kind(card), packed.seers(card) & others) for card in deck[-count:]]
    lost = [*p.stirred[seat][1:], *[card for card in lost if packed.seers(card)]]
    p.stirred[seat] = (count, *lost) if lost else ()
    if p.sunk[seat] and above(p, seat) < count:
        p.sunk[seat] = (len(deck), *p.sunk[seat][1:])
    top = tuple([packed.pack(packed.kind(card), 1 << seat) for card in deck[-count:]])
    p.decks[seat] = deck[:-count] + top


def look_at_top(p: MedievalMasteryPosition, owner: int, seat: int) -> int:
    """The seat now knows the top card by its place; it may be one that was stirred."""
    deck = p.decks[owner]
    card = deck[-1]
    p.decks[owner] = (*deck[:-1], packed.shown_to(card, seat))
    if p.stirred[owner] and not packed.seen_by(card, seat):
        p.stirred[owner] = (p.stirred[owner][0], *seen_again(p.stirred[owner][1:], packed.kind(card), seat))
    return packed.kind(card)


def seen_again(cards: tuple[int, ...], kind: int, seat: int) -> tuple[int, ...]:
    """One card of the kind less of which this seat knows that it is somewhere among the stirred ones."""
    left: list[int] = []
    found = False
    for card in cards:
        if not found and packed.kind(card) == kind and packed.seen_by(card, seat):
            found = True
            card ^= packed.pack(0, 1 << seat)
        if packed.seers(card):
            left.append(card)
    return tuple(left)


def discard_top(p: MedievalMasteryPosition, owner: int) -> int:
    """The top card is turned up and leaves the deck."""
    kind = packed.kind(p.decks[owner][-1])
    p.decks[owner] = p.decks[owner][:-1]
    if p.sunk[owner] and above(p, owner) < 0:
        left = list(p.sunk[owner][1:])
        if kind in left:
            left.remove(kind)
        p.sunk[owner] = (len(p.decks[owner]), *left) if left else ()
    if p.stirred[owner]:
        left = list(packed.forget_one(p.stirred[owner][1:], kind))
        p.stirred[owner] = (p.stirred[owner][0] - 1, *left) if left else ()
    return kind
