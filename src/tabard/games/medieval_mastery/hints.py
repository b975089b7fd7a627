"""How good a position is for a seat: land and how safely it is held, knights, cards, artefacts, and what is under way.

A one-ply player sees only the position after its move, so half-done things have their worth here: knights in the castle while
an advance is still to come, a battle by its chances, a redeployment by what the castle could then attack.
"""

from __future__ import annotations

from math import exp
from typing import Final

from .components import AMBUSH, CONFLICTS, EFFECTS, MATCHING, SUPPORTS
from .layouts import bits
from .position import ATTACKER, DEFENDER, FACE_UP, NOBODY, NOWHERE, MedievalMasteryPosition
from .rules.advance import ADVANCE_KNIGHTS, open_targets
from .rules.artefacts import about_to_act
from .rules.battle import Battle, battle_of, battle_step
from .rules.ending import team_points
from .rules.redeployment import RECALL_KNIGHTS, REINFORCE_KNIGHTS
from .rules.sceptres_and_orbs import acting_sceptre, guard_of, missing_knights
from .rules.support import side_of
from .rules.turn import Manoeuvre, turn_of

POINT: Final = 10.0  # a victory point
THEIRS: Final = 2.0  # a victory point of somebody else
KNIGHT: Final = 0.7
ARTEFACT: Final = 0.6
THEIR_ARTEFACT: Final = 0.4
GOAL: Final = 300.0
CARD: Final = [0.1, 0.15, 0.25, 0.4, 0.25, 0.2, 0.35, 0.6, 0.0, 2.0, 0.7]  # in hand
TYPICAL_CONFLICT: Final = 3.6
TYPICAL_SUPPORT: Final = 1.0
SCEPTRE_WORTH: Final = {EFFECTS.index("discard_random_card"): 0.7}  # combat points; others count what they say
KEPT: Final = tuple([1.0 - 0.38 * exp(-knights / 2.2) for knights in range(20)])  # chance to keep land, by its knights


def value(p: MedievalMasteryPosition, seat: int) -> float:
    team = p.terms.team
    if p.over:
        return GOAL if seat in p.winners else -GOAL
    total = 0.0
    for other in range(p.seats):
        if team[other] == team[seat]:
            total += standing(p, other, seat)
        else:
            total -= menace(p, other)
    fight = battle_of(p) if p.contested != NOWHERE else None
    if fight is not None:
        total += battle(p, fight, seat)
    else:
        total += plans(p, seat)
    return total


def standing(p: MedievalMasteryPosition, mate: int, seat: int) -> float:
    """What a player of the own team has."""
    total = KNIGHT * p.knights_of(mate) + lands(p, mate)
    for artefact in p.artefacts[mate * 3 : mate * 3 + 3]:
        if artefact >= 0 and p.state[artefact] == FACE_UP:
            total += ARTEFACT
    if mate == seat:
        for kind in p.hands[seat]:
            total += CARD[kind]
    return total


def lands(p: MedievalMasteryPosition, seat: int) -> float:
    """Territories by their worth and the chance to keep them."""
    total, open_cells, supplied = 0.0, exposed(p, seat), p.supplied[seat]
    for cell in bits(p.held[seat]):
        if cell != p.contested:
            worth = land(p, cell) * (1.0 if cell in supplied else 0.8)
            total += worth * KEPT[p.knights[cell]] if open_cells >> cell & 1 else worth
    return total


def land(p: MedievalMasteryPosition, cell: int) -> float:
    """What a territory is worth that will certainly be kept."""
    return POINT * p.worth[cell] + 1.5


def exposed(p: MedievalMasteryPosition, seat: int) -> int:
    """The set of cells that an opponent can reach."""
    team, cells = p.terms.team, 0
    for other in range(p.seats):
        if team[other] != team[seat]:
            for cell in p.reach[other]:
                cells |= 1 << cell
    return cells


