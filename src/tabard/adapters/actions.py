"""The fixed action index of a game: every move of its vocabulary has one number, whatever the position.

Numbers come from the vocabulary once and are kept in a dictionary. Asides (gifts and the like, which any seat may make at any
time) have numbers as well, but are never legal here: an environment asks one question at a time.
"""

from __future__ import annotations

from functools import cache

from tabard.kernel import Game, Move, Vocabulary


class Indices(dict[Move, int]):
    """Moves to numbers; a move that is met for the first time is worked out and kept."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        super().__init__()
        self.vocabulary = vocabulary

    def __missing__(self, move: Move) -> int:
        index = self[move] = self.vocabulary.index(move)
        return index


class Moves(dict[int, Move]):
    """Numbers to moves, in the same way."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        super().__init__()
        self.vocabulary = vocabulary

    def __missing__(self, index: int) -> Move:
        move = self[index] = self.vocabulary.move(index)
        return move


class Actions:
    """Both ways, and how many there are."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.size = vocabulary.size
        self.index = Indices(vocabulary)
        self.move = Moves(vocabulary)

    def factors(self, index: int) -> tuple[int, ...]:
        """The verb and its arguments as numbers, for networks that score a move by its parts: thousands of moves share them."""
        verb, *arguments = self.move[index]
        return (self.verbs[str(verb)], *[int(argument) for argument in arguments])

    @property
    def verbs(self) -> dict[str, int]:
        return {name: number for number, name in enumerate(self.vocabulary.verbs)}


@cache
def actions_of(game: Game) -> Actions:
    """One dictionary for each game, shared by all environments."""
    return Actions(game.vocabulary)
