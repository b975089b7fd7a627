"""First games with a guide: what is written in every game's `tutorial.toml` can be played, read and pointed at."""

import re

import pytest

import tabard
from tabard.kernel import LANGUAGES
from tabard.kernel import tutorial as tutorials
from tabard.text import Speech

GAMES = [slug for slug in tabard.slugs() if tutorials.tutorial(tabard.game(slug)) is not None]
PLACES = {"board", "hand", "mine", "rivals", "tool", "stage"}
LEAST, MOST = 10, 22  # steps: five to ten minutes
LONGEST = 230  # letters of what is said at one step

FILE = """
seats = 2
seed = 5
opening = []

[[steps]]
when = "place-lord"
text = "game-name"
move = "lord 1"
"""


def known(slug: str) -> tutorials.Tutorial:
    found = tutorials.tutorial(tabard.game(slug))
    assert found is not None
    return found


@pytest.fixture(params=GAMES)
def slug(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_the_script_can_be_played_and_every_step_comes_when_it_should(slug: str) -> None:
    tutorials.check(tabard.game(slug), known(slug))


def test_it_is_neither_short_nor_long_and_ends_with_a_word(slug: str) -> None:
    steps = known(slug).steps
    assert LEAST <= len(steps) <= MOST
    assert steps[-1].moves == () and steps[-1].at == len(known(slug).script)
    assert len({step.text for step in steps}) == len(steps)


def test_the_player_decides_every_own_move(slug: str) -> None:
    own = [number for number, one in enumerate(known(slug).script) if one.seat == tutorials.PLAYER and not one.helped]
    assert [step.at for step in known(slug).steps if step.moves] == own


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language_and_briefly(slug: str, language: str) -> None:
    speech = Speech(language, [tabard.game(slug).text(language)], ["Анна", "Борис"])
    for step in known(slug).steps:
        assert speech.knows(step.text), step.text
        assert len(speech.text(step.text, seat=1)) <= LONGEST, step.text
    spoken = set(re.findall(r"^(tutorial-[a-z-]+) =", tabard.game(slug).text(language), re.MULTILINE))
    assert spoken == {step.text for step in known(slug).steps}


def test_every_clause_exists(slug: str) -> None:
    clauses = {clause["id"] for chapter in tabard.game(slug).rules("en") for clause in chapter["clauses"]}
    assert {step.rule for step in known(slug).steps if step.rule} <= clauses


def test_what_is_pointed_at_is_a_target_a_place_or_a_selector(slug: str) -> None:
    """That it stands on the page and is not covered, the browser says (tests/browser/test_tutorial.py)."""
    verbs = tabard.game(slug).vocabulary.verbs.values()
    sizes = {domain.name: domain.size for verb in verbs for domain in verb.domains}
    for step in known(slug).steps:
        kind, _, value = step.point.partition(":")
        if step.point and step.point[0] not in ".#[":
            assert value in PLACES if kind == "place" else int(value) < sizes[kind], step.point


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        ("seed = 5", "seed = 5\nseats_of = 3", "seats_of: nothing reads this key"),
        ("seats = 2", "seats = 9", "seats: expected a whole number 2 to 5"),
        ("seats = 2", "", "seats: expected a whole number 2 to 5, it is missing"),
        ('when = "place-lord"', "", "[steps 1] when: expected a text, it is missing"),
        ('move = "lord 1"', 'move = "lord one"', "[steps 1] move: expected a verb and whole numbers"),
        ("opening = []", 'opening = ["lord 1"]', "opening: expected moves with their seat in front"),
        ('move = "lord 1"', 'move = "lord 1"\npoints = "spot:1"', "points: nothing reads this key"),
    ],
)
def test_a_wrong_file_is_named_with_what_was_expected(before: str, after: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=re.escape(complaint)):
        tutorials.parsed(tabard.game("middle-ages"), FILE.replace(before, after))


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        ('move = "lord 1"', 'move = "lord 7"', "move 1 of the script, 0 ('lord', 7)"),
        ('move = "lord 1"', 'move = "lord 1"\nallow = ["lord 7"]', "move 1 of the script, 0 ('lord', 7)"),
        ('when = "place-lord"', 'when = "move-lord"', "game-name waits for 'move-lord'; asked is 'place-lord'"),
    ],
)
def test_a_script_that_cannot_be_played_is_refused(before: str, after: str, complaint: str) -> None:
    game = tabard.game("middle-ages")
    seed = next(n for n in range(100) if game.new(2, n).waiting == (0,))
    wrong = FILE.replace("seed = 5", f"seed = {seed}").replace(before, after)
    with pytest.raises(ValueError, match=re.escape(complaint)):
        tutorials.check(game, tutorials.parsed(game, wrong))


def test_whoever_plays_something_else_has_left_the_script() -> None:
    game = tabard.game("middle-ages")
    script = tutorials.parsed(game, FILE)
    assert tutorials.followed(script, []) == 0
    assert tutorials.followed(script, [(0, ("lord", 1))]) == 1
    assert tutorials.followed(script, [(0, ("lord", 2))]) is None
    assert tutorials.followed(script, [(0, ("lord", 1)), (1, ("lord", 2))]) is None
    assert tutorials.due(script, []) == script.script[0]
    assert tutorials.due(script, [(0, ("lord", 1))]) is None
