"""Movement (CE-6): a Councilor walks, and the location it reaches is visited."""

from __future__ import annotations

from tabard.kernel import Frame

from ..names import TOWN, location_id
from ..position import CrownOfEmaraPosition
from .countryside import COUNTRYSIDE
from .town import visit_town


def walk(p: CrownOfEmaraPosition, seat: int, councilor: int, steps: int, rule: str) -> Frame:
    """CE-6.1 to CE-6.4"""
    at = seat * 2 + councilor
    location = p.ahead(p.councilors[at], steps)
    p.councilors[at] = location
    if p.listening:
        p.tell("walked", rule, {"seat": seat, "location": location_id(location), "steps": steps})
    return visit(p, seat, location)


def visit(p: CrownOfEmaraPosition, seat: int, location: int) -> Frame:
    return COUNTRYSIDE[seat][location] if location < TOWN else visit_town(p, seat, location)
