"""The tree of a search: which moves have been tried where, and how they went for whoever made them.

It is a tree of moves alone (open loop): every iteration deals anew what the searching seat cannot know, and nature answers as
it likes, so a node stands for all positions to which its moves may lead. A move that a deal forbids does not compete in it.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from tabard.kernel.moves import Move

LEAST_WEIGHT: Final = 0.02  # of the most promising move's: even what looks bad is tried some day


class Edge:
    """A move of one seat: how often it was tried, and what it brought that seat."""

    def __init__(self, prior: float) -> None:
        self.visits = 0
        self.reward = 0.0
        self.prior = prior
        self.child: Node | None = None

    @property
    def worth(self) -> float:
        return self.reward / self.visits if self.visits else 0.0


Table = dict[Move, Edge]


class Node:
    """Each seat that decides here has a table of its own: where several decide in secret, none sees what the others choose."""

    def __init__(self) -> None:
        self.tables: dict[int, Table] = {}
        self.together: dict[tuple[Move, ...], Node] = {}
        self.met = False  # has an iteration ended here?


def best_of(moves: list[Move], values: list[float], width: int) -> tuple[list[Move], list[float]]:
    """Those that look best, with how good they look; all of them without a width."""
    if not 0 < width < len(moves):
        return moves, values
    order = sorted(range(len(moves)), key=lambda at: -values[at])[:width]
    return [moves[at] for at in order], [values[at] for at in order]


def promising(moves: list[Move], values: list[float], heat: float, width: int = 0) -> Table:
    """A new table, with the moves that look best at first sight to be tried first; with a width, these alone."""
    moves, values = best_of(moves, values, width)
    top = max(values)
    weights = [exp((value - top) / heat) + LEAST_WEIGHT for value in values]
    total = sum(weights)
    return {move: Edge(weight / total) for move, weight in zip(moves, weights, strict=True)}


def keep_what_was_tried(table: Table, before: Table) -> None:
    """How often each move was tried in an earlier thought, what it brought, and where it led."""
    for move, edge in table.items():
        if move in before:
            edge.visits, edge.reward, edge.child = before[move].visits, before[move].reward, before[move].child


def thought_of(table: Table, moves: list[Move], width: int) -> list[Move]:
    """Of more moves than are thought about, those that were at the first look."""
    if not 0 < width < len(moves):
        return moves
    return [move for move in moves if move in table] or moves[:width]


def edges_of(table: Table, moves: list[Move]) -> list[Edge]:
    """Those of the moves that are possible in this deal."""
    found: list[Edge] = []
    for move in moves:
        edge = table.get(move)
        if edge is None:
            edge = table[move] = Edge(1.0 / (len(moves) + 2))
        found.append(edge)
    return found


def picked(edges: list[Edge], curiosity: float) -> int:
    """Which one to try next: good so far, or promising and little tried (PUCT)."""
    visits, reward = 0, 0.0
    for edge in edges:
        visits += edge.visits
        reward += edge.reward
    unknown = reward / visits if visits else 0.5
    push = curiosity * sqrt(float(visits + 1))
    best, most = 0, -1.0
    for at, edge in enumerate(edges):
        known = edge.reward / edge.visits if edge.visits else unknown
        worth = known + push * edge.prior / (1 + edge.visits)
        if worth > most:
            best, most = at, worth
    return best
