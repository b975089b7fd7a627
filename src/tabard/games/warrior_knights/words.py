"""The board in words, line by line: for the terminal and for screen readers."""

from __future__ import annotations

from tabard.kernel import Message

from .components import EXPEDITIONS
from .kingdom import KINGDOM_CITIES
from .position import KnightsPosition
from .rules.upkeep import city_goal
from .state.armies import CASTLE, OFF, PLACES, SEA
from .state.board import NEUTRAL, NOBODY, RAZED
from .state.decks import KINDS, PHASES, action_card, card_name


def lines(p: KnightsPosition, seat: int | None) -> list[Message]:
    found = [head(p), *phase_lines(p)]
    for other in [*p.order(), *p.fallen]:
        found += baron_lines(p, other)
    found += listed(
        "words-neutral", "cities", [p.city_word(city) for city in range(KINGDOM_CITIES) if is_free(p, city)]
    )
    found += listed("words-razed", "cities", [p.city_word(city) for city in range(KINGDOM_CITIES) if is_razed(p, city)])
    found += listed("words-offer", "troops", [p.troop_word(kind) for kind in p.offer])
    found += listed("words-agendas", "agendas", [p.agenda_word(kind) for kind in p.agendas])
    found += listed("words-in-force", "cards", [entry_words(p, entry) for entry in p.in_force])
    found += [voyage_line(p, number) for number in range(len(EXPEDITIONS)) if p.stage[number]]
    return found + (own_lines(p, seat) if seat is not None else [])


def message(id: str, **args: object) -> Message:
    return {"id": id, "args": args}


def listed(id: str, name: str, things: list[Message] | list[str]) -> list[Message]:
    """A line, unless there is nothing to list."""
    return [{"id": id, "args": {name: list(things)}}] if things else []


def is_free(p: KnightsPosition, city: int) -> bool:
    return p.owner[city] == NEUTRAL


def is_razed(p: KnightsPosition, city: int) -> bool:
    return p.owner[city] == RAZED


# ---------------------------------------------------------------------- the table


def head(p: KnightsPosition) -> Message:
    if not p.round:
        return message("words-set-up", pool=p.pool)
    return message("words-round", round=p.round, pool=p.pool, seat=p.chairman, head_seat=p.head, cities=city_goal(p))


def phase_lines(p: KnightsPosition) -> list[Message]:
    """How full the areas of the special phases are, and how many cards still lie in the stacks."""
    found = [
        message("words-phase", phase="phase-" + PHASES[number], cards=len(p.areas[number]), needed=p.phase_cards())
        for number in range(3)
    ]
    markers = sum([holder != NOBODY for holder in p.track])
    found.append(message("words-track", cards=markers, needed=p.draft_markers()))
    if any(p.stacks):
        left, middle, right = [len(stack) for stack in p.stacks]
        found.append(message("words-stacks", left=left, middle=middle, right=right))
    return found


def entry_words(p: KnightsPosition, entry: tuple[int, ...]) -> Message:
    if entry[2] == NOBODY:
        return message("words-law", card=p.entry_word(entry))
    return message("words-held", card=p.entry_word(entry), seat=entry[2])


def voyage_line(p: KnightsPosition, number: int) -> Message:
    stakes = [message("words-stake", seat=seat, crowns=p.stake(number, seat)) for seat in range(p.seats)]
    name = "expedition-" + EXPEDITIONS[number].replace("_", "-")
    return message("words-expedition", expedition=name, stage=p.stage[number], stakes=stakes)


# ---------------------------------------------------------------------- the barons


def baron_lines(p: KnightsPosition, seat: int) -> list[Message]:
    found = [
        message(
            "words-baron",
            seat=seat,
            baron="baron-" + p.components.barons[p.house[seat]],
            influence=p.influence[seat],
            crowns=p.crowns[seat],
            votes=p.votes[seat],
            faith=p.faith[seat],
            cards=p.hand_size(seat),
        )
    ]
    if seat in p.fallen:
        return [message("words-fallen", seat=seat)]
    if p.banned[seat]:
        found.append(message("words-banned", seat=seat))
    found += listed("words-cities", "cities", [p.city_word(city) for city in p.cities_of(seat)])
    standing = [army for army in range(seat * PLACES, seat * PLACES + PLACES) if p.at[army] != OFF]
    return found + listed("words-armies", "armies", [army_words(p, army) for army in standing])


def army_words(p: KnightsPosition, army: int) -> Message:
    where = {"noble": p.noble_word(army), "area": p.area_word(p.at[army] % SEA), "strength": p.strength(army)}
    if army % PLACES == CASTLE:
        return message("words-castle", **where)
    if p.at[army] >= SEA:
        return message("words-at-sea", **where)
    if p.wounds[army]:
        return message("words-wounded", tokens=p.wounds[army], **where)
    return message("words-army", **where)


def own_lines(p: KnightsPosition, seat: int) -> list[Message]:
    held = p.hands[seat * KINDS : seat * KINDS + KINDS]
    cards = [card_name(action_card(seat, kind)) for kind in range(KINDS) for _ in range(held[kind])]
    found = listed("words-hand", "cards", cards)
    for zone, stack in enumerate(p.stacks):
        mine = sorted([card_name(card) for card in stack if card // 8 == seat])
        if mine:
            found.append(message("words-laid", zone=zone + 1, cards=mine))
    return found
