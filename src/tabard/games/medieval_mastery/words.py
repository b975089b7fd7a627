"""The board in words, line by line: for the terminal and for screen readers."""

from __future__ import annotations

from tabard.kernel import Message

from . import packed
from .components import artefact_id, card_id
from .layouts import bits
from .position import FACE_UP, NOBODY, MedievalMasteryPosition
from .rules.battle import Battle, battle_of, knights_there
from .rules.ending import team_points


def lines(p: MedievalMasteryPosition, seat: int | None) -> list[Message]:
    found = [message("words-round", round=p.round, seat=p.active, goal=p.terms.goal)]
    battle = battle_of(p)
    if battle is not None:
        found.append(battle_line(p, battle))
    for other in range(p.seats):
        found += player_lines(p, other)
    free = [cell for cell in p.terms.layout.territories if p.owner[cell] == NOBODY]
    if free:
        found.append(message("words-free", cells=[place(p, cell) for cell in free]))
    if seat is not None:
        found += own_lines(p, seat)
    return found


def message(id: str, **args: object) -> Message:
    return {"id": id, "args": args}


def place(p: MedievalMasteryPosition, cell: int) -> Message:
    return message("words-cell", worth=p.worth[cell], **p.cell_words(cell))


def player_lines(p: MedievalMasteryPosition, seat: int) -> list[Message]:
    head = message(
        "words-player",
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
        found.append(message("words-team", seats=list(p.terms.mates(seat)), points=team_points(p, seat)))
    if p.held[seat]:
        found.append(message("words-land", cells=[held_words(p, seat, cell) for cell in bits(p.held[seat])]))
    artefacts = [artefact_words(p, a) for a in p.artefacts[seat * 3 : seat * 3 + 3] if a >= 0]
    if artefacts:
        found.append(message("words-artefacts", artefacts=artefacts))
    return found


def held_words(p: MedievalMasteryPosition, seat: int, cell: int) -> Message:
    id = "words-held" if cell in p.supplied[seat] else "words-held-unsupplied"
    return message(id, worth=p.worth[cell], knights=p.knights[cell], **p.cell_words(cell))


def artefact_words(p: MedievalMasteryPosition, artefact: int) -> Message:
    id = "words-artefact" if p.state[artefact] == FACE_UP else "words-artefact-destroyed"
    return message(id, artefact=artefact_id(artefact))


def battle_line(p: MedievalMasteryPosition, battle: Battle) -> Message:
    knights, guard = knights_there(p, battle)
    points, against = p.points
    return message(
        "words-battle",
        seat=battle.attacker,
        defender_seat=battle.defender,
        points=points,
        against=against,
        knights=knights,
        guard=guard,
        **p.cell_words(battle.cell),
    )


def own_lines(p: MedievalMasteryPosition, seat: int) -> list[Message]:
    hand = [card_id(kind) for kind in sorted(p.hands[seat])]
    found = [message("words-hand", cards=hand) if hand else message("words-hand-empty")]
    for owner in range(p.seats):
        known = [card_id(packed.kind(card)) for card in reversed(p.decks[owner]) if packed.seen_by(card, seat)]
        if known:
            found.append(message("words-known-deck", seat=owner, cards=known))
        held = [card_id(kind) for kind in packed.kinds(packed.known_to(p.seen_in_hand[owner], seat))]
        if held:
            found.append(message("words-known-hand", seat=owner, cards=held))
    return found
