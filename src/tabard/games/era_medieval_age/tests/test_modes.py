"""Modes and variants (ERA-17 to ERA-22, ERA-25)."""

import pytest

from tabard.games.era_medieval_age import GAME, own
from tabard.games.era_medieval_age.components import BUILDINGS, PIECES
from tabard.games.era_medieval_age.rules.round import Match, Round
from tabard.games.era_medieval_age.terms import OPTIONAL
from tabard.kernel import Illegal
from tabard.kernel.testing import fresh, resume

from .tables import asked, box, nothing, on, options, play, put, seen, supply, table, told

ALWAYS = ["keep", "longhouse", "townhouse", "church", "farm"]
EIGHT = ["lumber_mill", "hospital", "market", "cathedral", "chapel", "quarry", "armory", "trade_fair"]


def new(seats=2, seed=1, **options):
    return own(GAME.new(seats, seed, options))


def types(p):
    return [BUILDINGS[n] for n in p.types]


@pytest.mark.parametrize(
    ("mode", "more"),
    [
        ("base", ["lumber_mill", "hospital", "monastery", "market", "guildhall", "university", "cathedral"]),
        (
            "scenario_1",
            ["lumber_mill", "market", "guildhall", "cathedral", "joinery", "quarry", "armory", "trade_fair"],
        ),
        ("scenario_2", ["hospital", "monastery", "guildhall", "university", "chapel", "wharf", "armory", "trade_fair"]),
        ("scenario_3", ["lumber_mill", "hospital", "university", "cathedral", "chapel", "wharf", "armory", "quarry"]),
        ("grand", list(OPTIONAL)),
    ],
)
def test_printed_types(mode, more):
    """ERA-18.1, ERA-19.1, ERA-20.1, ERA-22.1, ERA-22.2, ERA-0.2, ERA-0.3, ERA-1.6"""
    p = new(mode=mode)
    assert types(p)[:5] == ALWAYS and sorted(types(p)[5:]) == sorted(more)
    peaceful = types(new(mode=mode, peaceful=True))
    assert sorted(peaceful) == sorted({*ALWAYS, *more} - {"keep", "armory"})


def test_usual_is_scenario_1_or_solo():
    """ERA-25.8, ERA-17.3"""
    assert (new(2).terms.mode, new(1).terms.mode) == ("scenario_1", "solo")


@pytest.mark.parametrize(
    ("mode", "there", "boxed"),
    [
        ("base", ["wall_4", "scorched_area"], ["road_2", "bridge", "gate", "flood"]),
        ("scenario_1", ["wall_4", "road_5", "gate", "scorched_area"], ["bridge", "flood"]),
        ("scenario_2", ["wall_4", "gate", "flood"], ["bridge", "road_3", "scorched_area"]),
        ("scenario_3", ["wall_4", "road_3", "gate", "bridge", "scorched_area", "flood"], ["joinery"]),
        ("free", ["wall_4", "road_3", "gate", "bridge", "scorched_area", "flood"], []),
        ("grand", ["wall_4", "road_3", "gate", "bridge", "flood"], ["scorched_area"]),
    ],
)
def test_the_supply_of_a_mode(mode, there, boxed):
    """ERA-18.2, ERA-19.2, ERA-20.2, ERA-20.3, ERA-21.3, ERA-22.3, ERA-3.2"""
    p = new(4, mode=mode)
    assert all(supply(p, name) for name in there)
    assert all(not supply(p, name) for name in boxed)


@pytest.mark.parametrize(
    ("mode", "roads", "river"),
    [
        ("base", False, False),
        ("scenario_1", True, False),
        ("scenario_2", False, True),
        ("scenario_3", True, True),
        ("free", True, True),
    ],
)
def test_what_a_mode_scores(mode, roads, river):
    """ERA-18.4, ERA-19.5, ERA-20.6, ERA-21.11, ERA-22.8, ERA-24.3"""
    terms = new(3, mode=mode).terms
    assert (terms.roads, terms.river != "no") == (roads, river)


def test_three_skulls_in_free_and_grand():
    """ERA-21.4, ERA-22.4"""
    assert new(2, mode="free").terms.three_skulls == ("treachery", "flood")
    assert new(2, mode="grand").terms.three_skulls == ("flood",)


