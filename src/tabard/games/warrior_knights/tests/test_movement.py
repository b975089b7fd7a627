"""Movement (WK-11), Mobilize Forces as far as it moves (WK-6.8 to WK-6.18), tolls (WK-24.15, WK-24.16)."""

from tabard.games.warrior_knights.kingdom import members
from tabard.games.warrior_knights.rules.campaign import Mobilize
from tabard.games.warrior_knights.rules.movement import destinations, road_range

from .tables import (
    AGENDAS,
    AREAS,
    PRINTED,
    army,
    asked,
    city,
    options,
    play,
    refusal,
    table,
    told,
    troops,
    turn_up,
    where,
)

MAP = PRINTED.map


def law(name):
    return [(0, AGENDAS.index(name), -1, -1)]


def reach(p, seat, place):
    return {AREAS[number] for number in members(destinations(p, Mobilize(seat), army(seat, place)))}


def by_hand(p, start, seat, steps=3):
    """A second reading of WK-11.1 to WK-11.5, WK-11.11, WK-11.23, WK-11.24: every path, step by step."""
    here = AREAS.index(start)
    found = {AREAS[there] for there in MAP.on_foot[here]}
    edge = [(here,)]
    for _ in range(steps):
        edge = [(*path, there) for path in edge for there in MAP.roads[path[-1]] if there not in path]
        edge = [path for path in edge if not any(p.shut_in(seat, each) for each in path[1:-1])]
        found |= {AREAS[path[-1]] for path in edge}
    if here in MAP.ports:
        found |= {AREAS[port] for port in MAP.ports if port != here}
    return found - {start}


def test_range_from_every_area():
    """WK-11.1, WK-11.2, WK-11.3, WK-11.4, WK-11.5, WK-11.11, WK-11.14, WK-11.15"""
    for start in AREAS:
        p = table(3, f"0 star {start} r50")
        assert reach(p, 0, "star") == by_hand(p, start, 0), start


def test_the_warden_of_the_roads_goes_farther():
    """WK-24.24"""
    p = table(3, "0 star rota r50")
    p.in_force = [(0, AGENDAS.index("warden_of_the_roads"), 0, -1)]
    assert road_range(p, 0) == 4 and road_range(p, 1) == 3
    assert reach(p, 0, "star") == by_hand(p, "rota", 0, 4)


def test_a_road_move_step_by_step():
    """WK-11.22, WK-26.26, WK-6.15: he stops where he likes once there is a step; then he is exhausted."""
    p = turn_up(table(3, "0 star rota r50"), "0 versatile_strategy")
    play(p, "lead star")
    assert "stop" not in options(p) and refusal(p, "stop").rule == "WK-11.21"
    play(p, "march oxcart_heath", "march vineyard_slopes", "march west_pass")
    assert where(p, 0, "star") == "west_pass" and p.tired[0]


def test_off_the_road_a_move_has_one_step():
    """WK-11.1, WK-11.24: a path enters no area twice."""
    p = turn_up(table(3, "0 star oxcart_heath r50"), "0 versatile_strategy")
    play(p, "lead star", "march chapel_wood")
    assert where(p, 0, "star") == "chapel_wood"
    p = turn_up(table(3, "0 star rota r50"), "0 versatile_strategy")
    play(p, "lead star", "march oxcart_heath")
    assert refusal(p, "march rota").rule == "WK-11.24"
    assert refusal(p, "march saltflats").rule == "WK-11.1"


def test_passing_needs_permission_of_everyone_there():
    """WK-11.6, WK-11.25, WK-26.5: asked openly in Chairman order; ending there needs none (WK-11.7)."""
    p = table(3, "0 star rota r50", "1 star oxcart_heath r50", "2 star oxcart_heath r50")
    turn_up(p, "0 versatile_strategy")
    play(p, "lead star", "march oxcart_heath", "march vineyard_slopes", "stop")
    assert asked(p) == "1 Permit"
    play(p, "yes")
    assert asked(p) == "2 Permit"
    play(p, "yes")
    assert where(p, 0, "star") == "vineyard_slopes"


def test_a_refusal_leaves_him_where_he_was():
    """WK-11.22: nothing was collected; the same baron is not asked again for the same area."""
    p = table(3, "0 star rota r50", "0 square rota r100", "1 star oxcart_heath r50")
    turn_up(p, "0 versatile_strategy")
    play(p, "lead star", "take square regular_100", "march oxcart_heath", "march vineyard_slopes", "stop", "no")
    assert where(p, 0, "star") == "rota" and troops(p, 0, "square") == ["regular_100"]
    assert asked(p) == "0 Versatile"
    play(p, "lead star", "march oxcart_heath")
    assert where(p, 0, "star") == "oxcart_heath"  # nothing but stopping there was left


