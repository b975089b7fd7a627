"""Tabard: four seats for moves and copies (as Catanatron's), two for environments and searches (as the others')."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random

import tabard
from tabard.bots.search.thought import Thought
from tabard.kernel.position import Position

from .timing import PICK, Piece, cloning, playing, stepping, timed

TABLES = 64
FAR = (0, 8, 16, 24)  # moves into a game, where searches begin
ITERATIONS = 50


class OurMatch:
    def __init__(self, slug: str, seed: int) -> None:
        self.position = new(slug, 4, seed)

    def play_some(self, moves: int) -> int:
        position, made, pick = self.position, 0, PICK.random
        while made < moves and (waiting := position.waiting):
            legal = position.legal(waiting[0])
            position.step(waiting[0], legal[int(pick() * len(legal))])
            made += 1
        return made

    def sample(self) -> OurMatch:
        copy = OurMatch.__new__(OurMatch)
        copy.position = self.position.clone()
        return copy

    def clone(self) -> object:
        return self.position.clone()


def new(slug: str, seats: int, seed: int) -> Position:
    game = tabard.game(slug)
    return game.new(seats=seats, seed=seed, options=game.for_programs({}), story=False)


def steps(slug: str) -> Iterator[int]:
    """Many tables at once, with observations and masks; picking among what is legal is counted in."""
    from tabard.adapters.tables import Tables

    many = Tables(slug, TABLES, 2)
    many.reset(seed=1)
    while True:
        many.step(many.random_actions(PICK))
        yield TABLES


def searching(slug: str) -> Iterator[Piece]:
    while True:
        for far in FAR:
            match = OurMatch.__new__(OurMatch)
            match.position = new(slug, 2, far)
            match.play_some(far)
            if match.position.waiting:
                thought = Thought(match.position, match.position.waiting[0], Random(far))
                yield timed(partial(iterated, thought))


def iterated(thought: Thought) -> int:
    for _ in range(ITERATIONS):
        thought.iterate()
    return ITERATIONS


WORK = {
    "moves": lambda slug: playing(partial(OurMatch, slug)),
    "clones": lambda slug: cloning(partial(OurMatch, slug)),
    "steps": lambda slug: stepping(steps(slug), at_once=1),
    "iterations": searching,
}
