"""A move by its parts, so that a network needs no output for each of a hundred thousand actions."""

from __future__ import annotations

from tabard.kernel import Move, Vocabulary

SMALL = 2_000  # a game with no more actions than these needs no parts


class Parts:
    """Every verb, and every value of each of its arguments, has one number. The actions of a small game are parts by
    themselves."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.whole = vocabulary.size <= SMALL
        self.first: dict[str, list[int]] = {}  # the number of a verb, then the first of each of its arguments
        self.size = vocabulary.size if self.whole else self.numbered()
        self.known: dict[Move, list[int]] = {}

    def numbered(self) -> int:
        size = 0
        for name, verb in self.vocabulary.verbs.items():
            self.first[name] = [size]
            size += 1
            for domain in verb.domains:
                self.first[name].append(size)
                size += domain.size
        return size

    def of(self, move: Move) -> list[int]:
        parts = self.known.get(move)
        if parts is None:
            parts = self.known[move] = self.worked_out(move)
        return parts

    def worked_out(self, move: Move) -> list[int]:
        if self.whole:
            return [self.vocabulary.index(move)]
        verb, *arguments = self.first[str(move[0])]
        return [verb, *[first + int(value) for first, value in zip(arguments, move[1:], strict=True)]]
