"""How good each move of a question looks, in units of `hints`, without making it: what it would change is counted alone.

Only differences between the moves of one question count, so each question leaves out what all of its moves share.
"""

from __future__ import annotations

from typing import Final

from tabard.kernel import Move

from .components import AMBUSH, CALL_TO_ARMS, FRACTURE, TACTICAL_ADVANCE
from .hints import (
    ARTEFACT,
    CARD,
    KEPT,
    KNIGHT,
    THEIR_ARTEFACT,
    TYPICAL_CONFLICT,
    advance_ahead,
    at_stake,
    best_gains,
    chance_of,
    exposed,
    gain,
    land,
    opposing_support,
    own_cards,
    sceptre_help,
    support_forbidden,
    supports,
)
from .position import ATTACKER, MedievalMasteryPosition
from .rules.advance import ADVANCE_KNIGHTS, can_advance
from .rules.battle import LAY_CONFLICT, Battle, battle_of
from .rules.crown_effects import CORRUPTION_TARGET, KEEP_TOP, ORDER_CARDS, PROSPERITY_TARGET, SHUFFLE_BACK
from .rules.ending import team_points
from .rules.redeployment import RECALL_KNIGHTS, REINFORCE_KNIGHTS, Redeployment
from .rules.support import PLAY_SUPPORT, Support, side_of, without_support
from .rules.turn import END_TURN, FREE_WINDOW, turn_of

ALIKE: Final = (
    CORRUPTION_TARGET,
    KEEP_TOP,
    ORDER_CARDS,
    PROSPERITY_TARGET,
    SHUFFLE_BACK,
)  # hints do not tell these moves apart


def looks(p: MedievalMasteryPosition, seat: int, moves: list[Move]) -> list[float] | None:
    """None where only trying tells."""
    decision = p.decision()
    if decision is FREE_WINDOW:
        return freely(p, seat, moves)
    if decision is RECALL_KNIGHTS:
        return redeployed(p, seat, moves, -1)
    if decision is REINFORCE_KNIGHTS:
        return redeployed(p, seat, moves, 1)
    if decision is ADVANCE_KNIGHTS:
        return advanced(p, seat, moves)
    if decision is LAY_CONFLICT or decision is PLAY_SUPPORT:
        fight = battle_of(p)
        assert fight is not None
        return laid(p, seat, moves, fight) if decision is LAY_CONFLICT else supported(p, seat, moves, fight)
    return [0.0] * len(moves) if decision in ALIKE else None


# ---------------------------------------------------------------------- redeployment and advance


def manoeuvres_of(p: MedievalMasteryPosition, seat: int) -> int:
    """Those that the seat has left in this turn."""
    turn = turn_of(p)
    return turn.manoeuvres if turn is not None and turn.seat == seat else 0


class Ahead:
    """What the advances still to come in this turn would bring, by the knights in the castle; each number is worked out once."""

    def __init__(self, p: MedievalMasteryPosition, seat: int, manoeuvres: int, now: bool) -> None:
        """`now`: is there an advance in the manoeuvre under way?"""
        self.p = p
        self.seat = seat
        self.more = manoeuvres
        self.left = manoeuvres + int(now)
        self.spare = sum([p.knights[cell] - 1 for cell in p.supplied[seat]]) if manoeuvres else 0
        self.known: dict[int, float] = {}

    def gains(self, castle: int, recalled: int) -> float:
        """With so many knights in the castle, so many of them from the territories."""
        if self.more:  # a redeployment will bring more
            castle += (self.spare - recalled) // 2
        if not self.left or castle <= 0:
            return 0.0
        found = self.known.get(castle)
        if found is None:
            found = self.known[castle] = 0.95 * best_gains(self.p, self.seat, castle, self.left)
        return found


def redeployed(p: MedievalMasteryPosition, seat: int, moves: list[Move], sign: int) -> list[float]:
    """Knights to the castle (-1) or from it (1): how safely the land is held then, and what the castle could attack."""
    castle, open_cells = p.knights[p.castle(seat)], exposed(p, seat)
    ahead = Ahead(p, seat, manoeuvres_of(p, seat), advance_ahead(p))
    found: list[float] = []
    for move in moves:
        if len(move) == 3:
            cell, knights = int(move[1]), int(move[2])
            safer = land_with(p, cell, p.knights[cell] + sign * knights, open_cells)
            found.append(safer + ahead.gains(castle - sign * knights, -sign * knights))
        elif move[0] == "redeploy_cancel":
            found.append(cancelled(p, seat, ahead, open_cells))
        else:
            found.append(ahead.gains(castle, 0))
    return found


def land_with(p: MedievalMasteryPosition, cell: int, knights: int, open_cells: int) -> float:
    """How much more a territory is worth with so many knights on it."""
    if not open_cells >> cell & 1:
        return 0.0
    return land(p, cell) * (KEPT[knights] - KEPT[p.knights[cell]])


