"""The names under `import tabard`."""

import importlib

import pytest

import tabard


def test_games_is_a_list_and_a_package() -> None:
    assert "middle-ages" in tabard.slugs()
    assert tabard.game("middle-ages").slug == "middle-ages"
    assert "middle-ages" in tabard.slugs(), "still a list after the package tabard.games was imported"
    assert importlib.import_module("tabard.games.middle_ages").GAME is tabard.game("middle-ages")


def test_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"no game .chess.; there are .*middle-ages"):
        tabard.game("chess")


def test_the_readme_loop() -> None:
    p = tabard.game("middle-ages").new(seats=3, seed=7)
    while not p.over:
        seat = p.waiting[0]
        p.play(seat, p.legal(seat)[0])
    assert len(p.scores) == 3
    assert p.winners == tuple(seat for seat in range(3) if p.ranking[seat] == 1)
    assert tabard.replay(p.record()).scores == p.scores