def test_the_draw():
    """ERA-21.1, ERA-21.12: 4 of 7 and 4 of 6; every type comes up, and everybody knows which (ERA-28.3)."""
    met = set()
    for seed in range(40):
        p = new(2, seed, mode="free")
        drawn = types(p)[5:]
        assert len(types(p)) == 13 and types(p)[:5] == ALWAYS
        assert sum(GAME.components.group[BUILDINGS.index(name)] == "base" for name in drawn) == 4
        assert seen(p, None)["types"] == list(p.types)
        met |= {*drawn}
    assert met == {*OPTIONAL}


def test_chosen_types():
    """ERA-21.2"""
    p = new(2, mode="free", types="chosen", chosen=["wharf", "armory", "market", "chapel"])
    assert types(p) == [*ALWAYS, "market", "chapel", "wharf", "armory"]
    assert types(new(2, mode="scenario_1", types="chosen", chosen=EIGHT)) == [*ALWAYS, *EIGHT]


def test_drawn_types_in_scenarios():
    """ERA-25.2: the wharf is left out in I, the joinery in III."""
    for seed in range(25):
        assert "wharf" not in types(new(2, seed, mode="scenario_1", types="drawn"))
        p = new(2, seed, mode="scenario_3", types="drawn")
        assert "joinery" not in types(p) and len(types(p)) == 13
        assert "armory" not in types(new(2, seed, mode="scenario_2", types="drawn", peaceful=True))


def lay_all(p, wet):
    """Everybody lays out, with or without the river."""
    while asked(p).endswith("LayOut"):
        seat = p.waiting[0]
        moves = p.legal(seat)
        p.play(seat, moves[0] if wet[seat] or moves[-1] != ("no_river",) else moves[-1])
    return p


def test_the_secret_river():
    """ERA-21.5 to ERA-21.8, ERA-29.2: with all flood tiles or without; what is not placed goes to the box."""
    p = new(2, 3, mode="free")
    assert options(p, 0)[-1] == "no_river"
    before = box(p, "flood")
    lay_all(p, [True, False])
    assert on(p, 0).count("river") == 1 and on(p, 0).count("flood") == 2
    assert "river" not in on(p, 1) and "flood" not in on(p, 1) and on(p, 1).count("scorched_area") == 2
    assert box(p, "flood") == before + 2
    assert told(p, "revealed")[0]["seats"] == [0]


def test_no_river_at_all():
    """ERA-21.9, ERA-21.10: wharves and flood tiles leave the game; without wharves floods affect nobody."""
    chosen = {"mode": "free", "types": "chosen"}
    p = lay_all(new(2, 3, **chosen, chosen=["wharf", "chapel", "market", "quarry"]), [False, False])
    assert "wharf" not in types(p) and supply(p, "wharf") == supply(p, "flood") == 0 and told(p, "no-wharves")
    p = lay_all(new(2, 3, **chosen, chosen=["armory", "chapel", "market", "quarry"]), [False, False])
    assert supply(p, "flood") > 0
    p = table(2, [], ["p5 p5 p5"], [nothing(food=9)] * 2, at="disasters", mode="free")
    assert told(p, "disaster")[0]["disaster"] == ["disaster-treachery"]


def test_the_grand_game_ends_when_somebody_is_full():
    """ERA-22.6, ERA-22.7: whatever the player's resources; the round is played to its end."""
    p = table(2, [], ["", "p4"], [nothing(), nothing(wood=1)], at="", mode="grand", keeps=False)
    floods = [f"flood {r}-{r + 2},{c}-{c + 2}" for r in (1, 4, 7, 10) for c in (1, 4, 7, 10)]
    put(p, 0, "; ".join(floods))
    put(p, 0, "; ".join(["wall 1-5,13", "wall 6-10,13", "wall 1-5,14", "wall 6-10,14"]))
    walls = [f"wall {r},{c}-{c + 3}" for r in (13, 14) for c in (1, 5, 9)]
    put(p, 0, "; ".join([*walls, "wall 11-14,13", "wall 11-14,14"]))
    resume(fresh(p), (Match(), "rounds"), (Round(), "look_for_room"))
    assert told(p, "full") == [{"seats": [0]}] and asked(p) == "1 Build"
    play(p, "end")
    assert p.over and seen(p)["final"]["why"] == "ended-full"


