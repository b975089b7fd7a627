"""What crowns do that needs a choice (MM-9.4 to MM-9.10): Corruption, Prosperity, Insight, Order."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Args, Ask, Decision, Frame, Illegal, Move, Procedure

from .. import packed
from ..components import ARTEFACTS, CARDS, artefact_id, card_id
from ..knowledge import discard_top, look_at_top, sink, stir
from ..position import FACE_UP, NOBODY, MedievalMasteryPosition
from .artefacts import destroy
from .cards import renew_deck

TARGET: Final[list[Move]] = [("target", seat) for seat in range(6)]
DESTROY: Final[list[Move]] = [("destroy", artefact) for artefact in range(len(ARTEFACTS))]
PLACE: Final[list[Move]] = [("place", kind) for kind in range(len(CARDS))]
SHUFFLE: Final[list[Move]] = [("shuffle", kind) for kind in range(len(CARDS))]
KEEP: Final[Move] = ("keep",)
DISCARD_TOP: Final[Move] = ("discard_top",)


def has_face_up(p: MedievalMasteryPosition, seat: int) -> bool:
    for artefact in p.artefacts[seat * 3 : seat * 3 + 3]:
        if p.state[artefact] == FACE_UP:
            return True
    return False


def has_cards(p: MedievalMasteryPosition, seat: int) -> bool:
    """In deck or discard pile (MM-9.6)."""
    return bool(p.decks[seat]) or bool(p.discards[seat])


# ---------------------------------------------------------------------- Corruption


class Corruption(Procedure[MedievalMasteryPosition]):
    """A player, then one of that player's artefacts (MM-9.4)."""

    FIELDS = ("seat", "whose")
    STEPS = ("target", "destruction")

    def __init__(self, seat: int, whose: int = NOBODY) -> None:
        self.seat: Final = seat
        self.whose: Final = whose

    def target(self, p: MedievalMasteryPosition) -> Frame | None:
        return Ask(CORRUPTION_TARGET, self.seat)

    def destruction(self, p: MedievalMasteryPosition) -> Frame | None:
        return Ask(DESTROY_ARTEFACT, self.seat)


