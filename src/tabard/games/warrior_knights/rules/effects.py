"""What event and agenda cards do (WK-27): targets are found, then the entries are carried out in order."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Ask, Decision, Frame, Illegal, Move, Procedure

from ..cards import Effect
from ..kingdom import KINGDOM, NONE
from ..position import KnightsPosition
from ..state.armies import OFF, PLACES, place_of
from ..state.board import stronghold
from .action_cards import gain_crowns, gain_faith, gain_influence, gain_votes, take_chair, take_church
from .cities import Gain, breach, neutralize
from .deaths import Settle, bury
from .fate import find_seat
from .mercenaries import add_troop, dismiss, draw_hired, fill_offer, muster_places, take_from_offer
from .targets import own_armies
from .taxation_and_wages import PayTroops, times

NOTHING: Final[Move] = ("nothing",)


# ---------------------------------------------------------------------- targets


# ---------------------------------------------------------------------- carrying out


class Carry(Procedure[KnightsPosition]):
    """The entries of a card one after another. `who`: the drawer or the chosen baron; `target`: of the first entry with one;
    `found`: the baron that `same` means."""

    FIELDS = ("deck", "which", "who", "target", "at", "found")
    STEPS = ("next",)

    def __init__(
        self,
        deck: int,
        which: int,
        who: int,
        target: tuple[int, ...] = (),
        at: int = 0,
        found: tuple[int, ...] = (),
    ) -> None:
        self.deck: Final = deck
        self.which: Final = which
        self.who: Final = who
        self.target: Final = target
        self.at: Final = at
        self.found: Final = found

    def next(self, p: KnightsPosition) -> Frame | None:
        effects = p.effects_of((self.deck, self.which, self.who, NONE))
        if self.at == len(effects):
            return None
        effect = effects[self.at]
        seats = barons(p, self, effect)
        p.again()
        p.replace(Carry(self.deck, self.which, self.who, self.target, self.at + 1, seats))
        if needs_target(effect) and not self.target:
            return goods(p, effect.otherwise, [self.who]) if effect.otherwise is not None else None
        return carry_out(p, effect, list(seats), self.target)


def needs_target(effect: Effect) -> bool:
    return bool(effect.target) and effect.target != "each_may_name_own_works"


def barons(p: KnightsPosition, frame: Carry, effect: Effect) -> tuple[int, ...]:
    """Whom an entry concerns (WK-27.4)."""
    if effect.who == "same":
        return frame.found
    if effect.who == "fate_baron":
        return (find_seat(p, p.barons()),)
    if effect.who == "each_with_noble_overseas":
        return tuple([seat for seat in p.order() if is_overseas(p, seat)])
    if effect.who in ("all", "most_faith"):
        return p.order()
    return (frame.who,)


def is_overseas(p: KnightsPosition, seat: int) -> bool:
    return any([KINGDOM <= p.at[army] < len(p.components.map.ids) for army in p.nobles_of(seat)])


def carry_out(p: KnightsPosition, effect: Effect, seats: list[int], target: tuple[int, ...]) -> Frame | None:
    verb = effect.verb
    if verb in ("gain", "lose"):
        return goods(p, effect, seats)
    if verb in ("casualty", "heal", "desert", "no_heir"):
        return on_armies(p, effect, seats[0], target)
    if verb in ("breach", "repair", "fortify", "unfortify", "neutralize", "seize"):
        return on_walls(p, effect, seats[0], target)
    if verb == "recruit":
        return Recruit(seats[0], int(effect.source == "offer"), NONE)
    if verb == "pay_mercenaries":
        return PayTroops(seats[0], 1)
    if verb == "take_token":
        return take_token(p, effect, seats[0])
    if verb == "lose_stake":
        lose_stake(p, seats[0], target[0])
    elif verb == "unban":
        p.banned = [0] * p.seats  # WK-24.6
    return None


def goods(p: KnightsPosition, effect: Effect | None, seats: list[int]) -> Frame | None:
    """Gain from the treasury or lose to it (WK-27.2)."""
    assert effect is not None
    for seat in seats:
        if effect.verb == "gain":
            gain(p, seat, effect.what, effect.amount * times(p, seat, effect.per))
        else:
            lose(p, seat, effect)
    return None


def gain(p: KnightsPosition, seat: int, what: str, amount: int) -> None:
    if what == "crowns":
        gain_crowns(p, seat, amount, "WK-27.2")
    elif what == "votes":
        gain_votes(p, seat, amount, "WK-27.2")
    elif what == "faith":
        gain_faith(p, seat, amount, "WK-27.2")
    else:
        gain_influence(p, seat, amount, "WK-17.7")


def lose(p: KnightsPosition, seat: int, effect: Effect) -> None:
    held = p.crowns if effect.what == "crowns" else p.votes if effect.what == "votes" else p.faith
    amount = effect.amount * times(p, seat, effect.per)
    if effect.half:
        amount = held[seat] // 2 if effect.half == "half_down" else (held[seat] + 1) // 2
    amount = min(amount, held[seat])
    held[seat] -= amount
    if p.listening:
        p.tell("lost-goods", "WK-27.2", {"seat": seat, "amount": amount, "goods": "goods-" + effect.what})


def lose_stake(p: KnightsPosition, seat: int, expedition: int) -> None:
    """An expedition that loses its last stake is removed (WK-23.11, WK-7.31)."""
    p.stakes[expedition * p.seats + seat] = 0
    if not any([p.stake(expedition, other) for other in range(p.seats)]):
        p.stage[expedition] = 0
        p.blessed[expedition] = 0


def on_armies(p: KnightsPosition, effect: Effect, seat: int, target: tuple[int, ...]) -> Frame | None:
    if effect.verb == "no_heir":
        p.heir[target[0]] = 0
        if p.terms.heirs and p.dead[target[0]]:  # WK-22.9, WK-22.24
            bury(p, target[0])
        return None
    if effect.verb == "heal":
        for army in target:
            p.wounds[army] = 0
        return None
    if effect.verb == "desert":
        desert_nation(p, seat, target[0])
        return Settle(1)
    for army in target:
        for _ in range(effect.amount):
            if not p.full(army):
                p.wounds[army] += 1
                if p.listening:
                    p.tell("wound", "WK-27.3", {**p.noble_words(army), "wounds": p.wounds[army]})
    return Settle()


def desert_nation(p: KnightsPosition, seat: int, nation: int) -> None:
    """WK-23.8"""
    for army in own_armies(p, seat):
        for kind in p.mercenaries(army):
            if p.components.troops.nation[kind] == nation:
                dismiss(p, army, kind)
                if p.listening:
                    p.tell("deserted", "WK-23.8", {**p.noble_words(army), "troop": p.troop_word(kind)})


def on_walls(p: KnightsPosition, effect: Effect, seat: int, target: tuple[int, ...]) -> Frame | None:
    if effect.target == "each_may_name_own_works":
        return PublicWorks(p.order())
    for wall in target:
        if effect.verb == "breach":
            for _ in range(effect.amount):
                if p.wall_strength(wall):
                    breach(p, wall)
        elif effect.verb == "neutralize":
            neutralize(p, wall, "WK-27.3")
        elif effect.verb == "seize":
            return Gain(seat, wall)
        elif effect.verb == "repair":
            p.breaches[wall] = 0
        else:
            p.fortified[wall] = int(effect.verb == "fortify")  # WK-16.8
    return None


# ---------------------------------------------------------------------- tokens of office


def take_token(p: KnightsPosition, effect: Effect, seat: int) -> Frame | None:
    """WK-24.7, WK-24.8, WK-23.23, WK-23.31"""
    if effect.token == "chairman":  # noqa: S105
        take_chair(p, seat, "WK-24.7")
    elif effect.who == "most_faith":
        return Ask(CHOOSE_HEAD, p.head) if pious(p) else None
    elif not p.is_heretic(seat):
        take_church(p, seat, "WK-24.8")
    return None


def pious(p: KnightsPosition) -> list[int]:
    """Those with the most Faith who are no heretics."""
    seats = [seat for seat in p.barons() if not p.is_heretic(seat)]
    most = max([p.faith[seat] for seat in seats], default=0)
    return [seat for seat in seats if p.faith[seat] == most]


class ChooseHead(Decision[KnightsPosition]):
    """The present Head chooses among the tied (WK-23.31)."""

    rule = "WK-23.31"
    verbs = ("choose",)
    forced = True

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        return [("choose", other) for other in pious(p)]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        take_church(p, int(move[1]), "WK-23.31")
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        return Illegal("not-that-baron", "WK-23.31")


# ---------------------------------------------------------------------- recruits and works


class Recruit(Procedure[KnightsPosition]):
    """One mercenary free of charge (WK-23.19, WK-23.20)."""

    FIELDS = ("seat", "from_offer", "kind")
    STEPS = ("find", "place", "refill")

    def __init__(self, seat: int, from_offer: int, kind: int) -> None:
        self.seat: Final = seat
        self.from_offer: Final = from_offer
        self.kind: Final = kind

    def find(self, p: KnightsPosition) -> Frame | None:
        if not self.from_offer and muster_places(p, self.seat):
            kind = draw_hired(p, p.components.troops.hired(100))
            if kind != NONE:
                p.hireable[kind] += 1  # it leaves the deck when it is placed
            p.replace(Recruit(self.seat, 0, kind))
        return None

    def place(self, p: KnightsPosition) -> Frame | None:
        return Ask(PLACE_RECRUIT, self.seat) if recruits(p, self) else None

    def refill(self, p: KnightsPosition) -> Frame | None:
        if self.from_offer:
            fill_offer(p)
        return None


def recruits(p: KnightsPosition, frame: Recruit) -> list[Move]:
    kinds = sorted(set(p.offer)) if frame.from_offer else [frame.kind] if frame.kind != NONE else []
    return [("recruit", kind, place_of(army)) for kind in kinds for army in muster_places(p, frame.seat)]


class PlaceRecruit(Decision[KnightsPosition]):
    rule = "WK-10.6"
    verbs = ("recruit",)
    forced = True

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        return recruits(p, p.near(Recruit))

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        kind, army = int(move[1]), seat * PLACES + int(move[2])
        if p.near(Recruit).from_offer:
            take_from_offer(p, kind)
        else:
            p.hireable[kind] -= 1
        add_troop(p, army, kind)
        if p.listening:
            p.tell("hired", "WK-10.6", {**p.noble_words(army), "troop": p.troop_word(kind)})
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        return Illegal("no-muster-place", "WK-10.6")


class PublicWorks(Procedure[KnightsPosition]):
    """Each baron may mend one place (WK-24.5)."""

    FIELDS = ("seats",)
    STEPS = ("next",)

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats: Final = seats

    def next(self, p: KnightsPosition) -> Frame | None:
        if not self.seats:
            return None
        p.again()
        p.replace(PublicWorks(self.seats[1:]))
        return Ask(MEND, self.seats[0]) if works(p, self.seats[0]) else None


def works(p: KnightsPosition, seat: int) -> list[Move]:
    walls = p.cities_of(seat)
    if p.castle_area(seat) != OFF:
        walls.append(stronghold(seat))
    return [("works", wall) for wall in walls if p.breaches[wall] and not p.besieged(wall)]


class Mend(Decision[KnightsPosition]):
    rule = "WK-24.5"
    verbs = ("works", "nothing")

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        return [*works(p, seat), NOTHING]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        if move != NOTHING:
            p.breaches[int(move[1])] = 0
            if p.listening:
                p.tell("repairs", "WK-24.5", {"seat": seat, "area": p.wall_word(int(move[1]))})
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        return Illegal("no-breach", "WK-24.5")


CHOOSE_HEAD: Final[ChooseHead] = ChooseHead()
PLACE_RECRUIT: Final[PlaceRecruit] = PlaceRecruit()
MEND: Final[Mend] = Mend()
