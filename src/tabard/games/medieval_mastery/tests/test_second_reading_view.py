"""The view against a board worked out from the referee's table, field by field, for every seat and an onlooker (MM-17.1)."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.medieval_mastery import GAME
from tabard.games.medieval_mastery.components import TERRITORIES

from .tables import attack, battle_step, board, fight, on, pass_all, play, table, walk
from .test_second_reading_referee import BOX, CAPACITY, MIXED, Referee, Table

TYPES = ("crown", "orb", "sceptre")
CELLS = {layout["players"]: layout["cells"] for layout in BOX["layouts"]}
PROPERTIES = {kind["id"]: kind["properties"] for kind in BOX["territories"]}
STEPS = ["territory-start", "draw", "sceptres", "conflict", "support", "outcome", "orbs", "losses", "territory-end"]


def pips(knights: int) -> list[int]:
    dice = []
    while knights:
        dice.append(min(knights, 6))
        knights -= dice[-1]
    return dice


def expected(t: Table, viewer: int | None) -> dict[str, Any]:
    r = t.r
    teams = r.options["loyalty"] != "off"
    size = r.team.count(r.team[0])
    return {
        "private": True,
        "round": max(r.turn - 1, 0) // r.n + 1,
        "round_limit": r.options["round_limit"],
        "active": r.active,
        "first": r.first,
        "goal": {1: 13, 2: 20, 3: 30}[size] - 2 * size * bool(r.options["skirmish"]),
        "variants": [name for name, value in r.options.items() if value not in (False, "off")],
        "teams": r.team if teams else None,
        "manoeuvres": r.manoeuvres,
        "crown_used": r.crown_used,
        "hexes": [expected_hex(r, at) for at in range(len(r.kind))],
        "players": [expected_player(t, seat) for seat in range(r.n)],
        "hand": sorted(r.hands[viewer]) if viewer is not None else None,
        "looking": expected_look(t, viewer),
        "redeploy": expected_redeployment(t),
        "window": expected_window(t),
        "battle": expected_battle(t, viewer),
        "draft": expected_draft(t),
        "final": None,
    }


def contested(r: Referee, at: int) -> bool:
    return r.fight is not None and r.fight.cell == at and r.fight.step < 9


def expected_hex(r: Referee, at: int) -> dict[str, Any]:
    cell, kind = CELLS[r.n][at], r.kind[at]
    castle = r.castle.index(at) if at in r.castle else None
    holder = castle if castle is not None else None if contested(r, at) else r.holder(at)
    stands = r.fight.defender if r.fight is not None and contested(r, at) else holder
    knights = r.army[at][stands] if stands is not None else 0
    land = kind in TERRITORIES
    names = {"castle": "castle-" + BOX["castles"][castle or 0]["id"], "lake": "lake"}
    return {
        "cell": at,
        "id": cell["id"],
        "q": cell["q"],
        "r": cell["r"],
        "kind": cell["kind"],
        "name": names.get(kind, "territory-" + kind),
        "terrain": TERRITORIES.index(kind) if land else None,
        "value": r.worth(at) if land else 0,
        "capacity": CAPACITY.get(kind, 6) if land else None,
        "properties": ["property-" + name.replace("_", "-") for name in PROPERTIES.get(kind, [])],
        "owner": holder,
        "knights": knights,
        "dice": pips(knights),
        "supplied": land and holder is not None and at in r.supply(holder)[0],
        "contested": contested(r, at),
        "attackers": r.army[at][r.fight.attacker] if r.fight is not None and contested(r, at) else 0,
        "near": sorted(r.near[at]),
    }


def expected_player(t: Table, seat: int) -> dict[str, Any]:
    r = t.r
    mates = [mate for mate in range(r.n) if r.team[mate] == r.team[seat]]
    supplied, reach = r.supply(seat)
    cards = len(r.decks[seat]) + (len(r.loose) + len(r.placed) if seat == r.active else 0)
    return {
        "castle": r.castle[seat],
        "castle_name": "castle-" + BOX["castles"][seat]["id"],
        "team": r.team[seat],
        "points": r.points(seat),
        "team_points": sum(r.points(mate) for mate in mates),
        "knights": r.knights(seat),
        "in_castle": r.army[r.castle[seat]][seat],
        "dice_left": max(10 - r.dice(seat), 0),
        "hand": len(r.hands[seat]),
        "deck": cards,
        "discard": r.pile(seat),
        "artefacts": [
            {
                "artefact": artefact,
                "type": TYPES[type],
                "up": r.up(artefact),
                "back_this_turn": not r.up(artefact) and r.active == seat and r.broken[artefact] < r.turn,
            }
            for type, artefact in enumerate(r.artefacts[seat])
            if artefact >= 0
        ],
        "supplied": sorted(supplied),
        "reach": sorted([at for at in reach if r.enemy(at) not in mates]),  # MM-16.5
    }


def expected_look(t: Table, viewer: int | None) -> dict[str, Any] | None:
    r = t.r
    if t.what == "KeepTop":
        cards = [r.decks[r.aim][-1].kind]
        whose, placed = r.aim, 0
    elif t.what == "OrderCards":
        cards = [card.kind for card in [*r.placed, *r.loose]]
        whose, placed = r.active, len(r.placed)
    else:
        return None
    seen = cards if viewer == r.active else None
    return {"seat": whose, "by_seat": r.active, "count": len(cards), "placed": placed, "cards": seen}


def expected_redeployment(t: Table) -> dict[str, Any] | None:
    r = t.r
    if t.what not in ("Recall", "Reinforce"):
        return None
    before, named, last = r.plan
    seat = r.active
    all_of = r.knights(seat)
    return {
        "seat": seat,
        "half": t.what.lower(),
        "castle": r.army[r.castle[seat]][seat],
        "dice": r.dice(seat),
        "limit": 10,
        "changes": [
            {"cell": at, "before": before[at][seat], "now": r.army[at][seat]}
            for at in r.land
            if before[at][seat] != r.army[at][seat]
        ],
        "named": sorted(named),
        "cursor": last if last >= 0 else None,
        "places": [
            {
                "cell": at,
                "before": before[at][seat],
                "least": int(at in r.land),
                "most": r.room(at) if at in r.land else all_of,
            }
            for at in [r.castle[seat], *sorted(r.supply(seat)[0])]
        ],
        "others": sum(len(pips(r.army[at][seat])) for at in r.land if at not in r.supply(seat)[0]),
        "dice_for": [len(pips(n)) for n in range(all_of + 1)],
    }


def expected_window(t: Table) -> dict[str, Any] | None:
    if t.what != "React":
        return None
    return {"type": TYPES[t.r.pending[0] // 6], "artefacts": t.r.pending, "asked": next(iter(t.asked))}


def expected_battle(t: Table, viewer: int | None) -> dict[str, Any] | None:
    r, f = t.r, t.r.fight
    if f is None:
        return None
    castle = r.kind[f.cell] == "castle"
    total = {f.attacker: 0, f.defender: 0}
    ledger = []
    for side, seat, why, points in f.ledger:
        total[side] += points
        name = "attacker" if side == f.attacker else "defender"
        ledger.append({"side": name, "seat": seat, "why": why, "points": points, "total": total[side]})
    mine = f.laid.get(viewer) if viewer is not None else None
    return {
        "attacker": f.attacker,
        "defender": f.defender,
        "cell": f.cell,
        "castle": castle,
        "step": f.step,
        "step_name": "step-" + STEPS[f.step - 1],
        "knights": [r.army[f.cell][f.attacker], r.army[f.cell][f.defender]],
        "counted": [f.counted[f.attacker], f.counted[f.defender]],
        "points": [f.points[f.attacker], f.points[f.defender]],
        "no_support": r.kind[f.cell] == "mountains",
        "ledger": ledger,
        "cards": r.in_play,
        "asked": f.fighters,
        "committed": [seat for seat in f.fighters if seat in f.laid],
        "yours": None if mine is None else int(mine[1]) if len(mine) > 1 else -1,
        "support": {"order": f.ring, "go": next(iter(t.asked)), "passes": f.passes}
        if t.what == "PlaySupport"
        else None,
        "winner": f.winner,
        "margin": f.margin,
    }


def expected_draft(t: Table) -> dict[str, Any] | None:
    if t.what != "DraftArtefact":
        return None
    r = t.r
    seat = next(iter(t.asked))
    offer = [int(move[1]) for move in t.asked[seat]]
    type = offer[0] // 6
    step = 1 if type == 1 else -1
    order = [(seat + step * n) % r.n for n in range(r.n)]
    return {"type": TYPES[type], "offer": offer, "order": [s for s in order if r.artefacts[s][type] < 0]}


def same(seen: dict[str, Any], wanted: dict[str, Any]) -> None:
    """Names the first field that differs."""
    assert set(seen) == set(wanted)
    for name, value in wanted.items():
        assert seen[name] == value, name


def tidy(seen: dict[str, Any], wanted: dict[str, Any]) -> None:
    """Leaves out what the clauses leave open."""
    for one in (seen, wanted):
        one.pop("known", None)
        if one["looking"] is not None:
            placed = one["looking"]["placed"]
            if one["looking"]["cards"]:  # those not yet in their place may lie in any order
                one["looking"]["cards"][placed:] = sorted(one["looking"]["cards"][placed:])
        for tile in one["hexes"]:
            if tile["contested"]:
                tile.pop("supplied")


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"castle_siege": True, **MIXED}),
        (4, {"loyalty": "pairs", "artefact_draft": True}),
        (5, {"mayhem": True, "round_limit": 9}),
        (6, {"loyalty": "threes", "skirmish": True}),
    ],
)
def test_the_board_as_everybody_sees_it(seats: int, options: dict[str, Any]) -> None:
    """MM-17.1 to MM-17.4, MM-4.1, MM-15.1: recomputed at decisions of games that begin anywhere."""
    for seed in range(6):
        t = Table(seats, seed, True, **options)
        while not t.over and t.steps < 140:
            if t.steps % 4 == seed % 4:
                for viewer in (None, t.steps % seats, next(iter(t.asked))):
                    seen, wanted = board(t.p, viewer), expected(t, viewer)
                    tidy(seen, wanted)
                    for side in ("hexes", "players"):
                        for one, other in zip(seen[side], wanted[side], strict=True):
                            same(one, other)
                    same(seen, wanted)
            t.step()


def test_the_final_table() -> None:
    """MM-15.7, MM-15.8: points, knights, places, winners and how it ended."""
    endings = set()
    for seed in range(16):
        siege = {"castle_siege": True} if seed % 2 else {"loyalty": "pairs"}
        t = Table(4, seed, True, round_limit=3 + seed, **siege)
        while not t.over:
            t.step()
        r, final = t.r, board(t.p)["final"]
        by = "ended-limit" if r.victors is None else "ended-siege" if r.met["castle taken"] else "ended-points"
        endings.add(by)
        for seat, line in enumerate(final):
            team = [mate for mate in range(4) if r.team[mate] == r.team[seat]]
            assert line == {
                "points": r.points(seat),
                "team_points": sum(r.points(mate) for mate in team),
                "knights": r.knights(seat),
                "place": r.ranking()[seat],
                "winner": r.ranking()[seat] == 1,
                "by": by,
            }
        assert all(line["winner"] == (seat in t.p.winners) for seat, line in enumerate(final))
    assert {"ended-limit", "ended-points"} <= endings


# ---------------------------------------------------------------------- one field each


def test_knights_after_a_conquest_in_battle() -> None:
    """MM-12.20, MM-17.1: `knights` are the attacker's and the defender's; after the conquest only the attacker's are there."""
    p = table(
        land={1: "B1:2"}, castles=[6], terrain={"B1": "ruins"}, hands=["conflict_5 support_1 support_2", "conflict_2"]
    )
    fight(attack(p, "B1", 4), "conflict_5", "conflict_2")
    assert battle_step(p) == 9
    assert on(p, "B1") == (0, 4)
    assert board(p)["battle"]["knights"] == [4, 0]
    words: list[Any] = [line["args"] for line in GAME.words(p, None) if line["id"] == "words-battle"]
    assert [(line["knights"], line["guard"]) for line in words] == [(4, 0)]


