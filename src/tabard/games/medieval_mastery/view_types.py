"""The shape of what a seat sees (`Board`) and of what set-up laid for good (`Laid`). The client's TypeScript is made from it.

Cards, artefacts, territories and cells are numbers: rows of the component tables, which carry the message ids. Names ending in
`name`, `why`, `by` and `properties` are message ids.
"""

from __future__ import annotations

from typing import Literal, TypedDict

ArtefactType = Literal["crown", "orb", "sceptre"]
CellKind = Literal["territory", "castle", "lake"]


class LaidHex(TypedDict):
    """A cell of the map. Axial coordinates, pointy top: x = q + r / 2, y = r * 0.866, downwards."""

    cell: int
    id: str
    q: int
    r: int
    kind: CellKind
    name: str
    terrain: int | None
    value: int
    capacity: int | None
    properties: list[str]
    near: list[int]


class LaidSeat(TypedDict):
    """A seat's castle and team."""

    castle: int
    castle_name: str
    team: int


class Laid(TypedDict):
    """What never changes in a game. `goal`: points to win, of a player or a team; `round_limit` 0: none."""

    hexes: list[LaidHex]
    players: list[LaidSeat]
    goal: int
    round_limit: int
    variants: list[str]
    teams: list[int] | None


class HexView(TypedDict):
    """Who stands on a cell; `dice`: the pips that show them. In a battle `knights` are the defender's, and nobody owns it."""

    owner: int | None
    knights: int
    dice: list[int]
    supplied: bool
    contested: bool
    attackers: int


class ArtefactView(TypedDict):
    artefact: int
    type: ArtefactType
    up: bool
    back_this_turn: bool


class PlayerView(TypedDict):
    """`discard`: kinds, the last on top. `reach`: cells an advance may go to, with supply lines as they are now."""

    points: int
    team_points: int
    knights: int
    in_castle: int
    dice_left: int
    hand: int
    deck: int
    discard: list[int]
    artefacts: list[ArtefactView]
    supplied: list[int]
    reach: list[int]


class KnownCard(TypedDict):
    """A card of a deck; place 1 is the top."""

    place: int
    card: int


class Known(TypedDict):
    """For each seat what you have seen of its deck and of its hand."""

    decks: list[list[KnownCard]]
    hands: list[list[int]]


class Looking(TypedDict):
    """A crown at work on the deck of `seat`. `cards`: top first, for its owner alone."""

    seat: int
    by_seat: int
    count: int
    placed: int
    cards: list[int] | None


class Change(TypedDict):
    cell: int
    before: int
    now: int


class Place(TypedDict):
    """Of a redeployment: how many knights a cell may have at its end."""

    cell: int
    before: int
    least: int
    most: int


class RedeployView(TypedDict):
    """`places`: the castle, then all cells that take part, in the order in which they are named; `others`: dice elsewhere.

    `dice_for[n]`: dice that n knights on one cell need.
    """

    seat: int
    half: Literal["recall", "reinforce"]
    castle: int
    dice: int
    limit: int
    changes: list[Change]
    named: list[int]
    cursor: int | None
    places: list[Place]
    others: int
    dice_for: list[int]


class WindowView(TypedDict):
    """A Fracture window: the artefacts about to act, and who is asked."""

    type: ArtefactType
    artefacts: list[int]
    asked: int


class LedgerLine(TypedDict):
    side: Literal["attacker", "defender"]
    seat: int
    why: str
    points: int
    total: int


class SupportView(TypedDict):
    order: list[int]
    go: int
    passes: int


class BattleView(TypedDict):
    """Pairs are attacker and defender: `knights` really there, `counted` for points. `cards`: revealed, for each seat.

    `asked` lay a card face down now, `committed` have, `yours` is the card you have laid (-1: no card).
    """

    attacker: int
    defender: int
    cell: int
    castle: bool
    step: int
    step_name: str
    knights: list[int]
    counted: list[int]
    points: list[int]
    no_support: bool
    ledger: list[LedgerLine]
    cards: list[list[int]]
    asked: list[int]
    committed: list[int]
    yours: int | None
    support: SupportView | None
    winner: int | None
    margin: int


class DraftView(TypedDict):
    """`order`: seats still to pick of this type."""

    type: ArtefactType
    offer: list[int]
    order: list[int]


class Final(TypedDict):
    points: int
    team_points: int
    knights: int
    place: int
    winner: bool
    by: str


class Board(TypedDict):
    """`hexes` by cell, `players` by seat, `hand` and `known` yours."""

    private: bool
    round: int
    active: int
    first: int
    manoeuvres: int
    crown_used: bool
    hexes: list[HexView]
    players: list[PlayerView]
    hand: list[int] | None
    known: Known | None
    looking: Looking | None
    redeploy: RedeployView | None
    window: WindowView | None
    battle: BattleView | None
    draft: DraftView | None
    final: list[Final] | None


class CardInfo(TypedDict):
    id: str
    copies: int
    value: int


class ArtefactInfo(TypedDict):
    id: str
    type: ArtefactType


class TerritoryInfo(TypedDict):
    id: str
    value: int
    count: int
    capacity: int
    properties: list[str]


class Printed(TypedDict):
    """What is printed on every piece."""

    cards: list[CardInfo]
    artefacts: list[ArtefactInfo]
    territories: list[TerritoryInfo]
    castles: list[str]
