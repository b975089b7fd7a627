"""The fields of what is under way: the card that was turned up, march, battle, vote."""

from __future__ import annotations

from typing import Final

from tabard.kernel.sheet import Sheet

from .components import NEUTRALS
from .kingdom import AREAS, CITIES
from .position import KnightsPosition
from .rules.actions import ActionCard, NeutralAction
from .rules.assembly import Assembly
from .rules.battle import Battle
from .rules.frames import Campaign
from .rules.movement import March
from .state.armies import PLACES, place_of
from .under_way import SessionView, session_view
from .view import BattleView, RowView, battle_view

STEPS: Final = Battle.STEPS
MOST_VOTES: Final = 30
MOST_STRENGTH: Final = 1000
MOST_HITS: Final = 6
WALLS: Final = CITIES + 6


def describe_now(p: KnightsPosition, seat: int, sheet: Sheet) -> None:
    campaign: Campaign | None = None
    march: March | None = None
    card: ActionCard | NeutralAction | None = None
    fights = meets = False
    for frame in p.frames:  # the innermost come last
        if isinstance(frame, Campaign):
            campaign = frame
        elif isinstance(frame, March):
            march = frame
        elif isinstance(frame, (ActionCard, NeutralAction)):
            card = frame
        elif isinstance(frame, Battle):
            fights = True
        elif isinstance(frame, Assembly):
            meets = True
    describe_card(card, sheet)
    describe_march(campaign, march, sheet)
    describe_battle(p, battle_view(p, seat) if fights else None, sheet)
    describe_session(p, session_view(p) if meets else None, sheet)


def describe_card(card: ActionCard | NeutralAction | None, sheet: Sheet) -> None:
    sheet.open("turned")
    sheet.who("seat", card.seat if isinstance(card, ActionCard) else -1)
    sheet.one("action", card.kind if isinstance(card, ActionCard) else -1, 8)
    sheet.one("neutral", card.kind if isinstance(card, NeutralAction) else -1, len(NEUTRALS))
    sheet.close()


def describe_march(campaign: Campaign | None, march: March | None, sheet: Sheet) -> None:
    sheet.open("march")
    sheet.one("goal", campaign.goal if campaign is not None else -1, AREAS)
    sheet.who("seat", march.seat if march is not None else -1)
    sheet.one("place", place_of(march.army) if march is not None else -1, PLACES)
    sheet.bag("path", march.path if march is not None else (), AREAS)
    sheet.close()


def describe_battle(p: KnightsPosition, battle: BattleView | None, sheet: Sheet) -> None:
    values: list[object] = [battle]
    if sheet.same(values):
        return
    wall = battle["wall"] if battle is not None else None
    sheet.open("battle")
    sheet.one("area", battle["area"] if battle is not None else -1, AREAS)
    sheet.one("wall", wall if wall is not None else -1, WALLS)
    sheet.one("step", STEPS.index(battle["step"]) if battle is not None and battle["step"] in STEPS else -1, len(STEPS))
    for side in range(2):
        sheet.open("side", side)
        describe_side(p, battle["sides"][side] if battle is not None else None, sheet)
        sheet.close()
    sheet.close()
    sheet.hold(values)


def describe_side(p: KnightsPosition, row: RowView | None, sheet: Sheet) -> None:
    owner = row["seat"] if row is not None else None
    sums = row["totals"] if row is not None else None
    sheet.who("seat", owner if owner is not None else -1)
    sheet.bag("armies", row["armies"] if row is not None else [], PLACES)
    seen = [card for card in row["cards"] if card is not None] if row is not None else []
    sheet.bag("cards", seen, len(p.components.fate.ids))
    sheet.number("cards_drawn", len(row["cards"]) if row is not None else 0, 8)
    sheet.number("thrown", len(row["thrown"]) if row is not None else 0, 4)
    sheet.number("strength", row["strength"] if row is not None else 0, MOST_STRENGTH)
    sheet.number("hits", row["hits"] if row is not None else 0, MOST_HITS)
    sheet.number("deals", sums["deals"] if sums is not None else 0, MOST_HITS)
    sheet.number("prevents", sums["prevents"] if sums is not None else 0, MOST_HITS)
    sheet.number("victories", sums["victories"] if sums is not None else 0, MOST_HITS)


def describe_session(p: KnightsPosition, session: SessionView | None, sheet: Sheet) -> None:
    """Votes set aside are seen from the reveal on (WK-9)."""
    values: list[object] = [session]
    if sheet.same(values):
        return
    chair = session["presiding"] if session is not None else None
    sheet.open("session")
    sheet.among("present", session["present"] if session is not None else [])
    sheet.who("presiding", chair if chair is not None else -1)
    sheet.ones("order", session["order"] if session is not None else [], len(p.components.agendas), 4)
    sheet.number("settled", session["at"] if session is not None else 0, 4)
    sheet.among("candidates", session["candidates"] if session is not None else [])
    aside = session["aside"] if session is not None else []
    sheet.numbers("votes", [aside[seat] for seat in sheet.around] if aside else [], MOST_VOTES, p.seats)
    elects = session is not None and bool(session["candidates"])
    choices = {ballot[0]: ballot[1] for ballot in session["ballots"]} if session is not None else {}
    sheet.among("voted", list(choices))
    sheet.among("voted_yes", [seat for seat, choice in choices.items() if choice and not elects])
    sheet.owners("voted_for", [choices.get(seat, -1) if elects else -1 for seat in sheet.around], p.seats)
    sheet.close()
    sheet.hold(values)
