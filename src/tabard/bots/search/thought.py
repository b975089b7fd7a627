"""One decision thought through: information-set tree search over re-deals, every seat for itself (max-n)."""

from __future__ import annotations

from random import Random
from typing import Final

from tabard.kernel.moves import Move
from tabard.kernel.position import Position

from .judge import Judge
from .tree import Edge, Node, Table, edges_of, keep_what_was_tried, picked, promising, thought_of

FIRST_LOOKS: Final = 4  # deals over which the first look at the moves is averaged
CLEAR: Final = 0.7  # of all iterations went to one move
FAR_AHEAD: Final = 4.0  # times as many as to any other


class Thought:
    """Everything that was thought about one question to one seat. It sees re-dealt positions only.

    `judge`: who says which moves look good and what a position is worth, if not the game. `kept`: where an earlier thought of
    the same seat had come to this very question; what was tried there counts.
    """

    def __init__(
        self, position: Position, seat: int, random: Random, judge: Judge | None = None, kept: Node | None = None
    ) -> None:
        self.position = position
        self.seat = seat
        self.random = random
        self.judge = judge if judge is not None else Judge(position.game, random)
        self.judge.begin(position, seat)
        self.root = Node()
        self.moves = self.first_look(position.legal(seat))
        self.root.met = True
        self.wish: Move | None = None  # the move that is tried out now, whatever promises more
        if kept is not None and seat in kept.tables:
            keep_what_was_tried(self.table, kept.tables[seat])
        self.iterations = sum([edge.visits for edge in self.table.values()])

    @property
    def table(self) -> Table:
        return self.root.tables[self.seat]

    def best(self) -> Move:
        """The move that was tried most."""
        return max(self.moves, key=lambda move: (self.table[move].visits, self.table[move].reward))

    def is_decided(self, left: float) -> bool:
        """Could no other move catch up in so many iterations? Or is most of them done and one move far ahead?"""
        visits = sorted([edge.visits for edge in self.table.values()])
        first, second = visits[-1], visits[-2]
        if first - second > left:
            return True
        return left < self.iterations and first > CLEAR * self.iterations and first > FAR_AHEAD * second

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
        rewards = self.judge.worth(p)
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
        if self.is_first_time(node, p):
            return None
        p.step(seat, self.follow(node, seat, moves, path))
        edge = path[-1][0]
        if edge.child is None:
            edge.child = Node()
        return edge.child

    def is_first_time(self, node: Node, p: Position) -> bool:
        """Most places are reached but once: only at the second time, as a rule, are the moves there looked at."""
        if self.judge.brief and p.fence != self.position.fence:
            node = Node()  # next time nature will answer otherwise: nothing is remembered
        new = [seat for seat in p.waiting if seat not in node.tables]
        first = bool(new) and not node.met
        node.met = True
        for seat in new if self.judge.eager or not first else ():
            self.look(node, p, seat, p.legal(seat))
        return first

    def follow(self, node: Node, seat: int, moves: list[Move], path: list[tuple[Edge, int]]) -> Move:
        """The move to try next; the path goes along it."""
        some = thought_of(node.tables[seat], moves, self.judge.width)
        if self.wish is not None and node is self.root and seat == self.seat:
            some = [self.wish]
        edges = edges_of(node.tables[seat], some)
        at = picked(edges, self.judge.curiosity)
        path.append((edges[at], seat))
        return some[at]

    def descend_together(self, node: Node, p: Position, path: list[tuple[Edge, int]]) -> Node | None:
        """Several decide in secret: each from its own table, all before any is told."""
        if self.is_first_time(node, p):
            return None
        chosen = [self.follow(node, seat, p.legal(seat), path) for seat in p.waiting]
        for seat, move in zip(p.waiting, chosen, strict=True):
            p.step(seat, move)
        together = tuple(chosen)
        if together not in node.together:
            node.together[together] = Node()
        return node.together[together]

    # ------------------------------------------------------------------ at first sight

    def first_look(self, moves: list[Move]) -> list[Move]:
        """The moves that are worth a thought: all of them, or the best ones of many."""
        width = self.judge.width
        wide = 0 < width < len(moves)
        values = self.looked_at(moves, 1 if wide else FIRST_LOOKS)
        table = self.root.tables[self.seat] = promising(moves, values, self.judge.heat, width)
        return list(table)

    def looked_at(self, moves: list[Move], deals: int) -> list[float]:
        totals = [0.0] * len(moves)
        for _ in range(deals):
            deal = self.position.redeal(self.seat, self.random.getrandbits(31))
            for at, value in enumerate(self.judge.looks(deal, self.seat, moves)):
                totals[at] += value / deals
        return totals

    def look(self, node: Node, p: Position, seat: int, moves: list[Move]) -> None:
        """The first time that this seat chooses here."""
        reach = self.judge.reach
        some = moves if not 0 < reach < len(moves) else self.random.sample(moves, reach)
        values = self.judge.looks(p, seat, some)
        node.tables[seat] = promising(some, values, self.judge.heat, self.judge.width)
