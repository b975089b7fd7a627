"""The environments keep the promises of the libraries they are made for, for every game."""

import warnings
from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import tabard
from tabard import adapters
from tabard.adapters import gym, zoo
from tabard.adapters.names import gym_id

SLUGS = tabard.slugs()


@pytest.mark.parametrize("slug", SLUGS)
def test_pettingzoo_finds_no_fault(slug: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PettingZoo warns of every observation that is a dictionary
        api_test(zoo.env(slug, seats=2), num_cycles=30)
        seed_test(lambda: zoo.env(slug, seats=2), num_cycles=30)


def test_a_whole_game_shares_one_win() -> None:
    env, dice = zoo.env("middle-ages", seats=3), Random(1)
    env.reset(seed=5)
    won = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        won[agent] += reward
        env.step(None if over else dice.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    assert sum(won.values()) == 1.0
    winners = env.unwrapped.position.winners
    assert [agent for agent, share in won.items() if share] == [f"seat_{seat}" for seat in winners]


def test_an_illegal_action_loses() -> None:
    env = zoo.env("middle-ages", seats=2)
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(loser)["action_mask"] == 0)[0]))
    assert env.rewards[loser] == -1.0 and all(env.terminations.values())


@pytest.mark.parametrize("slug", SLUGS)
def test_gymnasium_finds_no_fault(slug: str) -> None:
    adapters.register()
    env = gymnasium.make(gym_id(slug), seats=2, disable_env_checker=True)
    check_env(env.unwrapped, skip_render_check=True)


def test_one_seat_plays_a_game_against_greedy_bots() -> None:
    env = gym.SeatEnv("middle-ages", seats=2, seat=1, opponents="greedy", reward="margin")
    _, info = env.reset(seed=3)
    over, reward, steps = False, 0.0, 0
    while not over:
        assert info["action_mask"].any() and env.position.waiting[0] == 1
        _, reward, over, _, info = env.step(np.flatnonzero(info["action_mask"])[0])
        steps += 1
    scores = env.position.scores
    assert reward == scores[1] - scores[0] and steps > 16


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"reward": "glory"}, "a reward is share or margin, not 'glory'"),
        ({"seat": 2}, "a seat is 0 to 1, not 2"),
        ({"opponents": "nobody"}, "there is no bot 'nobody'"),
        ({"opponents": ["random", "random"]}, "1 opponents have a name each, not 2"),
        ({"options": {"luck": 1}}, "middle-ages has no option 'luck'"),
    ],
)
def test_wrong_wishes_are_named(wrong: dict[str, object], reason: str) -> None:
    with pytest.raises(ValueError, match=reason.replace("(", r"\(")):
        gym.SeatEnv("middle-ages", seats=2, **wrong)
