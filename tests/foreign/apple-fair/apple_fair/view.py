"""What everybody sees: all of it (AF-1.4), but for the order of the row before set-up."""

from __future__ import annotations

from typing import TypedDict

from tabard.kernel import Message

from .position import FairPosition


class Basket(TypedDict):
    """One basket of the row."""

    sort: str
    apples: int


class Laid(TypedDict):
    """What set-up laid for good."""

    baskets: list[Basket]


class Board(TypedDict):
    fair: int
    owners: list[int]
    apples: list[int]
    miller: int


def laid(p: FairPosition) -> Laid:
    return {"baskets": [{"sort": p.sort(basket), "apples": p.size(basket)} for basket in range(len(p.stock))]}


def board(p: FairPosition) -> Board:
    return {"fair": int(str(p.options["fair"])), "owners": list(p.owner), "apples": list(p.apples), "miller": p.miller}


def words(p: FairPosition) -> list[Message]:
    players: list[Message] = [
        {"id": "words-player", "args": {"seat": seat, "count": count}} for seat, count in enumerate(p.apples)
    ]
    return [{"id": "words-free", "args": {"count": len(p.free())}}, *players]
