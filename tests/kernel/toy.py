"""A toy game that uses all of the kernel's flow: three rounds of plans, attacks, intrigue, vetoes, secret cards and dice.

TOY-1 Each round all seats secretly mark up to two lands (several small moves until `done`); a marked land is worth a point.
TOY-2 Then each seat in turn attacks another or passes.
TOY-3 In a battle everybody may play intrigue, clockwise from the attacker, round and round until all pass;
TOY-4 each intrigue may be vetoed by the others, and TOY-5 a veto by a further veto.
TOY-6 Both sides commit a card in secret, TOY-7 throw a die each, and TOY-8 the winner takes a point and draws a card.
TOY-9 Three rounds; most points win. If all have the same, nobody does.
TOY-10 At any time a seat may give a point away, and TOY-11 offer another a toast, which that one drinks or declines at once.
TOY-12 Who wins a battle takes a mark off the loser's lands: off which one, is asked only if there are several.
TOY-13 The wolf, if it is out, has a point a round; whoever does not beat it has lost.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Final

from tabard.kernel import (
    DONE,
    ONLOOKER,
    PASS,
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
    Window,
)
from tabard.kernel.options import whole

SWORD, INTRIGUE, VETO = 0, 1, 2
LANDS: Final = 3
DECK: Final = (SWORD, INTRIGUE, VETO) * 8


class ToyPosition(Position):
    def __init__(self, game: Game, seats: int, options: Mapping[str, OptionValue]) -> None:
        super().__init__(game, seats, options)
        self.round = 0
        self.turn = 0
        self.hands: list[tuple[int, ...]] = []
        self.deck: tuple[int, ...] = ()
        self.discard: tuple[int, ...] = ()
        self.plans: list[tuple[int, ...]] = []
        self.points: list[int] = []
        self.strength = 0  # attacker less defender
        self.vetoed = 0
        self.laid: list[int] = []  # cards committed in the battle, by seat; -1 none
        self.toasts = 0  # drunk

    def assign(self, other: Position) -> None:
        assert isinstance(other, ToyPosition)
        super().assign(other)
        self.round = other.round
        self.turn = other.turn
        self.hands = other.hands[:]
        self.deck = other.deck
        self.discard = other.discard
        self.plans = other.plans[:]
        self.points = other.points[:]
        self.strength = other.strength
        self.vetoed = other.vetoed
        self.laid = other.laid[:]
        self.toasts = other.toasts

    def clockwise(self, first: int) -> tuple[int, ...]:
        return tuple((first + step) % self.seats for step in range(self.seats))

    def spend(self, seat: int, card: int) -> None:
        hand = list(self.hands[seat])
        hand.remove(card)
        self.hands[seat] = tuple(hand)
        self.discard = (*self.discard, card)


class Match(Procedure[ToyPosition]):
    STEPS = ("plan", "attacks", "next_round")

    def plan(self, p: ToyPosition) -> Frame | None:  # TOY-1
        p.round += 1
        p.turn = 0
        p.plans = [()] * p.seats
        return Secret(MARK_LAND, tuple(range(p.seats)))

    def attacks(self, p: ToyPosition) -> Frame | None:  # TOY-2
        if p.turn == p.seats:
            return None
        p.turn += 1
        p.goto("attacks")
        return Ask(ATTACK, p.turn - 1)

    def next_round(self, p: ToyPosition) -> Frame | None:  # TOY-9
        for seat in range(p.seats):
            p.points[seat] += len(p.plans[seat])
        if p.round < p.options["rounds"]:
            p.goto("plan")
        return None


class Battle(Procedure[ToyPosition]):
    FIELDS = ("attacker", "defender")
    STEPS = ("intrigue", "commit", "dice", "resolve", "draw")

    def __init__(self, attacker: int, defender: int) -> None:
        self.attacker: Final = attacker
        self.defender: Final = defender

    def intrigue(self, p: ToyPosition) -> Frame | None:  # TOY-3
        p.strength = 0
        p.laid = [-1] * p.seats
        return Window(PLAY_INTRIGUE, p.clockwise(self.attacker))

    def commit(self, p: ToyPosition) -> Frame | None:  # TOY-6
        return Secret(COMMIT_CARD, (self.attacker, self.defender))

    def dice(self, p: ToyPosition) -> Frame | None:  # TOY-7
        return Roll(2)

    def resolve(self, p: ToyPosition) -> Frame | None:  # TOY-8
        attack, defence = p.got
        winner = self.attacker if attack - defence + p.strength > 0 else self.defender
        p.points[winner] += 1
        p.tell("battle", "TOY-8", {"seat": winner, "attack": attack, "defence": defence})
        p.replace(Battle(winner, self.attacker + self.defender - winner))  # from here on the winner comes first
        return Ask(TAKE_MARK, winner) if p.plans[self.attacker + self.defender - winner] else None  # TOY-12

    def draw(self, p: ToyPosition) -> Frame | None:  # TOY-8
        winner = self.attacker
        if p.deck:
            card, p.deck = p.deck[-1], p.deck[:-1]
            p.hands[winner] += (card,)
            p.reveal()
            others = tuple(s for s in (*range(p.seats), ONLOOKER) if s != winner)
            p.tell("drew", "TOY-8", {"card": card}, (winner,))
            p.tell("drew-hidden", "TOY-8", {"seat": winner}, others)
        return None


class MarkLand(Decision[ToyPosition]):
    rule = "TOY-1"
    verbs = ("mark", "done")
    many = True

    def choices(self, p: ToyPosition, seat: int, chosen: tuple[Move, ...]) -> list[Move]:
        if len(chosen) == 2:
            return [DONE]
        return [*[("mark", land) for land in range(LANDS) if ("mark", land) not in chosen], DONE]

    def apply(self, p: ToyPosition, seat: int, move: Move) -> Frame | None:
        p.plans[seat] += (int(move[1]),)
        p.tell("marked", "TOY-1", {"seat": seat, "land": move[1]})
        return None

    def refuse(self, p: ToyPosition, seat: int, move: Move) -> Illegal:
        return Illegal("marked", "TOY-1", "mark up to two different lands")


class Attack(Decision[ToyPosition]):
    rule = "TOY-2"
    verbs = ("attack", "pass")

    def options(self, p: ToyPosition, seat: int) -> list[Move]:
        return [*[("attack", other) for other in range(p.seats) if other != seat], PASS]

    def apply(self, p: ToyPosition, seat: int, move: Move) -> Frame | None:
        return None if move == PASS else Battle(seat, int(move[1]))

    def refuse(self, p: ToyPosition, seat: int, move: Move) -> Illegal:
        return Illegal("attack-self", "TOY-2", "attack another seat")

    def prompt_other(self, p: ToyPosition) -> Args:
        return {"round": p.round}


class TakeMark(Decision[ToyPosition]):
    rule = "TOY-12"
    verbs = ("take",)
    forced = True

    def options(self, p: ToyPosition, seat: int) -> list[Move]:
        return [("take", land) for land in p.plans[p.near(Battle).defender]]

    def apply(self, p: ToyPosition, seat: int, move: Move) -> Frame | None:
        loser = p.near(Battle).defender
        p.plans[loser] = tuple([land for land in p.plans[loser] if land != move[1]])
        p.tell("took", "TOY-12", {"seat": seat, "land": move[1]})
        return None

    def refuse(self, p: ToyPosition, seat: int, move: Move) -> Illegal:
        return Illegal("no-mark", "TOY-12", "there is no mark on that land")


class Beside(Decision[ToyPosition]):
    rule = "TOY-10"
    verbs = ("give", "toast")

    def options(self, p: ToyPosition, seat: int) -> list[Move]:
        if not p.options["asides"]:
            return []
        others = [other for other in range(p.seats) if other != seat]
        gifts: list[Move] = [("give", other) for other in others] if p.points[seat] else []
        drinking = p.frames[-1].decision() is DRINK  # no toast while one is being answered
        return gifts if drinking else [*gifts, *[("toast", other) for other in others]]

    def apply(self, p: ToyPosition, seat: int, move: Move) -> Frame | None:
        other = int(move[1])
        p.tell(str(move[0]), "TOY-10", {"seat": seat, "other_seat": other})
        if move[0] == "toast":
            return Ask(DRINK, other)
        p.points[seat] -= 1
        p.points[other] += 1
        return None

    def refuse(self, p: ToyPosition, seat: int, move: Move) -> Illegal:
        return Illegal("no-aside", "TOY-10", "give a point you have, or offer a toast, to another seat")


class Drink(Decision[ToyPosition]):
    rule = "TOY-11"
    verbs = ("drink", "pass")

    def options(self, p: ToyPosition, seat: int) -> list[Move]:
        return [("drink",), PASS]

    def apply(self, p: ToyPosition, seat: int, move: Move) -> Frame | None:
        p.toasts += move != PASS
        return None


class PlayCard(Decision[ToyPosition]):
    """Shared by intrigue and veto: one card of a kind, asked of whoever has a card at all (public)."""

    card = INTRIGUE

    def idle(self, p: ToyPosition, seat: int) -> bool:
        return not p.hands[seat]

    def refuse(self, p: ToyPosition, seat: int, move: Move) -> Illegal:
        return Illegal("no-card", self.rule, "you have no such card")


class PlayIntrigue(PlayCard):
    rule = "TOY-3"
    verbs = ("intrigue", "pass")

    def options(self, p: ToyPosition, seat: int) -> list[Move]:
        battle = p.near(Battle)
        if INTRIGUE not in p.hands[seat]:
            return []
        return [("intrigue", side) for side in (battle.attacker, battle.defender)]

    def apply(self, p: ToyPosition, seat: int, move: Move) -> Frame | None:
        p.spend(seat, INTRIGUE)
        p.vetoed = 0
        return Intrigue(seat, int(move[1]))


class Intrigue(Procedure[ToyPosition]):
    FIELDS = ("seat", "side")
    STEPS = ("vetoes", "effect")

    def __init__(self, seat: int, side: int) -> None:
        self.seat: Final = seat
        self.side: Final = side

    def vetoes(self, p: ToyPosition) -> Frame | None:  # TOY-4
        return Window(PLAY_VETO, p.clockwise(self.seat)[1:])

    def effect(self, p: ToyPosition) -> Frame | None:
        if p.vetoed % 2 == 0:
            p.strength += 3 if self.side == p.near(Battle).attacker else -3
            p.tell("intrigue", "TOY-3", {"seat": self.seat, "side_seat": self.side})
        return None


class PlayVeto(PlayCard):
    rule = "TOY-4"
    verbs = ("veto", "pass")
    card = VETO

    def options(self, p: ToyPosition, seat: int) -> list[Move]:
        return [("veto",)] if VETO in p.hands[seat] else []

    def apply(self, p: ToyPosition, seat: int, move: Move) -> Frame | None:
        p.spend(seat, VETO)
        p.vetoed += 1
        return Window(PLAY_VETO, p.clockwise(seat)[1:])  # TOY-5: a reaction to a reaction


class CommitCard(Decision[ToyPosition]):
    rule = "TOY-6"
    verbs = ("commit", "pass")

    def options(self, p: ToyPosition, seat: int) -> list[Move]:
        return [*[("commit", card) for card in sorted(set(p.hands[seat]))], PASS]

    def apply(self, p: ToyPosition, seat: int, move: Move) -> Frame | None:
        if move != PASS:
            card = int(move[1])
            p.spend(seat, card)
            p.laid[seat] = card
            if card == SWORD:
                p.strength += 2 if seat == p.near(Battle).attacker else -2
        return None

    def refuse(self, p: ToyPosition, seat: int, move: Move) -> Illegal:
        return Illegal("no-card", "TOY-6", "you have no such card")


MARK_LAND: Final = MarkLand()
ATTACK: Final = Attack()
PLAY_INTRIGUE: Final = PlayIntrigue()
PLAY_VETO: Final = PlayVeto()
COMMIT_CARD: Final = CommitCard()
TAKE_MARK: Final = TakeMark()
DRINK: Final = Drink()
BESIDE: Final = Beside()

SEAT = Domain("seat", 4)
VOCABULARY = Vocabulary(
    Verb("mark", Domain("land", LANDS)),
    Verb("done"),
    Verb("attack", SEAT),
    Verb("pass"),
    Verb("intrigue", SEAT),
    Verb("veto"),
    Verb("commit", Domain("card", 3)),
    Verb("take", Domain("land", LANDS)),
    Verb("give", SEAT),
    Verb("toast", SEAT),
    Verb("drink"),
)


class Toy(Game):
    slug = "toy"
    package = "tabard"
    prefix = "TOY"
    end_rule = "TOY-9"
    seats = range(2, 5)
    options = (
        Option("rounds", 3, "TOY-9", least=1, most=5, programs=2),
        Option("open", False, "TOY-9"),
        Option("mood", "calm", "TOY-9", choices=("calm", "wild")),
        Option(
            "charms", ("horn",), "TOY-9", choices=("horn", "bell", "drum"), least=1, most=2, when=("mood", ("wild",))
        ),
        Option("asides", True, "TOY-10", programs=False),
        Option("wolf", False, "TOY-13"),
    )
    bound = 2_000
    procedures = (Match, Battle, Intrigue)
    decisions = (MARK_LAND, ATTACK, PLAY_INTRIGUE, PLAY_VETO, COMMIT_CARD, TAKE_MARK, DRINK)
    aside = BESIDE

    def blank(self, seats: int, options: Mapping[str, OptionValue]) -> Position:
        return ToyPosition(self, seats, options)

    def setup(self, p: Position) -> None:
        assert isinstance(p, ToyPosition)
        deck = p.shuffled(DECK)
        p.hands = [tuple(sorted(deck[4 * seat : 4 * seat + 4])) for seat in range(p.seats)]
        p.deck = deck[4 * p.seats :]
        p.points = [0] * p.seats
        p.plans = [()] * p.seats
        p.laid = [-1] * p.seats
        p.push(Match())

    def view(self, p: Position, seat: int | None) -> dict[str, object]:
        assert isinstance(p, ToyPosition)
        return {
            "private": True,
            "round": p.round,
            "hand": sorted(p.hands[seat]) if seat is not None else None,
            "hands": [len(hand) for hand in p.hands],
            "deck": len(p.deck),
            "discard": sorted(p.discard),
            "plans": [list(plan) for plan in p.plans],
            "laid": list(p.laid),
            "strength": p.strength,
            "toasts": p.toasts,
            "chosen": [list(move) for move in p.chosen(seat)] if seat is not None else [],
        }

    def redeal(self, p: Position, seat: int | None) -> None:
        assert isinstance(p, ToyPosition)
        unseen = [card for other in range(p.seats) if other != seat for card in p.hands[other]]
        pile = list(p.shuffled(sorted([*unseen, *p.deck])))
        for other in range(p.seats):
            if other != seat:
                size = len(p.hands[other])
                p.hands[other], pile = tuple(sorted(pile[:size])), pile[size:]
        p.deck = tuple(pile)

    def scores(self, p: Position) -> tuple[int, ...]:
        assert isinstance(p, ToyPosition)
        return tuple(p.points)

    def ranking(self, p: Position) -> tuple[int, ...]:
        wolf = [self.wolf(p)] if p.options["wolf"] else []  # TOY-13
        return tuple(
            [1 + sum([other > mine for other in self.scores(p)]) + (wolf >= [mine]) for mine in self.scores(p)]
        )

    def wolf(self, p: Position) -> int:
        assert isinstance(p, ToyPosition)
        return p.round

    def rivals(self, p: Position) -> list[dict[str, object]]:
        return [{"name": "rival-wolf", "score": self.wolf(p)}] if p.options["wolf"] else []

    def winners(self, p: Position) -> tuple[int, ...]:
        return super().winners(p) if len(set(self.scores(p))) > 1 else ()  # TOY-9

    def sequel(self, p: Position) -> dict[str, OptionValue] | None:
        """After a game with the wolf one more round is played."""
        rounds = whole(p.options["rounds"])
        return {**p.options, "rounds": rounds + 1} if p.over and p.options["wolf"] and rounds < 5 else None

    def series(self, p: Position) -> str | None:
        return "wolf" if p.over and p.options["wolf"] else None

    def clash(self, options: Mapping[str, OptionValue], seats: int) -> Illegal | None:
        if options["wolf"] and options["open"]:
            return Illegal("wolf-or-open", "TOY-13", "the wolf does not come to an open game")
        return None

    def check(self, p: Position) -> None:
        assert isinstance(p, ToyPosition)
        cards = [*p.deck, *p.discard, *[card for hand in p.hands for card in hand]]
        assert sorted(cards) == sorted(DECK)

    def secrets(self, p: Position, seat: int | None) -> dict[str, Hashable]:
        assert isinstance(p, ToyPosition)
        unseen = [card for other in range(p.seats) if other != seat for card in p.hands[other]] + list(p.deck)
        if len(set(unseen)) < 2 or not p.deck:
            return {}
        return {"who holds what": (tuple(h for s, h in enumerate(p.hands) if s != seat), p.deck)}

    def label(self, p: Position, seat: int, move: Move) -> Args:
        return super().label(p, seat, move)


GAME = Toy(VOCABULARY)
