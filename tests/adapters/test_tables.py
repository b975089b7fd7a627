"""Many tables at once play what single tables play."""

from random import Random

import numpy as np
import pytest

import tabard
from tabard.adapters.actions import actions_of
from tabard.adapters.setting import Setting, margins, shares
from tabard.adapters.tables import Tables


@pytest.mark.parametrize("slug", tabard.slugs())
def test_every_row_is_what_the_table_shows(slug: str) -> None:
    tables, setting, dice = Tables(slug, 2, seats=2), Setting(slug, 2), Random(1)
    tables.reset(seed=7)
    singles = [setting.new(7), setting.new(8)]
    for _ in range(40):
        for table, p in enumerate(singles):
            seat = p.waiting[0]
            assert tables.asked[table] == seat and not tables.done[table]
            assert np.array_equal(tables.observations[table], setting.observations.array(p, seat))
            moves = [setting.actions.index[move] for move in p.legal(seat)]
            assert tables.legal(table) == moves
            assert np.flatnonzero(tables.masks[table]).tolist() == sorted(moves)
        chosen = tables.random_actions(dice)
        for p, action in zip(singles, chosen, strict=True):
            p.step(p.waiting[0], setting.actions.move[action])
        tables.step(np.array(chosen))


def test_a_finished_game_pays_once_and_the_next_begins() -> None:
    tables, dice = Tables("middle-ages", 3, seats=2), Random(2)
    tables.reset(seed=1)
    ended = 0
    for _ in range(200):
        tables.step(tables.random_actions(dice))
        assert np.array_equal(tables.rewards.sum(axis=1), tables.done.astype(np.float32))
        assert (tables.masks.sum(axis=1) > 0).all()
        ended += int(tables.done.sum())
    assert ended >= 9
    tables.reset(seed=1)
    assert not tables.done.any() and not tables.rewards.any()


def test_the_same_seed_gives_the_same_games() -> None:
    runs = []
    for _ in range(2):
        tables, dice = Tables("era-medieval-age", 2, seats=2), Random(3)
        tables.reset(seed=5)
        for _ in range(60):
            tables.step(tables.random_actions(dice))
        runs.append(tables.observations.tobytes())
    assert runs[0] == runs[1]


def test_an_illegal_action_is_named_and_no_table_moves() -> None:
    tables = Tables("middle-ages", 2, seats=2)
    tables.reset(seed=1)
    legal, before = tables.legal(0)[0], tables.observations.copy()
    with pytest.raises(ValueError, match="table 1: action 200 is not legal now"):
        tables.step([legal, 200])
    for beyond in (-1, tables.actions.size):
        with pytest.raises(ValueError, match=f"table 0: action {beyond} is not legal now"):
            tables.step([beyond, legal])
    with pytest.raises(ValueError, match="2 tables take 2 actions, not 1"):
        tables.step([legal])
    assert np.array_equal(tables.observations, before)
    with pytest.raises(ValueError, match="at least one table"):
        Tables("middle-ages", 0)


@pytest.mark.parametrize("slug", tabard.slugs())
def test_the_index_is_the_vocabulary_s(slug: str) -> None:
    game = tabard.game(slug)
    actions = actions_of(game)
    assert actions.size == game.vocabulary.size and actions_of(game) is actions
    for number in range(0, actions.size, 1 + actions.size // 500):
        assert actions.index[actions.move[number]] == number == game.vocabulary.index(game.vocabulary.move(number))
    with pytest.raises(ValueError, match="an action index is 0 to"):
        actions.move[actions.size]


def test_the_parts_of_an_action() -> None:
    actions = actions_of(tabard.game("middle-ages"))
    assert actions.factors(actions.index["area", 3, 5]) == (actions.verbs["area"], 3, 5)
    assert actions.factors(actions.index["pass",]) == (actions.verbs["pass"],)


def test_rewards_in_the_game_s_own_terms() -> None:
    dice, setting = Random(4), Setting("middle-ages", 3)
    p = setting.new(1)
    assert setting.rewards(p) == [0, 0, 0]
    while not p.over:
        p.step(p.waiting[0], dice.choice(p.legal(p.waiting[0])))
    best = max(p.scores)
    assert sum(shares(p)) == 1 and shares(p)[p.winners[0]] == 1 / len(p.winners)
    assert [margin for margin, score in zip(margins(p), p.scores, strict=True) if score != best] == [
        score - best for score in p.scores if score != best
    ]
