"""The words of the game: both languages name every component, and the rules say the same in both (WK-2)."""

import re
from collections import Counter
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from tabard.games.warrior_knights.cards import SHAPES
from tabard.games.warrior_knights.components import ACTIONS, EXPEDITIONS, NEUTRALS, read
from tabard.kernel.rulebook import clauses

HERE = files("tabard.games.warrior_knights")
PRINTED = read(HERE.joinpath("components.toml").read_text(encoding="utf-8"), "components.toml")
DRAWN = PRINTED.map.drawing


def catalogue(language):
    body = FluentParser().parse(HERE.joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {
        entry.id.name: sorted(attribute.id.name for attribute in entry.attributes)
        for entry in body
        if isinstance(entry, ast.Message)
    }


def rules(name):
    return clauses(HERE.joinpath(name).read_text(encoding="utf-8"))


ENGLISH, RUSSIAN = catalogue("en"), catalogue("ru")
NAMED = {
    "area": PRINTED.map.ids,
    "feature": {barrier["feature"] for barrier in DRAWN["barriers"]},
    "bridge": [bridge["id"] for bridge in DRAWN["bridges"]],
    "sea": DRAWN["seas"],
    "baron": PRINTED.barons,
    "noble": [f"{baron}_{shape}" for baron in PRINTED.barons for shape in SHAPES],
    "shape": SHAPES,
    "troop": PRINTED.troops.ids,
    "nation": PRINTED.troops.nations,
    "card": [*ACTIONS, *NEUTRALS],
    "expedition": EXPEDITIONS,
    "event": [event.id for event in PRINTED.events],
    "agenda": [agenda.id for agenda in PRINTED.agendas],
    "motion": [motion.id for motion in PRINTED.motions],
}


def test_both_languages_have_the_same_messages():
    assert ENGLISH == RUSSIAN


@pytest.mark.parametrize("kind", NAMED)
def test_every_component_has_a_name(kind):
    expected = {f"{kind}-{id}".replace("_", "-") for id in NAMED[kind]}
    assert {id for id in ENGLISH if id.startswith(f"{kind}-")} == expected


def test_cards_say_what_they_do():
    """Every event and every agenda has its effect in words."""
    silent = [
        id for id, attributes in ENGLISH.items() if id.startswith(("event-", "agenda-")) and attributes != ["text"]
    ]
    assert silent == []


def figures(clause):
    text = re.sub(r"WK-[\dX]+\.\d+", "", clause["text"])
    return Counter(re.findall(r"\d+", text))


def references(clause):
    return set(re.findall(r"WK-[\dX]+\.\d+", clause["text"] + clause["reason"]))


def test_the_rules_name_the_same_figures_and_clauses_in_both_languages():
    for english, russian in zip(rules("rules.md"), rules("rules.ru.md"), strict=True):
        assert english["id"] == russian["id"]
        assert figures(english) == figures(russian), english["id"]
        assert references(english) == references(russian), english["id"]
        assert bool(english["reason"]) == bool(russian["reason"]), english["id"]