def menace(p: MedievalMasteryPosition, other: int) -> float:
    """What somebody else has; it weighs more the nearer the goal is."""
    points = all_points = worth_of(p, other)
    if p.terms.team_size > 1:
        all_points = sum([worth_of(p, mate) for mate in p.terms.mates(other)])
    total = THEIRS * points * (1.0 + all_points / p.terms.goal) + 0.15 * p.knights_of(other)
    for artefact in p.artefacts[other * 3 : other * 3 + 3]:
        if artefact >= 0 and p.state[artefact] == FACE_UP:
            total += THEIR_ARTEFACT
    return total


def worth_of(p: MedievalMasteryPosition, seat: int) -> int:
    """Victory points, contested land included."""
    return sum([p.worth[cell] for cell in bits(p.held[seat])])


# ---------------------------------------------------------------------- what may still be done in this turn


def plans(p: MedievalMasteryPosition, seat: int) -> float:
    """The best advances that are still to come, while it is the seat's own turn."""
    if p.active != seat or not p.turn:
        return 0.0
    turn = turn_of(p)
    manoeuvres = turn.manoeuvres if turn is not None else 0
    left = manoeuvres + int(advance_ahead(p))
    if not left:
        return 0.0
    castle = p.knights[p.castle(seat)]
    if manoeuvres:  # a redeployment will bring more
        castle += sum([p.knights[cell] - 1 for cell in p.supplied[seat]]) // 2
    return 0.95 * best_gains(p, seat, castle, left) if castle else 0.0


def best_gains(p: MedievalMasteryPosition, seat: int, castle: int, advances: int) -> float:
    """What the best of so many advances would bring together."""
    cards, helps, points = own_cards(p, seat), sceptre_help(p, seat, True), team_points(p, seat)
    gains = [gain(p, cell, castle, cards + helps, points) for cell in open_targets(p, seat)]
    return sum([worth for worth in sorted(gains, reverse=True)[:advances] if worth > 0.0])


def advance_ahead(p: MedievalMasteryPosition) -> bool:
    """Is a manoeuvre under way whose advance is still to come?"""
    decision = p.decision()
    if decision is not RECALL_KNIGHTS and decision is not REINFORCE_KNIGHTS and decision is not ADVANCE_KNIGHTS:
        return False
    return any([isinstance(frame, Manoeuvre) for frame in p.frames])


def gain(p: MedievalMasteryPosition, cell: int, castle: int, helps: float, points: int) -> float:
    """What an advance to a cell would bring on average: `helps` stand for cards and sceptre, `points` are the team's."""
    knights = min(castle, p.room[cell])
    prize = prize_of(p, cell, knights, points)
    if p.owner[cell] == NOBODY:
        return prize if knights > 1 or not sinks(p, cell) else 0.0
    lead = knights + helps + attack_bonus(p, cell)
    lead -= guard_of(p, cell) + defence_bonus(p, cell) + TYPICAL_CONFLICT + TYPICAL_SUPPORT
    chance = chance_of(lead - 0.5)
    return chance * prize - (1.0 - chance) * KNIGHT * min(knights, 3)


def prize_of(p: MedievalMasteryPosition, cell: int, knights: int, points: int) -> float:
    if p.is_castle(cell):
        return GOAL
    kind, c = p.terrain[cell], p.components
    prize = land(p, cell) * KEPT[max(knights, 1)] + KNIGHT * (c.gain[kind] - c.lose[kind])
    if p.owner[cell] != NOBODY:
        prize += 1.5 * THEIRS * p.worth[cell]
    if points + p.worth[cell] >= p.terms.goal:
        prize += GOAL
    return prize


def sinks(p: MedievalMasteryPosition, cell: int) -> bool:
    return not p.is_castle(cell) and bool(p.components.lose[p.terrain[cell]])


def sceptre_help(p: MedievalMasteryPosition, seat: int, attacking: bool) -> float:
    return 0.8 if acting_sceptre(p, seat, attacking) else 0.0


def attack_bonus(p: MedievalMasteryPosition, cell: int) -> float:
    return 0.0 if p.is_castle(cell) else p.components.attack_bonus[p.terrain[cell]]


