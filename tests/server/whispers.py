"""A small game full of secrets, for the server's tests: hidden hands, a hidden deck, dice, and both kinds of secret choices.

Each round every seat secretly bids one card of its hand, then secretly puts small marks until it is done, as often as it likes.
The highest card wins the round and may peek at the top card of the deck or pass. Whoever has points may
give one away at any time.
A campaign is a series of games with a level that rises with each victory of seat 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabard.kernel import (
    DONE,
    Args,
    Ask,
    Decision,
    Domain,
    Frame,
    Game,
    Illegal,
    Move,
    Option,
    OptionValue,
    Position,
    Procedure,
    Roll,
    Secret,
    Verb,
    Vocabulary,
)
from tabard.kernel.rulebook import chapters

ROUNDS = 3
CARDS = 24


class Whispers(Position):
    def __init__(self, game: Game, seats: int, options: Mapping[str, OptionValue]) -> None:
        super().__init__(game, seats, options)
        self.round = 0
        self.deck: tuple[int, ...] = ()
        self.hands: list[tuple[int, ...]] = [() for _ in range(seats)]
        self.marks: list[tuple[int, ...]] = [() for _ in range(seats)]
        self.points: list[int] = [1] * seats
        self.bids: list[int] = [-1] * seats
        self.known: tuple[int, ...] = ()  # (seat, card): who has seen the top card of the deck

    def assign(self, other: Position) -> None:
        assert isinstance(other, Whispers)
        super().assign(other)
        self.round, self.deck, self.known = other.round, other.deck, other.known
        self.hands, self.marks, self.points, self.bids = other.hands[:], other.marks[:], other.points[:], other.bids[:]


class Bid(Decision[Whispers]):
    rule, verbs = "WH-1.1", ("bid",)

    def options(self, p: Whispers, seat: int) -> list[Move]:
        return [("bid", card) for card in p.hands[seat]]

    def apply(self, p: Whispers, seat: int, move: Move) -> Frame | None:
        card = int(move[1])
        p.bids[seat] = card
        p.hands[seat] = tuple(c for c in p.hands[seat] if c != card)
        p.tell("bid", self.rule, {"seat": seat, "card": card})
        return None

    def refuse(self, p: Whispers, seat: int, move: Move) -> Illegal:
        holder = [other for other in range(p.seats) if move[1] in p.hands[other]]
        return Illegal("not-in-hand", self.rule, f"you do not hold that card; it is with {holder}", {"holder": holder})


class Mark(Decision[Whispers]):
    rule, verbs, many = "WH-1.2", ("mark", "done"), True

    def options(self, p: Whispers, seat: int) -> list[Move]:
        return [*[("mark", spot) for spot in range(4)], DONE]

    def choices(self, p: Whispers, seat: int, chosen: tuple[Move, ...]) -> list[Move]:
        return [move for move in self.options(p, seat) if move not in chosen]

    def apply(self, p: Whispers, seat: int, move: Move) -> Frame | None:
        p.marks[seat] = (*p.marks[seat], int(move[1]))
        p.tell("marked", self.rule, {"seat": seat, "spot": move[1]}, audience=(seat,))
        return None

    def refuse(self, p: Whispers, seat: int, move: Move) -> Illegal:
        return Illegal("marked-already", self.rule, "that spot has your mark")


class Peek(Decision[Whispers]):
    rule, verbs = "WH-1.4", ("peek", "pass")

    def options(self, p: Whispers, seat: int) -> list[Move]:
        return [("peek",), ("pass",)]

    def apply(self, p: Whispers, seat: int, move: Move) -> Frame | None:
        p.tell("thought", self.rule, {"seat": seat})
        if move[0] == "peek":
            p.reveal()
            p.known = (seat, p.deck[0])
            p.tell("peeked", self.rule, {"card": p.deck[0]}, audience=(seat,))
        return None

    def refuse(self, p: Whispers, seat: int, move: Move) -> Illegal:
        return Illegal("not-now", self.rule, "peek or pass")


class Give(Decision[Whispers]):
    """The asides: a gift, and a nod, which changes nothing at all."""

    rule, verbs = "WH-1.5", ("give", "nod")

    def options(self, p: Whispers, seat: int) -> list[Move]:
        return [*[("give", other) for other in range(p.seats) if other != seat and p.points[seat]], ("nod",)]

    def apply(self, p: Whispers, seat: int, move: Move) -> Frame | None:
        if move[0] == "nod":
            return None
        other = int(move[1])
        p.points[seat] -= 1
        p.points[other] += 1
        p.tell("gave", self.rule, {"seat": seat, "other_seat": other})
        return None

    def refuse(self, p: Whispers, seat: int, move: Move) -> Illegal:
        return Illegal("nothing-to-give", self.rule, "one gives a point that one has, to somebody else")


BID, MARK, PEEK = Bid(), Mark(), Peek()


class Match(Procedure[Whispers]):
    STEPS = ("bid", "mark", "roll", "score", "again")

    def bid(self, p: Whispers) -> Frame | None:
        return Secret(BID, tuple(range(p.seats)))

    def mark(self, p: Whispers) -> Frame | None:
        return Secret(MARK, tuple(range(p.seats)))

    def roll(self, p: Whispers) -> Frame | None:
        return Roll(1)

    def score(self, p: Whispers) -> Frame | None:
        winner = p.bids.index(max(p.bids))
        p.points[winner] += 1 + p.got[0]
        p.tell("won", "WH-1.3", {"seat": winner, "points": 1 + p.got[0]})
        return Ask(PEEK, winner)

    def again(self, p: Whispers) -> Frame | None:
        p.round += 1
        p.bids = [-1] * p.seats
        if p.round < ROUNDS:
            p.goto("bid")
        return None


CARD = Domain("card", CARDS)
VOCABULARY = Vocabulary(
    Verb("bid", CARD),
    Verb("mark", Domain("spot", 4)),
    Verb("done"),
    Verb("peek"),
    Verb("pass"),
    Verb("give", Domain("seat", 4)),
    Verb("nod"),
)


class WhispersGame(Game):
    slug = "whispers"
    prefix = "WH"
    end_rule = "WH-2"
    seats = range(2, 5)
    options = (
        Option("cards", 4, "WH-0.1", least=3, most=5, programs=3),
        Option("loud", False, "WH-0.2"),
        Option("charms", ("owl",), "WH-0.3", choices=("owl", "fox", "crow"), least=1, most=2),
        Option("campaign", False, "WH-3.1"),
        Option("level", 1, "WH-3.2", least=1, most=9, when=("campaign", (True,))),
    )
    aside = Give()
    procedures = (Match,)
    decisions = (BID, MARK, PEEK)

    def blank(self, seats: int, options: Mapping[str, OptionValue]) -> Position:
        return Whispers(self, seats, options)

    def setup(self, p: Position) -> None:
        assert isinstance(p, Whispers)
        cards, each = p.shuffled(range(CARDS)), int(p.options["cards"])
        for seat in range(p.seats):
            p.hands[seat] = tuple(sorted(cards[seat * each : (seat + 1) * each]))
        p.deck = cards[p.seats * each :]
        p.push(Match())

    def view(self, p: Position, seat: int | None) -> dict[str, object]:
        assert isinstance(p, Whispers)
        return {
            "round": p.round,
            "hands": [len(hand) for hand in p.hands],
            "hand": list(p.hands[seat]) if seat is not None else None,
            "marks": list(p.marks[seat]) if seat is not None else None,
            "chosen": chosen(p, seat),
            "bids": p.bids[:],
            "points": p.points[:],
            "top": p.known[1] if p.known and p.known[0] == seat else None,
        }

    def redeal(self, p: Position, seat: int | None) -> None:
        assert isinstance(p, Whispers)
        hidden = [card for other in range(p.seats) if other != seat for card in p.hands[other]]
        sees_top = bool(p.known) and p.known[0] == seat
        pile = list(p.shuffled([*hidden, *p.deck[1 if sees_top else 0 :]]))
        for other in range(p.seats):
            if other != seat:
                p.hands[other] = tuple(sorted(pile.pop() for _ in p.hands[other]))
                p.marks[other] = ()
        p.deck = (p.deck[0], *pile) if sees_top else tuple(pile)
        if p.known and not sees_top:
            p.known = (p.known[0], p.deck[0])

    def scores(self, p: Position) -> tuple[int, ...]:
        assert isinstance(p, Whispers)
        return tuple(p.points)

    def clash(self, options: Mapping[str, OptionValue], seats: int) -> Illegal | None:
        if options["loud"] and options["campaign"]:
            return Illegal("loud-campaign", "WH-3.3", f"a campaign of {seats} is quiet", {"count": seats})
        return None

    def series(self, p: Position) -> str | None:
        return f"campaign of {p.seats}" if p.options["campaign"] else None

    def sequel(self, p: Position) -> dict[str, OptionValue] | None:
        level = int(p.options["level"]) + (0 in p.winners)
        return {**p.options, "level": level} if p.options["campaign"] and level < 9 else None

    def rivals(self, p: Position) -> list[dict[str, object]]:
        return [{"name": "rival-fox", "score": 2}] if p.options["campaign"] else []

    def laid(self, p: Position) -> dict[str, object]:
        return {"cards": CARDS, "each": p.options["cards"]}

    def text(self, language: str) -> str:
        return "game-name = Whispers\n"

    def rules(self, language: str) -> list[dict[str, object]]:
        return chapters("## 1. A round\n- **WH-1.1** Everybody bids a card in secret. [ruling]\n")

    def label(self, p: Position, seat: int, move: Move) -> Args:
        return {"number": move[1]} if len(move) > 1 else {}


def chosen(p: Whispers, seat: int | None) -> list[Any] | None:
    """What this seat has chosen so far in a secret that is still open."""
    frame = p.frames[-1] if p.frames else None
    if not isinstance(frame, Secret) or seat not in frame.seats:
        return None
    return [list(move) for move in frame.chosen[frame.seats.index(seat)]]


GAME = WhispersGame(VOCABULARY)
