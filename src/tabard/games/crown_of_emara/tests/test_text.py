"""The texts: every id that the code can say stands in both languages, with the same arguments; every refusal is tested."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tabard.games.crown_of_emara import GAME
from tabard.games.crown_of_emara.names import SOURCES, THINGS
from tabard.games.crown_of_emara.printed import printed
from tabard.kernel import LANGUAGES
from tabard.kernel.game import package_text
from tabard.kernel.laws import catalogue
from tabard.kernel.position import kebab
from tabard.text import Speech

HERE = Path(__file__).parent
CODE = "\n".join(path.read_text("utf-8") for path in sorted(HERE.parent.rglob("*.py")) if HERE not in path.parents)
TESTS = "\n".join(path.read_text("utf-8") for path in sorted(HERE.glob("test_*.py")))
CODES = set(re.findall(r'Illegal\(\s*"([a-z-]+)"', CODE))
TOLD = {"victoria-delivers", "victoria-rises", "hired-master", "hired-helper", "campaign-won", "campaign-lost"}


def named_in_code() -> set[str]:
    told = set(re.findall(r'tell\(\s*"([a-z-]+)"', CODE)) | TOLD
    ids = {"log-" + name for name in told} | {"illegal-" + code for code in CODES}
    ids |= set(re.findall(r'"(words-[a-z-]+|purpose-[a-z]+|move-work-[a-z]+)"', CODE))
    for decision in GAME.decisions:
        ids |= {"ask-" + kebab(decision.title()), "ask-" + kebab(decision.title()) + ".other"}
    return ids | {"move-" + verb for verb in GAME.vocabulary.verbs}


def kinds() -> set[str]:
    """The words of the buttons for a whole kind of moves, which verbs with arguments may have."""
    return {f"move-{verb}.kind" for verb in GAME.vocabulary.verbs}


def components() -> set[str]:
    c = printed(GAME.components)
    ids = {thing["id"] for thing in (*c["tokens"], *c["ranks"])} | {*c["markers"], *c["sources"]}
    for thing in (*c["cards"], *c["locations"], *c["masters"], *c["events"]):
        ids |= {thing["id"], thing["id"] + ".text"}
    ids |= {rank["id"] + ".lady" for rank in c["ranks"]}
    ids |= {f"{kind}-{thing}" for kind in ("good", "amount") for thing in THINGS} | {"source-" + s for s in SOURCES}
    for option in GAME.options:
        ids |= {f"option-{option.name}", f"option-{option.name}.help"}
        ids |= {f"option-{option.name}-{choice}" for choice in option.choices}
    return ids | {"game-name", "game-blurb", "victoria"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing(language: str) -> None:
    """CE-1.11: and none is left over under the prefixes of the rules."""
    known = catalogue(GAME.text(language))
    wanted = named_in_code() | components()
    assert sorted(wanted - set(known)) == []
    extra = {id for id in known if id.startswith(("ask-", "move-", "log-", "illegal-", "words-", "purpose-"))}
    assert sorted(extra - wanted - kinds()) == []


def test_both_languages_use_the_same_arguments() -> None:
    """CE-1.10"""
    english, russian = (catalogue(GAME.text(language)) for language in LANGUAGES)
    assert english == russian


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), [(3, {}), (1, {"solo": "campaign", "layout": "mixed"})])
def test_a_whole_game_can_be_told(language: str, seats: int, options: dict[str, object]) -> None:
    """CE-18.2: every line of a game reads as a sentence, without gaps."""
    speech = Speech(
        language, [package_text("tabard", f"text/{language}.ftl"), GAME.text(language)], ["Анна", "Борис", "Клара"]
    )
    p = GAME.new(seats, 11, options)
    number = 0
    while not p.over:
        for viewer in (*range(seats), None):
            assert clean(speech.say(p.prompt(viewer)))
        seat = p.waiting[0]
        legal = p.legal(seat)
        labels = [speech.say(p.label(seat, move)) for move in legal]
        assert all(clean(label) for label in labels)
        assert len(set(labels)) == len(labels), labels
        p.play(seat, legal[5 * number % len(legal)])
        number += 1
    assert all(clean(speech.say(event.message())) for event in p.story)
    assert all(clean(speech.say(line)) for line in GAME.words(p, 0))


def clean(sentence: str) -> bool:
    return bool(sentence) and not re.search(r"[{}$]|[a-z]-[a-z]+-[a-z]|_seat|\bNone\b|: \.", sentence)


def test_every_refusal_is_tested() -> None:
    """CE-4.20: its code stands in a test."""
    assert sorted(code for code in CODES if f'"{code}"' not in TESTS) == []
