"""The board in words, line by line: for the terminal and for screen readers."""

from __future__ import annotations

from tabard.kernel import Message

from .components import artefact_id, card_id
from .layouts import bits
from .position import ATTACKER, DEFENDER, FACE_UP, NOBODY, NOWHERE, MedievalMasteryPosition
from .rules.ending import team_points


def lines(p: MedievalMasteryPosition, seat: int | None) -> list[Message]:
    found = [message("table-round", round=p.round, seat=p.active, goal=p.terms.goal)]
    if p.conflict != NOWHERE:
        found.append(battle_line(p))
    for other in range(p.seats):
        found += player_lines(p, other)
    free = [cell for cell in p.terms.layout.territories if p.owner[cell] == NOBODY]
    if free:
        found.append(message("table-free", cells=[place(p, cell) for cell in free]))
    if seat is not None:
        found += own_lines(p, seat)
    return found


def message(id: str, **args: object) -> Message:
    return {"id": id, "args": args}


def place(p: MedievalMasteryPosition, cell: int) -> Message:
    return message("table-cell", worth=p.worth[cell], **p.cell_words(cell))


def player_lines(p: MedievalMasteryPosition, seat: int) -> list[Message]:
    head = message(
        "table-player",
        seat=seat,
        points=p.victory_points(seat),
        knights=p.knights[p.castle(seat)],
        cell=p.terms.layout.ids[p.castle(seat)],
        hand=len(p.hands[seat]),
        deck=len(p.decks[seat]),
        discard=len(p.discards[seat]),
    )
    found = [head]
    if p.terms.team_size > 1:
        found.append(message("table-team", seats=list(p.terms.mates(seat)), points=team_points(p, seat)))
    if p.held[seat]:
        found.append(message("table-land", cells=[held_words(p, seat, cell) for cell in bits(p.held[seat])]))
    artefacts = [artefact_words(p, a) for a in p.artefacts[seat * 3 : seat * 3 + 3] if a >= 0]
    if artefacts:
        found.append(message("table-artefacts", artefacts=artefacts))
    return found


def held_words(p: MedievalMasteryPosition, seat: int, cell: int) -> Message:
    id = "table-held" if cell in p.supplied[seat] else "table-held-unsupplied"
    return message(id, worth=p.worth[cell], knights=p.knights[cell], **p.cell_words(cell))


def artefact_words(p: MedievalMasteryPosition, artefact: int) -> Message:
    id = "table-artefact" if p.state[artefact] == FACE_UP else "table-artefact-destroyed"
    return message(id, artefact=artefact_id(artefact))


def battle_line(p: MedievalMasteryPosition) -> Message:
    knights, guard = p.in_battle()
    return message(
        "table-battle",
        seat=p.attacker,
        defender_seat=p.defender,
        points=p.points[ATTACKER],
        against=p.points[DEFENDER],
        knights=knights,
        guard=guard,
        **p.cell_words(p.conflict),
    )


def own_lines(p: MedievalMasteryPosition, seat: int) -> list[Message]:
    found = [message("table-hand", cards=[card_id(kind) for kind in sorted(p.hands[seat])])]
    for owner in range(p.seats):
        known = [card_id(card & 15) for card in reversed(p.decks[owner]) if card >> 4 >> seat & 1]
        if known:
            found.append(message("table-known-deck", seat=owner, cards=known))
        held = [card_id(card & 15) for card in p.seen_in_hand[owner] if card >> 4 >> seat & 1]
        if held:
            found.append(message("table-known-hand", seat=owner, cards=held))
    return found