def test_ending_a_move_needs_no_permission():
    """WK-11.7, WK-11.9"""
    p = table(3, "0 star rota r50", "1 star oxcart_heath r50")
    turn_up(p, "0 versatile_strategy")
    play(p, "lead star", "march oxcart_heath", "stop")
    assert where(p, 0, "star") == "oxcart_heath"


def test_what_does_not_stop_passage():
    """WK-11.8: neutral cities, nobles at sea, a stronghold alone."""
    p = table(3, "0 star barley_plain r50", "1 star sea:surat r50", castles=["froli", "west_pass", "oakholt"])
    turn_up(p, "0 versatile_strategy")
    play(p, "lead star", "march west_pass", "march vineyard_slopes", "stop")
    assert where(p, 0, "star") == "vineyard_slopes"


def test_a_controlled_city_stops_passage():
    """WK-11.6"""
    p = table(3, "0 star barley_plain r50", cities={"kovel": 2})
    turn_up(p, "0 versatile_strategy")
    play(p, "lead star", "march kovel", "march linden_vale", "stop")
    assert asked(p) == "2 Permit"


def test_a_besieged_noble_cannot_move():
    """WK-11.10, WK-14.4"""
    p = table(3, "0 star rota r50", cities={"rota": 0})
    p.besieger[city("rota")] = 1
    turn_up(p, "0 versatile_strategy")
    assert "lead star" not in options(p)
    assert refusal(p, "lead star").rule == "WK-11.10"


def test_who_enters_a_siege_stays():
    """WK-11.23, WK-14.5"""
    p = table(
        3,
        "0 star linden_vale r50",
        "1 star kovel english_200 swiss_200",
        cities={"kovel": 0},
        castles=["froli", "millrace", "oakholt"],
    )
    p.besieger[city("kovel")] = 1
    assert "barley_plain" not in reach(p, 0, "star") and "kovel" in reach(p, 0, "star")


def test_sea_movement():
    """WK-11.11, WK-11.12, WK-11.13, WK-6.2: on the port icon, exhausted, until Upkeep."""
    p = turn_up(table(3, "0 star surat r50"), "0 versatile_strategy")
    play(p, "lead star", "sail acre")
    assert where(p, 0, "star") == "sea:acre" and p.tired[0]
    assert p.nobles_in(0, AREAS.index("acre")) == []


def test_the_lord_admiral_lands_at_once():
    """WK-24.27"""
    p = table(3, "0 star surat r50")
    p.office[0] = AGENDAS.index("lord_admiral")
    p.in_force = [(0, p.office[0], 0, 0)]
    turn_up(p, "0 versatile_strategy")
    play(p, "lead star", "sail gedze")
    assert where(p, 0, "star") == "gedze" and p.tired[0]


# ---------------------------------------------------------------------- collecting troops


def test_troops_are_collected_on_the_way():
    """WK-11.16, WK-11.17: from unexhausted nobles and the stronghold, at every point; who gives is not exhausted."""
    p = table(
        3,
        "0 star rota r50",
        "0 square oxcart_heath r50 r100",
        "0 castle vineyard_slopes english_50",
        castles=["vineyard_slopes", "millrace", "oakholt"],
    )
    turn_up(p, "0 versatile_strategy")
    play(p, "lead star", "march oxcart_heath", "take square regular_50", "take square regular_100")
    play(p, "march vineyard_slopes", "take castle english_50", "stop")
    assert troops(p, 0, "star") == ["regular_50", "regular_50", "regular_100", "english_50"]
    assert where(p, 0, "square") == "off" and not p.tired[army(0, "square")] and not p.dead[army(0, "square")]


def test_an_army_with_tokens_gives_all_or_nothing():
    """WK-11.18"""
    p = table(3, "0 star rota r50", "0 square rota r50 r100 *1")
    turn_up(p, "0 versatile_strategy")
    play(p, "lead star")
    assert refusal(p, "take square regular_50").rule == "WK-11.18"
    play(p, "take_all square", "march oxcart_heath", "stop")
    assert troops(p, 0, "star") == ["regular_50", "regular_50", "regular_100"] and p.wounds[0] == 1
    assert where(p, 0, "square") == "off" and p.wounds[1] == 0


