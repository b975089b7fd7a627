"""The texts: every id that the code can say stands in both languages, with the same arguments; every refusal is tested."""

import re
from pathlib import Path

import pytest

from tabard.games.medieval_mastery import GAME
from tabard.games.medieval_mastery.board_parts import STEP_NAMES
from tabard.games.medieval_mastery.components import ARTEFACTS, CARDS, PROPERTIES, TERRITORIES, TYPES
from tabard.kernel import LANGUAGES
from tabard.kernel.game import package_text
from tabard.kernel.laws import catalogue
from tabard.kernel.position import kebab
from tabard.text import Speech

HERE = Path(__file__).parent
CODE = "\n".join(path.read_text("utf-8") for path in sorted(HERE.parent.rglob("*.py")) if HERE not in path.parents)
TESTS = "\n".join(path.read_text("utf-8") for path in sorted(HERE.glob("test_*.py")))
CODES = set(re.findall(r'Illegal\(\s*"([a-z-]+)"', CODE))
SHELL = {"not-now"}  # worded in the catalogue of the shell
NEVER = {"keep-or-discard", "match-or-pass"}  # both moves of these decisions are always legal


def named_in_code() -> set[str]:
    told = set(re.findall(r'tell\(\s*"([a-z-]+)"', CODE)) | {"matched", "not-matched", "won", "won-castle"}
    ids = {"log-" + name for name in told} | {"illegal-" + code for code in CODES - SHELL}
    ids |= set(re.findall(r'"(words-[a-z-]+|ended-[a-z]+)"', CODE))
    for decision in GAME.decisions:
        ids |= {"ask-" + kebab(decision.title()), "ask-" + kebab(decision.title()) + ".other"}
    return ids | {"move-" + verb for verb in GAME.vocabulary.verbs}


def components() -> set[str]:
    with_text = ["card-" + name for name in CARDS] + [*ARTEFACTS] + ["territory-" + name for name in TERRITORIES]
    with_text += ["property-" + name for name in PROPERTIES] + ["type-" + name for name in TYPES] + ["lake"]
    ids = {name.replace("_", "-") + end for name in with_text for end in ("", ".text")}
    ids |= {"castle-" + name for name in GAME.components.castles} | {"step-" + name for name in STEP_NAMES}
    for option in GAME.options:
        ids |= {f"option-{option.name}", f"option-{option.name}.help"}
        ids |= {f"option-{option.name}-{choice}" for choice in option.choices}
    return ids | {"knights", "game-name", "game-blurb"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing(language):
    """MM-1.13: and none is left over under the prefixes of the rules."""
    known = catalogue(GAME.text(language))
    wanted = named_in_code() | components()
    assert sorted(wanted - set(known)) == []
    extra = {id for id in known if id.startswith(("ask-", "move-", "log-", "illegal-", "words-", "ended-", "step-"))}
    kinds = {f"move-{verb}.kind" for verb in GAME.vocabulary.verbs}  # buttons for a whole kind of moves
    assert sorted(extra - wanted - kinds) == []


def test_both_languages_use_the_same_arguments():
    """MM-1.13"""
    english, russian = (catalogue(GAME.text(language)) for language in LANGUAGES)
    assert sorted(english) == sorted(russian)
    rules = ("ask-", "move-", "illegal-", "table-")
    assert {id: v for id, v in english.items() if id.startswith(rules) and v != russian[id]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told(language):
    """MM-8.20: every line of a game reads as a sentence, without gaps."""
    speech = Speech(
        language, [package_text("tabard", f"text/{language}.ftl"), GAME.text(language)], ["Anna", "Boris", "Clara"]
    )
    p = GAME.new(3, seed=11, options={"round_limit": 12})
    number = 0
    while not p.over:
        for viewer in (0, 1, 2, None):
            assert clean(speech.say(p.prompt(viewer)))
        seat = p.waiting[0]
        legal = p.legal(seat)
        assert all(clean(speech.say(p.label(seat, move))) for move in legal[:5])
        p.play(seat, legal[5 * number % len(legal)])
        number += 1
    assert all(clean(speech.say(event.message())) for event in p.story)
    assert all(clean(speech.say(line)) for line in GAME.words(p, 0))


def clean(sentence: str) -> bool:
    return bool(sentence) and not re.search(r"[{}$]|[a-z]-[a-z]+-[a-z]|_seat|\bNone\b", sentence)


def test_every_refusal_is_tested():
    """MM-18.11: its code stands in a test."""
    assert sorted(code for code in CODES - NEVER if f'"{code}"' not in TESTS) == []
