"""Components (WK-2, WK-25, WK-27): the data that comes with the game, and wrong files."""

import re
from collections import Counter
from importlib.resources import files

import pytest

from tabard.games.warrior_knights import cards
from tabard.games.warrior_knights.cards import BLUE, COLOURS, GREEN, RED, RESULTS, SHAPES, TYPES, VOTES
from tabard.games.warrior_knights.components import ABILITIES, ACTIONS, BARONS, EXPEDITIONS, NEUTRALS, read
from tabard.games.warrior_knights.kingdom import AREAS, KINGDOM, KINGDOM_CITIES, NONE, members
from tabard.kernel.rulebook import clauses

HERE = files("tabard.games.warrior_knights")
TEXT = HERE.joinpath("components.toml").read_text(encoding="utf-8")
CLAUSES = {clause["id"]: clause["text"] for clause in clauses(HERE.joinpath("rules.md").read_text(encoding="utf-8"))}
PRINTED = read(TEXT, "components.toml")
MAP, CITIES, TROOPS, FATE = PRINTED.map, PRINTED.cities, PRINTED.troops, PRINTED.fate
EVENTS = {event.id: event for event in PRINTED.events}
AGENDAS = {agenda.id: agenda for agenda in PRINTED.agendas}


def area(name):
    return MAP.ids.index(name)


def ids(areas):
    return {MAP.ids[number] for number in areas}


def ids_of_ports():
    return sorted(MAP.ids[port] for port in MAP.ports if port < KINGDOM)


def entries():
    for card in [*PRINTED.events, *PRINTED.agendas, *PRINTED.motions]:
        for effect in card.effects:
            yield effect
            if effect.otherwise:
                yield effect.otherwise


# ---------------------------------------------------------------------- the map


def test_what_the_board_shows():
    """WK-2.1: areas, cities, ports, bridges, mountain ranges and roads, counted."""
    assert len(MAP.ids) == AREAS == 66
    assert sum(CITIES.at[number] != NONE for number in range(KINGDOM)) == KINGDOM_CITIES == 18
    assert all(CITIES.at[number] != NONE and number in MAP.ports for number in range(KINGDOM, AREAS))
    assert len(ids_of_ports()) == 8
    features = {barrier["feature"]: barrier["kind"] for barrier in MAP.drawing["barriers"]}
    assert Counter(features.values()) == {"river": 2, "mountain": 5}
    assert sum(bits.bit_count() for bits in MAP.bridged) == 2 * 4 == 2 * len(MAP.drawing["bridges"])
    assert TEXT.count("[[roads]]") == 7


def test_the_grid_of_the_kingdom():
    """WK-25.1, WK-25.5: 10 columns and 7 rows, ten of the 70 cells are sea and no areas."""
    cells = MAP.cell[:KINGDOM]
    assert len(set(cells)) == KINGDOM
    assert {col for col, _ in cells} == set(range(10)) and {row for _, row in cells} == set(range(7))
    assert len(MAP.drawing["sea"]) == 10
    assert Counter(MAP.region[:KINGDOM]) == {0: 27, 1: 13, 2: 20}


def test_what_can_be_reached_on_foot_follows_from_the_borders():
    """WK-25.2, WK-11.1, WK-11.2, WK-11.3: borders are shared; rivers and mountains close them, four bridges open them."""
    for here in range(AREAS):
        assert all(here in MAP.neighbours[there] for there in MAP.neighbours[here])
        assert all(here in MAP.on_foot[there] and there in MAP.neighbours[here] for there in MAP.on_foot[here])
    assert area("monz") in MAP.neighbours[area("greyfoot")] and area("monz") not in MAP.on_foot[area("greyfoot")]
    assert area("confluence") not in MAP.on_foot[area("altamont")]
    for here in range(KINGDOM):
        for there in MAP.on_foot[here]:
            assert MAP.region[here] == MAP.region[there] or MAP.bridged[here] >> there & 1


def test_the_bridges():
    """WK-25.3: each joins two parts of the Kingdom, and every part has one to both others."""
    pairs = {
        frozenset((MAP.ids[here], MAP.ids[there])) for here in range(AREAS) for there in members(MAP.bridged[here])
    }
    assert pairs == {
        frozenset(("altamont", "eastbank")),
        frozenset(("kingsbridge", "long_meadow")),
        frozenset(("crossroads", "stonebridge")),
        frozenset(("birchwood", "bingen")),
    }
    parts = {frozenset(MAP.region[area(name)] for name in pair) for pair in pairs}
    assert parts == {frozenset((0, 1)), frozenset((0, 2)), frozenset((1, 2))}


