"""The words of the game: both languages name every component, and the rules say the same in both (WK-2)."""

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tabard.games.warrior_knights import GAME
from tabard.games.warrior_knights.cards import SHAPES
from tabard.games.warrior_knights.components import ACTIONS, EXPEDITIONS, NEUTRALS, read
from tabard.kernel.position import kebab
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
    assert expected <= set(ENGLISH)


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


# ---------------------------------------------------------------------- what the engine says


def sources():
    folder = Path(str(HERE))
    return "\n".join(path.read_text(encoding="utf-8") for path in [*folder.glob("*.py"), *folder.glob("rules/*.py")])


def test_every_question_and_every_move_has_its_words():
    asks = {f"ask-{kebab(decision.title())}" for decision in GAME.decisions}
    moves = {f"move-{verb}" for verb in GAME.vocabulary.verbs}
    assert sorted((asks | moves) - set(ENGLISH)) == []
    assert [id for id in sorted(asks) if ENGLISH[id] != ["other"]] == []


def test_every_event_and_every_refusal_has_its_words():
    code = sources()
    told = {f"log-{name}" for name in re.findall(r'\btell\(\s*"([a-z-]+)"', code)}
    refused = {f"illegal-{name}" for name in re.findall(r'Illegal\("([a-z-]+)"', code)}
    assert len(told) > 60 and len(refused) > 50
    assert sorted((told | refused) - set(ENGLISH)) == []


def test_every_option_has_its_words():
    """WK-22.1"""
    for option in GAME.options:
        assert ENGLISH[f"option-{option.name}"] == ["text"]
        assert all(f"option-{option.name}-{choice}" in ENGLISH for choice in option.choices)


def test_nobody_speaks_in_the_past_tense_of_a_player():
    """Names have no known gender: no past tense and no agreeing word stands after one."""
    text = HERE.joinpath("text", "ru.ftl").read_text(encoding="utf-8")
    assert re.findall(r"\{ \$seat \} \w+(?:лся|лась|л|ла)\b", text) == []
