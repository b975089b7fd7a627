"""What a seat sees (MM-17): everything but the contents of other hands, the decks and cards laid face down."""

from __future__ import annotations

from . import packed
from .board_parts import battle_view, draft_view, looking_view, redeploy_view, window_view
from .components import TYPES, territory_id
from .layouts import CASTLE, CELL_KINDS, TERRITORY, bits
from .position import FACE_UP, NOBODY, OLD_WRECK, MedievalMasteryPosition
from .rules.advance import open_targets
from .rules.control import dice_on_map
from .rules.ending import how_it_ended, team_points
from .rules.turn import turn_of
from .view_types import ArtefactView, Board, Final, HexView, Known, Laid, LaidHex, LaidSeat, PlayerView


def laid(p: MedievalMasteryPosition) -> Laid:
    """The map and what else set-up settles for good (MM-3)."""
    terms = p.terms
    return {
        "hexes": [laid_hex(p, cell) for cell in range(terms.layout.size)],
        "players": [laid_seat(p, seat) for seat in range(p.seats)],
        "goal": terms.goal,
        "round_limit": terms.round_limit,
        "variants": [name for name, value in p.options.items() if value not in (False, "off", 0)],
        "teams": list(terms.team) if terms.team_size > 1 else None,
    }


def laid_hex(p: MedievalMasteryPosition, cell: int) -> LaidHex:
    layout, kind = p.terms.layout, p.terrain[cell]
    return {
        "cell": cell,
        "id": layout.ids[cell],
        "q": layout.q[cell],
        "r": layout.r[cell],
        "kind": CELL_KINDS[layout.kind[cell]],
        "name": hex_name(p, cell),
        "terrain": kind if kind >= 0 else None,
        "value": p.worth[cell],
        "capacity": p.room[cell] if kind >= 0 else None,
        "properties": property_ids(p, kind),
        "near": list(bits(layout.near[cell])),
    }


def laid_seat(p: MedievalMasteryPosition, seat: int) -> LaidSeat:
    return {"castle": p.castle(seat), "castle_name": castle_name(p, seat), "team": p.terms.team[seat]}


def board(p: MedievalMasteryPosition, seat: int | None) -> Board:
    turn = turn_of(p)
    return {
        "private": True,
        "round": p.round,
        "active": p.active,
        "first": p.first,
        "manoeuvres": turn.manoeuvres if turn is not None else 0,
        "crown_used": turn is not None and bool(turn.crown_used),
        "hexes": [hex_view(p, cell) for cell in range(p.terms.layout.size)],
        "players": [player_view(p, other) for other in range(p.seats)],
        "hand": sorted(p.hands[seat]) if seat is not None else None,
        "known": known_view(p, seat) if seat is not None else None,
        "looking": looking_view(p, seat),
        "redeploy": redeploy_view(p),
        "window": window_view(p),
        "battle": battle_view(p, seat),
        "draft": draft_view(p),
        "final": [final_view(p, other) for other in range(p.seats)] if p.over else None,
    }


def hex_view(p: MedievalMasteryPosition, cell: int) -> HexView:
    owner, contested = p.owner[cell], cell == p.contested
    return {
        "owner": owner if owner != NOBODY and (not contested or p.is_castle(cell)) else None,
        "knights": p.knights[cell],
        "dice": dice_view(p.knights[cell]),
        "supplied": owner != NOBODY and cell in p.supplied[owner],
        "contested": contested,
        "attackers": p.force if contested else 0,
    }


def hex_name(p: MedievalMasteryPosition, cell: int) -> str:
    kind = p.terms.layout.kind[cell]
    if kind == TERRITORY:
        return territory_id(p.terrain[cell])
    return castle_name(p, p.terms.layout.castles.index(cell)) if kind == CASTLE else "lake"


def castle_name(p: MedievalMasteryPosition, seat: int) -> str:
    return "castle-" + p.components.castles[seat]


def property_ids(p: MedievalMasteryPosition, kind: int) -> list[str]:
    names = p.components.territories[kind].properties if kind >= 0 else ()
    return ["property-" + name.replace("_", "-") for name in names]


def dice_view(knights: int) -> list[int]:
    """As few dice as possible (MM-4.1)."""
    full, rest = divmod(knights, 6)
    return [6] * full + ([rest] if rest else [])


def player_view(p: MedievalMasteryPosition, seat: int) -> PlayerView:
    return {
        "points": p.victory_points(seat),
        "team_points": team_points(p, seat),
        "knights": p.knights_of(seat),
        "in_castle": p.knights[p.castle(seat)],
        "dice_left": max(p.components.dice - dice_on_map(p, seat), 0),
        "hand": len(p.hands[seat]),
        "deck": len(p.decks[seat]),
        "discard": list(p.discards[seat]),
        "artefacts": [artefact_view(p, seat, type) for type in range(3) if p.artefact_of(seat, type) >= 0],
        "supplied": list(p.supplied[seat]),
        "reach": list(open_targets(p, seat)),
    }


def artefact_view(p: MedievalMasteryPosition, seat: int, type: int) -> ArtefactView:
    artefact = p.artefact_of(seat, type)
    return {
        "artefact": artefact,
        "type": TYPES[type],
        "up": p.state[artefact] == FACE_UP,
        "back_this_turn": p.state[artefact] == OLD_WRECK,
    }


def known_view(p: MedievalMasteryPosition, seat: int) -> Known:
    """What the seat has looked at and still knows (MM-17.7)."""
    return {
        "decks": [
            [{"place": n, "card": packed.kind(c)} for n, c in enumerate(reversed(deck), 1) if packed.seen_by(c, seat)]
            for deck in p.decks
        ],
        "hands": [sorted(packed.kinds(packed.known_to(cards, seat))) for cards in p.seen_in_hand],
    }


def final_view(p: MedievalMasteryPosition, seat: int) -> Final:
    return {
        "points": p.victory_points(seat),
        "team_points": team_points(p, seat),
        "knights": p.knights_of(seat),
        "place": p.ranking[seat],
        "winner": seat in p.winners,
        "by": how_it_ended(p),
    }