def test_the_ports():
    """WK-25.4"""
    named = ["bingen", "gedze", "olbi", "storm_haven", "straven", "surat", "thira", "vecht"]
    assert ids_of_ports() == named
    assert MAP.port_bits >> area("acre") & 1


def test_no_two_city_areas_are_neighbours():
    """WK-25.6"""
    for here in CITIES.area:
        assert all(CITIES.at[there] == NONE for there in MAP.neighbours[here])


def test_two_areas_are_reached_only_by_sea():
    """WK-11.15"""
    lonely = [number for number in range(KINGDOM) if not MAP.on_foot[number]]
    assert ids(lonely) == {"storm_haven", "thira"}
    assert not any(MAP.on_foot[number] or MAP.neighbours[number] for number in range(KINGDOM, AREAS))
    found = {0}
    while more := {there for here in found for there in MAP.on_foot[here]} - found:
        found |= more
    assert len(found) == KINGDOM - len(lonely)


def test_the_edge_is_the_outer_rows_and_columns():
    """WK-21.3, WK-3.14"""
    outer = {number for number in range(KINGDOM) if MAP.cell[number][0] in (0, 9) or MAP.cell[number][1] in (0, 6)}
    assert set(members(MAP.edge)) == outer
    kingdom = (1 << KINGDOM) - 1
    assert [PRINTED.stronghold_areas(barons) == kingdom for barons in range(2, 7)] == [False, False, True, True, True]
    assert not PRINTED.stronghold_areas(2) & MAP.edge


def test_a_road_of_three_steps():
    """WK-X.18, WK-11.4, WK-11.5: all roads are one network."""
    reached = ids(members(MAP.reach(area("rota"), 3)))
    assert reached == {"oxcart_heath", "vineyard_slopes", "west_pass", "surat"}
    assert area("thornfield") not in MAP.on_foot[area("vineyard_slopes")]
    assert MAP.reach(area("rota"), 30) | 1 << area("rota") == MAP.reach(area("gedze"), 30) | 1 << area("gedze")
    assert MAP.reach(area("monz"), 0) == 0


def test_everything_can_be_drawn():
    """WK-25.7: every area has a middle inside its outline, every baron a pile of nobles."""
    drawing = MAP.drawing
    assert len(drawing["areas"]) == AREAS and len(drawing["ports"]) == len(MAP.ports) == 14
    for shape in drawing["areas"]:
        xs, ys = [x for x, _ in shape["polygon"]], [y for _, y in shape["polygon"]]
        x, y = shape["centroid"]
        assert min(xs) < x < max(xs) and min(ys) < y < max(ys)
        assert max(xs) <= drawing["width"] and max(ys) <= drawing["height"]
    assert len(drawing["slots"]["nobles"]) == len(drawing["slots"]["nobles_overseas"]) == BARONS


def test_vecht_has_strength_300():
    """WK-X.4, WK-1.21: all strengths are multiples of 50."""
    assert CITIES.strength[CITIES.ids.index("vecht")] == 300
    assert not any(strength % 50 for strength in [*CITIES.strength, *TROOPS.strength, *PRINTED.stronghold])


# ---------------------------------------------------------------------- pieces and figures


def test_six_barons_with_four_nobles():
    """WK-2.2, WK-2.10, WK-13.13: the shapes with their abilities; every stronghold has strength 400."""
    assert len(PRINTED.barons) == 6 and len(CITIES.ids) == 24
    assert dict(zip(SHAPES, ABILITIES, strict=True)) == {
        "star": "extra_casualty",
        "square": "prevent_casualty",
        "triangle": "extra_victory",
        "circle": "free_wages_400",
    }
    assert (PRINTED.battle.leadership, PRINTED.battle.free_troops) == (200, 400)
    assert set(PRINTED.stronghold) == {400}


def test_regular_troops():
    """WK-2.3, WK-3.8"""
    regulars = range(TROOPS.regulars)
    assert [(TROOPS.strength[kind], TROOPS.count[kind]) for kind in regulars] == [(50, 3), (100, 1)]
    assert BARONS * sum(TROOPS.count[kind] for kind in regulars) == 24


