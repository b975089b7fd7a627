"""Troop cards changing places: the mercenary deck, the offer, armies (WK-10, WK-20.7)."""

from __future__ import annotations

from ..components import REGULAR
from ..kingdom import NONE
from ..position import KnightsPosition
from ..state.armies import CASTLE, OFF, PLACES


def draw_hired(p: KnightsPosition, kinds: list[int]) -> int:
    """A random card of these kinds from the deck, which is always in unknown order; NONE if there is none."""
    total = sum([p.hireable[kind] for kind in kinds])
    if not total:
        return NONE
    number = p.below(total)
    for kind in kinds:
        number -= p.hireable[kind]
        if number < 0:
            p.hireable[kind] -= 1
            return kind
    return NONE


def fill_offer(p: KnightsPosition) -> None:
    """One card more than there are barons, as far as the deck goes (WK-3.11, WK-10.10, WK-20.7)."""
    offer = list(p.offer)
    while len(offer) < p.draft_markers():
        kind = draw_hired(p, list(range(len(p.hireable))))
        if kind == NONE:
            break
        offer.append(kind)
    p.offer = tuple(sorted(offer))
    if p.listening:
        p.tell("offer", "WK-10.10", {"troops": [p.troop_word(kind) for kind in p.offer]})


def take_from_offer(p: KnightsPosition, kind: int) -> None:
    offer = list(p.offer)
    offer.remove(kind)
    p.offer = tuple(offer)


def add_troop(p: KnightsPosition, army: int, kind: int) -> None:
    p.troops[army] = tuple(sorted([*p.troops[army], kind]))


def remove_troop(p: KnightsPosition, army: int, kind: int) -> None:
    left = list(p.troops[army])
    left.remove(kind)
    p.troops[army] = tuple(left)


def dismiss(p: KnightsPosition, army: int, kind: int) -> None:
    """A mercenary card is shuffled into the deck."""
    remove_troop(p, army, kind)
    p.hireable[kind] += 1


def dismiss_all(p: KnightsPosition, army: int) -> None:
    for kind in p.mercenaries(army):
        dismiss(p, army, kind)


def muster_places(p: KnightsPosition, seat: int) -> list[int]:
    """The armies of a seat that may receive hired troops (WK-10.6 to WK-10.8)."""
    armies = [army for army in p.nobles_of(seat) if may_receive(p, seat, army)]
    castle = seat * PLACES + CASTLE
    return [*armies, castle] if p.at[castle] != OFF else armies


def may_receive(p: KnightsPosition, seat: int, army: int) -> bool:
    area = p.at[army]
    if area == OFF:
        return True
    return area < len(p.components.map.ids) and p.wall_of(seat, area) != NONE and not p.shut_in(seat, area)


def is_regular(p: KnightsPosition, kind: int) -> bool:
    return p.components.troops.nation[kind] == REGULAR
