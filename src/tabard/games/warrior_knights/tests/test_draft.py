"""Mercenary Draft (WK-10)."""

from tabard.games.warrior_knights.rules.draft import Draft

from .tables import AGENDAS, answers, army, asked, city, kind, options, phase, play, refusal, table, told, troops


def draft(p, track, offer, seats=3):
    p.track = [*track, *[-1] * (7 - len(track))]
    p.offer = tuple(sorted(kind(name) for name in offer.split()))
    for each in p.offer:
        p.hireable[each] -= 1
    return phase(p, Draft())


def test_the_example_of_the_rulebook():
    """WK-X.2, WK-10.1, WK-10.4, WK-10.5, WK-10.10"""
    p = draft(table(3), [0, 1, 1, 2], "english_100 polish_50 polish_100 romanian_50")
    assert asked(p) == "0 HireTroops"
    play(p, "hire english_100 castle")
    assert p.track[0] == -1 and troops(p, 0, "castle") == ["english_100"]
    play(p, "hire polish_50 castle", "hire polish_100 star")
    assert p.track[1:3] == [-1, -1] and p.crowns[1] == 15 - 3
    assert asked(p) == "2 HireTroops"
    answers(p)
    play(p, "none")
    assert p.track == [-1] * 7 and len(p.offer) == 4


def test_the_fee_is_paid_at_once():
    """WK-10.2, WK-10.3, WK-26.12: who can pay for nothing is not asked, and the marker is removed."""
    p = draft(table(3, crowns=[2, 0, 15]), [0, 1], "english_100 swiss_200")
    assert options(p) == [
        f"hire english_100 {place}" for place in ("star", "square", "triangle", "circle", "castle")
    ] + ["none"]
    assert refusal(p, "hire swiss_200 castle").rule == "WK-10.3"
    play(p, "hire english_100 castle")
    assert p.crowns[0] == 0 and p.track == [-1] * 7
    assert asked(p) == "2 RallySupport"


def test_several_at_once_are_of_one_nationality():
    """WK-10.4"""
    p = draft(table(3), [0, 0], "english_50 english_100 swiss_50")
    play(p, "hire english_50 castle")
    assert refusal(p, "hire swiss_50 castle").rule == "WK-10.4"
    play(p, "done")
    assert asked(p) == "0 HireTroops" and p.track[0] == -1


def test_which_other_marker_goes():
    """WK-10.4: the one that came up first, the others as one likes."""
    p = draft(table(3), [0, 1, 0, 0], "english_50 english_100 swiss_50")
    play(p, "hire english_50 castle", "hire english_100 castle")
    assert options(p) == ["marker 2", "marker 3"]
    play(p, "marker 3")
    assert p.track[:4] == [-1, 1, 0, -1]


def test_where_hired_troops_go():
    """WK-10.6, WK-10.7, WK-10.8, WK-10.9: own cities and stronghold, off the board; not at sea, not in a siege, not elsewhere."""
    p = table(
        3, "0 star rota r50", "0 square sea:surat r50", "0 triangle monz r50", "0 circle kovel r50",
        cities={"rota": 0, "monz": 0}, castles=["", "millrace", "oakholt"],
    )  # fmt: skip
    p.besieger[city("monz")] = 1
    p.at[army(1, "star")] = p.at[army(0, "triangle")]
    p.troops[army(1, "star")] = (0,)
    draft(p, [0], "english_50")
    assert options(p) == ["hire english_50 star", "none"]
    assert refusal(p, "hire english_50 castle").rule == "WK-10.6"
    assert refusal(p, "hire english_50 circle").rule == "WK-10.6"


def test_a_besieged_stronghold_receives():
    """WK-10.7"""
    p = table(3, "0 star linden_vale r50")
    p.besieger[24] = 1
    draft(p, [0], "english_50")
    assert "hire english_50 castle" in options(p) and "hire english_50 star" not in options(p)


def test_the_mercenary_act():
    """WK-24.14, WK-9.52, WK-9.56: who has the fee but not the extra crown hires only by disobeying."""
    act = [(0, AGENDAS.index("mercenary_act"), -1, -1)]
    p = draft(table(3, crowns=[5, 0, 0], in_force=act), [0], "english_100")
    play(p, "hire english_100 castle", "obey")
    assert p.crowns[0] == 5 - 2 - 1
    p = draft(table(3, crowns=[2, 0, 0], in_force=act), [0], "english_100")
    play(p, "hire english_100 castle", "obey")
    assert asked(p) == "2 RallySupport" and p.crowns[0] == 2 and told(p, "hired") == []
    p = draft(table(3, crowns=[2, 0, 0], in_force=act), [0], "english_100")
    play(p, "hire english_100 castle", "disobey")
    assert p.crowns[0] == 0 and p.banned[0] and troops(p, 0, "castle") == ["english_100"]


def test_a_short_deck_makes_a_short_offer():
    """WK-20.7"""
    p = table(3)
    p.hireable = [0] * len(p.hireable)
    draft(p, [], "")
    assert p.offer == ()
