"""Crown of Emara: two Councilors walk round town and country; only the lower of citizens and homes counts."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any, cast

from tabard.kernel import Args, Domain, Game, Illegal, Message, Move, OptionValue, Position, Verb, Vocabulary
from tabard.kernel.game import digest, package_text
from tabard.kernel.outlook import Outlook, rungs
from tabard.kernel.sheet import Sheet

from . import fields, foresight, hidden, hints, labels, printed, view, words
from .components import LARGEST_PRICE, Components, read
from .names import (
    CARDS,
    EVENTS,
    GOODS,
    HUTS,
    LOCATIONS,
    MASTERS,
    RANKS,
    RESOURCES,
    SLOTS,
    TOKENS,
    card_id,
    event_id,
    master_id,
    rank_id,
    token_id,
)
from .options import OPTIONS, clash
from .position import CrownOfEmaraPosition
from .rules import solo
from .rules.cards import Sale
from .rules.countryside import CRAFTSMEN, Countryside
from .rules.craftsmen import HireCraftsman
from .rules.deliveries import Donation, Gift, StoneDelivery, WoodDelivery
from .rules.events import EVENT_OFFER, Contribution, EndOfRoundEvent
from .rules.favors import KEEP_TOKEN
from .rules.masters import HireMaster, Service
from .rules.paying import PAY
from .rules.rounds import Match, Round
from .rules.scoring import MOST_POINTS, SPLIT, rank_key, result
from .rules.town import VISIT, TownVisit
from .rules.turn import PLAY_CARD, TURN_MENU, Turn
from .rules.variants import START_PLACE, START_RESOURCE, Start
from .setup import set_up
from .terms import Terms

COUNCILOR = Domain("councilor", 2)
LOCATION = Domain("location", len(LOCATIONS))
RESOURCE = Domain("resource", RESOURCES)
HUT = Domain("hut", HUTS)
MASTER = Domain("master", len(MASTERS))
TOKEN = Domain("token", len(TOKENS))
WAY = Domain("way", 4)
BOOKS = Domain("books", LARGEST_PRICE + 1)
BREAD = Domain("bread", LARGEST_PRICE + 1)
WOOD = Domain("wood", LARGEST_PRICE + 1)

VOCABULARY = Vocabulary(
    Verb("start_place", COUNCILOR, LOCATION),
    Verb("start_resource", RESOURCE),
    Verb("card", Domain("card", len(CARDS)), Domain("slot", SLOTS)),
    Verb("sell", WAY),
    Verb("extra_step", Domain("step", 2)),
    Verb("cheap_craftsman", HUT),
    Verb("cheap_master", MASTER),
    Verb("town_action", LOCATION),
    Verb("walk", Domain("walk", 2)),
    Verb("rise"),
    Verb("craftsman", HUT),
    Verb("master", MASTER),
    Verb("ability", MASTER, WAY),
    Verb("ring_to_coin"),
    Verb("coin_to_ring"),
    Verb("end_turn"),
    Verb("work", Domain("take", 5), Domain("bake", 5), Domain("coins", 5)),
    Verb("donate", Domain("donation", RESOURCES)),
    Verb("gift", Domain("gift", RESOURCES)),
    Verb("castle_book"),
    Verb("market_sale", Domain("sale", RESOURCES)),
    Verb("market_books", BOOKS),
    Verb("deliver_stone"),
    Verb("deliver_bread", BREAD),
    Verb("deliver_wood", WOOD),
    Verb("token", TOKEN),
    Verb("leave"),
    Verb("keep", TOKEN),
    Verb("pay", *[Domain("pay_" + good, LARGEST_PRICE + 1) for good in (*GOODS[:RESOURCES], "coin")]),  # CE-10.16
    Verb("contribute", WAY),
    Verb("decline"),
    Verb("split", Domain("points", MOST_POINTS + 1)),
)


class CrownOfEmara(Game):
    slug = "crown-of-emara"
    package = "tabard.games.crown_of_emara"
    prefix = "CE"
    end_rule = "CE-15.1"
    seats = range(1, 5)  # CE-1.1
    options = OPTIONS
    bound = 20_000  # CE-19.18
    outlook = Outlook(unit=6.0, heat=1.6, depth=60, sample=4, curiosity=1.25)
    ladder = rungs((0.5, 0.29, 0.0), (4, 11, 27, 65, 160))
    view_type = view.Board
    laid_type = view.Laid
    components_type = printed.Printed
    procedures = (
        *(Match, Start, Round, Turn, Countryside, TownVisit, EndOfRoundEvent),
        *(Sale, HireCraftsman, HireMaster, Service, Donation, Gift, StoneDelivery, WoodDelivery, Contribution),
    )
    decisions = (
        *(START_PLACE, START_RESOURCE, PLAY_CARD, TURN_MENU, VISIT, CRAFTSMEN),
        *(KEEP_TOKEN, PAY, EVENT_OFFER, SPLIT),
    )

    def __init__(self, components: Components, components_digest: str = "") -> None:
        super().__init__(VOCABULARY, components_digest)
        self.components = components
        self.known_terms: dict[tuple[object, ...], Terms] = {}

    def with_components(self, toml: str, name: str) -> Game:
        return CrownOfEmara(read(toml, name), digest(toml))

    def components_public(self) -> dict[str, object]:
        return cast(dict[str, Any], printed.printed(self.components))

    def laid(self, p: Position) -> dict[str, object]:
        return cast(dict[str, Any], view.laid(own(p)))

    def clash(self, options: Mapping[str, OptionValue], seats: int) -> Illegal | None:
        return clash(options, seats)

    def blank(self, seats: int, options: Mapping[str, OptionValue]) -> Position:
        return CrownOfEmaraPosition(self, seats, options, self.components, self.terms(seats, options))

    def terms(self, seats: int, options: Mapping[str, OptionValue]) -> Terms:
        """Made once for each set of options, so that a copy of a position costs nothing more."""
        key = (seats, *options.values())
        if key not in self.known_terms:
            self.known_terms[key] = Terms(self.components, seats, options)
        return self.known_terms[key]

    def setup(self, p: Position) -> None:
        set_up(own(p))

    def view(self, p: Position, seat: int | None) -> dict[str, object]:
        return cast(dict[str, Any], view.board(own(p), seat))

    def redeal(self, p: Position, seat: int | None) -> None:
        hidden.redeal(own(p), seat)

    def scores(self, p: Position) -> tuple[int, ...]:
        mine = own(p)
        return tuple([result(mine, seat) for seat in range(mine.seats)])

    def rank_key(self, p: Position, seat: int) -> tuple[int, ...]:
        return rank_key(own(p), seat)

    def ranking(self, p: Position) -> tuple[int, ...]:
        mine = own(p)
        if mine.terms.campaign:  # CE-16.29
            return (1,) if solo.campaign_won(mine) else (2,)
        return super().ranking(p)

    def rivals(self, p: Position) -> list[dict[str, object]]:
        mine = own(p)
        return [{"name": "victoria", "score": mine.victoria}] if mine.terms.solo else []

    def sequel(self, p: Position) -> dict[str, OptionValue] | None:
        return solo.sequel(own(p))

    def series(self, p: Position) -> str | None:
        return solo.series(own(p))

    def merit(self, options: dict[str, OptionValue], scores: list[int], winners: list[int]) -> tuple[int, ...] | None:
        return solo.merit(options, scores[0], bool(winners))

    def words(self, p: Position, seat: int | None) -> list[Message]:
        return words.lines(own(p), seat)

    def describe(self, p: Position, seat: int, sheet: Sheet) -> None:
        fields.describe(own(p), seat, sheet)

    def hints(self, p: Position, seat: int) -> float:
        return hints.value(own(p), seat)

    def prior(self, p: Position, seat: int, moves: list[Move]) -> list[float]:
        found, unknown = foresight.looks(own(p), seat, moves)
        if unknown:
            tried = super().prior(p, seat, [moves[at] for at in unknown])
            for at, value in zip(unknown, tried, strict=True):
                found[at] = value
        return found

    def label(self, p: Position, seat: int, move: Move) -> Args:
        return labels.label(own(p), seat, move)

    def check(self, p: Position) -> None:
        hidden.check(own(p))

    def secrets(self, p: Position, seat: int | None) -> dict[str, Hashable]:
        return hidden.secrets(own(p), seat)

    def inventory(self) -> set[str]:
        masters = {master_id(master) for master in range(len(MASTERS))}
        events = {event_id(event) for event in range(len(EVENTS))}
        tokens = {token_id(token) for token in range(len(TOKENS))}
        return masters | events | tokens | {rank_id(rank) for rank in range(len(RANKS))} | CARD_IDS

    def met(self, p: Position) -> set[str]:
        mine = own(p)
        found = {master_id(master) for staff in mine.staff for master in view.bits(staff)}
        unseen = {*mine.events[:-1], *(self.components.solo_removed if mine.terms.solo else ())}
        found |= {event_id(event) for event in range(len(EVENTS)) if event not in unseen}
        held = {token for tokens in mine.tokens for token in tokens}
        found |= {token_id(token) for token in held | set(mine.discard)}
        found |= {rank_id(rank) for titles in mine.titles for rank in range(len(titles))}
        return found | CARD_IDS


CARD_IDS = frozenset([card_id(card) for card in range(len(CARDS))])


def own(p: Position) -> CrownOfEmaraPosition:
    assert isinstance(p, CrownOfEmaraPosition)
    return p


GAME = CrownOfEmara(read(package_text(CrownOfEmara.package, "components.toml"), "components.toml"))
