"""The parts of the view that show what is under way: crown, redeployment, Fracture window, battle, draft."""

from __future__ import annotations

from tabard.kernel import Secret

from . import packed
from .components import MATCHING, TYPES, artefact_id, card_id, territory_id
from .position import (
    ATTACKER,
    BY_ARTEFACT,
    BY_CARD,
    BY_KNIGHTS,
    BY_TERRITORY,
    DEFENDER,
    NOBODY,
    NOWHERE,
    MedievalMasteryPosition,
)
from .rules.artefacts import REACT, about_to_act
from .rules.battle import battle_of, battle_step, knights_there
from .rules.control import DICE, dice_on_map
from .rules.crown_effects import KEEP_TOP, ORDER_CARDS, Insight, Prosperity
from .rules.redeployment import RECALL_KNIGHTS, REINFORCE_KNIGHTS, Redeployment
from .rules.support import Support
from .rules.variants import DRAFT_ARTEFACT, Picks, on_offer, still_to_pick
from .view_types import (
    BattleView,
    DraftView,
    LedgerLine,
    Looking,
    Place,
    RedeployView,
    SupportView,
    WindowView,
)

STEP_NAMES = (
    "territory-start",
    "draw",
    "sceptres",
    "conflict",
    "support",
    "outcome",
    "orbs",
    "losses",
    "territory-end",
)


def looking_view(p: MedievalMasteryPosition, seat: int | None) -> Looking | None:
    """Prosperity and Insight: the cards are shown to the crown's owner alone (MM-9.5, MM-9.7)."""
    what = p.decision()
    if what is KEEP_TOP:
        whose, count, placed = p.near(Prosperity).whose, 1, 0
    elif what is ORDER_CARDS:
        whose, count, placed = p.active, p.near(Insight).count, p.near(Insight).placed
    else:
        return None
    cards = [packed.kind(card) for card in reversed(p.decks[whose][-count:])]
    return {
        "seat": whose,
        "by_seat": p.active,
        "count": count,
        "placed": placed,
        "cards": cards if seat == p.active else None,
    }


def redeploy_view(p: MedievalMasteryPosition) -> RedeployView | None:
    what = p.decision()
    if what is not RECALL_KNIGHTS and what is not REINFORCE_KNIGHTS:
        return None
    castle, frame = p.castle(p.active), p.near(Redeployment)
    moved = [(cell, n) for cell, n in enumerate(frame.before) if n != p.knights[cell] and cell != castle]
    return {
        "seat": p.active,
        "half": "recall" if what is RECALL_KNIGHTS else "reinforce",
        "castle": p.knights[castle],
        "dice": dice_on_map(p, p.active),
        "limit": p.components.dice,
        "changes": [{"cell": cell, "before": n, "now": p.knights[cell]} for cell, n in moved],
        "named": [cell for cell in p.supplied[p.active] if frame.named >> cell & 1],
        "cursor": frame.cursor if frame.cursor != NOWHERE else None,
        "places": redeploy_places(p, frame),
        "others": dice_on_map(p, p.active) - sum([DICE[p.knights[cell]] for cell in (castle, *p.supplied[p.active])]),
        "dice_for": DICE[: p.knights_of(p.active) + 1],
    }


def redeploy_places(p: MedievalMasteryPosition, frame: Redeployment) -> list[Place]:
    """How many knights may stand where at its end (MM-10.3, MM-10.4)."""
    castle, all_knights = p.castle(frame.seat), p.knights_of(frame.seat)
    home: Place = {"cell": castle, "before": frame.before[castle], "least": 0, "most": all_knights}
    land: list[Place] = [
        {"cell": cell, "before": frame.before[cell], "least": 1, "most": p.room[cell]}
        for cell in p.supplied[frame.seat]
    ]
    return [home, *land]


def window_view(p: MedievalMasteryPosition) -> WindowView | None:
    if p.decision() is not REACT:
        return None
    pending = about_to_act(p)
    return {"type": TYPES[pending[0] // 6], "artefacts": list(pending), "asked": p.waiting[0]}


def battle_view(p: MedievalMasteryPosition, seat: int | None) -> BattleView | None:
    battle = battle_of(p)
    if battle is None:
        return None
    castle, kind, step = p.is_castle(battle.cell), p.terrain[battle.cell], battle_step(p)
    asked, committed, yours = secret_view(p, seat)
    return {
        "attacker": battle.attacker,
        "defender": battle.defender,
        "cell": battle.cell,
        "castle": castle,
        "step": step,
        "step_name": "step-" + STEP_NAMES[step - 1],
        "knights": list(knights_there(p, battle)),
        "counted": [counted(p, ATTACKER), counted(p, DEFENDER)],
        "points": p.points,
        "no_support": not castle and p.components.no_support[kind],
        "ledger": ledger_view(p),
        "cards": [list(cards) for cards in p.in_play],
        "asked": asked,
        "committed": committed,
        "yours": yours,
        "support": support_view(p),
        "winner": battle.winner if battle.winner != NOBODY else None,
        "margin": battle.margin,
    }


def counted(p: MedievalMasteryPosition, side: int) -> int:
    """Knights as far as they count for combat points, Fear and Vigour included (MM-13.6)."""
    mine = [entry for entry in p.ledger if entry[0] == side]
    effect = p.components.effect
    matched = [entry[3] for entry in mine if entry[1] == BY_ARTEFACT and effect[entry[2]] == MATCHING]
    return sum([entry[3] for entry in mine if entry[1] == BY_KNIGHTS]) + sum(matched)


def ledger_view(p: MedievalMasteryPosition) -> list[LedgerLine]:
    totals = [0, 0]
    lines: list[LedgerLine] = []
    for entry in p.ledger:
        side, points = entry[0], entry[3]
        totals[side] += points
        lines.append(
            {
                "side": "attacker" if side == ATTACKER else "defender",
                "seat": entry[4],
                "why": reason(entry[1], entry[2]),
                "points": points,
                "total": totals[side],
            }
        )
    return lines


def reason(why: int, which: int) -> str:
    if why == BY_TERRITORY:
        return territory_id(which)
    if why == BY_ARTEFACT:
        return artefact_id(which)
    return card_id(which) if why == BY_CARD else "knights"


def secret_view(p: MedievalMasteryPosition, seat: int | None) -> tuple[list[int], list[int], int | None]:
    """Who lays a card face down; which one, only to himself (MM-17.4)."""
    frame = p.frames[-1] if p.frames else None
    if not isinstance(frame, Secret):
        return [], [], None
    done = [other for other in frame.seats if other not in frame.waiting(p)]
    laid = p.chosen(seat) if seat is not None else ()
    yours = (int(laid[0][1]) if len(laid[0]) > 1 else -1) if laid else None
    return list(frame.seats), done, yours


def support_view(p: MedievalMasteryPosition) -> SupportView | None:
    for frame in p.frames:
        if isinstance(frame, Support):
            return {"order": list(frame.seats), "go": frame.seats[frame.go], "passes": frame.passes}
    return None


def draft_view(p: MedievalMasteryPosition) -> DraftView | None:
    if p.decision() is not DRAFT_ARTEFACT:
        return None
    type = p.near(Picks).type
    return {"type": TYPES[type], "offer": on_offer(p, type), "order": still_to_pick(p, type)}
