"""The board in words, line by line: for the terminal and for screen readers."""

from __future__ import annotations

from tabard.kernel import Message

from .names import (
    BREAD_MARKER,
    CASTLE,
    CATHEDRAL,
    DONATION_MARKER,
    GIFT_MARKER,
    GOODS,
    KINDS,
    RANKS,
    RESOURCES,
    SITE,
    SLOTS,
    STONE_MARKER,
    TOWN,
    card_id,
    event_id,
    location_id,
    marker_id,
    master_id,
    rank_id,
    token_id,
)
from .position import NO_CARD, NOBODY, CrownOfEmaraPosition
from .rules.gains import amounts
from .rules.rounds import ROUNDS
from .rules.scoring import result
from .view import bits


def lines(p: CrownOfEmaraPosition, seat: int | None) -> list[Message]:
    found = [head(p)]
    for circle in range(2):
        found.append(message("words-circle", number=circle + 1))
        for location in p.circles[circle * 4 : circle * 4 + 4]:
            found += location_lines(p, location)
    found += [rank_line(p, rank) for rank in range(len(RANKS))]
    found.append(stacks_line(p))
    for other in p.order:
        found += player_lines(p, other)
    if seat is not None and p.hands[seat]:
        found.append(message("words-hand", cards=[card_id(card) for card in p.hands[seat]]))
    if p.terms.solo:
        found.append(message("words-victoria", citizens=p.victoria))
    return found


def message(id: str, **args: object) -> Message:
    return {"id": id, "args": args}


def head(p: CrownOfEmaraPosition) -> Message:
    event = event_id(p.event)
    if not p.round:
        return message("words-set-up", event=event)
    return message("words-round", round=p.round, rounds=ROUNDS, event=event, text=event + ".text", seat=p.first)


# ---------------------------------------------------------------------- the circles


def location_lines(p: CrownOfEmaraPosition, location: int) -> list[Message]:
    place = location_id(location)
    found = [message("words-location", location=place)]
    standing = [seat for seat in p.order if p.stands_on(seat, location)]
    if standing:
        found = [message("words-location-visited", location=place, seats=standing)]
    if location < TOWN:
        return [*found, *[hut_line(p, hut) for hut in range(location * 3, location * 3 + 3)]]
    masters = [master for master in p.offer[(location - TOWN) * 2 : (location - TOWN) * 2 + 2] if master >= 0]
    found += [master_line(p, master) for master in masters]
    return [*found, *[marker_line(p, marker) for marker in markers_at(location)]]


def hut_line(p: CrownOfEmaraPosition, hut: int) -> Message:
    owner = p.huts[hut]
    if owner != NOBODY:
        return message("words-hut-taken", seat=owner)
    return message("words-hut", price=list(amounts(p.components.hut_cost[hut])))


def master_line(p: CrownOfEmaraPosition, master: int) -> Message:
    return message(
        "words-master",
        master=master_id(master),
        text=master_id(master) + ".text",
        price=list(amounts(p.components.master_cost[master])),
        citizens=p.components.master_citizens[master],
    )


def markers_at(location: int) -> tuple[int, ...]:
    if location == CASTLE:
        return tuple(range(GIFT_MARKER, GIFT_MARKER + RESOURCES))
    if location == CATHEDRAL:
        return tuple(range(DONATION_MARKER, DONATION_MARKER + RESOURCES))
    return (STONE_MARKER, BREAD_MARKER) if location == SITE else ()


def marker_line(p: CrownOfEmaraPosition, marker: int) -> Message:
    id = "words-printed" if p.marker_gone(marker) else "words-marker"
    return message(id, marker=marker_id(marker), value=p.marker(marker))


# ---------------------------------------------------------------------- stacks


def rank_line(p: CrownOfEmaraPosition, rank: int) -> Message:
    c, taken = p.components, p.taken[rank]
    if taken == len(c.rank_citizens[rank]):
        return message("words-no-rank", rank=rank_id(rank))
    return message(
        "words-rank",
        rank=rank_id(rank),
        coins=c.rank_coins[rank],
        rings=c.rank_rings[rank],
        citizens=c.rank_citizens[rank][taken],
        left=len(c.rank_citizens[rank]) - taken,
    )


def stacks_line(p: CrownOfEmaraPosition) -> Message:
    counts = {"favors": len(p.favors), "discard": len(p.discard), "events": len(p.events) - 1}
    if p.b_stack:
        return message("words-stacks", masters=len(p.b_stack), master=master_id(p.b_stack[-1]), **counts)
    return message("words-stacks-empty", **counts)


# ---------------------------------------------------------------------- players


def player_lines(p: CrownOfEmaraPosition, seat: int) -> list[Message]:
    points = {"citizens": p.citizens[seat], "buildings": p.buildings[seat], "result": result(p, seat)}
    found = [message("words-player", seat=seat, cards=len(p.hands[seat]), craftsmen=p.craftsmen_left(seat), **points)]
    goods = [
        held_words(good, count) for good, count in enumerate(p.goods[seat * KINDS : seat * KINDS + KINDS]) if count
    ]
    found += listed("words-goods", "goods", goods)
    slots = [slot_words(p, seat, slot) for slot in range(SLOTS) if p.slots[seat * SLOTS + slot] != NO_CARD]
    found += listed("words-slots", "slots", slots)
    found += listed("words-titles", "titles", [title_words(p, seat, rank) for rank in range(len(p.titles[seat]))])
    found += listed("words-masters", "masters", [master_id(master) for master in bits(p.staff[seat])])
    return found + listed("words-tokens", "tokens", [token_id(token) for token in p.tokens[seat]])


def listed(id: str, name: str, things: list[Message] | list[str]) -> list[Message]:
    """A line, unless there is nothing to list."""
    return [{"id": id, "args": {name: list(things)}}] if things else []


def held_words(good: int, count: int) -> Message:
    """As `amount`, but in the nominative of a list."""
    return message(f"amount-{GOODS[good]}.nom", number=count)


def slot_words(p: CrownOfEmaraPosition, seat: int, slot: int) -> Message:
    return message("words-slot", card=card_id(p.slots[seat * SLOTS + slot]), steps=slot + 1)


def title_words(p: CrownOfEmaraPosition, seat: int, rank: int) -> Message:
    return message("words-title", rank=rank_id(rank), citizens=p.titles[seat][rank])
