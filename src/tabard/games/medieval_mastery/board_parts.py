"""The parts of the view that show what is under way: crown, redeployment, Fracture window, battle, draft."""

from __future__ import annotations

from tabard.kernel import Secret

from .components import FEAR, TYPES, VIGOUR, artefact_id, card_id, territory_id
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
from .rules.control import dice_on_map
from .rules.support import Support

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


def asked(p: MedievalMasteryPosition) -> str:
    """The title of the decision that is waited for."""
    decision = p.frames[-1].decision() if p.frames else None
    return decision.title() if decision is not None else ""


def looking_view(p: MedievalMasteryPosition, seat: int | None) -> dict[str, object] | None:
    """Prosperity and Insight: the cards are shown to the crown's owner alone (MM-9.5, MM-9.7)."""
    what = asked(p)
    if what not in ("KeepTop", "OrderCards"):
        return None
    whose, count = (p.aimed, 1) if what == "KeepTop" else (p.active, p.looking)
    cards = [card & 15 for card in reversed(p.decks[whose][-count:])]
    return {
        "seat": whose,
        "by_seat": p.active,
        "count": count,
        "placed": p.ordered,
        "cards": cards if seat == p.active else None,
    }


def redeploy_view(p: MedievalMasteryPosition) -> dict[str, object] | None:
    what = asked(p)
    if what not in ("Recall", "Reinforce"):
        return None
    castle = p.castle(p.active)
    moved = [(cell, n) for cell, n in enumerate(p.before) if n != p.knights[cell] and cell != castle]
    return {
        "seat": p.active,
        "half": what.lower(),
        "castle": p.knights[castle],
        "dice": dice_on_map(p, p.active),
        "limit": p.components.dice,
        "changes": [{"cell": cell, "before": n, "now": p.knights[cell]} for cell, n in moved],
        "named": [cell for cell in p.supplied[p.active] if p.named >> cell & 1],
        "cursor": p.cursor if p.cursor != NOWHERE else None,
    }


def window_view(p: MedievalMasteryPosition) -> dict[str, object] | None:
    if asked(p) != "React":
        return None
    return {"type": TYPES[p.pending[0] // 6], "artefacts": list(p.pending), "asked": p.waiting[0]}


def battle_view(p: MedievalMasteryPosition, seat: int | None) -> dict[str, object] | None:
    if p.conflict == NOWHERE:
        return None
    castle, kind = p.is_castle(p.conflict), p.terrain[p.conflict]
    return {
        "attacker": p.attacker,
        "defender": p.defender,
        "cell": p.conflict,
        "castle": castle,
        "step": p.stage,
        "step_name": "step-" + STEP_NAMES[p.stage - 1],
        "knights": list(p.in_battle()),
        "counted": [counted(p, ATTACKER), counted(p, DEFENDER)],
        "points": list(p.points),
        "no_support": not castle and p.components.no_support[kind],
        "ledger": ledger_view(p),
        "cards": [list(cards) for cards in p.in_play],
        **secret_view(p, seat),
        "support": support_view(p),
        "winner": p.winner if p.winner != NOBODY else None,
        "margin": p.margin,
    }


def counted(p: MedievalMasteryPosition, side: int) -> int:
    """Knights as far as they count for combat points, Fear and Vigour included (MM-13.6)."""
    mine = [entry for entry in p.ledger if entry[0] == side]
    matched = [entry[3] for entry in mine if entry[1] == BY_ARTEFACT and entry[2] in (FEAR, VIGOUR)]
    return sum([entry[3] for entry in mine if entry[1] == BY_KNIGHTS]) + sum(matched)


def ledger_view(p: MedievalMasteryPosition) -> list[dict[str, object]]:
    totals = [0, 0]
    lines: list[dict[str, object]] = []
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


def secret_view(p: MedievalMasteryPosition, seat: int | None) -> dict[str, object]:
    """Who lays a card face down; which one, only to himself (MM-17.4)."""
    frame = p.frames[-1] if p.frames else None
    if not isinstance(frame, Secret):
        return {"asked": [], "committed": [], "yours": None}
    done = [other for other in frame.seats if other not in frame.waiting(p)]
    laid = frame.chosen[frame.seats.index(seat)] if seat is not None and seat in done else ()
    yours = (int(laid[0][1]) if len(laid[0]) > 1 else -1) if laid else None
    return {"asked": list(frame.seats), "committed": done, "yours": yours}


def support_view(p: MedievalMasteryPosition) -> dict[str, object] | None:
    for frame in p.frames:
        if isinstance(frame, Support):
            return {"order": list(frame.seats), "go": frame.seats[p.go], "passes": p.passes}
    return None


def draft_view(p: MedievalMasteryPosition) -> dict[str, object] | None:
    if not p.offer:
        return None
    type = p.offer[0] // 6
    clockwise = p.terms.clockwise[p.first]
    order = clockwise if type == 1 else tuple(reversed(clockwise))
    left = [seat for seat in order if p.artefact_of(seat, type) < 0]
    return {"type": TYPES[type], "offer": list(p.offer), "order": left}