class CorruptionTarget(Decision[MedievalMasteryPosition]):
    """Any other player with a face-up artefact (MM-9.4, MM-19.9)."""

    rule = "MM-9.4"
    verbs = ("target",)

    def options(self, p: MedievalMasteryPosition, seat: int) -> list[Move]:
        return [TARGET[other] for other in range(p.seats) if other != seat and has_face_up(p, other)]

    def apply(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Frame | None:
        p.replace(Corruption(seat, int(move[1])))
        return None

    def refuse(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Illegal:
        other = int(move[1])
        if other >= p.seats:
            return no_such_player(p)
        if other == seat:
            return Illegal("not-yourself", self.rule)
        return Illegal("nothing-face-up", self.rule)


class DestroyArtefact(Decision[MedievalMasteryPosition]):
    """One face-up artefact of the chosen player (MM-9.4)."""

    rule = "MM-9.4"
    verbs = ("destroy",)

    def options(self, p: MedievalMasteryPosition, seat: int) -> list[Move]:
        whose = p.near(Corruption).whose
        theirs = p.artefacts[whose * 3 : whose * 3 + 3]
        return [DESTROY[artefact] for artefact in theirs if p.state[artefact] == FACE_UP]

    def apply(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Frame | None:
        artefact = int(move[1])
        destroy(p, artefact)
        if p.listening:
            words: Args = {"seat": seat, "artefact": artefact_id(artefact), "owner_seat": p.holder[artefact]}
            p.tell("corrupted", self.rule, words)
        return None

    def refuse(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Illegal:
        if p.holder[int(move[1])] != p.near(Corruption).whose:
            return Illegal("not-theirs", self.rule)
        return Illegal("already-destroyed", "MM-8.1")


# ---------------------------------------------------------------------- Prosperity


class Prosperity(Procedure[MedievalMasteryPosition]):
    """A player, then what becomes of the top card of that player's deck (MM-9.5)."""

    FIELDS = ("seat", "whose")
    STEPS = ("target", "top_card")

    def __init__(self, seat: int, whose: int = NOBODY) -> None:
        self.seat: Final = seat
        self.whose: Final = whose

    def target(self, p: MedievalMasteryPosition) -> Frame | None:
        return Ask(PROSPERITY_TARGET, self.seat)

    def top_card(self, p: MedievalMasteryPosition) -> Frame | None:
        return Ask(KEEP_TOP, self.seat)


def whose_deck(seat: int, whose: int) -> Args:
    """One's own deck has sentences of its own."""
    return {"owner_seat": whose, "own": int(whose == seat)}


class ProsperityTarget(Decision[MedievalMasteryPosition]):
    """Any player with a deck or a discard pile, oneself included (MM-9.5, MM-9.6)."""

    rule = "MM-9.5"
    verbs = ("target",)

    def options(self, p: MedievalMasteryPosition, seat: int) -> list[Move]:
        return [TARGET[other] for other in range(p.seats) if has_cards(p, other)]

    def apply(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Frame | None:
        whose = int(move[1])
        p.replace(Prosperity(seat, whose))
        if p.listening:
            p.tell("looks", self.rule, {"seat": seat, **whose_deck(seat, whose)})
        if not p.decks[whose]:
            renew_deck(p, whose, "MM-9.6")
        kind = look_at_top(p, whose, seat)
        p.reveal()
        if p.listening:
            p.tell("saw-top", self.rule, {"seat": seat, **whose_deck(seat, whose), "card": card_id(kind)}, (seat,))
        return None

    def refuse(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Illegal:
        if int(move[1]) >= p.seats:
            return no_such_player(p)
        return Illegal("no-cards", "MM-9.6")


class KeepTop(Decision[MedievalMasteryPosition]):
    """Leave the card on top or put it on its owner's discard pile (MM-9.5); Authority is not played (MM-7.8)."""

    rule = "MM-9.5"
    verbs = ("keep", "discard_top")

    def options(self, p: MedievalMasteryPosition, seat: int) -> list[Move]:
        return [KEEP, DISCARD_TOP]

    def apply(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Frame | None:
        whose = p.near(Prosperity).whose
        if move[0] == "keep":
            if p.listening:
                p.tell("kept-top", self.rule, {"seat": seat, "owner_seat": whose})
            return None
        kind = discard_top(p, whose)
        p.discards[whose] += (kind,)
        p.reveal()
        if p.listening:
            p.tell("discarded-top", self.rule, {"seat": seat, **whose_deck(seat, whose), "card": card_id(kind)})
        return None

    def refuse(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Illegal:
        return Illegal("keep-or-discard", self.rule)

    def prompt(self, p: MedievalMasteryPosition, seat: int) -> Args:
        whose = p.near(Prosperity).whose
        return {**whose_deck(seat, whose), "card": card_id(packed.kind(p.decks[whose][-1]))}


# ---------------------------------------------------------------------- Insight


def insight(p: MedievalMasteryPosition, seat: int, most: int) -> Frame | None:
    """The top cards of the own deck, after a renewal from below if there are too few (MM-9.7, MM-9.8)."""
    if len(p.decks[seat]) < most and p.discards[seat]:
        renew_deck(p, seat, "MM-9.8")
    count = min(most, len(p.decks[seat]))
    stir(p, seat, count)  # the new order is the owner's secret (MM-17.7)
    p.reveal()
    if p.listening:
        p.tell("insight", "MM-9.7", {"seat": seat, "cards": count})
        words: Args = {"seat": seat, "card": [card_id(packed.kind(card)) for card in reversed(p.decks[seat][-count:])]}
        p.tell("saw-cards", "MM-9.7", words, (seat,))
    return Insight(seat, count, 0)


class Insight(Procedure[MedievalMasteryPosition]):
    """Cards that are put back one by one, the topmost first; the last place is automatic (MM-9.7, MM-19.6)."""

    FIELDS = ("seat", "count", "placed")
    STEPS = ("order",)

    def __init__(self, seat: int, count: int, placed: int) -> None:
        self.seat: Final = seat
        self.count: Final = count
        self.placed: Final = placed

    def order(self, p: MedievalMasteryPosition) -> Frame | None:
        if self.count - self.placed <= 1:
            return None
        p.again()
        return Ask(ORDER_CARDS, self.seat)

    def loose(self, deck: tuple[int, ...]) -> tuple[int, ...]:
        """The cards not yet in their place."""
        return deck[len(deck) - self.count : len(deck) - self.placed]


class OrderCards(Decision[MedievalMasteryPosition]):
    """Which of the cards lies on top, which next (MM-19.6)."""

    rule = "MM-9.7"
    verbs = ("place",)

    def options(self, p: MedievalMasteryPosition, seat: int) -> list[Move]:
        frame = p.frames[-2]
        assert isinstance(frame, Insight)
        loose = frame.loose(p.decks[seat])
        return [PLACE[kind] for kind in sorted({packed.kind(card) for card in loose})]

    def apply(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Frame | None:
        frame, deck = p.frames[-1], list(p.decks[seat])
        assert isinstance(frame, Insight)
        to = len(deck) - frame.placed - 1
        card = packed.pack(int(move[1]), 1 << seat)
        at = deck.index(card, len(deck) - frame.count, to + 1)
        deck[at], deck[to] = deck[to], card
        p.decks[seat] = tuple(deck)
        p.replace(Insight(seat, frame.count, frame.placed + 1))
        return None

    def refuse(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Illegal:
        return Illegal("not-among-these", self.rule)

    def prompt(self, p: MedievalMasteryPosition, seat: int) -> Args:
        frame = p.near(Insight)
        return {"place": frame.placed + 1, "cards": frame.count}


# ---------------------------------------------------------------------- Order


class ShuffleBack(Decision[MedievalMasteryPosition]):
    """A card that got to the own discard pile in the own previous turn (MM-9.9, MM-9.10)."""

    rule = "MM-9.9"
    verbs = ("shuffle",)

    def options(self, p: MedievalMasteryPosition, seat: int) -> list[Move]:
        pile = p.discards[seat][p.last_turn_from[seat] : p.last_turn_to[seat]]
        return [SHUFFLE[kind] for kind in sorted(set(pile))]

    def apply(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Frame | None:
        kind, pile = int(move[1]), p.discards[seat]
        at = pile.index(kind, p.last_turn_from[seat])
        p.discards[seat] = pile[:at] + pile[at + 1 :]
        p.last_turn_to[seat] -= 1
        p.this_turn_from[seat] -= 1
        p.decks[seat] = p.shuffled([*packed.kinds(p.decks[seat]), kind])
        sink(p, seat, (kind,), len(p.decks[seat]))  # in the deck, not in the hand (MM-17.7)
        p.stirred[seat] = ()
        if p.listening:
            p.tell("shuffled-back", self.rule, {"seat": seat, "card": card_id(kind)})
        return None

    def refuse(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Illegal:
        return Illegal("not-of-last-turn", "MM-9.10")


def no_such_player(p: MedievalMasteryPosition) -> Illegal:
    return Illegal("no-player", "MM-8.3", args={"most": p.seats - 1})


CORRUPTION_TARGET: Final = CorruptionTarget()
DESTROY_ARTEFACT: Final = DestroyArtefact()
PROSPERITY_TARGET: Final = ProsperityTarget()
KEEP_TOP: Final = KeepTop()
ORDER_CARDS: Final = OrderCards()
SHUFFLE_BACK: Final = ShuffleBack()
