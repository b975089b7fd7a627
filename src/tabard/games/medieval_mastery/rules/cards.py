"""Cards and drawing (MM-7), and what is known of them (MM-17.7)."""

from __future__ import annotations

from typing import Final

from tabard.kernel import PASS, Ask, Decision, Frame, Illegal, Move

from .. import packed
from ..components import AUTHORITY, CARDS, card_id
from ..knowledge import leave_deck, publish, published, sink
from ..position import MedievalMasteryPosition

DISCARD: Final[list[Move]] = [("discard", kind) for kind in range(len(CARDS))]


def draw_up_to(p: MedievalMasteryPosition, seat: int, size: int, rule: str) -> None:
    """One by one until `size` are in hand (MM-7.2), then Authority if it came (MM-7.5)."""
    missing = size - len(p.hands[seat])
    if missing > 0:
        draw(p, seat, missing, rule)
        while AUTHORITY in p.hands[seat]:
            play_authority(p, seat)


def draw(p: MedievalMasteryPosition, seat: int, count: int, rule: str) -> None:
    """Take cards from the top; a deck is renewed only when a card is needed, and a draw may stop short (MM-7.3, MM-7.4)."""
    p.reveal()
    deck = p.decks[seat]
    drawn: tuple[int, ...] = ()
    while len(drawn) < count:
        if not deck:
            if not p.discards[seat]:
                break
            renew_deck(p, seat)
            deck, drawn = p.decks[seat], published(drawn, seat)
        part = min(count - len(drawn), len(deck))
        leave_deck(p, seat, part)
        drawn += deck[: -part - 1 : -1]
        p.decks[seat] = deck = deck[:-part]
    take(p, seat, drawn)
    if p.listening:
        p.tell("drew", rule, {"seat": seat, "cards": len(drawn)})
        if drawn:
            p.tell(
                "drew-cards", rule, {"seat": seat, "cards": [card_id(kind) for kind in packed.kinds(drawn)]}, (seat,)
            )


def take(p: MedievalMasteryPosition, seat: int, cards: tuple[int, ...]) -> None:
    """Cards of the deck into the hand; whoever has seen one goes on knowing it (MM-17.7)."""
    kinds = tuple(packed.kinds(cards))
    p.hands[seat] += kinds
    if kinds != cards:
        others = packed.others(seat)
        known = [packed.pack(packed.kind(card), packed.seers(card) & others) for card in cards]
        p.seen_in_hand[seat] += tuple([card for card in known if packed.seers(card)])


def renew_deck(p: MedievalMasteryPosition, seat: int, rule: str = "MM-7.3") -> None:
    """The discard pile, shuffled, goes under the deck; nobody knows its order, everybody that it is there (MM-7.3, MM-9.8)."""
    pile = p.discards[seat]
    if not p.decks[seat]:
        publish(p, seat)
    p.discards[seat] = ()
    p.decks[seat] = p.shuffled(pile) + p.decks[seat]
    sink(p, seat, pile, len(pile) + (p.sunk[seat][0] if p.sunk[seat] else 0))
    p.last_turn_from[seat] = p.last_turn_to[seat] = p.this_turn_from[seat] = 0
    if p.listening:
        p.tell("reshuffled", rule, {"seat": seat, "cards": len(pile)})


def play_authority(p: MedievalMasteryPosition, seat: int) -> None:
    """Shown, two more cards drawn, and only then discarded (MM-7.5 to MM-7.7)."""
    remove_from_hand(p, seat, AUTHORITY)
    if p.listening:
        p.tell("authority", "MM-7.5", {"seat": seat})
    draw(p, seat, p.components.authority, "MM-7.5")
    p.discards[seat] += (AUTHORITY,)


def remove_from_hand(p: MedievalMasteryPosition, seat: int, kind: int) -> None:
    hand = p.hands[seat]
    at = hand.index(kind)
    p.hands[seat] = hand[:at] + hand[at + 1 :]
    if p.seen_in_hand[seat]:
        p.seen_in_hand[seat] = packed.forget_one(p.seen_in_hand[seat], kind)


def discard_from_hand(p: MedievalMasteryPosition, seat: int, kind: int) -> None:
    """Face up on the owner's pile (MM-7.12, MM-7.13)."""
    remove_from_hand(p, seat, kind)
    p.discards[seat] += (kind,)


def discard_at_random(p: MedievalMasteryPosition, seat: int, rule: str) -> None:
    """Nobody chooses; with an empty hand nothing happens (MM-13.5)."""
    hand = p.hands[seat]
    if not hand:
        return
    kind = hand[p.below(len(hand))]
    discard_from_hand(p, seat, kind)
    if p.listening:
        p.tell("lost-card", rule, {"seat": seat, "card": card_id(kind)})


def kinds_in_hand(p: MedievalMasteryPosition, seat: int) -> list[int]:
    """Two equal cards are one choice (MM-19.10)."""
    return sorted(set(p.hands[seat]))


class DiscardCard(Decision[MedievalMasteryPosition]):
    """One card of the own hand, or none (MM-18.10)."""

    rule = "MM-18.10"
    verbs = ("discard", "pass")

    def options(self, p: MedievalMasteryPosition, seat: int) -> list[Move]:
        moves = [DISCARD[kind] for kind in kinds_in_hand(p, seat)]
        moves.append(PASS)
        return moves

    def apply(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Frame | None:
        if len(move) == 1:
            if p.listening:
                p.tell("kept-cards", self.rule, {"seat": seat})
            return None
        kind = int(move[1])
        discard_from_hand(p, seat, kind)
        if p.listening:
            p.tell("discarded", self.rule, {"seat": seat, "card": card_id(kind)})
        return None

    def refuse(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Illegal:
        return not_in_hand(self.rule, int(move[1]))


def not_in_hand(rule: str, kind: int) -> Illegal:
    return Illegal("not-in-hand", rule, args={"card": card_id(kind)})


DISCARD_CARD: Final = DiscardCard()


def may_discard(p: MedievalMasteryPosition, seat: int) -> Frame | None:
    """Not asked with an empty hand (MM-18.10)."""
    return Ask(DISCARD_CARD, seat) if p.hands[seat] else None
