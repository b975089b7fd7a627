"""One decision thought through: information-set tree search over re-deals, every seat for itself (max-n)."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from tabard.kernel.frames import Secret
from tabard.kernel.moves import Move
from tabard.kernel.outlook import shares
from tabard.kernel.position import Position

from .tree import Edge, Node, Table, edges_of, picked, promising, thought_of

CURIOSITY: Final = 1.0
FIRST_LOOKS: Final = 4  # deals over which the first look at the moves is averaged
VICTORY: Final = 0.5  # weight of having won, beside that of the final standing


class Thought:
    """Everything that was thought about one question to one seat. It sees re-dealt positions only."""

    def __init__(self, position: Position, seat: int, random: Random) -> None:
        self.position = position
        self.seat = seat
        self.random = random
        self.game = position.game
        self.outlook = position.game.outlook
        self.start = position.game.hints(position, seat)
        self.root = Node()
        self.moves = self.first_look(position.legal(seat))
        self.iterations = 0
        self.wish: Move | None = None  # the move that is tried out now, whatever promises more

    @property
    def table(self) -> Table:
        return self.root.tables[self.seat]

    def best(self) -> Move:
        """The move that was tried most."""
        return max(self.moves, key=lambda move: (self.table[move].visits, self.table[move].reward))

    def is_decided(self, left: float) -> bool:
        """Could no other move catch up in the part of the time that is left (0..1 of what was spent)?"""
        visits = sorted([edge.visits for edge in self.table.values()])
        return visits[-1] - visits[-2] > self.iterations * left

    # ------------------------------------------------------------------ one iteration

    def iterate(self) -> None:
        """Down the tree in one deal, a little further than before, and the result back up."""
        self.deepen(self.position.redeal(self.seat, self.random.getrandbits(31)))
        self.iterations += 1

    def try_out(self, move: Move, deal: int) -> Position:
        """The same with this move first, in a given deal; where it has led to."""
        p = self.position.redeal(self.seat, deal)
        self.wish = move
        self.deepen(p)
        self.wish = None
        return p

    def deepen(self, p: Position) -> None:
        path: list[tuple[Edge, int]] = []
        node: Node | None = self.root
        while node is not None and p.waiting:
            node = self.descend(node, p, path)
        rewards = self.played_on(p)
        for edge, seat in path:
            edge.visits += 1
            edge.reward += rewards[seat]

    def descend(self, node: Node, p: Position, path: list[tuple[Edge, int]]) -> Node | None:
        """The node to which the next decision leads; None if nobody had come so far."""
        waiting = p.waiting
        if len(waiting) > 1:
            return self.descend_together(node, p, path)
        seat = waiting[0]
        moves = p.legal(seat)
        if len(moves) == 1:
            p.step(seat, moves[0])
            return node
        if seat not in node.tables:
            self.look(node, p, seat, moves)
            return None
        p.step(seat, self.follow(node, seat, moves, path))
        edge = path[-1][0]
        if edge.child is None:
            edge.child = Node()
        return edge.child

    def follow(self, node: Node, seat: int, moves: list[Move], path: list[tuple[Edge, int]]) -> Move:
        """The move to try next; the path goes along it."""
        some = thought_of(node.tables[seat], moves, self.outlook.width)
        if self.wish is not None and node is self.root and seat == self.seat:
            some = [self.wish]
        edges = edges_of(node.tables[seat], some)
        at = picked(edges, CURIOSITY)
        path.append((edges[at], seat))
        return some[at]

    def descend_together(self, node: Node, p: Position, path: list[tuple[Edge, int]]) -> Node | None:
        """Several decide in secret: each from its own table, all before any is told."""
        known = True
        chosen: list[Move] = []
        for seat in p.waiting:
            moves = p.legal(seat)
            if seat not in node.tables:
                self.look(node, p, seat, moves)
                known = False
            chosen.append(self.follow(node, seat, moves, path))
        for seat, move in zip(p.waiting, chosen, strict=True):
            p.step(seat, move)
        if not known:
            return None
        together = tuple(chosen)
        if together not in node.together:
            node.together[together] = Node()
        return node.together[together]

    # ------------------------------------------------------------------ at first sight

    def first_look(self, moves: list[Move]) -> list[Move]:
        """The moves that are worth a thought: all of them, or the best ones of many."""
        width = self.outlook.width
        wide = 0 < width < len(moves)
        values = self.looked_at(moves, 1 if wide else FIRST_LOOKS)
        if wide:
            order = sorted(range(len(moves)), key=lambda at: -values[at])[:width]
            moves, values = [moves[at] for at in order], [values[at] for at in order]
        self.root.tables[self.seat] = promising(moves, values, self.outlook.heat)
        return moves

    def looked_at(self, moves: list[Move], deals: int) -> list[float]:
        totals = [0.0] * len(moves)
        for _ in range(deals):
            deal = self.position.redeal(self.seat, self.random.getrandbits(31))
            for at, value in enumerate(self.tried(deal, self.seat, moves)):
                totals[at] += value / deals
        return totals

    def look(self, node: Node, p: Position, seat: int, moves: list[Move]) -> None:
        """The first time that this seat decides here."""
        width = self.outlook.width
        some = moves if not 0 < width < len(moves) else self.random.sample(moves, width)
        node.tables[seat] = promising(some, self.tried(p, seat, some), self.outlook.heat)

    def tried(self, p: Position, seat: int, moves: list[Move]) -> list[float]:
        """The game's hints after each of the moves."""
        others = [other for other in p.waiting if other != seat]
        values: list[float] = []
        for move in moves:
            after = p.clone()
            after.step(seat, move)
            if others and seat not in after.waiting:
                self.answer_for(others, after)
            values.append(self.game.hints(after, seat))
        return values

    def answer_for(self, others: list[int], p: Position) -> None:
        """Where all choose at once, the others choose at random: only then does a move show what it does."""
        while p.waiting and p.waiting[0] in others and isinstance(p.frames[-1], Secret):
            p.step(p.waiting[0], self.any_of(p.legal(p.waiting[0])))

    def any_of(self, moves: list[Move]) -> Move:
        return moves[int(self.random.random() * len(moves))]

    # ------------------------------------------------------------------ playing on

    def played_on(self, p: Position) -> list[float]:
        """What the position is worth to every seat (0..1), after some moves of simple play."""
        outlook = self.outlook
        for _ in range(outlook.depth):
            if not p.waiting:
                return self.final(p)
            seat = p.waiting[0]
            moves = p.legal(seat)
            p.step(seat, moves[0] if len(moves) == 1 else self.simple_move(p, seat, moves))
        return self.value(p) if p.waiting else self.final(p)

    def simple_move(self, p: Position, seat: int, moves: list[Move]) -> Move:
        sample = self.outlook.sample
        if not sample:
            return self.any_of(moves)
        some = moves if len(moves) <= sample else [self.any_of(moves) for _ in range(sample)]
        values = self.tried(p, seat, some)
        return some[values.index(max(values))]

    def value(self, p: Position) -> list[float]:
        hints = [self.game.hints(p, seat) for seat in range(p.seats)]
        return shares(hints, self.outlook.unit) if p.seats > 1 else [self.alone(hints[0])]

    def final(self, p: Position) -> list[float]:
        """Having won counts, and by how much."""
        winners = p.winners
        standing = self.value(p)
        won = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(p.seats)]
        return [VICTORY * share + (1.0 - VICTORY) * worth for share, worth in zip(won, standing, strict=True)]

    def alone(self, hints: float) -> float:
        """With nobody to compare with: better or worse than where the thought began."""
        return 1.0 / (1.0 + exp((self.start - hints) / self.outlook.unit))
