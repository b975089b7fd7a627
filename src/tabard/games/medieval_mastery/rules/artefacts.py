"""Artefacts and Fracture (MM-8)."""

from __future__ import annotations

from typing import Final

from tabard.kernel import PASS, Args, Decision, Each, Frame, Illegal, Move

from ..components import ARTEFACTS, FRACTURE, artefact_id
from ..position import DESTROYED, FACE_UP, NOWHERE, OLD_WRECK, MedievalMasteryPosition
from .cards import discard_from_hand

FRACTURE_MOVES: Final[list[Move]] = [("fracture", artefact) for artefact in range(len(ARTEFACTS))]


def destroy(p: MedievalMasteryPosition, artefact: int) -> None:
    """Face down, without effect until restored (MM-8.1, MM-8.6)."""
    p.state[artefact] = DESTROYED


def age_wrecks(p: MedievalMasteryPosition, seat: int) -> None:
    """The turn begins: what is destroyed by now will be restored at its end (MM-8.7)."""
    for artefact in p.artefacts[seat * 3 : seat * 3 + 3]:
        if p.state[artefact] == DESTROYED:
            p.state[artefact] = OLD_WRECK


def restore(p: MedievalMasteryPosition, seat: int) -> None:
    """Step 9 of the turn, automatic (MM-6.9, MM-8.7, MM-8.8)."""
    for artefact in p.artefacts[seat * 3 : seat * 3 + 3]:
        if p.state[artefact] == OLD_WRECK:
            p.state[artefact] = FACE_UP
            if p.listening:
                p.tell("restored", "MM-8.7", {"seat": seat, "artefact": artefact_id(artefact)})


def play_fracture(p: MedievalMasteryPosition, seat: int, artefact: int, rule: str) -> None:
    """Cancel and destroy one face-up artefact of another player (MM-8.5, MM-8.21)."""
    discard_from_hand(p, seat, FRACTURE)
    destroy(p, artefact)
    if p.listening:
        words: Args = {"seat": seat, "artefact": artefact_id(artefact), "owner_seat": p.holder[artefact]}
        p.tell("fractured", rule, words)


def fracture_window(p: MedievalMasteryPosition, pending: tuple[int, ...], start: int) -> Frame | None:
    """One single round clockwise from `start`; no artefact about to act, no window (MM-8.11 to MM-8.14)."""
    if not pending:
        return None
    if p.listening and p.contested != NOWHERE:  # a crown, outside a battle, has been announced
        p.tell("about-to-act", "MM-8.13", {"artefacts": [artefact_id(artefact) for artefact in pending]})
    return Each(REACT, p.terms.clockwise[start], 0, pending)


def about_to_act(p: MedievalMasteryPosition) -> tuple[int, ...]:
    """The artefacts of the Fracture window that is open (MM-8.13)."""
    frame = p.frames[-1]
    return frame.about if isinstance(frame, Each) else ()


WINDOW_CLAUSES: Final = ("MM-8.10", "MM-8.12", "MM-8.11")  # crowns, orbs, sceptres


class React(Decision[MedievalMasteryPosition]):
    """Fracture one of the artefacts that are about to act, or pass (MM-8.10 to MM-8.16)."""

    rule = "MM-8.11"
    verbs = ("fracture", "pass")

    def options(self, p: MedievalMasteryPosition, seat: int) -> list[Move]:
        if FRACTURE not in p.hands[seat]:
            return [PASS]
        pending = about_to_act(p)
        moves = [FRACTURE_MOVES[a] for a in pending if p.holder[a] != seat and p.state[a] == FACE_UP]
        moves.append(PASS)
        return moves

    def apply(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Frame | None:
        if len(move) > 1:
            play_fracture(p, seat, int(move[1]), "MM-8.5")
        return None

    def idle(self, p: MedievalMasteryPosition, seat: int) -> bool:
        """The three public tests, and no other (MM-8.22)."""
        if not p.hands[seat] or p.discards[seat].count(FRACTURE) == p.components.copies[FRACTURE]:
            return True
        frame, state, holder = p.frames[-1], p.state, p.holder
        assert isinstance(frame, Each)
        for artefact in frame.about:
            if state[artefact] == FACE_UP and holder[artefact] != seat:
                return False
        return True

    def refuse(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Illegal:
        artefact = int(move[1])
        if artefact in about_to_act(p):
            return refuse_fracture(p, seat, artefact)
        return Illegal("not-about-to-act", "MM-8.13")

    def clause(self, p: MedievalMasteryPosition) -> str:
        return WINDOW_CLAUSES[about_to_act(p)[0] // 6]

    def prompt(self, p: MedievalMasteryPosition, seat: int) -> Args:
        pending = about_to_act(p)
        return {"artefacts": [artefact_id(artefact) for artefact in pending if p.state[artefact] == FACE_UP]}


def refuse_fracture(p: MedievalMasteryPosition, seat: int, artefact: int) -> Illegal:
    """Why this artefact cannot be hit by this seat at any time."""
    if p.holder[artefact] < 0:
        return Illegal("not-in-game", "MM-3.4")
    if p.holder[artefact] == seat:
        return Illegal("own-artefact", "MM-8.5")
    if p.state[artefact] != FACE_UP:
        return Illegal("already-destroyed", "MM-8.1")
    return Illegal("no-fracture", "MM-8.5")


REACT: Final = React()
