"""The board in words, line by line: for the terminal and for screen readers."""

from __future__ import annotations

from tabard.kernel import Message

from .components import BUILDINGS, SHIELD, piece_id, track_id
from .geometry import first_cell, spot
from .position import PLACE_BITS, EraPosition
from .rules.build import in_play
from .rules.extort import swords
from .rules.roll import dice_words
from .rules.scoring import largest_area, scores
from .rules.solo import philip_words


def lines(p: EraPosition, seat: int | None) -> list[Message]:
    found = [round_line(p)]
    stock = [message("words-stock", piece=piece_id(piece), count=p.supply[piece]) for piece in in_play(p)]
    found.append(message("words-supply", pieces=stock))
    turned = [piece_id(piece) for piece in range(len(BUILDINGS)) if p.turned >> piece & 1]
    if not p.terms.solo:
        found.append(message("words-turned", count=len(turned), needed=p.terms.cards, pieces=turned))
    totals = scores(p)
    for other in range(p.seats):
        found += player_lines(p, other, seat, totals[other])
    if p.philip:
        found.append(message("words-philip", dice=philip_words(p)))
    return found + (draft_lines(p, seat) if seat is not None and not p.round else [])


def message(id: str, **args: object) -> Message:
    return {"id": id, "args": args}


def round_line(p: EraPosition) -> Message:
    if not p.round:
        return message("words-layout", mode="mode-" + p.terms.mode.replace("_", "-"))
    return message("words-round", round=p.round, seat=p.first, mode="mode-" + p.terms.mode.replace("_", "-"))


def player_lines(p: EraPosition, seat: int, viewer: int | None, score: int) -> list[Message]:
    tracks = [message("words-track", track=track_id(n), count=count) for n, count in enumerate(p.tracks[seat])]
    found = [message("words-player", seat=seat, points=score, tracks=tracks)]
    if p.pieces[seat]:
        found.append(message("words-pieces", pieces=piece_words(p, p.pieces[seat])))
    area = largest_area(p, seat)
    if area:
        found.append(message("words-area", count=area))
    if p.dice[seat] and p.round:
        found.append(dice_line(p, seat, viewer))
    return found


def dice_line(p: EraPosition, seat: int, viewer: int | None) -> Message:
    if p.rolls and seat != viewer:
        return message("words-screen", count=len(p.dice[seat]))
    strength = {"swords": swords(p, seat), "shields": p.symbols(seat, SHIELD)}
    return message("words-dice", dice=dice_words(p, seat), **strength)


def piece_words(p: EraPosition, codes: tuple[int, ...]) -> list[Message]:
    return [
        message("words-piece", piece=piece_id(code // PLACE_BITS), **spot(first_cell(p.cells(code)))) for code in codes
    ]


def draft_lines(p: EraPosition, seat: int) -> list[Message]:
    codes = [int(m[1]) * PLACE_BITS + int(m[2]) * 4 + int(m[3]) for m in p.chosen(seat) if m[0] == "lay"]
    return [message("words-draft", pieces=piece_words(p, tuple(codes)))] if codes else []
