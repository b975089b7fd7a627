"""Turn (MM-6): the whole game, a turn with its free window, a manoeuvre."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Args, Ask, Decision, Frame, Illegal, Move, Procedure

from ..components import CALL_TO_ARMS, CARDS, FRACTURE, TACTICAL_ADVANCE, card_id
from ..position import FACE_UP, NOWHERE, MedievalMasteryPosition
from .advance import ADVANCE_KNIGHTS, can_advance
from .artefacts import FRACTURE_MOVES, age_wrecks, play_fracture, refuse_fracture, restore
from .cards import discard_from_hand, draw_up_to, not_in_hand
from .control import gain_knights
from .crowns import UseCrown, can_announce, refuse_crown
from .ending import tell_limit
from .redeployment import redeploy
from .variants import Draft

PLAY: Final[list[Move]] = [("play", kind) for kind in range(len(CARDS))]
CROWN_MOVE: Final[Move] = ("crown",)
MANOEUVRE: Final[Move] = ("manoeuvre",)
END_TURN: Final[Move] = ("end_turn",)


class Match(Procedure[MedievalMasteryPosition]):
    """The whole game: draft, starting hands, turns."""

    STEPS = ("draft", "hands", "turns")

    def draft(self, p: MedievalMasteryPosition) -> Frame | None:
        return Draft() if p.terms.draft else None

    def hands(self, p: MedievalMasteryPosition) -> Frame | None:  # MM-3.9
        if p.listening:
            p.tell("first", "MM-3.10", {"seat": p.first})
        for seat in p.terms.clockwise[p.first]:
            draw_up_to(p, seat, p.components.start_hand, "MM-3.9")
        return None

    def turns(self, p: MedievalMasteryPosition) -> Frame | None:
        if p.terms.round_limit and p.turn == p.seats * p.terms.round_limit:  # MM-15.6
            tell_limit(p)
            return None
        p.turn += 1
        p.again()
        return Turn(p.active)


class Turn(Procedure[MedievalMasteryPosition]):
    """Place knights; free windows and manoeuvres; restore artefacts (MM-6.1)."""

    FIELDS = ("seat", "manoeuvres", "crown_used")
    STEPS = ("place_knights", "free_window", "restore_artefacts")

    def __init__(self, seat: int, manoeuvres: int = 1, crown_used: int = 0) -> None:
        self.seat: Final = seat
        self.manoeuvres: Final = manoeuvres  # left (MM-6.5)
        self.crown_used: Final = crown_used

    def place_knights(self, p: MedievalMasteryPosition) -> Frame | None:  # step 1, MM-6.2
        seat = self.seat
        if p.listening:
            p.tell("turn", "MM-6.1", {"seat": seat, "round": p.round})
        p.this_turn_from[seat] = len(p.discards[seat])
        age_wrecks(p, seat)
        gain_knights(p, seat, p.components.knights_per_turn, "MM-6.2")
        return None

    def free_window(self, p: MedievalMasteryPosition) -> Frame | None:  # steps 2-3 and 7-8, MM-6.3, MM-6.6
        p.again()  # until the turn is ended
        return Ask(FREE_WINDOW, self.seat)

    def restore_artefacts(self, p: MedievalMasteryPosition) -> Frame | None:  # step 9, MM-6.9
        seat = self.seat
        p.last_turn_from[seat] = p.this_turn_from[seat]  # MM-9.9
        p.last_turn_to[seat] = len(p.discards[seat])
        restore(p, seat)
        return None


def change_turn(p: MedievalMasteryPosition, manoeuvres: int, crown: bool) -> None:
    """Manoeuvres gained or begun; the crown used."""
    turn = p.frames[-1]
    assert isinstance(turn, Turn)
    p.replace(Turn(turn.seat, turn.manoeuvres + manoeuvres, 1 if crown else turn.crown_used))


def turn_of(p: MedievalMasteryPosition) -> Turn | None:
    """The turn under way."""
    for frame in p.frames:
        if isinstance(frame, Turn):
            return frame
    return None


class Manoeuvre(Procedure[MedievalMasteryPosition]):
    """An optional redeployment, then an optional advance, which may cause a battle (MM-6.4, MM-6.7)."""

    FIELDS = ("seat",)
    STEPS = ("redeploy", "advance_knights")

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def redeploy(self, p: MedievalMasteryPosition) -> Frame | None:
        return redeploy(p, self.seat)

    def advance_knights(self, p: MedievalMasteryPosition) -> Frame | None:
        return Ask(ADVANCE_KNIGHTS, self.seat) if can_advance(p, self.seat) else None


class FreeWindow(Decision[MedievalMasteryPosition]):
    """Resource cards, the crown, a manoeuvre or the end of the turn, in any order (MM-6.3, MM-18.1)."""

    rule = "MM-6.3"
    verbs = ("play", "fracture", "crown", "manoeuvre", "end_turn")

    def options(self, p: MedievalMasteryPosition, seat: int) -> list[Move]:
        hand, turn = p.hands[seat], p.frames[-2]
        assert isinstance(turn, Turn)
        moves: list[Move] = []
        if CALL_TO_ARMS in hand:
            moves.append(PLAY[CALL_TO_ARMS])
        if TACTICAL_ADVANCE in hand:
            moves.append(PLAY[TACTICAL_ADVANCE])
        if FRACTURE in hand:  # MM-8.9
            state = p.state
            for other in range(p.seats):
                if other != seat:
                    moves += [FRACTURE_MOVES[a] for a in p.artefacts[other * 3 : other * 3 + 3] if state[a] == FACE_UP]
        if not turn.crown_used and can_announce(p, seat):  # MM-9.1
            moves.append(CROWN_MOVE)
        if turn.manoeuvres:
            moves.append(MANOEUVRE)
        moves.append(END_TURN)  # MM-6.8
        return moves

    def apply(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Frame | None:
        verb = move[0]
        if verb == "manoeuvre":
            change_turn(p, -1, False)
            return Manoeuvre(seat)
        if verb == "end_turn":
            p.goto("restore_artefacts")
        elif verb == "crown":
            change_turn(p, 0, True)
            return UseCrown(seat)
        elif verb == "fracture":
            play_fracture(p, seat, int(move[1]), "MM-8.9")
        else:
            play_resource(p, seat, int(move[1]))
        return None

    def refuse(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Illegal:
        if move[0] == "crown":
            return refuse_crown(p, seat, bool(p.near(Turn).crown_used))
        if move[0] == "manoeuvre":
            return Illegal("no-manoeuvre", "MM-6.5")
        if move[0] == "fracture":
            return refuse_fracture(p, seat, int(move[1]))
        return refuse_card(p, seat, int(move[1]))

    def prompt(self, p: MedievalMasteryPosition, seat: int) -> Args:
        return {"manoeuvres": p.near(Turn).manoeuvres}


FORBIDDEN: Final = {"play": "MM-7.11", "fracture": "MM-8.18", "crown": "MM-9.1"}


def outside_free_window(p: MedievalMasteryPosition, seat: int, verb: str) -> Illegal | None:
    """Neither cards nor the crown during a redeployment, an advance or a battle (MM-6.4, MM-7.11, MM-8.18, MM-9.1)."""
    if verb not in FORBIDDEN or seat != p.active or not any([isinstance(frame, Manoeuvre) for frame in p.frames]):
        return None
    in_battle = verb == "fracture" and p.contested != NOWHERE
    return Illegal("not-now", "MM-8.11" if in_battle else FORBIDDEN[verb])


def play_resource(p: MedievalMasteryPosition, seat: int, kind: int) -> None:
    """Call to Arms and Tactical Advance (MM-7.9, MM-7.10), discarded once resolved (MM-7.12)."""
    if p.listening:
        p.tell("played", "MM-7.12", {"seat": seat, "card": card_id(kind)})
    if kind == CALL_TO_ARMS:
        gain_knights(p, seat, p.components.call_to_arms, "MM-7.9")
    else:
        change_turn(p, p.components.tactical_advance, False)
    discard_from_hand(p, seat, kind)


def refuse_card(p: MedievalMasteryPosition, seat: int, kind: int) -> Illegal:
    if kind not in (CALL_TO_ARMS, TACTICAL_ADVANCE, FRACTURE):
        return Illegal("not-resource", "MM-6.3", args={"card": card_id(kind)})
    if kind == FRACTURE and FRACTURE in p.hands[seat]:
        return Illegal("name-an-artefact", "MM-8.9")
    return not_in_hand("MM-6.3", kind)


FREE_WINDOW: Final = FreeWindow()