def test_other_modes_do_not_end_so():
    """ERA-22.6"""
    assert not new(2, mode="scenario_3").terms.ends_when_full


# ---------------------------------------------------------------------- own and peaceful


@pytest.mark.parametrize(
    ("options", "there", "boxed"),
    [
        ({"river": "nobody", "three_skulls": "treachery"}, ["road_2", "gate", "scorched_area"], ["bridge", "flood"]),
        ({"roads": False}, ["gate", "scorched_area", "flood"], ["road_2", "bridge"]),
        (
            {"river": "nobody", "roads": False, "three_skulls": "nothing"},
            ["wall_1"],
            ["gate", "scorched_area", "flood"],
        ),
        ({"three_skulls": "flood"}, ["bridge", "gate", "flood"], ["scorched_area"]),
    ],
)
def test_a_scenario_of_your_own(options, there, boxed):
    """ERA-25.3, ERA-25.6"""
    p = new(3, mode="own", **options)
    assert all(supply(p, name) for name in there) and all(not supply(p, name) for name in boxed)
    if options.get("river") == "nobody":
        assert all("wharf" not in types(new(2, seed, mode="own", **options)) for seed in range(12))


def test_the_peaceful_game():
    """ERA-25.4, ERA-25.5, ERA-25.7: no keep, no noble die, no Extort phase; fairs after the Build phase."""
    p = new(2, mode="scenario_1", peaceful=True)
    assert on(p, 0) == [] and p.dice[0] == (0, 1, 2)
    p = table(
        2,
        ["trade_fair 1-2,1-3"],
        ["n0"],
        [nothing(wood=1), nothing(stone=1)],
        at="extort",
        peaceful=True,
        mode="scenario_1",
        keeps=False,
    )
    assert asked(p) == "0 Trade"
    assert len(types(new(2, mode="free", peaceful=True))) == 12
    assert new(4, mode="grand", peaceful=True).terms.cards == 5


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (2, {"mode": "solo"}, "solo-alone"),
        (1, {"mode": "base"}, "alone-solo"),
        (1, {"length": "longer"}, "solo-as-is"),
        (1, {"peaceful": True}, "solo-as-is"),
        (1, {"types": "drawn"}, "solo-as-is"),
        (2, {"mode": "scenario_1", "types": "chosen", "chosen": EIGHT[:7]}, "four-and-four"),
        (2, {"mode": "scenario_1", "types": "chosen", "chosen": [*EIGHT[:7], "wharf"]}, "left-out-type"),
        (2, {"mode": "scenario_3", "types": "chosen", "chosen": [*EIGHT[:7], "joinery"]}, "left-out-type"),
        (2, {"mode": "free", "types": "chosen", "chosen": EIGHT[:3]}, "too-few-types"),
        (2, {"mode": "free", "types": "chosen", "chosen": EIGHT, "peaceful": True}, "peaceful-armory"),
        (2, {"mode": "own", "river": "nobody"}, "flood-needs-river"),
        (2, {"mode": "own", "river": "nobody", "three_skulls": "flood"}, "flood-needs-river"),
        (
            2,
            {
                "mode": "own",
                "river": "nobody",
                "three_skulls": "nothing",
                "types": "chosen",
                "chosen": ["wharf", *EIGHT[:3]],
            },
            "wharf-needs-river",
        ),
    ],
)
def test_refused_combinations(seats, options, code):
    """ERA-25.9"""
    with pytest.raises(Illegal) as refused:
        GAME.new(seats, 1, options)
    assert refused.value.code == code


def test_options_that_do_not_apply_keep_their_default():
    """ERA-25.8"""
    p = new(2, mode="grand", types="drawn", river="nobody", chosen=["wharf"])
    assert (p.options["types"], p.options["river"], p.options["chosen"]) == ("usual", "everybody", ())
    assert PIECES.index("flood") and supply(p, "flood")
