"""Battle (MM-12): nine steps."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Args, Decision, Frame, Illegal, Move, Procedure, Secret

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
from .ending import team_points, win
from .sceptres_and_orbs import orbs_about_to_act, sceptres_about_to_act, use_orb, use_sceptre
from .support import Support, add_points, support_order
from .variants import mayhem

CONFLICT: Final[list[Move]] = [("conflict", kind) for kind in range(len(CARDS))]
NO_CARD: Final[Move] = ("no_card",)


def begin_battle(p: MedievalMasteryPosition, seat: int, cell: int, knights: int) -> None:
    """The advancing player against the owner of the tile (MM-12.1)."""
    p.attacker = seat
    p.defender = p.owner[cell]
    p.conflict = cell
    p.force = knights
    p.points = [0, 0]
    p.ledger = []
    p.winner = NOBODY
    p.margin = 0
    p.stage = 1
    if p.listening:
        words: Args = {"seat": seat, "defender_seat": p.defender, "knights": knights, **p.cell_words(cell)}
        p.tell("battle", "MM-12.1", words)


class Battle(Procedure[MedievalMasteryPosition]):
    """Between the steps only the moves named in them are possible (MM-12.3)."""

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

    def start_properties(self, p: MedievalMasteryPosition) -> Frame | None:  # step 1, MM-12.4
        if not p.is_castle(p.conflict) and p.components.duel[p.terrain[p.conflict]]:
            duel(p)
            if not p.force or not p.knights[p.conflict]:  # MM-14.17, MM-14.18
                p.winner = survivor(p)
                p.goto("conquest")
                return None
        count_knights(p)
        return None

    def draw(self, p: MedievalMasteryPosition) -> Frame | None:  # step 2, MM-12.5
        p.stage = 2
        draw_up_to(p, p.attacker, p.components.battle_hand, "MM-12.5")
        draw_up_to(p, p.defender, p.components.battle_hand, "MM-12.5")
        return None

    def sceptres(self, p: MedievalMasteryPosition) -> Frame | None:  # step 3, MM-12.6
        p.stage = 3
        return fracture_window(p, sceptres_about_to_act(p), p.attacker)

    def attacker_sceptre(self, p: MedievalMasteryPosition) -> Frame | None:
        return use_sceptre(p, ATTACKER) if p.pending else None

    def defender_sceptre(self, p: MedievalMasteryPosition) -> Frame | None:
        return use_sceptre(p, DEFENDER) if p.pending else None

    def conflict(self, p: MedievalMasteryPosition) -> Frame | None:  # step 4, MM-12.7 to MM-12.10
        p.stage = 4
        p.pending = ()
        seats = tuple([seat for seat in (p.attacker, p.defender) if not without_conflict(p, seat)])
        return Secret(LAY_CONFLICT, seats) if seats else None

    def support(self, p: MedievalMasteryPosition) -> Frame | None:  # step 5, MM-12.11 to MM-12.14
        p.stage = 5
        if not p.is_castle(p.conflict) and p.components.no_support[p.terrain[p.conflict]]:
            return None
        p.go = p.passes = p.go_played = 0
        return Support(support_order(p))

    def outcome(self, p: MedievalMasteryPosition) -> Frame | None:  # step 6
        p.stage = 6
        decide_outcome(p)
        return None

    def mayhem(self, p: MedievalMasteryPosition) -> Frame | None:
        if p.terms.mayhem:
            mayhem(p)
            if p.winner == NOBODY:  # MM-16.20
                p.goto("conquest")
        if p.winner == p.attacker and p.is_castle(p.conflict):  # MM-16.10
            return win(p, p.attacker, "won-castle", "MM-16.10", team_points(p, p.attacker))
        return None

    def orbs(self, p: MedievalMasteryPosition) -> Frame | None:  # step 7, MM-12.16
        p.stage = 7
        return fracture_window(p, orbs_about_to_act(p), p.attacker)

    def attacker_orb(self, p: MedievalMasteryPosition) -> Frame | None:
        return use_orb(p, p.attacker) if p.pending else None

    def defender_orb(self, p: MedievalMasteryPosition) -> Frame | None:
        return use_orb(p, p.defender) if p.pending else None

    def losses(self, p: MedievalMasteryPosition) -> Frame | None:  # step 8
        p.stage = 8
        p.pending = ()
        retreat(p)
        return None

    def conquest(self, p: MedievalMasteryPosition) -> Frame | None:  # step 9, MM-12.20
        p.stage = 9
        if not p.is_castle(p.conflict):
            p.used |= 1 << len(ARTEFACTS) + p.terrain[p.conflict]
        knights, p.force = p.force, 0
        if p.winner == p.attacker:
            return conquer(p, p.attacker, p.conflict, knights)
        if p.winner == NOBODY:
            lose_control(p, p.conflict)
            if p.listening:
                p.tell("left-empty", "MM-16.20" if p.ledger else "MM-14.17", p.cell_words(p.conflict))
            starve(p)
        elif p.listening:
            p.tell("held", "MM-12.20", {"seat": p.defender, **p.cell_words(p.conflict)})
        return None

    def close(self, p: MedievalMasteryPosition) -> Frame | None:  # MM-12.21, MM-12.22
        for seat in range(p.seats):
            if p.in_play[seat]:
                p.discards[seat] += p.in_play[seat]
                p.in_play[seat] = ()
        p.attacker = p.defender = p.winner = NOBODY
        p.conflict = NOWHERE
        p.stage = p.margin = p.guard = 0
        p.points = [0, 0]
        p.ledger = []
        return None


# ---------------------------------------------------------------------- step 1


def duel(p: MedievalMasteryPosition) -> None:
    """Arena: the lower roll loses one knight, on equal rolls both do (MM-14.16)."""
    attack, defence = p.below(6) + 1, p.below(6) + 1
    if attack <= defence:
        p.force -= 1
    if defence <= attack:
        p.knights[p.conflict] -= 1
    if p.listening:
        words: Args = {"seat": p.attacker, "defender_seat": p.defender, "roll": attack, "against": defence}
        p.tell("duel", "MM-14.16", words)


def survivor(p: MedievalMasteryPosition) -> int:
    """Who still has knights on the conflict tile when only one side may have."""
    if p.force:
        return p.attacker
    return p.defender if p.knights[p.conflict] else NOBODY


def count_knights(p: MedievalMasteryPosition) -> None:
    """Combat points: the knights there, and what the territory adds (MM-12.2, MM-14.5 to MM-14.8, MM-16.9)."""
    siege, kind = p.is_castle(p.conflict), p.terrain[p.conflict]
    p.guard = p.components.castle_defence if siege else p.knights[p.conflict]
    add_points(p, ATTACKER, BY_KNIGHTS, 0, p.force, p.attacker)
    add_points(p, DEFENDER, BY_KNIGHTS, 0, p.guard, p.defender)
    if siege:
        return
    if p.components.attack_bonus[kind]:
        add_points(p, ATTACKER, BY_TERRITORY, kind, p.components.attack_bonus[kind], p.attacker)
    if p.components.defence_bonus[kind]:
        add_points(p, DEFENDER, BY_TERRITORY, kind, p.components.defence_bonus[kind], p.defender)


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
        add_points(p, ATTACKER if seat == p.attacker else DEFENDER, BY_CARD, kind, points, seat)
        if p.listening:
            p.tell("conflict", "MM-12.9", {"seat": seat, "card": card_id(kind), "points": points})
        return None

    def refuse(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Illegal:
        if move[0] == "no_card":
            return Illegal("must-lay", self.rule, "you have a conflict card and must lay one")
        kind = int(move[1])
        if kind not in CONFLICTS:
            return Illegal("not-conflict", self.rule, "only a conflict card is laid now", {"card": card_id(kind)})
        return not_in_hand(self.rule, kind)

    def prompt(self, p: MedievalMasteryPosition, seat: int) -> Args:
        side = ATTACKER if seat == p.attacker else DEFENDER
        return {"points": p.points[side], "against": p.points[1 - side]}


# ---------------------------------------------------------------------- steps 6 and 8


def decide_outcome(p: MedievalMasteryPosition) -> None:
    """More points win; on equal points the defender, with margin 1 (MM-12.15)."""
    lead = p.points[ATTACKER] - p.points[DEFENDER]
    p.winner = p.attacker if lead > 0 else p.defender
    p.margin = abs(lead) if lead else p.components.tie_margin
    if p.listening:
        words: Args = {"seat": p.winner, "points": max(p.points), "against": min(p.points), "margin": p.margin}
        p.tell("outcome", "MM-12.15", words)


def retreat(p: MedievalMasteryPosition) -> None:
    """The loser removes as many knights as the margin; the rest goes back to the castle (MM-12.17, MM-12.18)."""
    loser = p.defender if p.winner == p.attacker else p.attacker
    there = p.knights[p.conflict] if loser == p.defender else p.force
    lost = min(p.margin, there)
    p.knights[p.terms.layout.castles[loser]] += there - lost
    if loser == p.defender:
        p.knights[p.conflict] = 0
    else:
        p.force = 0
    if p.listening:
        p.tell("losses", "MM-12.17", {"seat": loser, "knights": lost, "back": there - lost})


LAY_CONFLICT: Final = LayConflict()
BATTLE: Final = Battle()
