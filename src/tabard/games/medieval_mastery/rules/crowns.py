"""Crowns (MM-9)."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Args, Ask, Decision, Frame, Illegal, Move, Procedure

from ..components import (
    ARTEFACTS,
    CARDS,
    CORRUPTION,
    CROWN,
    INSIGHT,
    ORDER,
    PROSPERITY,
    VITALITY,
    artefact_id,
    card_id,
)
from ..position import FACE_UP, NOBODY, MedievalMasteryPosition
from .artefacts import destroy, fracture_window
from .cards import may_discard, renew_deck
from .redeployment import REDEPLOY

TARGET: Final[list[Move]] = [("target", seat) for seat in range(6)]
DESTROY: Final[list[Move]] = [("destroy", artefact) for artefact in range(len(ARTEFACTS))]
PLACE: Final[list[Move]] = [("place", kind) for kind in range(len(CARDS))]
SHUFFLE: Final[list[Move]] = [("shuffle", kind) for kind in range(len(CARDS))]
KEEP: Final[Move] = ("keep",)
DISCARD_TOP: Final[Move] = ("discard_top",)


def can_announce(p: MedievalMasteryPosition, seat: int) -> bool:
    """Face up, not yet used this turn, and able to do something by public information (MM-9.1, MM-9.3)."""
    crown = p.artefacts[seat * 3 + CROWN]
    if p.crown_used or p.state[crown] != FACE_UP:
        return False
    if crown == CORRUPTION:
        return any([has_face_up(p, other) for other in range(p.seats) if other != seat])
    if crown == PROSPERITY:
        return any([has_cards(p, other) for other in range(p.seats)])
    if crown == INSIGHT:
        return has_cards(p, seat)
    if crown == ORDER:
        return p.last_turn_from[seat] < p.last_turn_to[seat]
    return bool(p.supplied[seat]) if crown == VITALITY else bool(p.hands[seat])


def has_face_up(p: MedievalMasteryPosition, seat: int) -> bool:
    return FACE_UP in [p.state[artefact] for artefact in p.artefacts[seat * 3 : seat * 3 + 3]]


def has_cards(p: MedievalMasteryPosition, seat: int) -> bool:
    """In deck or discard pile (MM-9.6)."""
    return bool(p.decks[seat]) or bool(p.discards[seat])


class UseCrown(Procedure[MedievalMasteryPosition]):
    """Announce, Fracture window, target and effect (MM-9.2)."""

    FIELDS = ("seat",)
    STEPS = ("announce", "effect", "close")

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def announce(self, p: MedievalMasteryPosition) -> Frame | None:
        crown = p.artefacts[self.seat * 3 + CROWN]
        p.crown_used = 1
        if p.listening:
            p.tell("announced", "MM-9.2", {"seat": self.seat, "artefact": artefact_id(crown)})
        return fracture_window(p, (crown,), (self.seat + 1) % p.seats)  # MM-8.10

    def effect(self, p: MedievalMasteryPosition) -> Frame | None:
        crown = p.artefacts[self.seat * 3 + CROWN]
        if p.state[crown] != FACE_UP:  # MM-8.17
            return None
        p.used |= 1 << crown
        return apply_crown(p, self.seat, crown)

    def close(self, p: MedievalMasteryPosition) -> Frame | None:
        p.pending = ()
        p.aimed = NOBODY
        p.looking = p.ordered = 0
        return None


def apply_crown(p: MedievalMasteryPosition, seat: int, crown: int) -> Frame | None:
    if crown == CORRUPTION:
        return Ask(CORRUPTION_TARGET, seat)
    if crown == PROSPERITY:
        return Ask(PROSPERITY_TARGET, seat)
    if crown == INSIGHT:
        return insight(p, seat)
    if crown == ORDER:
        return Ask(SHUFFLE_BACK, seat)
    return REDEPLOY[seat] if crown == VITALITY else may_discard(p, seat)  # MM-9.11, MM-9.12


# ---------------------------------------------------------------------- Corruption


class CorruptionTarget(Decision[MedievalMasteryPosition]):
    """Any other player with a face-up artefact (MM-9.4, MM-19.9)."""

    rule = "MM-9.4"
    verbs = ("target",)

    def options(self, p: MedievalMasteryPosition, seat: int) -> list[Move]:
        return [TARGET[other] for other in range(p.seats) if other != seat and has_face_up(p, other)]

    def apply(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Frame | None:
        p.aimed = int(move[1])
        return Ask(DESTROY_ARTEFACT, seat)

    def refuse(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Illegal:
        other = int(move[1])
        if other >= p.seats:
            return no_such_player(p)
        if other == seat:
            return Illegal("not-yourself", self.rule, "Corruption is aimed at another player")
        return Illegal("nothing-face-up", self.rule, "this player has no face-up artefact")


class DestroyArtefact(Decision[MedievalMasteryPosition]):
    """One face-up artefact of the chosen player (MM-9.4)."""

    rule = "MM-9.4"
    verbs = ("destroy",)

    def options(self, p: MedievalMasteryPosition, seat: int) -> list[Move]:
        theirs = p.artefacts[p.aimed * 3 : p.aimed * 3 + 3]
        return [DESTROY[artefact] for artefact in theirs if p.state[artefact] == FACE_UP]

    def apply(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Frame | None:
        artefact = int(move[1])
        destroy(p, artefact)
        if p.listening:
            words: Args = {"seat": seat, "artefact": artefact_id(artefact), "owner_seat": p.aimed}
            p.tell("corrupted", self.rule, words)
        return None

    def refuse(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Illegal:
        if p.holder[int(move[1])] != p.aimed:
            return Illegal("not-theirs", self.rule, "the chosen player does not have this artefact")
        return Illegal("already-destroyed", "MM-8.1", "this artefact is already destroyed")


# ---------------------------------------------------------------------- Prosperity


class ProsperityTarget(Decision[MedievalMasteryPosition]):
    """Any player with a deck or a discard pile, oneself included (MM-9.5, MM-9.6)."""

    rule = "MM-9.5"
    verbs = ("target",)

    def options(self, p: MedievalMasteryPosition, seat: int) -> list[Move]:
        return [TARGET[other] for other in range(p.seats) if has_cards(p, other)]

    def apply(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Frame | None:
        p.aimed = whose = int(move[1])
        if p.listening:
            p.tell("looks", self.rule, {"seat": seat, "owner_seat": whose})
        if not p.decks[whose]:
            renew_deck(p, whose, "MM-9.6")
        deck = p.decks[whose]
        p.decks[whose] = (*deck[:-1], deck[-1] | 16 << seat)  # MM-17.7
        p.reveal()
        if p.listening:
            words: Args = {"seat": seat, "owner_seat": whose, "card": card_id(deck[-1] & 15)}
            p.tell("saw-top", self.rule, words, (seat,))
        return Ask(KEEP_TOP, seat)

    def refuse(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Illegal:
        if int(move[1]) >= p.seats:
            return no_such_player(p)
        return Illegal("no-cards", "MM-9.6", "this player has neither deck nor discard pile")


class KeepTop(Decision[MedievalMasteryPosition]):
    """Leave the card on top or put it on its owner's discard pile (MM-9.5); Authority is not played (MM-7.8)."""

    rule = "MM-9.5"
    verbs = ("keep", "discard_top")

    def options(self, p: MedievalMasteryPosition, seat: int) -> list[Move]:
        return [KEEP, DISCARD_TOP]

    def apply(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Frame | None:
        whose = p.aimed
        if move[0] == "keep":
            if p.listening:
                p.tell("kept-top", self.rule, {"seat": seat, "owner_seat": whose})
            return None
        kind = p.decks[whose][-1] & 15
        p.decks[whose] = p.decks[whose][:-1]
        p.discards[whose] += (kind,)
        p.reveal()
        if p.listening:
            p.tell("discarded-top", self.rule, {"seat": seat, "owner_seat": whose, "card": card_id(kind)})
        return None

    def refuse(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Illegal:
        return Illegal("keep-or-discard", self.rule, "leave the card on top or discard it")

    def prompt(self, p: MedievalMasteryPosition, seat: int) -> Args:
        return {"owner_seat": p.aimed, "card": card_id(p.decks[p.aimed][-1] & 15)}


# ---------------------------------------------------------------------- Insight


def insight(p: MedievalMasteryPosition, seat: int) -> Frame | None:
    """The top four of the own deck, after a renewal from below if there are fewer (MM-9.7, MM-9.8)."""
    if len(p.decks[seat]) < p.components.insight_cards and p.discards[seat]:
        renew_deck(p, seat, "MM-9.8")
    deck = p.decks[seat]
    p.looking = count = min(p.components.insight_cards, len(deck))
    p.ordered = 0
    rest, top = deck[:-count], deck[-count:]
    # the new order is the owner's secret: whoever had looked at one of these cards has lost its place (MM-17.7)
    p.decks[seat] = rest + tuple([card & 15 | 16 << seat for card in top])
    p.reveal()
    if p.listening:
        p.tell("insight", "MM-9.7", {"seat": seat, "cards": count})
        words: Args = {"seat": seat, "card": [card_id(card & 15) for card in reversed(top)]}
        p.tell("saw-cards", "MM-9.7", words, (seat,))
    return Ask(ORDER_CARDS, seat) if count > 1 else None


class OrderCards(Decision[MedievalMasteryPosition]):
    """Which of the cards lies on top, which next; the last place is automatic (MM-19.6)."""

    rule = "MM-9.7"
    verbs = ("place",)

    def loose(self, p: MedievalMasteryPosition, seat: int) -> tuple[int, ...]:
        """The cards not yet in their place."""
        deck = p.decks[seat]
        return deck[len(deck) - p.looking : len(deck) - p.ordered]

    def options(self, p: MedievalMasteryPosition, seat: int) -> list[Move]:
        return [PLACE[kind] for kind in sorted({card & 15 for card in self.loose(p, seat)})]

    def apply(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Frame | None:
        deck = list(p.decks[seat])
        to = len(deck) - p.ordered - 1
        card = int(move[1]) | 16 << seat
        at = deck.index(card, len(deck) - p.looking, to + 1)
        deck[at], deck[to] = deck[to], card
        p.decks[seat] = tuple(deck)
        p.ordered += 1
        return Ask(self, seat) if p.looking - p.ordered > 1 else None

    def refuse(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Illegal:
        return Illegal("not-among-these", self.rule, "this card is not among those you are looking at")

    def prompt(self, p: MedievalMasteryPosition, seat: int) -> Args:
        return {"place": p.ordered + 1, "cards": p.looking}


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
        p.decks[seat] = p.shuffled([*[card & 15 for card in p.decks[seat]], kind])
        if p.listening:
            p.tell("shuffled-back", self.rule, {"seat": seat, "card": card_id(kind)})
        return None

    def refuse(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Illegal:
        return Illegal("not-of-last-turn", "MM-9.10", "no such card got to your discard pile in your own previous turn")


def no_such_player(p: MedievalMasteryPosition) -> Illegal:
    return Illegal("no-player", "MM-8.3", f"players are 0 to {p.seats - 1}", {"most": p.seats - 1})


CORRUPTION_TARGET: Final = CorruptionTarget()
DESTROY_ARTEFACT: Final = DestroyArtefact()
PROSPERITY_TARGET: Final = ProsperityTarget()
KEEP_TOP: Final = KeepTop()
ORDER_CARDS: Final = OrderCards()
SHUFFLE_BACK: Final = ShuffleBack()
