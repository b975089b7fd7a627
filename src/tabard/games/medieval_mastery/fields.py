"""What a seat may know, field by field (MM-17): for learning. Cells are told as they lie; castles say whose they are."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Secret
from tabard.kernel.sheet import Sheet

from . import packed
from .board_parts import looking_view
from .components import ARTEFACTS, CARDS, MOST_KNIGHTS, TERRITORIES
from .hidden import known_in_hand
from .layouts import MOST_CELLS, bits
from .position import FACE_UP, OLD_WRECK, MedievalMasteryPosition
from .rules.artefacts import REACT, about_to_act
from .rules.battle import battle_of, battle_step, knights_there
from .rules.ending import team_points
from .rules.redeployment import Redeployment
from .rules.support import Support
from .rules.turn import turn_of
from .rules.variants import DRAFT_ARTEFACT, Picks, on_offer

KINDS: Final = len(CARDS)
RELICS: Final = len(ARTEFACTS)
MOST_ROUNDS: Final = 30
MOST_POINTS: Final = 25
MOST_CARDS: Final = 20
MOST_SEEN: Final = 4  # cards a crown looks at
STEPS: Final = 9


def describe(p: MedievalMasteryPosition, seat: int, sheet: Sheet) -> None:
    turn = turn_of(p)
    sheet.number("round", p.round, MOST_ROUNDS)
    sheet.number("goal", p.terms.goal, MOST_POINTS)
    sheet.who("active", p.active)
    sheet.who("first", p.first)
    sheet.number("manoeuvres", turn.manoeuvres if turn is not None else 0, 2)
    sheet.flag("crown_used", turn is not None and bool(turn.crown_used))
    describe_map(p, sheet)
    sheet.bag("hand", p.hands[seat], KINDS)
    for number, other in enumerate(sheet.around):
        sheet.open("player", number)
        describe_player(p, seat, other, sheet)
        sheet.close()
    describe_looking(p, seat, sheet)
    describe_redeployment(p, sheet)
    describe_battle(p, seat, sheet)
    describe_artefacts(p, sheet)


def describe_map(p: MedievalMasteryPosition, sheet: Sheet) -> None:
    sheet.open("map")
    sheet.ones("territories", p.terrain, len(TERRITORIES), MOST_CELLS)
    sheet.numbers("worth", p.worth, 3, MOST_CELLS)
    sheet.numbers("capacity", p.room, MOST_KNIGHTS, MOST_CELLS)
    sheet.ones("castles", [p.castle(seat) for seat in sheet.around], MOST_CELLS, p.seats)
    sheet.owners("owners", p.owner, MOST_CELLS)
    sheet.numbers("knights", p.knights, MOST_KNIGHTS, MOST_CELLS)
    sheet.one("contested", p.contested, MOST_CELLS)
    sheet.number("attackers", p.force, MOST_KNIGHTS)
    sheet.close()


def describe_player(p: MedievalMasteryPosition, seat: int, owner: int, sheet: Sheet) -> None:
    """`known_deck`, `known_hand` and `top`: what the observer has seen of this player's cards (MM-17.7)."""
    deck = p.decks[owner]
    known = [packed.kind(card) for card in deck if packed.seen_by(card, seat)]
    sheet.flag("mate", p.terms.team[seat] == p.terms.team[owner])
    sheet.number("points", p.victory_points(owner), MOST_POINTS)
    sheet.number("team_points", team_points(p, owner), MOST_POINTS)
    sheet.number("knights", p.knights_of(owner), 3 * MOST_KNIGHTS)
    sheet.number("cards_in_hand", len(p.hands[owner]), MOST_CARDS)
    sheet.number("cards_in_deck", len(deck), MOST_CARDS)
    sheet.bag("discard", p.discards[owner], KINDS)
    sheet.bag("known_hand", known_in_hand(p, owner, seat), KINDS)
    sheet.bag("known_deck", known, KINDS)
    sheet.one("top", packed.kind(deck[-1]) if deck and packed.seen_by(deck[-1], seat) else -1, KINDS)
    sheet.bag("supplied", p.supplied[owner], MOST_CELLS)
    sheet.bag("reach", p.reach[owner], MOST_CELLS)
    sheet.bag("in_play", p.in_play[owner], KINDS)


def describe_artefacts(p: MedievalMasteryPosition, sheet: Sheet) -> None:
    what = p.decision()
    sheet.open("artefacts")
    sheet.owners("holders", p.holder, RELICS)
    sheet.bag("up", [relic for relic, state in enumerate(p.state) if state == FACE_UP], RELICS)
    sheet.bag("back_this_turn", [relic for relic, state in enumerate(p.state) if state == OLD_WRECK], RELICS)
    sheet.bag("about_to_act", about_to_act(p) if what is REACT else (), RELICS)
    sheet.bag("offer", on_offer(p, p.near(Picks).type) if what is DRAFT_ARTEFACT else [], RELICS)
    sheet.close()


def describe_looking(p: MedievalMasteryPosition, seat: int, sheet: Sheet) -> None:
    """A crown at work; the cards are for its owner alone (MM-9.5, MM-9.7)."""
    looking = looking_view(p, seat)
    cards = looking["cards"] if looking is not None else None
    sheet.who("looking_at", looking["seat"] if looking is not None else -1)
    sheet.ones("looked_at", cards or [], KINDS, MOST_SEEN)
    sheet.number("placed", looking["placed"] if looking is not None else 0, MOST_SEEN)


def describe_redeployment(p: MedievalMasteryPosition, sheet: Sheet) -> None:
    frame: Redeployment | None = None
    for inner in p.frames:
        if isinstance(inner, Redeployment):
            frame = inner
    sheet.open("redeployment")
    sheet.numbers("before", frame.before if frame is not None else (), MOST_KNIGHTS, MOST_CELLS)
    sheet.bag("named", bits(frame.named) if frame is not None else (), MOST_CELLS)
    sheet.one("cursor", frame.cursor if frame is not None else -1, MOST_CELLS)
    sheet.close()


def describe_battle(p: MedievalMasteryPosition, seat: int, sheet: Sheet) -> None:
    battle = battle_of(p)
    there = battle is not None
    support = [frame for frame in p.frames if isinstance(frame, Support)] if there else []
    laid = p.chosen(seat) if there and isinstance(p.frames[-1], Secret) else ()
    sheet.open("battle")
    sheet.who("attacker", battle.attacker if battle is not None else -1)
    sheet.who("defender", battle.defender if battle is not None else -1)
    sheet.one("cell", battle.cell if battle is not None else -1, MOST_CELLS)
    sheet.one("step", battle_step(p) - 1, STEPS)
    sheet.numbers("knights", knights_there(p, battle) if battle is not None else (), MOST_KNIGHTS, 2)
    sheet.numbers("points", p.points if there else [], MOST_POINTS, 2)
    sheet.one("laid", int(laid[0][1]) if laid and len(laid[0]) > 1 else -1, KINDS)
    sheet.flag("laid_nothing", bool(laid) and len(laid[0]) == 1)
    sheet.number("passes", support[0].passes if support else 0, p.seats)
    sheet.who("winner", battle.winner if battle is not None else -1)
    sheet.number("margin", battle.margin if battle is not None else 0, MOST_POINTS)
    sheet.close()
