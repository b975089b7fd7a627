"""RLCard: its games cannot be copied, but for a general copy of everything."""

from __future__ import annotations

from collections.abc import Iterator

import rlcard

from .timing import PICK, playing, stepping


class CardMatch:
    def __init__(self, name: str, seed: int) -> None:
        self.env = rlcard.make(name, config={"seed": seed})
        self.env.game.init_game()

    def play_some(self, moves: int) -> int:
        game, made, pick = self.env.game, 0, PICK.random
        while made < moves and not game.is_over():
            legal = game.get_legal_actions() if hasattr(game, "get_legal_actions") else game.judge.get_legal_actions()
            game.step(legal[int(pick() * len(legal))])
            made += 1
        return made

    def sample(self) -> CardMatch:
        raise NotImplementedError

    def clone(self) -> object:
        raise NotImplementedError


def steps(name: str) -> Iterator[int]:
    env = rlcard.make(name, config={"seed": 0})
    while True:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(PICK.choice(list(state["legal_actions"])))
            yield 1


WORK = {
    "moves": lambda name: playing(lambda seed: CardMatch(name, seed)),
    "steps": lambda name: stepping(steps(name)),
}
