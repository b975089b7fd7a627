"""A second engine, written from the clauses alone, plays along: slow, plain, without frames.

The referee is one coroutine per game. Knights are counted per tile and seat, cards in decks are objects that carry who has looked
at them, discards carry the number of the turn in which they arrived, artefacts the turn in which they were destroyed. It chooses
nature's answers; the engine gets the same ones. At every decision both must ask the same seats for the same moves and agree about
everything on the table; and nature must have been asked the same number of times (MM-18.13).
"""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from collections.abc import Generator, Iterable
from typing import Any

import pytest

from tabard.games.medieval_mastery import GAME, own
from tabard.games.medieval_mastery.components import ARTEFACTS, CARDS, TERRITORIES
from tabard.games.medieval_mastery.position import DESTROYED, NOBODY, MedievalMasteryPosition
from tabard.games.medieval_mastery.rules.control import recompute
from tabard.games.medieval_mastery.rules.turn import Match, Turn
from tabard.games.medieval_mastery.view import known_view
from tabard.kernel import Move
from tabard.kernel.game import package_text
from tabard.kernel.testing import SecondReading, resume

from .tables import battle_of, battle_step, fighting

Play = Generator[tuple[str, dict[int, list[Move]]], tuple[int, Move], Any]

BOX = tomllib.loads(package_text(GAME.package, "components.toml"))
CONFLICT = {CARDS.index(f"conflict_{n}"): n for n in (2, 3, 4, 5)}
AMBUSH = CARDS.index("ambush")
SUPPORT = {CARDS.index("support_1"): 1, CARDS.index("support_2"): 2}
CALL, AUTHORITY, TACTICAL, FRACTURE = [
    CARDS.index(word) for word in ("call_to_arms", "authority", "tactical_advance", "fracture")
]
CROWN, ORB, SCEPTRE = 0, 1, 2
GAMES = 50  # for each line of VARIANTS, and more until all that is wanted was met
SETUP = -99  # the turn in which cards arrive that count for no turn (MM-9.10)

CAPACITY = {"cave": 4, "battlefield": 8}  # MM-2.12
VALUE = {kind["id"]: kind["value"] for kind in BOX["territories"]}


def word(kind: int) -> str:
    return "card-" + CARDS[kind].replace("_", "-")


class Card:
    """A card in a deck and who has looked at it (MM-17.7)."""

    def __init__(self, kind: int, seen: Iterable[int] = ()) -> None:
        self.kind = kind
        self.seen = set(seen)


class Fight:
    def __init__(self, attacker: int, defender: int, cell: int) -> None:
        self.attacker, self.defender, self.cell = attacker, defender, cell
        self.points = {attacker: 0, defender: 0}
        self.ledger: list[tuple[int, int, str, int]] = []  # side, seat, why, points
        self.laid: dict[int, Move] = {}
        self.fighters: list[int] = []
        self.ring: list[int] = []
        self.passes = 0
        self.counted = {attacker: 0, defender: 0}
        self.step = 1
        self.winner: int | None = None
        self.margin = 0

    def add(self, side: int, why: str, points: int, seat: int | None = None) -> None:
        if points:
            self.points[side] += points
            self.ledger.append((side, side if seat is None else seat, why, points))


class Over(Exception):
    """The game has ended."""


