"""The command line on options, asides, series and games that nobody wins."""

import sys

import pytest

from .kernel.toy import GAME as TOY
from .test_cli import Terminal, terminal  # noqa: F401

TAKES_ALL = "1\n" * 400


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setitem(sys.modules, "toy_package", sys.modules[type(TOY).__module__])
    return "toy_package:GAME"


def test_options_say_what_does_not_go_together_in_both_languages(terminal: Terminal) -> None:  # noqa: F811
    siege = ("options", "medieval-mastery", "--seats", "4", "--option", "castle_siege=true")
    english, russian = terminal(*siege), terminal(*siege, "--lang", "ru")
    assert "    pairs: Loyalty and Castle Siege cannot be combined. [MM-16.1]" in english.out
    assert "    pairs: «Верность» и «Осада замка» не сочетаются. [MM-16.1]" in russian.out
    assert "    true\n" in english.out


def test_a_refused_combination_is_worded_in_the_language(terminal: Terminal) -> None:  # noqa: F811
    both = ("--option", "loyalty=pairs", "--option", "castle_siege=true", "--seats", "4", "--lang", "ru")
    for command in ("play", "fuzz"):
        said = terminal(command, "medieval-mastery", *both)
        assert (said.code, said.err.strip()) == (2, "tabard: «Верность» и «Осада замка» не сочетаются. [MM-16.1]")


def test_options_that_cannot_matter_are_not_listed(terminal: Terminal, toy: str) -> None:  # noqa: F811
    assert "charms" not in terminal("options", toy).out
    wild = terminal("options", toy, "--option", "mood=wild", "--option", "charms=drum,horn").out
    assert "charms=horn,drum" in wild
    assert "    bell: Choose 1 to 2. [TOY-9]" in wild


def test_a_set_of_words_is_typed_with_commas(terminal: Terminal, toy: str) -> None:  # noqa: F811
    said = terminal("options", toy, "--option", "mood=wild", "--option", "charms=flute")
    assert said.code == 2
    assert "a list of 1 to 2 of horn, bell, drum" in said.err


def test_asides_have_numbers_of_their_own(terminal: Terminal, toy: str) -> None:  # noqa: F811
    said = terminal("play", toy, "--seats", "2", "--seed", "7", typed="5\n1")
    assert "At any time you may also:\n  5. " in said.out
    assert "(toast 1)" in said.out
    assert "log-toast" in said.out, "done at once, and told"


def test_how_it_ended_beside_a_rival(terminal: Terminal, toy: str) -> None:  # noqa: F811
    wolf = ("--seats", "2", "--option", "wolf=true", "--option", "asides=false", "--option", "rounds=1")
    said = terminal("play", toy, *wolf, "--bots", "none", "--seed", "7", typed="done\n\ndone\n\npass\n\npass\n")
    assert "rival-wolf, 1" in said.out
    assert "Nobody has won." in said.out
    assert f"The series goes on: tabard play {TOY.slug} --seats 2 --option rounds=2" in said.out


def test_fuzz_says_how_much_care_it_took(terminal: Terminal, toy: str) -> None:  # noqa: F811
    said = terminal("fuzz", toy, "--games", "6", "--care", "3", "--jobs", "1")
    assert "18 of them with the costly laws (3.0 a game): every law held." in said.out