def cancelled(p: MedievalMasteryPosition, seat: int, ahead: Ahead, open_cells: int) -> float:
    """All knights where they were (MM-19.3)."""
    before, total = p.near(Redeployment).before, 0.0
    for cell in p.supplied[seat]:
        total += land_with(p, cell, before[cell], open_cells)
    back = before[p.castle(seat)]
    return total + ahead.gains(back, back - p.knights[p.castle(seat)])


def advanced(p: MedievalMasteryPosition, seat: int, moves: list[Move]) -> list[float]:
    castle, open_cells = p.knights[p.castle(seat)], exposed(p, seat)
    ahead = Ahead(p, seat, manoeuvres_of(p, seat), False)
    helps, points = own_cards(p, seat) + sceptre_help(p, seat, True), team_points(p, seat)
    found: list[float] = []
    for move in moves:
        if len(move) == 1:
            found.append(ahead.gains(castle, 0))
            continue
        cell, knights = int(move[1]), int(move[2])
        value = gain(p, cell, knights, helps, points)
        if value > 0.0 and not open_cells >> cell & 1:  # nobody can take it back at once
            value += land(p, cell) * (1.0 - KEPT[knights])
        found.append(value + ahead.gains(castle - knights, 0))
    return found


# ---------------------------------------------------------------------- the free window


def freely(p: MedievalMasteryPosition, seat: int, moves: list[Move]) -> list[float]:
    """Compared with the end of the turn, after which nothing is to come."""
    left = manoeuvres_of(p, seat)
    ahead = Ahead(p, seat, left, False).gains(p.knights[p.castle(seat)], 0)
    return [0.0 if move == END_TURN else window_move(p, seat, move, left, ahead) for move in moves]


def window_move(p: MedievalMasteryPosition, seat: int, move: Move, left: int, ahead: float) -> float:
    castle, verb = p.knights[p.castle(seat)], move[0]
    if verb == "manoeuvre":
        now = bool(p.supplied[seat]) or can_advance(p, seat)
        return Ahead(p, seat, left - 1, now).gains(castle, 0)
    if verb == "fracture":
        mate = p.terms.team[p.holder[int(move[1])]] == p.terms.team[seat]
        return ahead - CARD[FRACTURE] + (-ARTEFACT if mate else THEIR_ARTEFACT)
    if verb == "crown":
        return ahead
    if move[1] == TACTICAL_ADVANCE:
        more = Ahead(p, seat, left + p.components.tactical_advance, False)
        return more.gains(castle, 0) - CARD[TACTICAL_ADVANCE]
    new = p.components.call_to_arms
    return Ahead(p, seat, left, False).gains(castle + new, 0) + KNIGHT * new - CARD[CALL_TO_ARMS]


# ---------------------------------------------------------------------- battle


def stake_of(p: MedievalMasteryPosition, seat: int, fight: Battle) -> float:
    """What it is worth to win rather than to lose."""
    prize, loss = at_stake(p, fight, side_of(p, seat) == ATTACKER)
    return prize + loss


def lead_of(p: MedievalMasteryPosition, seat: int, fight: Battle) -> float:
    """By how many points the seat's side leads; on equal points the defender wins (MM-12.15). Supports to come count."""
    points, side = p.points, side_of(p, seat)
    lead = points[side] - points[1 - side] + (-0.5 if side == ATTACKER else 0.5)
    if support_forbidden(p):
        return lead
    return lead + 0.9 * supports(p, seat) - opposing_support(p, fight.defender if side == ATTACKER else fight.attacker)


def laid(p: MedievalMasteryPosition, seat: int, moves: list[Move], fight: Battle) -> list[float]:
    """A conflict card: its points in the battle, and what it is worth in hand."""
    stake, lead = stake_of(p, seat, fight), lead_of(p, seat, fight) - TYPICAL_CONFLICT
    found: list[float] = []
    for move in moves:
        kind = int(move[1]) if len(move) > 1 else -1
        points = 0.0 if kind < 0 else 3.5 if kind == AMBUSH else p.components.card_value[kind]
        found.append(stake * chance_of(lead + points) - (CARD[kind] if kind >= 0 else 0.0))
    return found


def supported(p: MedievalMasteryPosition, seat: int, moves: list[Move], fight: Battle) -> list[float]:
    stake, lead = stake_of(p, seat, fight), lead_of(p, seat, fight)
    found: list[float] = []
    for move in moves:
        if len(move) > 1:
            kind = int(move[1])
            found.append(stake * chance_of(1.6 * (lead + 0.1 * p.components.card_value[kind])) - CARD[kind])
        elif ends_support(p):
            found.append(stake if is_ahead(p, side_of(p, seat)) else 0.0)
        else:
            found.append(stake * chance_of(1.6 * lead))
    return found


def ends_support(p: MedievalMasteryPosition) -> bool:
    """Would nobody be asked again after this go (MM-12.13)?"""
    frame = p.near(Support)
    now = frame.closed()
    while now.passes < len(frame.seats):
        if not without_support(p, now.seats[now.go]):
            return False
        now = now.closed()
    return True


def is_ahead(p: MedievalMasteryPosition, side: int) -> bool:
    """MM-12.15"""
    attack, defence = p.points
    return attack > defence if side == ATTACKER else defence >= attack