class Referee:
    def __init__(self, p: MedievalMasteryPosition, seed: int) -> None:
        """Takes over what lies on the table; everything after that is worked out here."""
        self.n = n = p.seats
        self.options = dict(p.options)
        self.nature = random.Random(seed)
        self.log: list[int] = []
        self.met: Counter[str] = Counter()
        cells = next(layout for layout in BOX["layouts"] if layout["players"] == n)["cells"]
        self.kind = [
            TERRITORIES[p.terrain[at]] if cell["kind"] == "territory" else str(cell["kind"])
            for at, cell in enumerate(cells)
        ]
        self.near = [
            [
                j
                for j, b in enumerate(cells)
                if max(abs(a["q"] - b["q"]), abs(a["r"] - b["r"]), abs(a["q"] + a["r"] - b["q"] - b["r"])) == 1
            ]
            for a in cells
        ]
        slots = {cell["slot"]: at for at, cell in enumerate(cells) if cell["kind"] == "castle"}
        self.castle = [slots[seat] for seat in range(n)]
        self.land = [at for at, cell in enumerate(cells) if cell["kind"] == "territory"]
        self.ground = set(self.land)
        self.frozen: list[int | None] = []  # the holders, while nothing moves
        size = {"off": n, "pairs": n // 2, "threes": 2}[str(self.options["loyalty"])]
        self.team = [seat % size for seat in range(n)]  # MM-16.3
        self.army: list[Counter[int]] = [Counter() for _ in cells]
        for at in range(len(cells)):
            if p.owner[at] != NOBODY and p.knights[at]:
                self.army[at][p.owner[at]] = p.knights[at]
        self.hands = [list(cards) for cards in p.hands]
        self.decks = [
            [Card(card & 15, [s for s in range(n) if card >> 4 >> s & 1]) for card in deck] for deck in p.decks
        ]
        self.piles = [[(kind, SETUP) for kind in pile] for pile in p.discards]
        self.sure = [[Counter[int]() for _ in range(n)] for _ in range(n)]  # seer, owner -> kinds
        self.among = [
            [Counter[int]() for _ in range(n)] for _ in range(n)
        ]  # seer, owner -> kinds among the stirred cards
        self.stirred = [0] * n  # how many cards on top of a deck its owner has put into another order
        self.in_play: list[list[int]] = [[] for _ in range(n)]
        self.artefacts = [list(p.artefacts[3 * seat : 3 * seat + 3]) for seat in range(n)]
        self.broken = {a: SETUP for a in range(len(ARTEFACTS)) if p.state[a] == DESTROYED}
        self.first, self.turn, self.active = p.first, p.turn, p.first
        self.loose: list[Card] = []  # under Insight, top first
        self.placed: list[Card] = []
        self.over = False
        self.plan: tuple[list[Counter[int]], set[int], int] = ([], set(), -1)  # a redeployment: before, named, last
        self.pending: list[int] = []
        self.aim = -1  # Prosperity looks at this deck
        self.manoeuvres = 0
        self.crown_used = False
        self.fight: Fight | None = None
        self.victors: list[int] | None = None
        self.cache: dict[tuple[int, tuple[int, ...]], tuple[set[int], set[int]]] = {}

    # ------------------------------------------------------------------ nature

    def roll(self, sides: int) -> int:
        self.log.append(self.nature.randrange(sides))
        return self.log[-1]

    def die(self) -> int:
        return self.roll(6) + 1

    def shuffled(self, kinds: list[int]) -> list[Card]:
        """Nature's way of shuffling; nobody knows the cards any more."""
        kinds = kinds[:]
        for last in range(len(kinds) - 1, 0, -1):
            other = self.roll(last + 1)
            kinds[last], kinds[other] = kinds[other], kinds[last]
        return [Card(kind) for kind in kinds]

    # ------------------------------------------------------------------ the map (MM-2, MM-4, MM-5, MM-11.2)

    def holder(self, at: int) -> int | None:
        """Whose tile it is for supply; in a battle as before it (MM-5.2)."""
        if self.fight is not None and at == self.fight.cell and self.fight.step < 9:
            return self.fight.defender
        there = [seat for seat, knights in self.army[at].items() if knights]
        return there[0] if len(there) == 1 else None

    def holders(self) -> list[int | None]:
        return [self.holder(at) if at in self.ground else None for at in range(len(self.kind))]

    def lands(self, seat: int) -> list[int]:
        holders = self.frozen or self.holders()
        return [at for at in self.land if holders[at] == seat]

    def controlled(self, seat: int) -> list[int]:
        """MM-5.1, MM-5.2"""
        fight = self.fight
        contested = fight.cell if fight is not None and fight.step < 9 else None
        return [at for at in self.lands(seat) if at != contested]

    def supply(self, seat: int) -> tuple[set[int], set[int]]:
        """Supplied territories, and what touches them or the castle, over lakes too (MM-5.3 to MM-5.5, MM-11.2)."""
        mine = self.lands(seat)
        key = (seat, tuple(mine))
        if key not in self.cache:
            lakes = [at for at, kind in enumerate(self.kind) if kind == "lake"]
            may_walk = {*mine, *lakes}  # MM-5.4: a lake is everybody's
            walked: set[int] = set()
            for at in self.near[self.castle[seat]]:
                if at in mine:
                    self.walk(at, may_walk, walked)
            supplied = {at for at in mine if at in walked}
            edge = set(self.near[self.castle[seat]])
            for at in supplied:
                edge.update(self.near[at])
                for lake in lakes:
                    if lake in self.near[at]:
                        edge.update(self.near[lake])
            targets = {at for at in edge if at in self.land and at not in mine}
            if self.options["castle_siege"]:  # MM-16.8
                targets |= {at for at in edge if at in self.castle and at != self.castle[seat]}
            self.cache[key] = supplied, targets
        return self.cache[key]

    def walk(self, at: int, may_walk: set[int], walked: set[int]) -> None:
        if at in may_walk and at not in walked:
            walked.add(at)
            for other in self.near[at]:
                self.walk(other, may_walk, walked)

    def room(self, at: int) -> int:
        return CAPACITY.get(self.kind[at], 6)

    def worth(self, at: int) -> int:
        return 0 if self.options["skirmish"] and self.kind[at] == "homelands" else VALUE[self.kind[at]]

    def points(self, seat: int) -> int:
        return sum(self.worth(at) for at in self.controlled(seat))

    def knights(self, seat: int) -> int:
        return sum(army[seat] for army in self.army)

    def dice(self, seat: int) -> int:
        """MM-4.2"""
        return sum(-(-army[seat] // 6) for army in self.army)

    def gain(self, seat: int, count: int) -> None:
        """One by one (MM-4.3, MM-4.7)."""
        for _ in range(count):
            self.army[self.castle[seat]][seat] += 1
            if self.dice(seat) > 10:
                self.army[self.castle[seat]][seat] -= 1
                self.met["knight without a die"] += 1

    # ------------------------------------------------------------------ cards (MM-7)

    def draw_up_to(self, seat: int, size: int) -> None:
        missing = size - len(self.hands[seat])
        if missing <= 0:
            return
        self.draw(seat, missing)
        while AUTHORITY in self.hands[seat]:
            self.met["authority"] += 1
            self.leave(seat, AUTHORITY)
            self.draw(seat, 2)
            self.piles[seat].append((AUTHORITY, self.turn or SETUP))

    def draw(self, seat: int, count: int) -> None:
        self.draw_stirred(seat, min(count, len(self.decks[seat])))
        for _ in range(count):
            if not self.decks[seat]:
                if not self.piles[seat]:
                    self.met["draw stops short"] += 1
                    return
                self.renew(seat)
                self.met["reshuffle for a draw"] += 1
            card = self.decks[seat].pop()
            self.hands[seat].append(card.kind)
            for seer in card.seen - {seat}:
                self.sure[seer][seat][card.kind] += 1
                self.met["known card drawn"] += 1

    def draw_stirred(self, seat: int, count: int) -> None:
        """MM-17.7: all of them, then what was known among them is known in the hand; some of them, then nothing is."""
        for seer in range(self.n):
            if count and count >= self.stirred[seat]:
                self.met["stirred cards drawn"] += bool(self.among[seer][seat])
                self.sure[seer][seat] += self.among[seer][seat]
            if count:
                self.among[seer][seat].clear()

    def renew(self, seat: int) -> None:
        if not self.decks[seat]:  # MM-17.5: eighteen cards less those that lie open are in the hand
            for seer in range(self.n):
                self.sure[seer][seat] = Counter(self.hands[seat] if seer != seat else ())
        self.decks[seat] = self.shuffled([kind for kind, _ in self.piles[seat]]) + self.decks[seat]
        self.piles[seat] = []

    def leave(self, seat: int, kind: int) -> None:
        """A card leaves the hand: whoever was sure of one is sure of one less (MM-17.7)."""
        self.hands[seat].remove(kind)
        for seer in range(self.n):
            if self.sure[seer][seat][kind]:
                self.sure[seer][seat][kind] -= 1

    def throw(self, seat: int, kind: int) -> None:
        self.leave(seat, kind)
        self.piles[seat].append((kind, self.turn))

    def pile(self, seat: int) -> list[int]:
        return [kind for kind, _ in self.piles[seat]]

    def throw_at_random(self, seat: int) -> None:
        if self.hands[seat]:
            self.throw(seat, self.hands[seat][self.roll(len(self.hands[seat]))])
        else:
            self.met["nothing to discard at random"] += 1

    def may_throw(self, seat: int) -> Play:
        """MM-18.10"""
        if self.hands[seat]:
            _, move = yield "DiscardCard", {seat: [*[("discard", k) for k in set(self.hands[seat])], ("pass",)]}
            if move[0] == "discard":
                self.throw(seat, int(move[1]))

    # ------------------------------------------------------------------ artefacts (MM-8)

    def up(self, artefact: int) -> bool:
        return artefact not in self.broken

    def named(self, seat: int, type: int) -> str:
        return ARTEFACTS[self.artefacts[seat][type]].partition("_")[2]

    def break_it(self, artefact: int) -> None:
        self.broken[artefact] = self.turn

    def window(self, pending: list[int], start: int) -> Play:
        """One round (MM-8.10 to MM-8.14); who is asked: MM-8.22."""
        self.pending = pending
        for step in range(self.n) if pending else ():
            seat = (start + step) % self.n
            targets = [a for a in pending if self.up(a) and a not in self.artefacts[seat]]
            if not self.hands[seat] or FRACTURE in self.pile(seat) or not targets:
                continue
            moves: list[Move] = [("pass",)]
            if FRACTURE in self.hands[seat]:
                moves += [("fracture", a) for a in targets]
            _, move = yield "React", {seat: moves}
            if move[0] == "fracture":
                self.met["fracture in a window"] += 1
                self.break_it(int(move[1]))
                self.throw(seat, FRACTURE)

    # ------------------------------------------------------------------ the game and its turns (MM-6)

    def game(self) -> Play:
        try:
            if self.options["artefact_draft"]:
                yield from self.draft()
                for step in range(self.n):
                    self.draw_up_to((self.first + step) % self.n, 5)
            limit = int(self.options["round_limit"])
            while not limit or self.turn < limit * self.n:
                self.turn += 1
                yield from self.take_turn((self.first + self.turn - 1) % self.n)
            self.met["round limit"] += 1
        except Over:
            pass

    def draft(self) -> Play:
        """MM-16.21"""
        clockwise = [(self.first + step) % self.n for step in range(self.n)]
        for type, order in ((CROWN, clockwise[::-1]), (ORB, clockwise), (SCEPTRE, clockwise[::-1])):
            left = list(range(6 * type, 6 * type + 6))
            for seat in order:
                _, move = yield "DraftArtefact", {seat: [("draft", a) for a in left]}
                left.remove(int(move[1]))
                self.artefacts[seat][type] = int(move[1])

    def take_turn(self, seat: int) -> Play:
        self.active = seat
        self.manoeuvres, self.crown_used = 1, False
        self.gain(seat, 3)
        while True:
            moves: list[Move] = [("play", kind) for kind in (CALL, TACTICAL) if kind in self.hands[seat]]
            others = [a for other in range(self.n) if other != seat for a in self.artefacts[other]]
            if FRACTURE in self.hands[seat]:
                moves += [("fracture", a) for a in others if self.up(a)]
            if not self.crown_used and self.up(self.artefacts[seat][CROWN]) and self.useful_crown(seat):
                moves.append(("crown",))
            if self.manoeuvres:
                moves.append(("manoeuvre",))
            _, move = yield "FreeWindow", {seat: [*moves, ("end_turn",)]}
            if move[0] == "end_turn":
                break
            yield from self.free_move(seat, move)
        for a in self.artefacts[seat]:  # MM-8.7
            if a in self.broken and self.broken[a] < self.turn:
                del self.broken[a]
        self.manoeuvres = 0

    def free_move(self, seat: int, move: Move) -> Play:
        if move == ("play", CALL):
            self.gain(seat, 2)
            self.throw(seat, CALL)
        elif move == ("play", TACTICAL):
            self.manoeuvres += 1
            self.throw(seat, TACTICAL)
        elif move[0] == "fracture":
            self.break_it(int(move[1]))
            self.throw(seat, FRACTURE)
        elif move[0] == "crown":
            self.crown_used = True
            crown = self.artefacts[seat][CROWN]
            yield from self.window([crown], (seat + 1) % self.n)
            if self.up(crown):
                self.met["crown of " + self.named(seat, CROWN)] += 1
                yield from getattr(self, self.named(seat, CROWN))(seat)
        else:
            self.manoeuvres -= 1
            yield from self.redeploy(seat)
            yield from self.advance(seat)

    # ------------------------------------------------------------------ crowns (MM-9)

    def useful_crown(self, seat: int) -> bool:
        """MM-9.3"""
        others = [other for other in range(self.n) if other != seat]
        some = {
            "corruption": any(self.up(a) for other in others for a in self.artefacts[other]),
            "prosperity": any(self.decks[any_] or self.piles[any_] for any_ in range(self.n)),
            "insight": self.decks[seat] or self.piles[seat],
            "order": self.eligible(seat),
            "vitality": self.supply(seat)[0],
            "wrath": self.hands[seat],
        }
        return bool(some[self.named(seat, CROWN)])

    def eligible(self, seat: int) -> set[int]:
        """MM-9.9, MM-9.10: arrived in the own previous turn and lies there still."""
        return {kind for kind, turn in self.piles[seat] if turn == self.turn - self.n}

    def corruption(self, seat: int) -> Play:
        victims = [o for o in range(self.n) if o != seat and any(self.up(a) for a in self.artefacts[o])]
        _, move = yield "CorruptionTarget", {seat: [("target", other) for other in victims]}
        there = [a for a in self.artefacts[int(move[1])] if self.up(a)]
        _, move = yield "DestroyArtefact", {seat: [("destroy", a) for a in there]}
        self.break_it(int(move[1]))

    def prosperity(self, seat: int) -> Play:
        some = [other for other in range(self.n) if self.decks[other] or self.piles[other]]
        _, move = yield "ProsperityTarget", {seat: [("target", other) for other in some]}
        self.aim = whose = int(move[1])
        if not self.decks[whose]:
            self.renew(whose)
            self.met["prosperity reshuffles"] += 1
        top = self.decks[whose][-1]
        if seat not in top.seen and self.among[seat][whose][top.kind]:
            self.among[seat][whose][top.kind] -= 1
        top.seen.add(seat)
        _, move = yield "KeepTop", {seat: [("keep",), ("discard_top",)]}
        if move[0] == "discard_top":
            gone = self.decks[whose].pop().kind
            self.piles[whose].append((gone, self.turn))
            self.stirred[whose] = max(0, self.stirred[whose] - 1)
            for seer in range(self.n):
                self.among[seer][whose][gone] = max(0, self.among[seer][whose][gone] - 1)

    def insight(self, seat: int) -> Play:
        deck = self.decks[seat]
        if len(deck) < 4:
            self.met["insight under four"] += 1
            if self.piles[seat]:
                self.renew(seat)
                self.met["insight reshuffles"] += 1
                deck = self.decks[seat]
        loose = [deck.pop() for _ in range(min(4, len(deck)))]  # top first
        self.stirred[seat] = len(loose)
        for card in loose:
            for seer in card.seen - {seat}:
                self.among[seer][seat][card.kind] += 1
            card.seen = {seat}  # their places are the owner's secret now
        self.loose, self.placed = loose, []
        while len(loose) > 1:
            _, move = yield "OrderCards", {seat: [("place", kind) for kind in {card.kind for card in loose}]}
            card = next(card for card in loose if card.kind == move[1])
            loose.remove(card)
            self.placed.append(card)
        deck += reversed([*self.placed, *loose])
        self.loose, self.placed = [], []

    def order(self, seat: int) -> Play:
        _, move = yield "ShuffleBack", {seat: [("shuffle", kind) for kind in self.eligible(seat)]}
        entry = (int(move[1]), self.turn - self.n)
        self.piles[seat].remove(entry)
        self.decks[seat] = self.shuffled([*[card.kind for card in self.decks[seat]], entry[0]])
        for seer in range(self.n):
            self.among[seer][seat].clear()

    def vitality(self, seat: int) -> Play:
        yield from self.redeploy(seat)

    def wrath(self, seat: int) -> Play:
        yield from self.may_throw(seat)

    # ------------------------------------------------------------------ redeployment and advance (MM-10, MM-11, MM-19)

    def redeploy(self, seat: int) -> Play:
        lands = sorted(self.supply(seat)[0])
        castle = self.army[self.castle[seat]]
        before = [army.copy() for army in self.army]
        last = -1
        named: set[int] = set()
        while lands:
            self.plan = (before, named, last)
            moves: list[Move] = [("recall", at, n) for at in lands if at > last for n in range(1, self.army[at][seat])]
            _, move = yield "Recall", {seat: [*moves, ("recall_done",)]}
            if move[0] == "recall_done":
                break
            last = int(move[1])
            named.add(last)
            self.army[last][seat] -= int(move[2])
            castle[seat] += int(move[2])
        last = -1
        while lands:
            self.plan = (before, named, last)
            moves = [
                ("reinforce", at, n)
                for at in lands
                if at > last and at not in named
                for n in range(1, castle[seat] + 1)
                if self.army[at][seat] + n <= self.room(at)
            ]
            end = "redeploy_done" if self.dice(seat) <= 10 else "redeploy_cancel"
            _, move = yield "Reinforce", {seat: [*moves, (end,)]}
            if move[0] != "reinforce":
                if end == "redeploy_cancel":
                    self.army = before
                    self.met["redeployment cancelled"] += 1
                break
            last = int(move[1])
            castle[seat] -= int(move[2])
            self.army[last][seat] += int(move[2])

    def advance(self, seat: int) -> Play:
        moves: list[Move] = []
        home = self.castle[seat]
        for at in self.supply(seat)[1]:
            enemy = self.enemy(at)
            if enemy is not None and self.team[enemy] == self.team[seat]:
                continue  # MM-16.5
            for n in range(1, min(self.room(at), self.army[home][seat]) + 1):
                self.army[home][seat] -= n
                self.army[at][seat] += n
                if self.dice(seat) <= 10:  # MM-4.4
                    moves.append(("advance", at, n))
                else:
                    self.met["advance without dice"] += 1
                self.army[home][seat] += n
                self.army[at][seat] -= n
        if not moves:
            return
        _, move = yield "Advance", {seat: [*moves, ("no_advance",)]}
        if move[0] == "no_advance":
            return
        at, n = int(move[1]), int(move[2])
        enemy = self.enemy(at)
        self.army[home][seat] -= n
        self.army[at][seat] += n
        if enemy is None:
            yield from self.conquest(seat, at)
        else:
            yield from self.battle(seat, enemy, at)

    def enemy(self, at: int) -> int | None:
        return self.castle.index(at) if at in self.castle else self.holder(at)

    # ------------------------------------------------------------------ battle (MM-12, MM-13)

    def battle(self, a: int, d: int, at: int) -> Play:
        self.fight = fight = Fight(a, d, at)
        kind, army = self.kind[at], self.army[at]
        if kind == "arena":
            mine, theirs = self.die(), self.die()
            army[a] -= mine <= theirs
            army[d] -= theirs <= mine
            if not army[a] or not army[d]:  # MM-14.17, MM-14.18
                self.met["arena decides"] += 1
                fight.winner = a if army[a] else d if army[d] else None
                yield from self.aftermath(fight)
                return
        guard = 8 if kind == "castle" else army[d]
        fight.counted = {a: army[a], d: guard}
        fight.add(a, "knights", army[a])
        fight.add(d, "knights", guard)
        fight.add(a, "territory-" + kind, int(kind == "grasslands"))
        fight.add(d, "territory-" + kind, int(kind in ("fort", "city", "fortress")))
        fight.step = 2
        self.draw_up_to(a, 5)
        self.draw_up_to(d, 5)
        fight.step = 3
        yield from self.sceptres(fight, guard)
        fight.step = 4
        yield from self.lay(fight)
        fight.step = 5
        if kind != "mountains":
            yield from self.support(fight)
        fight.step = 6
        lead = fight.points[a] - fight.points[d]
        fight.winner, fight.margin = (a, lead) if lead > 0 else (d, -lead or 1)
        self.met["tie"] += lead == 0
        if self.options["mayhem"]:
            self.mayhem(fight)
        if kind == "castle" and fight.winner == a:  # MM-16.10
            self.met["castle taken"] += 1
            self.win(a)
        if fight.winner is not None:
            fight.step = 7
            yield from self.orbs(fight)
            fight.step = 8
            loser = d if fight.winner == a else a
            if kind != "castle" or loser == a:
                army[loser] -= min(fight.margin, army[loser])
                self.army[self.castle[loser]][loser] += army[loser]
                army[loser] = 0
        yield from self.aftermath(fight)

    def aftermath(self, fight: Fight) -> Play:
        fight.step = 9
        if fight.winner == fight.attacker:
            yield from self.conquest(fight.attacker, fight.cell)
        elif fight.winner is None:
            self.met["left to nobody"] += 1
            self.starve()
        for seat in range(self.n):
            self.piles[seat] += [(kind, self.turn) for kind in self.in_play[seat]]
            self.in_play[seat] = []
        self.fight = None

    def sceptres(self, fight: Fight, guard: int) -> Play:
        a, d, army = fight.attacker, fight.defender, self.army[fight.cell]
        roles = ((a, d, ("fear", "influence", "rage")), (d, a, ("defiance", "loyalty", "vigour")))
        ready = [(me, foe) for me, foe, mine in roles if self.named(me, SCEPTRE) in mine]
        pending = [self.artefacts[me][SCEPTRE] for me, _ in ready if self.up(self.artefacts[me][SCEPTRE])]
        yield from self.window(pending, a)
        for me, foe in ready:
            name = self.named(me, SCEPTRE)
            if not self.up(self.artefacts[me][SCEPTRE]):
                continue
            self.met["sceptre of " + name] += 1
            if name in ("rage", "loyalty"):
                fight.add(me, "sceptre-" + name, 1)
            elif name in ("influence", "defiance"):
                self.throw_at_random(foe)
            else:
                count = {a: army[a], d: guard}
                if count[foe] > count[me]:
                    _, move = yield "MatchKnights", {me: [("match",), ("pass",)]}
                    if move[0] == "match":
                        fight.add(me, "sceptre-" + name, count[foe] - count[me])
                        fight.counted[me] = count[foe]

    def lay(self, fight: Fight) -> Play:
        """MM-12.7 to MM-12.10"""
        fighters = [
            seat
            for seat in (fight.attacker, fight.defender)
            if self.hands[seat] and sum(k in CONFLICT or k == AMBUSH for k in self.pile(seat)) < 10
        ]
        chosen = fight.laid
        fight.fighters = fighters
        while len(chosen) < len(fighters):
            moves: dict[int, list[Move]] = {}
            for seat in fighters:
                cards = {kind for kind in self.hands[seat] if kind in CONFLICT or kind == AMBUSH}
                if seat not in chosen:
                    moves[seat] = [("conflict", kind) for kind in cards] or [("no_card",)]
            seat, move = yield "LayConflict", moves
            chosen[seat] = move
        for seat in fighters:
            if chosen[seat][0] == "no_card":
                self.met["no card"] += 1
                continue
            kind = int(chosen[seat][1])
            self.leave(seat, kind)
            self.in_play[seat].append(kind)
            fight.add(seat, word(kind), CONFLICT[kind] if kind in CONFLICT else self.die())
        fight.fighters, fight.laid = [], {}

    def support(self, fight: Fight) -> Play:
        """MM-12.11 to MM-12.13, MM-16.6"""
        a, d = fight.attacker, fight.defender
        first = d if fight.points[d] < fight.points[a] else a
        sides = {self.team[a]: a, self.team[d]: d}
        ring = [(first + step) % self.n for step in range(self.n)]
        ring = [seat for seat in ring if self.team[seat] in sides]
        fight.ring = ring[:]
        quiet = 0
        while quiet < len(ring):
            seat = ring.pop(0)
            ring.append(seat)
            fight.passes = quiet
            quiet += 1
            while self.hands[seat] and sum(k in SUPPORT for k in self.pile(seat) + self.in_play[seat]) < 4:
                cards = {kind for kind in self.hands[seat] if kind in SUPPORT}
                _, move = yield "PlaySupport", {seat: [*[("support", kind) for kind in cards], ("support_done",)]}
                if move[0] == "support_done":
                    break
                quiet = 0
                self.leave(seat, int(move[1]))
                self.in_play[seat].append(int(move[1]))
                fight.add(sides[self.team[seat]], word(int(move[1])), SUPPORT[int(move[1])], seat)
                self.met["support by a mate"] += seat not in (a, d)
        fight.ring = []

    def mayhem(self, fight: Fight) -> None:
        """MM-16.18 to MM-16.20, MM-16.22"""
        army = self.army[fight.cell]
        for attempt in (1, 2):
            seat = fight.winner
            assert seat is not None
            if self.kind[fight.cell] == "castle" and seat == fight.defender:
                return
            army[seat] -= sum([self.die() == 1 for _ in range(army[seat])])
            if army[seat]:
                return
            fight.winner = (fight.defender if seat == fight.attacker else fight.attacker) if attempt == 1 else None
            fight.margin = 0
            self.met["mayhem turns it" if attempt == 1 else "mayhem leaves nobody"] += 1

    def orbs(self, fight: Fight) -> Play:
        """MM-12.16, MM-13.9 to MM-13.13"""
        ready = []
        for seat in (fight.attacker, fight.defender):
            good = (
                ("brutality", "greed", "preparation")
                if seat == fight.winner
                else ("cleansing", "devotion", "resurgence")
            )
            if self.named(seat, ORB) in good and self.up(self.artefacts[seat][ORB]):
                ready.append(seat)
        yield from self.window([self.artefacts[seat][ORB] for seat in ready], fight.attacker)
        for seat in ready:
            name = self.named(seat, ORB)
            foe = fight.defender if seat == fight.attacker else fight.attacker
            if not self.up(self.artefacts[seat][ORB]):
                continue
            self.met["orb of " + name] += 1
            if name in ("preparation", "cleansing"):
                yield from self.may_throw(seat)
            elif name in ("greed", "resurgence"):
                self.draw_up_to(seat, 6)
            elif name == "devotion":
                self.gain(seat, 1)
            elif self.army[fight.cell][foe]:
                self.army[fight.cell][foe] -= 1

    # ------------------------------------------------------------------ conquest and end (MM-14, MM-15)

    def conquest(self, seat: int, at: int) -> Play:
        kind = self.kind[at]
        if kind == "marshlands":
            self.army[at][seat] -= 1
            self.met["swallowed by marshlands"] += not self.army[at][seat]
        if kind in ("city", "village", "abbey"):
            self.gain(seat, 1)
        self.starve()
        team = [mate for mate in range(self.n) if self.team[mate] == self.team[seat]]
        goal = {1: 13, 2: 20, 3: 30}[len(team)] - 2 * len(team) * bool(self.options["skirmish"])
        if sum(self.points(mate) for mate in team) >= goal:
            self.met["won by points"] += 1
            self.win(seat)
        if kind in ("ruins", "abbey", "fortress"):
            yield from self.may_throw(seat)

    def starve(self) -> None:
        """MM-16.13, MM-16.14"""
        if self.options["brutality"]:
            cut_off = [(at, seat) for seat in range(self.n) for at in set(self.lands(seat)) - self.supply(seat)[0]]
            for at, seat in cut_off:
                self.army[at][seat] = 0
                self.met["starved"] += 1

    def win(self, seat: int) -> None:
        self.victors = [mate for mate in range(self.n) if self.team[mate] == self.team[seat]]
        raise Over

    def ranking(self) -> tuple[int, ...]:
        """MM-15.7, MM-15.8"""
        keys = []
        for seat in range(self.n):
            team = [mate for mate in range(self.n) if self.team[mate] == self.team[seat]]
            best = self.victors is not None and seat in self.victors
            keys.append((best, sum(map(self.points, team)), sum(map(self.knights, team))))
        return tuple(1 + sum(other > key for other in keys) for key in keys)


# ---------------------------------------------------------------------- both at one table


def compare(p: MedievalMasteryPosition, r: Referee) -> None:
    """Everything on the table, and everything hidden."""
    fight = r.fight
    r.frozen = r.holders()
    for at, army in enumerate(r.army):
        contested = fight is not None and at == fight.cell and fight.step < 9
        if at in r.castle:
            seat = r.castle.index(at)
            assert (p.owner[at], p.knights[at]) == (seat, army[seat]), "MM-2.11, MM-16.11"
        elif contested and fight is not None:
            assert p.knights[at] == army[fight.defender]
        else:
            holder = r.frozen[at]
            assert p.owner[at] == (NOBODY if holder is None else holder), "MM-5.1"
            assert p.knights[at] == sum(army.values())
        if contested and fight is not None:
            assert p.force == army[fight.attacker]
    for seat in range(r.n):
        supplied, targets = r.supply(seat)
        assert set(p.supplied[seat]) == supplied, "MM-5.3"
        assert set(p.reach[seat]) == targets, "MM-11.2"
        assert p.victory_points(seat) == r.points(seat), "MM-15.1"
        assert p.knights_of(seat) == r.knights(seat)
        assert list(p.hands[seat]) == r.hands[seat], "MM-7"
        assert list(p.discards[seat]) == r.pile(seat), "MM-7.13"
        assert list(p.in_play[seat]) == r.in_play[seat]
        deck = [*r.decks[seat], *r.loose[::-1], *r.placed[::-1]] if seat == r.active else r.decks[seat]
        assert [card & 15 for card in p.decks[seat]] == [card.kind for card in deck] or r.loose, "MM-7.3"
        for artefact in p.artefacts[3 * seat : 3 * seat + 3]:
            assert (p.state[artefact] == 0) == r.up(artefact), "MM-8.7"
    r.frozen = []
    if fight is not None and not p.over:
        now, won = fighting(p), NOBODY if fight.winner is None else fight.winner
        assert (now.attacker, now.defender, now.cell) == (fight.attacker, fight.defender, fight.cell)
        assert p.points == [fight.points[fight.attacker], fight.points[fight.defender]], "MM-12"
        assert (now.winner, now.margin) == (won, fight.margin), "MM-12.15"
        assert battle_step(p) == fight.step
    else:
        assert battle_of(p) is None
    if not p.over:
        turn = p.near(Turn) if p.turn else Turn(p.active, 0)
        assert (turn.manoeuvres, bool(turn.crown_used)) == (r.manoeuvres, r.crown_used), "MM-6.5, MM-9.1"
        assert p.active == r.active


def compare_knowledge(p: MedievalMasteryPosition, r: Referee) -> None:
    """MM-17.7, MM-17.8: by place in the decks, as a set in the hands."""
    for seer in range(r.n):
        known: dict[str, Any] = known_view(p, seer)
        for owner in range(r.n):
            assert known["hands"][owner] == sorted(r.sure[seer][owner].elements())
            if not r.loose:
                places = enumerate(reversed(r.decks[owner]), 1)
                expected = [{"place": n, "card": card.kind} for n, card in places if seer in card.seen]
                assert known["decks"][owner] == expected


def scramble(p: MedievalMasteryPosition, dice: random.Random) -> None:
    """Land, knights, cards and artefacts anywhere, within the rules; a new turn is about to begin."""
    scramble_land(p, dice)
    for seat in range(p.seats):
        cards = dice.sample(p.components.deck, 18)
        cards.remove(AUTHORITY)
        held = dice.randint(0, dice.choice((5, 17)))
        rest = dice.sample([*cards[held:], AUTHORITY], 18 - held)
        cut = dice.choice((0, 1, 2, 3, dice.randint(0, len(rest)), len(rest)))
        looks = [dice.choice((0, dice.randrange(1 << p.seats))) for _ in rest]  # some have looked at some of the deck
        p.hands[seat], p.discards[seat] = tuple(cards[:held]), tuple(rest[cut:])
        p.decks[seat] = tuple([kind | look << 4 for kind, look in zip(rest[:cut], looks, strict=False)])
    for artefact in range(len(ARTEFACTS)):
        p.state[artefact] = DESTROYED if dice.random() < 0.15 else 0
    p.last_turn_from, p.last_turn_to, p.this_turn_from = [0] * p.seats, [0] * p.seats, [0] * p.seats
    p.turn = dice.randrange(p.seats * (p.terms.round_limit or 3))
    recompute(p)


def scramble_land(p: MedievalMasteryPosition, dice: random.Random) -> None:
    """Nobody has reached the goal, nobody needs an eleventh die; with Brutality all land is supplied."""
    layout = p.terms.layout
    p.knights, p.owner = [0] * layout.size, [NOBODY] * layout.size
    full, rich = dice.random(), dice.choice((6, 12, 60))
    most = dice.choice((1, 2, 6))
    budget = [10] * p.seats
    purse = [p.terms.goal // p.terms.team_size - 3] * p.seats
    for at in dice.sample(layout.territories, len(layout.territories)):
        seat = dice.randrange(p.seats)
        if dice.random() < full and budget[seat] > 1 and purse[seat] >= p.worth[at]:
            p.owner[at] = seat
            p.knights[at] = dice.randint(1, min(p.room[at], most))
            budget[seat] -= 1
            purse[seat] -= p.worth[at]
    for seat, castle in enumerate(layout.castles):
        p.owner[castle] = seat
        p.knights[castle] = dice.randint(0, min(rich, 6 * budget[seat]))
    recompute(p)
    for at in layout.territories:
        if p.terms.brutality and p.owner[at] != NOBODY and at not in p.supplied[p.owner[at]]:
            p.owner[at], p.knights[at] = NOBODY, 0


class Table(SecondReading[MedievalMasteryPosition]):
    """The engine and the referee play one game."""

    def __init__(self, seats: int, seed: int, wild: bool, **options: Any) -> None:
        self.choose = random.Random(seed)
        p = own(GAME.new(seats, seed, options, story=False))
        if wild and not p.terms.draft:
            scramble(p, self.choose)
        elif not p.terms.draft:
            p.turn = 0
            p.knights[p.castle(p.first)] -= 3
        self.r = Referee(p, seed)
        super().__init__(p, self.r, seed, None if p.terms.draft else lambda p: resume(p, (Match(), "turns")))

    def compare(self) -> None:
        self.r.over = self.over
        compare(self.p, self.r)

    def pick(self) -> tuple[int, Move]:
        """Any verb is as likely as any other; small advances, and those that lead to a battle, more likely than others."""
        dice = self.choose
        seat = dice.choice(list(self.asked))
        moves = sorted(self.asked[seat])
        verbs = sorted({str(move[0]) for move in moves})
        if "end_turn" in verbs and dice.random() < 0.8:
            verbs = [verb for verb in verbs if verb != "end_turn"] or verbs
        if "no_advance" in verbs and dice.random() < 0.8:
            verbs = ["advance"]
        verb = dice.choice(verbs)
        moves = [move for move in moves if move[0] == verb]
        if verb == "advance" and dice.random() < 0.7:
            moves = [move for move in moves if self.p.owner[int(move[1])] != NOBODY] or moves
        if verb == "advance" and dice.random() < 0.6:
            moves = [move for move in moves if int(move[2]) <= 2] or moves
        return seat, dice.choice(moves)


def play(seats: int, seed: int, wild: bool, steps: int, **options: Any) -> Table:
    table = Table(seats, seed, wild, **options)
    while not table.over and table.steps < steps:
        table.agree()
        if table.steps % 3 == 0:
            compare_knowledge(table.p, table.r)
        table.step()
    if table.over:
        p, r = table.p, table.r
        table.compare()
        assert p.ranking == r.ranking(), "MM-15.8"
        assert p.scores == tuple(r.points(seat) for seat in range(seats)), "MM-15.8"
        assert p.winners == tuple(seat for seat, place in enumerate(r.ranking()) if place == 1)
    return table


# ---------------------------------------------------------------------- the tests

ALWAYS = {
    *["crown of " + name for name in ("corruption", "prosperity", "insight", "order", "vitality", "wrath")],
    *["orb of " + name for name in ("brutality", "greed", "preparation", "cleansing", "devotion", "resurgence")],
    *["sceptre of " + name for name in ("fear", "influence", "rage", "defiance", "loyalty", "vigour")],
    "advance without dice",
    "arena decides",
    "authority",
    "fracture in a window",
    "insight reshuffles",
    "insight under four",
    "knight without a die",
    "known card drawn",
    "prosperity reshuffles",
    "redeployment cancelled",
    "reshuffle for a draw",
    "swallowed by marshlands",
    "tie",
    "won by points",
}
MIXED = {"brutality": True, "skirmish": True, "mayhem": True}
VARIANTS: list[tuple[tuple[int, ...], dict[str, Any], set[str]]] = [
    ((2, 3, 4, 5, 6), {}, ALWAYS),
    ((2, 3, 4, 5, 6), {"castle_siege": True}, {*ALWAYS, "castle taken"}),
    ((2, 3, 4, 5, 6), {"brutality": True}, {"starved"}),
    ((2, 3, 4, 5, 6), {"mayhem": True}, {"mayhem turns it", "mayhem leaves nobody", "left to nobody"}),
    ((4, 6), {"loyalty": "pairs"}, {"support by a mate", "won by points"}),
    ((6,), {"loyalty": "threes", **MIXED}, {"support by a mate", "starved", "mayhem turns it"}),
    ((2, 3, 4, 5, 6), {"castle_siege": True, **MIXED}, {"castle taken", "starved", "mayhem turns it"}),
    ((2, 5), {"round_limit": 4, "skirmish": True}, {"round limit", "won by points"}),
]


@pytest.mark.parametrize(("seats", "options", "wanted"), VARIANTS)
def test_the_referee_agrees_from_anywhere(seats: tuple[int, ...], options: dict[str, Any], wanted: set[str]) -> None:
    """MM-4 to MM-16, MM-18, MM-19: from positions laid at random, with the same moves and the same dice."""
    met: Counter[str] = Counter()
    for seed in range(3 * GAMES):
        if seed >= GAMES and wanted <= set(met):
            break
        met += play(seats[seed % len(seats)], seed, True, 150, **options).r.met
    assert wanted <= set(met), wanted - set(met)


@pytest.mark.parametrize("options", [{}, {"artefact_draft": True}, {"artefact_draft": True, **MIXED}])
def test_the_referee_agrees_from_the_start(options: dict[str, Any]) -> None:
    """MM-3.9, MM-15.2, MM-16.21: whole games from the set-up and from the draft."""
    for seats in (2, 3, 4, 5, 6):
        for seed in range(1):
            table = play(seats, seed, False, 3000, **options)
            assert table.over