def test_mercenaries():
    """WK-2.4, WK-10.2: the fee is the wage."""
    hired = range(TROOPS.regulars, len(TROOPS.ids))
    assert sum(TROOPS.count[kind] for kind in hired) == 66
    for nation in range(6):
        kinds = [kind for kind in hired if TROOPS.nation[kind] == nation]
        assert [(TROOPS.strength[kind], TROOPS.count[kind]) for kind in kinds] == [(50, 4), (100, 5), (200, 2)]
    assert all(TROOPS.fee[kind] == TROOPS.wage[kind] == TROOPS.strength[kind] // 50 for kind in hired)


def test_everyone_starts_with_400_troops():
    """WK-3.9"""
    regulars = sum(TROOPS.strength[kind] * TROOPS.count[kind] for kind in range(TROOPS.regulars))
    assert regulars + 100 + 50 == 400
    assert len(TROOPS.hired(100)) == len(TROOPS.hired(50)) == 6


def test_action_cards():
    """WK-2.5, WK-1.1: two of each, twelve for everyone."""
    assert dict(zip(ACTIONS, PRINTED.actions, strict=True)) == dict.fromkeys(ACTIONS, 2)
    assert BARONS * sum(PRINTED.actions) == 72


def test_neutral_cards():
    """WK-2.6"""
    assert dict(zip(NEUTRALS, PRINTED.neutrals, strict=True)) == {
        "important_event": 3,
        "fund_expedition": 2,
        "upgrade_defenses": 1,
        "muster_troops": 1,
        "uncertain_times": 1,
    }


def test_sizes_of_the_decks():
    """WK-2.7"""
    assert len(FATE.ids) == 24
    colours = Counter(event.colour for event in PRINTED.events for _ in range(event.count))
    assert colours == {RED: 14, GREEN: 11, BLUE: 11}
    types = Counter(TYPES[agenda.type] for agenda in PRINTED.agendas for _ in range(agenda.count))
    assert types == {"motion": 8, "law": 10, "charge": 6, "concession": 6, "office": 10, "private_motion": 4}


def test_fields_of_the_fate_cards():
    """WK-2.8: a baron, a shape, a result, revolt or not, a nation, a city and three results of expeditions."""
    tables = [FATE.baron, FATE.shape, FATE.result, FATE.revolt, FATE.nation, FATE.city, *FATE.news]
    assert {len(table) for table in tables} == {24}
    assert len(set(zip(FATE.baron, FATE.shape, strict=True))) == len(set(FATE.city)) == 24
    assert set(Counter(FATE.nation).values()) == {4}
    assert sum(FATE.revolt) == 6


def test_results_of_the_fate_cards():
    """WK-2.9"""
    counted = Counter(RESULTS[result] for result in FATE.result)
    assert counted == {"deal_100": 8, "prevent_100": 6, "victory_1": 6, "draw_1": 4}


def test_the_fate_deck_suffices_for_a_battle():
    """WK-20.8, WK-12.15: ten and ten, and one more for each card that asks for it."""
    assert PRINTED.battle.most_fate == 10
    assert 2 * 10 + FATE.result.count(cards.DRAW) <= len(FATE.ids)


def test_the_mercenary_track():
    """WK-2.12, WK-6.3, WK-21.7: from the left one spot more than there are barons."""
    assert PRINTED.track.fee == (8, 7, 6, 5, 4, 3, 2)
    assert PRINTED.track.number[2:] == (2, 3, 4, 5, 6)
    for barons in range(2, 7):
        usable = [spot for spot in range(7) if PRINTED.track.usable(spot, barons)]
        assert usable == list(range(barons + 1))


def test_set_up_figures():
    """WK-3.2, WK-3.7, WK-3.12, WK-18.7"""
    start = PRINTED.start
    assert (start.influence, start.crowns, start.agendas, start.round_limit) == (10, 15, 3, 30)


def test_razed_cities():
    """WK-21.1, WK-21.2: what stands, and what is more than half of it."""
    razed = [PRINTED.start.razed_cities(barons) for barons in range(2, 7)]
    assert razed == [11, 7, 5, 3, 0]
    assert [(18 - gone) // 2 + 1 for gone in razed] == [4, 6, 7, 8, 10]


def test_prices():
    """WK-7.26, WK-7.27, WK-7.29, WK-16.5, WK-17.8, WK-7.2, WK-7.16, WK-6.4, WK-6.6, WK-6.13, WK-6.14"""
    costs = PRINTED.costs
    assert (costs.repair, costs.fortify, costs.fortify_income, costs.fortify_strength) == (2, 4, 1, 100)
    assert (costs.heal, costs.raze, costs.revolt_crowns, costs.revolt_faith) == (2, 3, 2, 1)
    assert (costs.reassign, costs.bless, costs.rally, costs.serve) == (1, 1, 2, 1)
    assert (costs.versatile_crowns, costs.versatile_votes) == (2, 1)


def test_expeditions():
    """WK-7.13, WK-7.14, WK-7.20: three spaces, five crowns; the results have an order."""
    assert [(voyage.id, voyage.length, voyage.most) for voyage in PRINTED.voyages] == [(id, 3, 5) for id in EXPEDITIONS]
    assert cards.NEWS == ("lost", "none", "1", "2", "3", "4")


# ---------------------------------------------------------------------- events and agendas: the clauses read once more

EVENT_CLAUSES = {
    match[1]: (id, match[2])
    for id, text in CLAUSES.items()
    if id.startswith("WK-23.") and (match := re.match(r"(.+?) \(((?:red|green|blue).*?)\):", text))
}
NAMES = {  # titles whose id is shorter
    "Rich Inheritance": "inheritance",
    "Great Plague": "plague",
}


def event_named(title):
    return EVENTS.get(NAMES.get(title, "")) or EVENTS[title.lower().replace(" ", "_")]


def test_every_event_has_its_clause():
    """WK-23.37, WK-27.11"""
    assert len(EVENT_CLAUSES) == len(EVENTS) == 36
    assert {event_named(title).id for title in EVENT_CLAUSES} == set(EVENTS)


@pytest.mark.parametrize("title", EVENT_CLAUSES)
def test_colour_cost_and_duration_of_an_event(title):
    """WK-27.12: they stand in brackets in the clause."""
    event, words = event_named(title), EVENT_CLAUSES[title][1]
    cost = re.search(r"cancel for (\d)", words)
    assert COLOURS[event.colour] == words.split(",")[0]
    assert event.cancel == (int(cost[1]) if cost else 0)
    assert event.lasting == ("lasting" in words)
    assert event.colour != GREEN or not event.cancel


AGENDA_CLAUSES = {
    match[1]: match[2]
    for id, text in CLAUSES.items()
    if id.startswith("WK-24.") and (match := re.match(r"(.+?) \(((?:motion|law|charge|office),.*?)\):", text))
}


SHORT = {"Election of a Chairman": "new_chairman", "Ban on Razing": "no_razing"}


def agenda_named(title):
    return (
        AGENDAS.get(SHORT.get(title, "")) or AGENDAS[title.lower().replace("’", "").replace(" ", "_").replace("-", "_")]
    )


@pytest.mark.parametrize("title", AGENDA_CLAUSES)
def test_kind_vote_and_refusal_of_an_agenda(title):
    """WK-24.31, WK-9.18: they stand in brackets in the clause."""
    agenda, words = agenda_named(title), AGENDA_CLAUSES[title]
    assert TYPES[agenda.type] == words.split(",")[0]
    assert VOTES[agenda.vote] == ("yes_no" if "yes or no" in words else "choose_baron")
    assert agenda.at_once == ("refused at once" in words)
    assert agenda.when_due == ("refused when due" in words)


def test_concessions_pay():
    """WK-24.19"""
    pay = {agenda.id: agenda.effects[0].amount for agenda in PRINTED.agendas if agenda.type == cards.CONCESSION}
    assert pay == {f"{good}_concession": crowns for good, crowns in GOODS_PAY.items()}
    assert all(agenda.at_once for agenda in PRINTED.agendas if agenda.type == cards.CONCESSION)


GOODS_PAY = {"silver": 4, "salt": 3, "wine": 3, "wool": 2, "iron": 2, "timber": 2}


def test_maintained_troops():
    """WK-24.26, WK-24.27, WK-24.28, WK-24.29"""
    kept = {
        agenda.id: sum(effect.value for effect in agenda.effects if effect.rule == "maintained_troops")
        for agenda in PRINTED.agendas
        if agenda.type == cards.OFFICE
    }
    assert kept == {
        "lord_marshal": 200,
        "high_constable": 150,
        "captain_of_the_guard": 150,
        "warden_of_the_north": 100,
        "warden_of_the_south": 100,
        "warden_of_the_east": 100,
        "warden_of_the_west": 100,
        "lord_admiral": 100,
        "master_of_siege_works": 50,
        "high_justiciar": 0,
    }


def test_four_private_motions():
    """WK-24.30"""
    assert AGENDAS["private_motion"].count == 4 and AGENDAS["private_motion"].vote == cards.PROPOSAL


def test_who_may_be_chosen():
    """WK-24.7, WK-24.8"""
    chosen = {agenda.id: agenda.candidates for agenda in PRINTED.agendas if agenda.candidates}
    assert chosen == {"new_chairman": "not_banned", "church_council": "not_heretic"}


def test_the_list_of_open_motions():
    """WK-22.31, WK-22.4: eight rules, the first six may be disobeyed."""
    assert [motion.when_due for motion in PRINTED.motions] == [True] * 6 + [False] * 2


@pytest.mark.parametrize(
    ("clause", "words"),
    [
        ("WK-27.2", ("gain", "lose", "lose_stake", "recruit", "pay_mercenaries", "desert")),
        ("WK-27.4", tuple(word for word in cards.WHO if word != "same")),
        ("WK-27.5", cards.PER),
        ("WK-27.8", cards.WHEN),
        ("WK-27.9", cards.RULES),
        ("WK-27.1", (*cards.GOODS, *cards.HALVES)),
    ],
)
def test_words_of_effects_stand_in_their_clause(clause, words):
    """WK-27.1, WK-27.2, WK-27.4, WK-27.5, WK-27.8, WK-27.9"""
    assert [word for word in words if not re.search(rf"\b{word}\b", CLAUSES[clause])] == []


def test_verbs_and_targets_stand_in_their_clauses():
    """WK-27.3, WK-27.6, WK-27.7"""
    verbs = CLAUSES["WK-27.2"] + CLAUSES["WK-27.3"]
    assert [verb for verb in cards.VERBS if f"`{verb}`" not in verbs] == []
    targets = CLAUSES["WK-27.6"] + CLAUSES["WK-27.7"] + "`same`"
    assert [target for target in cards.TARGETS if f"`{target}`" not in targets] == []


def test_every_word_is_used():
    """WK-27.11: no verb, target or rule that no card has."""
    used = list(entries())
    assert {effect.verb for effect in used} == set(cards.VERBS)
    assert {effect.target for effect in used} - {""} == set(cards.TARGETS)
    assert {effect.rule for effect in used} - {""} == set(cards.RULES)
    assert {effect.who for effect in used} - {""} == set(cards.WHO)


# ---------------------------------------------------------------------- wrong files


WRONG = {
    "a key nobody reads": ("starting_crowns = 15", "starting_crowns = 15\ncolour = 3", "nothing reads this key"),
    "a text for a number": ("starting_crowns = 15", 'starting_crowns = "15"', "a whole number"),
    "a strength of 75": ("strength = 300", "strength = 75", "a multiple of 50"),
    "no such shape": ('noble_shape = "star"', 'noble_shape = "moon"', "one of star"),
    "no such verb": ('verb = "heal"', 'verb = "cure"', "one of gain"),
    "a city twice": ('id = "rota"\narea = "rota"', 'id = "monz"\narea = "rota"', "different ids"),
    "a river without its bridge": ("bridge = true\nseg", "bridge = false\nseg", "a bridge over"),
    "a closed border without barrier": (
        'passable = ["kovel", "north_cape", "froli", "barley_plain"]',
        'passable = ["kovel"]',
        "no river or mountain keeps away",
    ),
    "a bridge without a river": (
        'a = "altamont"\nb = "eastbank"\nposition',
        'a = "altamont"\nb = "monz"\nposition',
        "a bridge over",
    ),
    "a road over a mountain": (
        'path = ["surat", "vineyard_slopes"]',
        'path = ["thornfield", "vineyard_slopes"]',
        "can be reached on foot",
    ),
    "a fixed figure": ("planning_zones = 3", "planning_zones = 4", "cannot be replaced"),
    "a city on no fate card": ('city = "olbi"', 'city = "acre"', "every city on at least one card"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_file_is_named_with_what_is_expected(name):
    old, new, expected = WRONG[name]
    assert old in TEXT
    with pytest.raises(ValueError, match=re.escape(expected)) as error:
        read(TEXT.replace(old, new, 1), "mine.toml")
    assert "mine.toml" in str(error.value)


def test_the_public_face_is_plain_data():
    """What the client gets holds no tuples and no objects."""
    kinds = set()

    def look(value):
        kinds.add(type(value))
        for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
            look(inner)

    look(PRINTED.public())
    assert kinds <= {dict, list, str, int, bool}