def test_nothing_is_taken_from_the_exhausted_or_the_besieged():
    """WK-11.16, WK-11.19, WK-11.20"""
    p = table(3, "0 star linden_vale r50", "0 square linden_vale r100", "0 castle linden_vale r50")
    p.tired[army(0, "square")] = 1
    turn_up(p, "0 versatile_strategy")
    play(p, "lead star")
    assert [text for text in options(p) if text.startswith("take")] == ["take castle regular_50"]
    p = table(3, "0 star greyfoot r50", "0 castle linden_vale r50")
    p.besieger[24] = 1
    turn_up(p, "0 versatile_strategy")
    play(p, "lead star")
    assert "take castle regular_50" not in options(p)
    play(p, "march linden_vale")
    assert where(p, 0, "star") == "linden_vale" and troops(p, 0, "castle") == ["regular_50"]


def test_collected_tokens_can_kill():
    """WK-11.26, WK-15.15: only with the maintained troops of the other noble."""
    p = table(3, "0 star rota r50", "0 square rota r50 *2")
    p.office[1] = AGENDAS.index("lord_marshal")
    p.in_force = [(0, p.office[1], 0, 1)]
    turn_up(p, "0 versatile_strategy")
    play(p, "lead star", "take_all square", "march oxcart_heath", "stop")
    assert p.dead[0] and where(p, 0, "star") == "off"
    assert where(p, 0, "square") == "rota"


# ---------------------------------------------------------------------- Mobilize Forces


def test_mobilize_forces_moves_several_nobles_into_one_area():
    """WK-6.8, WK-6.9, WK-6.18, WK-26.3: by land and by sea; exhausted when the whole action is over."""
    p = table(3, "0 star rota r50", "0 square surat r50", "0 triangle barley_plain r50")
    turn_up(p, "0 mobilize_forces")
    play(p, "area vineyard_slopes", "lead star")  # one way leads there, so it is taken (WK-26.15)
    assert where(p, 0, "star") == "vineyard_slopes" and not p.tired[0]
    play(p, "lead square", "stop", "enough")
    assert p.tired[0] and p.tired[1] and not p.tired[2]


def test_moving_alone_sends_the_card_to_wages():
    """WK-5.8"""
    p = turn_up(table(3, "0 star rota r50"), "0 mobilize_forces")
    play(p, "area south_horn", "lead star")
    assert [len(cards) for cards in p.areas] == [0, 1, 0]


def test_only_steps_that_lead_to_the_area_are_listed():
    """WK-26.26"""
    p = turn_up(table(3, "0 star rota r50"), "0 mobilize_forces")
    play(p, "area surat")
    assert options(p) == ["lead star", "enough"]
    play(p, "lead star")
    assert where(p, 0, "star") == "surat"


# ---------------------------------------------------------------------- tolls


def bridge(p, *moves):
    turn_up(p, "0 versatile_strategy")
    return play(p, "lead star", *moves)


def test_bridge_toll_is_paid_when_he_moves():
    """WK-24.15, WK-9.55"""
    p = bridge(
        table(3, "0 star altamont r50", in_force=law("bridge_toll")),
        "march eastbank",
        "march crossroads",
        "march stonebridge",
    )
    assert asked(p) == "0 ObeyLaw"
    play(p, "obey")
    assert p.crowns[0] == 15 - 2 and where(p, 0, "star") == "stonebridge"


def test_without_crowns_obeying_means_giving_up():
    """WK-9.52, WK-9.56, WK-X.21: the same is not asked again; disobeying bans only if he goes."""
    p = table(3, "0 star altamont r50", in_force=law("bridge_toll"), crowns=[0, 5, 5])
    bridge(p, "march eastbank", "stop")
    play(p, "obey")
    assert where(p, 0, "star") == "altamont" and p.banned == [0, 0, 0]
    assert asked(p) == "0 Versatile"
    play(p, "lead star")
    assert refusal(p, "march eastbank").rule == "WK-11.1"


def test_disobeying_bans_only_if_the_move_happens():
    """WK-X.21, WK-9.55"""
    for answer, banned, ends in (("no", 0, "beacon_hills"), ("yes", 1, "eastbank")):
        p = table(3, "0 star beacon_hills r50", cities={"altamont": 1}, in_force=law("bridge_toll"), crowns=[0, 5, 5])
        bridge(p, "march altamont", "march eastbank", "stop")
        play(p, "disobey")
        assert asked(p) == "1 Permit"
        play(p, answer)
        assert p.banned[0] == banned and where(p, 0, "star") == ends


def test_harbour_dues():
    """WK-24.16"""
    p = bridge(table(3, "0 star surat r50", in_force=law("harbour_dues")), "sail vecht")
    play(p, "obey")
    assert p.crowns[0] == 13 and told(p, "sailed")[0]["noble"] == "noble-red-star"
