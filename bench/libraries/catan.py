"""Catanatron, four players; its environment has two, of whom the other plays at random within a step."""

from __future__ import annotations

from collections.abc import Iterator

from catanatron import Color, Game, RandomPlayer

from .timing import PICK, cloning, playing, stepping


class CatanMatch:
    def __init__(self, seed: int) -> None:
        self.game = Game([RandomPlayer(color) for color in Color], seed=seed + 1)

    def play_some(self, moves: int) -> int:
        game, made, pick = self.game, 0, PICK.random
        while made < moves and game.winning_color() is None:
            actions = game.state.playable_actions
            game.execute(actions[int(pick() * len(actions))], validate_action=False)
            made += 1
        return made

    def sample(self) -> CatanMatch:
        copy = CatanMatch.__new__(CatanMatch)
        copy.game = self.game.copy()
        return copy

    def clone(self) -> object:
        return self.game.copy()


def steps(own: bool) -> Iterator[int]:
    """The moves of both players are counted as steps: that is what ours are. `own`: each step is one, as it counts them."""
    from catanatron_gym.envs.catanatron_env import CatanatronEnv

    env = CatanatronEnv()
    while True:
        _, info = env.reset()
        over, before = False, len(env.game.state.actions)
        while not over:
            _, _, won, late, info = env.step(PICK.choice(info["valid_actions"]))
            over, made = won or late, len(env.game.state.actions)
            yield 1 if own else made - before
            before = made


WORK = {
    "moves": lambda _: playing(CatanMatch),
    "clones": lambda _: cloning(CatanMatch),
    "steps": lambda _: stepping(steps(own=False)),
    "steps of its own": lambda _: stepping(steps(own=True)),
}
