"""OpenSpiel: games in C++ behind a Python face; its search in C++ and in Python, random rollouts, one a simulation."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import numpy as np
import pyspiel

from .timing import PICK, Piece, cloning, playing, stepping, timed

SIMULATIONS = 200
FAR = (0, 10, 20, 40)


class SpielMatch:
    def __init__(self, name: str, seed: int) -> None:
        self.state = pyspiel.load_game(name).new_initial_state()

    def play_some(self, moves: int) -> int:
        """Nature's moves are made and not counted."""
        state, made, pick = self.state, 0, PICK.random
        while made < moves and not state.is_terminal():
            made += not state.is_chance_node()
            actions = state.legal_actions()
            state.apply_action(actions[int(pick() * len(actions))])
        return made

    def sample(self) -> SpielMatch:
        copy = SpielMatch.__new__(SpielMatch)
        copy.state = self.state.clone()
        return copy

    def clone(self) -> object:
        return self.state.clone()


def steps(name: str) -> Iterator[int]:
    from open_spiel.python import rl_environment

    env = rl_environment.Environment(name)
    while True:
        seen = env.reset()
        while not seen.last():
            seat = seen.observations["current_player"]
            seen = env.step([PICK.choice(seen.observations["legal_actions"][seat])])
            yield 1


def searching(name: str, python: bool = False) -> Iterator[Piece]:
    game = pyspiel.load_game(name)
    bot = searcher_in_python(game) if python else searcher(game)
    while True:
        for far in FAR:
            match = SpielMatch(name, 0)
            match.play_some(far)
            while match.state.is_chance_node():
                match.state.apply_action(PICK.choice(match.state.legal_actions()))
            if not match.state.is_terminal():
                yield timed(lambda: searched(bot, match.state))  # noqa: B023 - called at once


def searched(bot: Any, state: Any) -> int:
    bot.step(state)
    return SIMULATIONS


def searcher(game: Any) -> Any:
    rollouts = pyspiel.RandomRolloutEvaluator(1, 0)
    return pyspiel.MCTSBot(game, rollouts, 2.0, SIMULATIONS, 1000, False, 0, False)


def searcher_in_python(game: Any) -> Any:
    from open_spiel.python.algorithms import mcts

    dice = np.random.RandomState(0)
    return mcts.MCTSBot(game, 2.0, SIMULATIONS, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)


WORK = {
    "moves": lambda name: playing(partial(SpielMatch, name)),
    "clones": lambda name: cloning(partial(SpielMatch, name)),
    "steps": lambda name: stepping(steps(name)),
    "iterations": searching,
    "iterations in Python": partial(searching, python=True),
}
