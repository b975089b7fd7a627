"""Battle (MM-12): nine steps."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Args, Decision, Frame, Illegal, Move, Procedure, Secret
from tabard.kernel.frames import RUNNING

from ..components import AMBUSH, ARTEFACTS, CARDS, CONFLICTS, card_id
from ..position import (
    ATTACKER,
    BY_CARD,
    BY_KNIGHTS,
    BY_TERRITORY,
    DEFENDER,
    NOBODY,
    NOWHERE,
    MedievalMasteryPosition,
)
from .artefacts import fracture_window
from .cards import draw_up_to, not_in_hand, remove_from_hand
from .conquest import conquer, starve
from .control import lose_control
from .effects import use
from .ending import team_points, win
from .sceptres_and_orbs import acting_orb, acting_sceptre, guard_of
from .support import Support, add_points, side_of, support_order
from .variants import mayhem

CONFLICT: Final[list[Move]] = [("conflict", kind) for kind in range(len(CARDS))]
NO_CARD: Final[Move] = ("no_card",)


def begin_battle(p: MedievalMasteryPosition, seat: int, cell: int, knights: int) -> Frame:
    """The advancing player against the owner of the tile (MM-12.1)."""
    p.contested = cell
    p.force = knights
    if p.listening:
        words: Args = {"seat": seat, "defender_seat": p.owner[cell], "knights": knights, **p.cell_words(cell)}
        p.tell("battle", "MM-12.1", words)
    return Battle(seat, p.owner[cell], cell)


class Battle(Procedure[MedievalMasteryPosition]):
    """Between the steps only the moves named in them are possible (MM-12.3)."""

    FIELDS = ("attacker", "defender", "cell", "winner", "margin")
    STEPS = (
        "start_properties",
        "draw",
        "sceptres",
        "attacker_sceptre",
        "defender_sceptre",
        "conflict",
        "support",
        "outcome",
        "mayhem",
        "orbs",
        "attacker_orb",
        "defender_orb",
        "losses",
        "conquest",
        "close",
    )

    def __init__(self, attacker: int, defender: int, cell: int, winner: int = NOBODY, margin: int = 0) -> None:
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.cell: Final = cell
        self.winner: Final = winner
        self.margin: Final = margin

    def won_by(self, winner: int, margin: int) -> Battle:
        return Battle(self.attacker, self.defender, self.cell, winner, margin)

    def start_properties(self, p: MedievalMasteryPosition) -> Frame | None:  # step 1, MM-12.4
        if not p.is_castle(self.cell) and p.components.duel[p.terrain[self.cell]]:
            duel(p, self)
            if not p.force or not p.knights[self.cell]:  # MM-14.17, MM-14.18
                p.replace(self.won_by(survivor(p, self), 0))
                p.goto("conquest")
                return None
        count_knights(p, self)
        return None

    def draw(self, p: MedievalMasteryPosition) -> Frame | None:  # step 2, MM-12.5
        draw_up_to(p, self.attacker, p.components.battle_hand, "MM-12.5")
        draw_up_to(p, self.defender, p.components.battle_hand, "MM-12.5")
        return None

    def sceptres(self, p: MedievalMasteryPosition) -> Frame | None:  # step 3, MM-12.6
        pending = acting_sceptre(p, self.attacker, True) + acting_sceptre(p, self.defender, False)
        if not pending:
            p.goto("conflict")
        return fracture_window(p, pending, self.attacker)

    def attacker_sceptre(self, p: MedievalMasteryPosition) -> Frame | None:
        return use(p, acting_sceptre(p, self.attacker, True), self.attacker, self.defender)

    def defender_sceptre(self, p: MedievalMasteryPosition) -> Frame | None:
        return use(p, acting_sceptre(p, self.defender, False), self.defender, self.attacker)

    def conflict(self, p: MedievalMasteryPosition) -> Frame | None:  # step 4, MM-12.7 to MM-12.10
        seats = tuple([seat for seat in (self.attacker, self.defender) if not without_conflict(p, seat)])
        return Secret(LAY_CONFLICT, seats) if seats else None

    def support(self, p: MedievalMasteryPosition) -> Frame | None:  # step 5, MM-12.11 to MM-12.14
        if not p.is_castle(self.cell) and p.components.no_support[p.terrain[self.cell]]:
            return None
        return Support(support_order(p, self.attacker, self.defender))

    def outcome(self, p: MedievalMasteryPosition) -> Frame | None:  # step 6
        p.replace(decided(p, self))
        return None

    def mayhem(self, p: MedievalMasteryPosition) -> Frame | None:
        winner = self.winner
        if p.terms.mayhem:
            winner = mayhem(p, self.winner, self.loser())
            if winner != self.winner:  # MM-16.19
                p.replace(self.won_by(winner, 0))
            if winner == NOBODY:  # MM-16.20
                p.goto("conquest")
        if winner == self.attacker and p.is_castle(self.cell):  # MM-16.10
            return win(p, winner, "won-castle", "MM-16.10", team_points(p, winner))
        return None

    def orbs(self, p: MedievalMasteryPosition) -> Frame | None:  # step 7, MM-12.16
        pending = self.acting_orb(p, self.attacker) + self.acting_orb(p, self.defender)
        if not pending:
            p.goto("losses")
        return fracture_window(p, pending, self.attacker)

    def attacker_orb(self, p: MedievalMasteryPosition) -> Frame | None:
        return use(p, self.acting_orb(p, self.attacker), self.attacker, self.defender)

    def defender_orb(self, p: MedievalMasteryPosition) -> Frame | None:
        return use(p, self.acting_orb(p, self.defender), self.defender, self.attacker)

    def losses(self, p: MedievalMasteryPosition) -> Frame | None:  # step 8
        retreat(p, self)
        return None

    def conquest(self, p: MedievalMasteryPosition) -> Frame | None:  # step 9, MM-12.20
        cell = self.cell
        p.contested = NOWHERE
        if not p.is_castle(cell):
            p.used |= 1 << len(ARTEFACTS) + p.terrain[cell]
        knights, p.force = p.force, 0
        if self.winner == self.attacker:
            return conquer(p, self.attacker, cell, knights)
        if self.winner == NOBODY:
            lose_control(p, cell)
            if p.listening:
                p.tell("left-empty", "MM-16.20" if p.ledger else "MM-14.17", p.cell_words(cell))
            starve(p)
        elif p.listening:
            p.tell("held", "MM-12.20", {"seat": self.defender, **p.cell_words(cell)})
        return None

    def close(self, p: MedievalMasteryPosition) -> Frame | None:  # MM-12.21, MM-12.22
        for seat in range(p.seats):
            if p.in_play[seat]:
                p.discards[seat] += p.in_play[seat]
                p.in_play[seat] = ()
        p.ledger = ()
        return None

    def loser(self) -> int:
        return self.defender if self.winner == self.attacker else self.attacker

    def acting_orb(self, p: MedievalMasteryPosition, seat: int) -> tuple[int, ...]:
        return acting_orb(p, seat, seat == self.winner)


BATTLE_STEPS: Final = [1, 2, 3, 3, 3, 4, 5, 6, 6, 7, 7, 7, 8, 9, 9]  # the rulebook's number of each step


def battle_of(p: MedievalMasteryPosition) -> Battle | None:
    """The battle under way."""
    for frame in p.frames:
        if isinstance(frame, Battle):
            return frame
    return None


def knights_there(p: MedievalMasteryPosition, battle: Battle) -> tuple[int, int]:
    """The attacker's and the defender's knights on the conflict tile; a conqueror holds it alone (MM-12.20)."""
    there = p.knights[battle.cell]
    return (there, 0) if p.owner[battle.cell] == battle.attacker else (p.force, there)


def battle_step(p: MedievalMasteryPosition) -> int:
    """Which of the nine steps of a battle is under way; 0 without one."""
    for frame, place in zip(p.frames, p.places, strict=True):
        if isinstance(frame, Battle):
            return BATTLE_STEPS[place // RUNNING]
    return 0


# ---------------------------------------------------------------------- step 1


def duel(p: MedievalMasteryPosition, battle: Battle) -> None:
    """Arena: the lower roll loses one knight, on equal rolls both do (MM-14.16)."""
    attack, defence = p.below(6) + 1, p.below(6) + 1
    if attack <= defence:
        p.force -= 1
    if defence <= attack:
        p.knights[battle.cell] -= 1
    if p.listening:
        words: Args = {"seat": battle.attacker, "defender_seat": battle.defender, "roll": attack, "against": defence}
        p.tell("duel", "MM-14.16", words)


def survivor(p: MedievalMasteryPosition, battle: Battle) -> int:
    """Who still has knights on the conflict tile when only one side may have."""
    if p.force:
        return battle.attacker
    return battle.defender if p.knights[battle.cell] else NOBODY


def count_knights(p: MedievalMasteryPosition, battle: Battle) -> None:
    """Combat points: the knights there, and what the territory adds (MM-12.2, MM-14.5 to MM-14.8, MM-16.9)."""
    cell, kind, c = battle.cell, p.terrain[battle.cell], p.components
    add_points(p, ATTACKER, BY_KNIGHTS, 0, p.force, battle.attacker)
    add_points(p, DEFENDER, BY_KNIGHTS, 0, guard_of(p, cell), battle.defender)
    if p.is_castle(cell):
        return
    if c.attack_bonus[kind]:
        add_points(p, ATTACKER, BY_TERRITORY, kind, c.attack_bonus[kind], battle.attacker)
    if c.defence_bonus[kind]:
        add_points(p, DEFENDER, BY_TERRITORY, kind, c.defence_bonus[kind], battle.defender)


# ---------------------------------------------------------------------- step 4


def without_conflict(p: MedievalMasteryPosition, seat: int) -> bool:
    """By public information: empty hand, or all conflict cards in the discard pile (MM-12.8)."""
    if not p.hands[seat]:
        return True
    pile = p.discards[seat]
    if len(pile) < p.components.conflict_copies:
        return False
    return sum([pile.count(kind) for kind in CONFLICTS]) == p.components.conflict_copies


class LayConflict(Decision[MedievalMasteryPosition]):
    """One conflict card face down; without one, secretly none (MM-12.7, MM-12.8, MM-19.8)."""

    rule = "MM-12.7"
    verbs = ("conflict", "no_card")

    def options(self, p: MedievalMasteryPosition, seat: int) -> list[Move]:
        hand = p.hands[seat]
        return [CONFLICT[kind] for kind in CONFLICTS if kind in hand] or [NO_CARD]

    def apply(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Frame | None:
        """Revealed together, the attacker's first (MM-12.9, MM-12.10)."""
        if len(move) == 1:
            if p.listening:
                p.tell("no-card", "MM-12.8", {"seat": seat})
            return None
        kind = int(move[1])
        remove_from_hand(p, seat, kind)
        p.in_play[seat] += (kind,)
        points = p.below(6) + 1 if kind == AMBUSH else p.components.card_value[kind]
        battle = p.frames[-1]
        assert isinstance(battle, Battle)
        add_points(p, ATTACKER if seat == battle.attacker else DEFENDER, BY_CARD, kind, points, seat)
        if p.listening:
            p.tell("conflict", "MM-12.9", {"seat": seat, "card": card_id(kind), "points": points})
        return None

    def refuse(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Illegal:
        if move[0] == "no_card":
            return Illegal("must-lay", self.rule)
        kind = int(move[1])
        if kind not in CONFLICTS:
            return Illegal("not-conflict", self.rule, args={"card": card_id(kind)})
        return not_in_hand(self.rule, kind)

    def prompt(self, p: MedievalMasteryPosition, seat: int) -> Args:
        side, points = side_of(p, seat), p.points
        return {"points": points[side], "against": points[1 - side]}


# ---------------------------------------------------------------------- steps 6 and 8


def decided(p: MedievalMasteryPosition, battle: Battle) -> Battle:
    """More points win; on equal points the defender, with margin 1 (MM-12.15)."""
    attack, defence = p.points
    winner = battle.attacker if attack > defence else battle.defender
    margin = abs(attack - defence) or p.components.tie_margin
    if p.listening:
        words: Args = {
            "seat": winner,
            "points": max(attack, defence),
            "against": min(attack, defence),
            "margin": margin,
        }
        p.tell("outcome", "MM-12.15", words)
    return battle.won_by(winner, margin)


def retreat(p: MedievalMasteryPosition, battle: Battle) -> None:
    """The loser removes as many knights as the margin; the rest goes back to the castle (MM-12.17, MM-12.18)."""
    loser = battle.loser()
    there = p.knights[battle.cell] if loser == battle.defender else p.force
    lost = min(battle.margin, there)
    p.knights[p.terms.layout.castles[loser]] += there - lost
    if loser == battle.defender:
        p.knights[battle.cell] = 0
    else:
        p.force = 0
    if p.listening:
        p.tell("losses", "MM-12.17", {"seat": loser, "knights": lost, "back": there - lost})


LAY_CONFLICT: Final = LayConflict()
