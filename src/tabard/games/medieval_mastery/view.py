"""What a seat sees (MM-17): everything but the contents of other hands, the decks and cards laid face down.

    board = {
      "private": true (seats see different things),
      "round", "round_limit" (0: none), "active": whose turn, "first": first player, "goal": points to win (of a team),
      "variants": names of the options that are on, "teams": null or the team of each seat,
      "manoeuvres": left in this turn, "crown_used": in this turn,
      "hexes": for each cell {"cell", "id" ("B3"), "q", "r" (axial, pointy top: x = q + r / 2, y = r * 0.866, downwards),
          "kind": "territory" / "castle" / "lake", "name": message id, "terrain": row of the component table or null,
          "value", "capacity" (null: castle without limit, lake), "properties": message ids,
          "owner": seat or null, "knights", "dice": pips of the dice that show them ([6, 2]), "supplied": bool,
          "contested": a battle is on here (then owner is null, "knights" the defender's, "attackers" the attacker's),
          "near": cells with a common edge},
      "players": for each seat {"castle": cell, "castle_name": message id, "team", "points", "team_points", "knights" (on the
          map), "in_castle", "dice_left", "hand": cards, "deck": cards, "discard": kinds (last on top),
          "artefacts": three of {"artefact", "type": "crown" / "orb" / "sceptre", "up", "back_this_turn"},
          "supplied": cells, "reach": cells an advance may go to (with supply lines as they are now)},
      "hand": your cards by kind, sorted, or null, "known": null or what you have looked at
          {"decks": for each seat [{"place": 1 = top, "card"}], "hands": for each seat kinds},
      "looking": null or a crown at work {"seat": whose deck, "by_seat", "count", "placed": how many are back in order,
          "cards": top first (null for others)},
      "redeploy": null or {"seat", "half": "recall" / "reinforce", "castle": knights there now, "dice": needed, "limit",
          "changes": [{"cell", "before", "now"}], "named": cells recalled from, "cursor": last cell named in this half or null},
      "window": null or a Fracture window {"type", "artefacts": those about to act, "asked": seat},
      "battle": null or {"attacker", "defender", "cell", "castle": a siege, "step": 1..9, "step_name": message id,
          "knights": [attacker's, defender's] (really there), "counted": [attacker's, defender's] (for points),
          "points": [attacker, defender], "no_support": bool,
          "ledger": how the points came about [{"side": "attacker" / "defender", "seat", "why": message id, "points", "total"}],
          "cards": for each seat the cards revealed (conflict card first, then support), "asked": seats that lay a card
          face down now, "committed": those who have, "yours": the card you have laid or null (-1: no card),
          "support": null or {"order": seats, "go": seat, "passes"}, "winner": seat or null, "margin"},
      "draft": null or {"type", "offer": artefacts, "order": seats still to pick of this type},
      "final": null, or for each seat {"points", "team_points", "knights", "place", "winner", "by": message id of how it ended}}

Cards, artefacts, territories and cells are numbers: rows of the component tables, which carry the message ids.
Targets of moves: `cell:N`, `knights:N`, `artefact:N`, `card:N`, `player:N`.
"""

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


def board(p: MedievalMasteryPosition, seat: int | None) -> dict[str, object]:
    terms, turn = p.terms, turn_of(p)
    return {
        "private": True,
        "round": p.round,
        "round_limit": terms.round_limit,
        "active": p.active,
        "first": p.first,
        "goal": terms.goal,
        "variants": [name for name, value in p.options.items() if value not in (False, "off", 0)],
        "teams": list(terms.team) if terms.team_size > 1 else None,
        "manoeuvres": turn.manoeuvres if turn is not None else 0,
        "crown_used": turn is not None and bool(turn.crown_used),
        "hexes": [hex_view(p, cell) for cell in range(terms.layout.size)],
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


def hex_view(p: MedievalMasteryPosition, cell: int) -> dict[str, object]:
    layout, kind = p.terms.layout, p.terrain[cell]
    owner, contested = p.owner[cell], cell == p.contested
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
        "owner": owner if owner != NOBODY and (not contested or layout.kind[cell] == CASTLE) else None,
        "knights": p.knights[cell],
        "dice": dice_view(p.knights[cell]),
        "supplied": owner != NOBODY and cell in p.supplied[owner],
        "contested": contested,
        "attackers": p.force if contested else 0,
        "near": list(bits(layout.near[cell])),
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


def player_view(p: MedievalMasteryPosition, seat: int) -> dict[str, object]:
    return {
        "castle": p.castle(seat),
        "castle_name": castle_name(p, seat),
        "team": p.terms.team[seat],
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


def artefact_view(p: MedievalMasteryPosition, seat: int, type: int) -> dict[str, object]:
    artefact = p.artefact_of(seat, type)
    return {
        "artefact": artefact,
        "type": TYPES[type],
        "up": p.state[artefact] == FACE_UP,
        "back_this_turn": p.state[artefact] == OLD_WRECK,
    }


def known_view(p: MedievalMasteryPosition, seat: int) -> dict[str, object]:
    """What the seat has looked at and still knows (MM-17.7)."""
    return {
        "decks": [
            [{"place": n, "card": packed.kind(c)} for n, c in enumerate(reversed(deck), 1) if packed.seen_by(c, seat)]
            for deck in p.decks
        ],
        "hands": [sorted(packed.kinds(packed.known_to(cards, seat))) for cards in p.seen_in_hand],
    }


def final_view(p: MedievalMasteryPosition, seat: int) -> dict[str, object]:
    return {
        "points": p.victory_points(seat),
        "team_points": team_points(p, seat),
        "knights": p.knights_of(seat),
        "place": p.ranking[seat],
        "winner": seat in p.winners,
        "by": how_it_ended(p),
    }