def defence_bonus(p: MedievalMasteryPosition, cell: int) -> float:
    helps = sceptre_help(p, p.owner[cell], False)
    return helps if p.is_castle(cell) else helps + p.components.defence_bonus[p.terrain[cell]]


def chance_of(lead: float) -> float:
    """To win a battle in which one leads by so much."""
    return 1.0 / (1.0 + exp(-lead / 1.3))


# ---------------------------------------------------------------------- a battle under way


def own_cards(p: MedievalMasteryPosition, seat: int) -> float:
    """What the hand may add in a battle, cards still to be drawn included."""
    missing = max(0, p.components.battle_hand - len(p.hands[seat]))
    return best_conflict(p, seat) + supports(p, seat) + 0.35 * missing


def best_conflict(p: MedievalMasteryPosition, seat: int) -> float:
    values = [3.5 if kind == AMBUSH else p.components.card_value[kind] for kind in p.hands[seat] if kind in CONFLICTS]
    return max(values, default=3.0 if len(p.hands[seat]) < p.components.battle_hand else 0.0)


def supports(p: MedievalMasteryPosition, seat: int) -> float:
    return float(sum([p.components.card_value[kind] for kind in p.hands[seat] if kind in SUPPORTS]))


def battle(p: MedievalMasteryPosition, fight: Battle, seat: int) -> float:
    """The contested land, by the chances of the own team; 0 for onlookers."""
    team = p.terms.team
    if team[seat] not in (team[fight.attacker], team[fight.defender]):
        return 0.0
    attacking = team[seat] == team[fight.attacker]
    chance = chance_to_win(p, fight, seat, ATTACKER if attacking else DEFENDER)
    prize, loss = at_stake(p, fight, attacking)
    return chance * prize - (1.0 - chance) * loss


def at_stake(p: MedievalMasteryPosition, fight: Battle, attacking: bool) -> tuple[float, float]:
    """What a side wins, and what it loses otherwise."""
    cell = fight.cell
    knights = p.force if attacking else p.knights[cell]
    if attacking:
        prize = prize_of(p, cell, knights, team_points(p, fight.attacker))
    else:
        prize = GOAL if p.is_castle(cell) else land(p, cell) * KEPT[knights] + 3.0
    return prize, KNIGHT * min(knights, 3)


def chance_to_win(p: MedievalMasteryPosition, fight: Battle, seat: int, side: int) -> float:
    fighter, other = (fight.attacker, fight.defender) if side == ATTACKER else (fight.defender, fight.attacker)
    if fight.winner != NOBODY:
        return 1.0 if fight.winner == fighter else 0.0
    points, step = p.points, battle_step(p)
    lead = float(points[side] - points[1 - side]) - (0.5 if side == ATTACKER else -0.5)
    if step <= 3:
        lead += sceptres_ahead(p, fighter)
    if step <= 4 and not p.in_play[fighter]:
        lead += (best_conflict(p, seat) if seat == fighter else TYPICAL_CONFLICT) - TYPICAL_CONFLICT
    if step <= 5 and not support_forbidden(p):
        lead += supports(p, seat) * 0.9 - opposing_support(p, other)
    return chance_of(lead if step <= 4 else 1.6 * lead)


def support_forbidden(p: MedievalMasteryPosition) -> bool:
    return not p.is_castle(p.contested) and p.components.no_support[p.terrain[p.contested]]


def opposing_support(p: MedievalMasteryPosition, other: int) -> float:
    return min(TYPICAL_SUPPORT, 0.25 * len(p.hands[other]))


def sceptres_ahead(p: MedievalMasteryPosition, fighter: int) -> float:
    """Sceptres of the window, for the fighter or against."""
    lead = 0.0
    for artefact in about_to_act(p):
        if p.state[artefact] == FACE_UP:
            weight = SCEPTRE_WORTH.get(p.components.effect[artefact], 1.0)
            if p.components.effect[artefact] == MATCHING:
                weight = float(max(0, missing_knights(p, side_of(p, p.holder[artefact]))))
            lead += weight if p.holder[artefact] == fighter else -weight
    return lead
