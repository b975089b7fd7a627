"""What everybody's chances are: fitted to games (`tools/fit_value.py warrior-knights`).

`hints` say which of a seat's moves is better; here a whole position is judged, so that what a thing is worth may depend on how
much of the game is still to come.
"""

from __future__ import annotations

from typing import Final

from tabard.kernel.outlook import shares

from .hints import PLENTY, army_worth, laid_cards, strengths, targets, under_way
from .kingdom import CITIES
from .position import KnightsPosition
from .state.armies import CASTLE, PLACES
from .state.board import NOBODY

# Each now, then by how much of the game is to come.
INFLUENCE: Final = [1.16], [-0.841]
CITIES_HELD: Final = (
    [1.7, -1.63, 0.211, 0.0975, 0.964],
    [0.616, 0.79, -0.172, -0.353, 0.854],
)  # held, besieged, guarded, their income, sieges of others
GOODS: Final = (
    [0.0133, -0.00502, 0.0206, 0.0432, 0.0373, -0.0298, 0.0263, -0.000864],
    [0.0295, 0.0426, -0.0195, 0.0216, -0.436, 0.0833, -0.0203, -0.000912],
)  # crowns, crowns beyond, votes, faith, banned, papers, markers, garrison
FORCES: Final = (
    [0.0105, -0.135, -0.00521, 0.163],
    [-0.0395, 0.78, 0.0413, -0.0827],
)  # armies, what they could take, cards laid, what is under way
OFFICES: Final = [0.0713, -0.0133], [-0.253, 0.0378]  # the chair, the head of the church
PARTS: Final = (INFLUENCE, CITIES_HELD, GOODS, FORCES, OFFICES)
WEIGHTS: Final = [weight for when in range(2) for part in PARTS for weight in part[when]]


def tells(p: KnightsPosition) -> bool:
    """Once the nobles stand on the board, in games for Influence."""
    return p.round > 0 and not p.terms.might


def values(p: KnightsPosition) -> list[float]:
    """The share of every seat."""
    return shares([worth(found) for found in features(p)], 1.0)


def worth(found: list[float]) -> float:
    total = 0.0
    for weight, feature in zip(WEIGHTS, found, strict=True):
        total += weight * feature
    return total


def features(p: KnightsPosition) -> list[list[float]]:
    """Of every seat, each as it is and by how much of the game is to come: how much Influence is left in the pool."""
    later = p.pool / (p.pool + sum(p.influence) + 1)
    found = [features_of(p, seat) for seat in range(p.seats)]
    return [now + [feature * later for feature in now] for now in found]


def features_of(p: KnightsPosition, seat: int) -> list[float]:
    held = besieged = guarded = income = 0
    for city in range(CITIES):
        if p.owner[city] == seat:
            held += 1
            besieged += p.besieger[city] != NOBODY
            guarded += p.guarded(city)
            income += p.components.cities.income[city]
    sieges = p.besieger.count(seat)
    crowns, armies = p.crowns[seat], strengths(p, seat)
    papers = sum([entry[2] == seat and entry[0] == 0 for entry in p.in_force])
    return [
        float(p.influence[seat]), float(held), float(besieged), float(guarded), float(income), float(sieges),
        float(min(crowns, PLENTY)), float(max(0, crowns - PLENTY)), float(p.votes[seat]), float(p.faith[seat]),
        float(p.banned[seat]), float(papers), float(p.track.count(seat)), float(p.effective(seat * PLACES + CASTLE)),
        sum([army_worth(strength) for strength in armies]), targets(p, seat, armies), laid_cards(p, seat), under_way(p, seat),
        float(p.chairman == seat), float(p.head == seat),
    ]  # fmt: skip
