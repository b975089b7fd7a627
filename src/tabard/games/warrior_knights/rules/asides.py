"""Asides (WK-19.8 to WK-19.15): what any baron may do whenever the game waits, whoever is asked."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Decision, Frame, Illegal, Move

from ..cards import BLUE
from ..position import KnightsPosition
from ..state.armies import PLACES, place_of, seat_of_army
from ..state.board import NOBODY, stronghold
from ..state.parliament import AGENDA, EVENT
from .aftermath import Aftermath
from .agendas import APPOINT, Enact
from .attack import FIELD, Attack
from .battle import Battle
from .deaths import bury
from .draft import Hire
from .effects import Carry
from .events import ImportantEvent, Pledges, remake_events
from .laws import Obey
from .movement import March
from .permission import Permissions, hand_over
from .private_motions import PrivateMotion
from .return_of_nobles import Shift
from .taxation_and_wages import PAY_LAW, PAY_MERCENARY, PayTroops

MOST: Final = 99  # crowns of one gift
REWARDED: Final = ("captor", "close")  # the steps after the reward for a stronghold (WK-13.21)


class Aside(Decision[KnightsPosition]):
    """The five asides of WK-19.9."""

    rule = "WK-19.8"
    verbs = ("give", "give_heir", "return_heir", "kill_heir", "miracle")

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        if not p.terms.asides or not p.round or seat in p.fallen:
            return []
        moves = gifts(p, seat)
        if p.terms.heirs:
            moves += heir_moves(p, seat)
        return moves + miracles(p, seat) if p.terms.miracles else moves

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        if move[0] == "give":
            p.given += (gift_code(seat, int(move[1])),)
            hand_over(p, seat, int(move[1]), int(move[2]))
        elif move[0] == "give_heir":
            hand_heir(p, seat * PLACES + int(move[1]), int(move[2]))
        elif move[0] == "return_heir":
            hand_heir(p, int(move[1]) * PLACES + int(move[2]), int(move[1]))
        elif move[0] == "kill_heir":
            kill_heir(p, seat, int(move[1]) * PLACES + int(move[2]))
        else:
            late_miracle(p, seat, int(move[1]))
        return None

    def anew(self, p: KnightsPosition) -> None:  # WK-19.14
        if p.given:
            p.given = ()

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        if not p.terms.asides:
            return Illegal("no-asides", "WK-19.13")
        if not p.round:
            return Illegal("no-asides-yet", "WK-19.8")
        if move[0] == "give":
            return refuse_gift(p, seat, int(move[1]))
        if move[0] == "miracle":
            return Illegal("no-miracle", "WK-22.22")
        return Illegal("not-your-heir", "WK-22.8" if p.terms.heirs else "WK-22.5")


# ---------------------------------------------------------------------- crowns


def gift_code(seat: int, to: int) -> int:
    return seat * 8 + to


def gifts(p: KnightsPosition, seat: int) -> list[Move]:
    """To each other baron once while one question is open (WK-19.9, WK-19.11)."""
    most = min(MOST, giveable(p, seat))
    others = [to for to in p.barons() if to != seat and gift_code(seat, to) not in p.given] if most else []
    return [("give", to, crowns) for to in others for crowns in range(1, most + 1)]


def giveable(p: KnightsPosition, seat: int) -> int:
    """None that are about to be taken, and none that are promised (WK-19.10)."""
    if not p.crowns[seat] or is_asked_to_pay(p, seat):
        return 0
    for frame, place in zip(p.frames, p.places, strict=True):
        if takes_stronghold(p, frame, place, seat) or takes_crowns(p, frame, seat):
            return 0
    return max(0, p.crowns[seat] - promised(p, seat))


def is_asked_to_pay(p: KnightsPosition, seat: int) -> bool:
    return p.decision() in (PAY_MERCENARY, PAY_LAW) and seat in p.waiting


def takes_stronghold(p: KnightsPosition, frame: Frame, place: int, seat: int) -> bool:
    """From the declaration to the reward."""
    if isinstance(frame, Attack):
        return frame.enemy == seat and frame.kind != FIELD and p.castle_area(seat) == frame.area
    if isinstance(frame, Aftermath):
        return frame.wall == stronghold(seat) and frame.title(place).split(".")[1] not in REWARDED
    return isinstance(frame, Battle) and frame.wall == stronghold(seat)


def takes_crowns(p: KnightsPosition, frame: Frame, seat: int) -> bool:
    """Embezzlement, Brigands, a Levied Fine."""
    if isinstance(frame, ImportantEvent):
        return frame.drawer == seat and frame.event != NOBODY and costs_crowns(p, EVENT, frame.event)
    if isinstance(frame, Enact):
        return frame.seat == seat and not frame.refused and costs_crowns(p, AGENDA, frame.kind)
    return isinstance(frame, Carry) and frame.who == seat and costs_crowns(p, frame.deck, frame.which)


def costs_crowns(p: KnightsPosition, deck: int, which: int) -> bool:
    """At once: not at the end of a phase."""
    effects = p.effects_of((deck, which, NOBODY, NOBODY))
    return any([effect.verb == "lose" and effect.what == "crowns" and not effect.when for effect in effects])


def promised(p: KnightsPosition, seat: int) -> int:
    """Offers, fees and tolls of an act under way."""
    act, fees = 0, 0
    for frame in p.frames:
        if isinstance(frame, Permissions) and frame.seat == seat:
            act = frame.price + frame.offer
        elif (isinstance(frame, (March, Attack)) and frame.seat == seat) or (
            isinstance(frame, Obey) and frame.seat == seat
        ):
            act = frame.price
        elif isinstance(frame, Hire) and frame.seat == seat:
            fees = sum([p.components.troops.fee[kind] for kind, _ in frame.hires])
    return act + fees


def refuse_gift(p: KnightsPosition, seat: int, to: int) -> Illegal:
    if to == seat or to not in p.barons():
        return Illegal("not-that-baron", "WK-19.4")
    if gift_code(seat, to) in p.given:
        return Illegal("gave-already", "WK-19.11")
    return Illegal("not-yours-to-give", "WK-19.10" if p.crowns[seat] else "WK-19.4")


# ---------------------------------------------------------------------- heirs


def heir_code(army: int) -> int:
    return 100 + army


def heir_moves(p: KnightsPosition, seat: int) -> list[Move]:
    """Give the heir of an own noble; give back or kill one held for another (WK-22.6 to WK-22.8)."""
    moves: list[Move] = []
    for army in range(p.seats * PLACES):
        owner, place = seat_of_army(army), place_of(army)
        if p.holder[army] != seat or not p.heir[army] or p.gone[army] or place == PLACES - 1:
            continue
        moved = heir_code(army) in p.given
        if owner == seat:
            moves += [("give_heir", place, to) for to in p.barons() if to != seat and not moved]
        else:
            moves += [] if moved else [("return_heir", owner, place)]
            moves.append(("kill_heir", owner, place))
    return moves


def hand_heir(p: KnightsPosition, army: int, to: int) -> None:
    seat = p.holder[army]
    p.given += (heir_code(army),)
    p.holder[army] = to
    if p.listening:
        back = to == seat_of_army(army)
        words = {"seat": seat, "to_seat": to, "noble": p.noble_word(army)}
        p.tell("heir-returned" if back else "heir-given", "WK-22.8" if back else "WK-22.6", words)


def kill_heir(p: KnightsPosition, seat: int, army: int) -> None:
    """The next death is for good; if he is dead already he leaves the game at once (WK-22.7, WK-22.24)."""
    p.heir[army] = 0
    if p.listening:
        p.tell("heir-killed", "WK-22.7", {"seat": seat, "owner_seat": seat_of_army(army), "noble": p.noble_word(army)})
    if p.dead[army]:
        bury(p, army)
        forget_named(p, army)


def forget_named(p: KnightsPosition, army: int) -> None:
    """Small moves not yet carried out that named him fall away (WK-19.15)."""
    for frame in p.frames[:]:
        if isinstance(frame, Hire):
            hires = tuple([hire for hire in frame.hires if hire[1] != army])
            p.amend(frame, Hire(frame.seat, frame.spot, hires, frame.closed, frame.waived, frame.extra))
        elif isinstance(frame, Shift):
            named = tuple([entry for entry in frame.named if army not in (entry[0], entry[2])])
            p.amend(frame, Shift(frame.seat, frame.part, named, frame.closed))
        elif isinstance(frame, PayTroops):
            unpaid = tuple([pair for pair in frame.unpaid if pair[0] != army])
            p.amend(frame, PayTroops(frame.seat, frame.back_pay, unpaid, frame.closed))
    if p.decision() is APPOINT and not p.nobles_of(seat_of_army(army)) and p.waiting == (seat_of_army(army),):
        p.agenda_discard += (p.near(Enact).kind,)


# ---------------------------------------------------------------------- late miracles


def miracles(p: KnightsPosition, seat: int) -> list[Move]:
    """Lasting events one could have cancelled, for 1 Faith more (WK-22.22)."""
    faith = p.faith[seat] - pledged(p, seat)
    return [
        ("miracle", place)
        for place, entry in enumerate(p.in_force)
        if entry[0] == EVENT and faith >= miracle_cost(p, entry[1]) and could_cancel(p, seat, entry)
    ]


def miracle_cost(p: KnightsPosition, event: int) -> int:
    return p.components.events[event].cancel + 1


def could_cancel(p: KnightsPosition, seat: int, entry: tuple[int, ...]) -> bool:
    """A blue one always, a red one if he drew it; not where it has become final (WK-22.23)."""
    card = p.components.events[entry[1]]
    if not card.cancel or (entry[3] >= 0 and p.dead[entry[3]]):
        return False
    return card.colour == BLUE or entry[2] == seat


def pledged(p: KnightsPosition, seat: int) -> int:
    """Faith added against an event but not yet paid (WK-7.10)."""
    pairs = [pair for frame in p.frames if isinstance(frame, Pledges) for pair in frame.given]
    return sum([faith for giver, faith in pairs if giver == seat])


def late_miracle(p: KnightsPosition, seat: int, place: int) -> None:
    """The event is discarded and its effect ends (WK-22.22, WK-22.32)."""
    entry = p.in_force[place]
    p.faith[seat] -= miracle_cost(p, entry[1])
    p.in_force = p.in_force[:place] + p.in_force[place + 1 :]
    p.event_discard += (entry[1],)
    if p.listening:
        p.tell("miracle", "WK-22.22", {"seat": seat, "event": p.event_word(entry[1])})
    if entry[3] >= 0:
        p.heir[entry[3]] = 1
        p.holder[entry[3]] = seat_of_army(entry[3])
    count_anew(p, place)
    remake_events(p)


def count_anew(p: KnightsPosition, gone: int) -> None:
    """Frames that point at a card in force behind the one that is gone."""
    for frame in p.frames[:]:
        if isinstance(frame, Obey):
            laws = tuple([(place - int(place > gone), price) for place, price in frame.laws])
            p.amend(frame, Obey(frame.seat, laws, frame.spent, frame.at, frame.price, frame.result))
        elif isinstance(frame, PrivateMotion) and frame.proposal[:1] == ("annul",):
            place = int(str(frame.proposal[1]))
            p.amend(frame, PrivateMotion(frame.kind, frame.proposer, ("annul", place - int(place > gone))))


ASIDE: Final[Aside] = Aside()