def test_nothing_is_placed_when_prosperity_looks() -> None:
    """MM-9.5, MM-19.6: an Insight of an earlier turn does not show in a later look of Prosperity."""
    p = table(artefacts=["insight greed rage", "prosperity devotion fear"])
    pass_all(play(p, "crown"))
    while p.where.endswith("OrderCards"):
        p.play(0, p.legal(0)[0])
    pass_all(play(p, "end_turn", "crown"))
    play(p, "target 0")
    assert board(p, 1)["looking"]["placed"] == 0


def test_reach_leaves_out_a_team_mates_land() -> None:
    """MM-16.5, MM-11.2: `reach` are the cells an advance may go to; a team-mate's territory is none of them."""
    p = table(4, land={0: "C2:1", 2: "D1:1"}, castles=[5, 0, 0, 0], loyalty="pairs")
    reach = set(board(p)["players"][0]["reach"])
    play(p, "manoeuvre", "recall_done", "redeploy_done")
    assert {move[1] for move in p.legal(0) if move[0] == "advance"} == reach


def test_the_reserve_is_never_below_nothing() -> None:
    """MM-4.2, MM-17.1, MM-19.3: in the middle of a redeployment eleven dice may be needed; nobody has minus one in reserve."""
    land = "A1:6 A3:6 B1:6 B2:6 C1:6 C3:6 D1:6 D2:6 E1:2"
    p = table(land={0: land}, castles=[0])
    play(p, "manoeuvre", "recall A1 1", "recall A3 5", "recall B1 1")
    assert board(p)["redeploy"]["dice"] == 11
    assert board(p)["players"][0]["dice_left"] >= 0


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_what_is_laid_never_changes_and_is_not_sent_again(seats: int) -> None:
    """MM-17.1, MM-3.2: map, castles and goal lie for good and are public; the view of a moment holds none of it."""
    first: dict[str, Any] | None = None
    for p in walk(seats, seats):
        now: dict[str, Any] = GAME.laid(p)
        first = first or now
        assert now == first
        seen: dict[str, Any] = GAME.view(p, 0)
        assert set(now) & set(seen) == {"hexes", "players"}
        for part in ("hexes", "players"):
            assert not set(now[part][0]) & set(seen[part][0])
