"""Opponents of eight levels: made for every game, repeatable, and none of them random."""

from __future__ import annotations

import pytest

import tabard
from tabard import bots
from tabard.bots import arena
from tabard.bots.levels import LevelBot
from tabard.kernel.outlook import Skill

from .test_search import after

LEVELS = [f"level{number}" for number in range(1, 9)]


def test_every_level_is_a_bot() -> None:
    assert set(LEVELS) <= set(bots.names())
    with pytest.raises(ValueError, match="takes nothing behind a colon"):
        bots.make("level1:2", 0)


@pytest.mark.parametrize("slug", tabard.slugs())
def test_a_ladder_rises(slug: str) -> None:
    """Less and less freely, then what looks best (one iteration is the same with other eyes), then further and further ahead."""
    ladder = tabard.game(slug).ladder
    loose = [skill.looseness for skill in ladder if not skill.iterations]
    ahead = [skill.iterations for skill in ladder if skill.iterations]
    idle = [skill.idleness for skill in ladder]
    thinkers = [Skill(skill.iterations, idleness=skill.idleness) for skill in ladder if skill.iterations]
    assert len(ladder) == len(LEVELS) and ladder == (*map(Skill, [0] * len(loose), loose), *thinkers)
    assert not any(idle[: len(loose)]) and idle[-1] == 0 and max(idle) < 1
    assert loose == sorted(set(loose), reverse=True) and ahead == sorted(set(ahead))
    assert loose[-1] == 0 or ahead[0] == 1


@pytest.mark.parametrize("slug", tabard.slugs())
def test_the_same_seed_makes_the_same_choices(slug: str) -> None:
    """But for the time that is left, which is enough here."""
    position = after(tabard.game(slug).new(seats=2, seed=4), 15)
    seat = position.waiting[0]
    for skill in (Skill(looseness=1.0), Skill(), Skill(iterations=8)):
        chosen = [LevelBot(7, level=1, skill=skill).choose(position.redeal(seat, 3), seat) for _ in range(2)]
        assert chosen[0] == chosen[1] and chosen[0] in position.legal(seat)


def test_a_page_plays_freely_but_not_at_random() -> None:
    game = tabard.game("middle-ages")
    results = list(arena.series(game, ["level1", "random"], 60, seed=3))
    assert arena.share_of_wins(results)["level1"] > 0.6
    position = game.new(2, seed=4)
    seat = position.waiting[0]
    page = [LevelBot(seed, level=1).choose(position.redeal(seat, 1), seat) for seed in range(40)]
    baron = [LevelBot(seed, level=4).choose(position.redeal(seat, 1), seat) for seed in range(40)]
    assert len(set(page)) > len(set(baron))


def test_time_is_up_after_two_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabard.bots.levels.LONGEST", 0.0)
    position = tabard.game("middle-ages").new(2, seed=4)
    seat = position.waiting[0]
    bot = LevelBot(1, level=8, skill=Skill(iterations=10_000_000))
    assert bot.choose(position.redeal(seat, 1), seat) in position.legal(seat)


def test_an_idle_bot_thinks_in_some_of_its_decisions() -> None:
    position = tabard.game("middle-ages").new(2, seed=4)
    seat = position.waiting[0]
    thoughts = []
    for idleness in (0.0, 0.5, 1.0):
        bots_of_it = [LevelBot(seed, level=8, skill=Skill(iterations=5, idleness=idleness)) for seed in range(20)]
        for bot in bots_of_it:
            bot.choose(position.redeal(seat, 1), seat)
        thoughts.append([bot.thought.iterations for bot in bots_of_it if bot.thought is not None])
    assert thoughts[0] == [5] * 20 and thoughts[2] == [1] * 20
    assert set(thoughts[1]) == {1, 5} and 4 < thoughts[1].count(5) < 16
