"""Phase 6: Extort (ERA-10)."""

from __future__ import annotations

from typing import Final

from tabard.kernel import DONE, Args, Ask, Decision, Frame, Illegal, Move, Procedure

from ..components import DISASTER, SHIELD, SWORD, one_of
from ..position import EraPosition
from .collect import owned

PHILIP: Final = -1  # the attacker who has no seat (ERA-23.11)


def swords(p: EraPosition, seat: int) -> int:
    """Symbols and armories (ERA-10.1, ERA-10.8)."""
    c = p.components
    return p.symbols(seat, SWORD) + sum([c.swords[piece] * p.count(seat, piece) for piece in c.armed])


def may_extort(strength: int, other_swords: int, other_shields: int) -> bool:
    """More swords, and not more shields against them (ERA-10.3, ERA-10.10)."""
    return strength > other_swords and other_shields <= strength


def within_reach(p: EraPosition, seat: int, other: int) -> bool:
    return may_extort(swords(p, seat), swords(p, other), p.symbols(other, SHIELD))


class Extortion(Procedure[EraPosition]):
    """One player extorts; `named` is the set of those already extorted (ERA-10.2)."""

    FIELDS = ("seat", "named")
    STEPS = ("choose",)

    def __init__(self, seat: int, named: int = 0) -> None:
        self.seat: Final = seat
        self.named: Final = named

    def choose(self, p: EraPosition) -> Frame | None:
        if not victims(p, self):
            return None
        p.again()
        return Ask(EXTORT, self.seat)


def victims(p: EraPosition, turn: Extortion) -> list[int]:
    strength = swords(p, turn.seat)
    if not strength:
        return []
    others = [other for other in p.opponents(turn.seat) if not turn.named >> other & 1]
    return [other for other in others if may_extort(strength, swords(p, other), p.symbols(other, SHIELD))]


class Extort(Decision[EraPosition]):
    rule = "ERA-10.2"
    verbs = ("extort", "threaten", "done")

    def options(self, p: EraPosition, seat: int) -> list[Move]:
        moves: list[Move] = []
        for other in victims(p, p.near(Extortion)):
            kinds = owned(p, other)
            moves += [("extort", other, track) for track in kinds] if kinds else [("threaten", other)]
        return [*moves, DONE]

    def apply(self, p: EraPosition, seat: int, move: Move) -> Frame | None:
        if move == DONE:
            p.pop()
            return None
        other = int(move[1])
        p.replace(Extortion(seat, p.near(Extortion).named | 1 << other))
        if move[0] == "threaten":  # ERA-10.9
            take_the_blame(p, other, "extorted-bare", seat)
            return None
        return Demand(seat, other, int(move[2]))

    def refuse(self, p: EraPosition, seat: int, move: Move) -> Illegal:
        turn, other = p.near(Extortion), int(move[1])
        if other == seat or other >= p.seats:
            return Illegal("no-opponent", "ERA-10.2", "extort an opponent")
        if turn.named >> other & 1:
            return Illegal("extorted-already", "ERA-10.2", "each opponent once", {"seat": other})
        if not within_reach(p, seat, other):
            args: Args = {"seat": other, "swords": swords(p, seat), "theirs": swords(p, other)}
            args["shields"] = p.symbols(other, SHIELD)
            return Illegal("too-strong", "ERA-10.3", "you need more swords, and shields must not exceed them", args)
        return Illegal("they-have-none", "ERA-10.4", "name a kind of resource they have", {"seat": other})


def take_the_blame(p: EraPosition, seat: int, name: str, attacker: int) -> None:
    """A disaster point instead of a resource (ERA-10.5)."""
    p.gain(seat, DISASTER, p.components.refusal)
    if p.listening:
        p.tell(name, "ERA-10.5", {"seat": seat, "count": p.components.refusal, **by(attacker)})


def by(attacker: int) -> Args:
    """Who extorts: a seat, or Sir Philip."""
    return {"by": "rival-philip"} if attacker == PHILIP else {"by_seat": attacker}


class Demand(Procedure[EraPosition]):
    """A resource is demanded of somebody (ERA-10.4)."""

    FIELDS = ("attacker", "victim", "track")
    STEPS = ("answering",)

    def __init__(self, attacker: int, victim: int, track: int) -> None:
        self.attacker: Final = attacker
        self.victim: Final = victim
        self.track: Final = track

    def answering(self, p: EraPosition) -> Frame | None:
        return Ask(ANSWER_PHILIP if self.attacker == PHILIP else ANSWER_DEMAND, self.victim)


class AnswerDemand(Decision[EraPosition]):
    """Give it, or refuse and take a disaster point (ERA-10.5)."""

    rule = "ERA-10.5"
    verbs = ("give", "refuse")

    def options(self, p: EraPosition, seat: int) -> list[Move]:
        return [("give",), ("refuse",)]

    def apply(self, p: EraPosition, seat: int, move: Move) -> Frame | None:
        demand = p.near(Demand)
        philip = "-philip" if demand.attacker == PHILIP else ""
        if move[0] == "refuse":
            take_the_blame(p, seat, "refused" + philip, demand.attacker)
            return None
        p.pay(seat, demand.track, 1)
        got = p.gain(demand.attacker, demand.track, 1) if demand.attacker != PHILIP else 1  # ERA-10.6
        if p.listening:
            words: Args = {"seat": seat, "track": one_of(demand.track), "got": got, **by(demand.attacker)}
            p.tell("gave" + philip, "ERA-10.4", words)
        return None

    def prompt(self, p: EraPosition, seat: int) -> Args:
        demand = p.near(Demand)
        return {"track": one_of(demand.track), **by(demand.attacker)}

    def prompt_other(self, p: EraPosition) -> Args:
        return self.prompt(p, 0)

    def refuse(self, p: EraPosition, seat: int, move: Move) -> Illegal:
        return Illegal("not-now", "ERA-10.5", "give or refuse")


class AnswerPhilip(AnswerDemand):
    """The same, when Sir Philip demands (ERA-23.11)."""

    rule = "ERA-23.11"


EXTORT: Final = Extort()
ANSWER_DEMAND: Final = AnswerDemand()
ANSWER_PHILIP: Final = AnswerPhilip()
