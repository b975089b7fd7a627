"""Medieval Mastery: knights as dice, a map of hexes, battles with hidden cards and artefacts; thirteen points win."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from tabard.kernel import Args, Domain, Game, Illegal, Message, Move, OptionValue, Position, Verb, Vocabulary
from tabard.kernel.game import digest, package_text
from tabard.kernel.outlook import Outlook, rungs
from tabard.kernel.sheet import Sheet

from . import fields, foresight, hidden, hints, terms, view, view_types, words
from .components import (
    ARTEFACTS,
    CARDS,
    CROWN,
    MOST_KNIGHTS,
    TERRITORIES,
    Components,
    artefact_id,
    card_id,
    read,
    territory_id,
)
from .layouts import MOST_CELLS
from .position import MedievalMasteryPosition
from .rules.advance import ADVANCE_KNIGHTS
from .rules.artefacts import REACT
from .rules.battle import LAY_CONFLICT, Battle
from .rules.cards import DISCARD_CARD
from .rules.conquest import Conquest
from .rules.crown_effects import (
    CORRUPTION_TARGET,
    DESTROY_ARTEFACT,
    KEEP_TOP,
    ORDER_CARDS,
    PROSPERITY_TARGET,
    SHUFFLE_BACK,
    Corruption,
    Insight,
    Prosperity,
)
from .rules.crowns import UseCrown
from .rules.ending import rank_key
from .rules.redeployment import RECALL_KNIGHTS, REINFORCE_KNIGHTS, Redeployment
from .rules.sceptres_and_orbs import MATCH_KNIGHTS
from .rules.support import PLAY_SUPPORT, Support
from .rules.turn import FREE_WINDOW, Manoeuvre, Match, Turn, outside_free_window
from .rules.variants import DRAFT_ARTEFACT, Draft, Picks
from .setup import set_up

CELL = Domain("cell", MOST_CELLS)
KNIGHTS = Domain("knights", MOST_KNIGHTS + 1)
CARD = Domain("card", len(CARDS))
ARTEFACT = Domain("artefact", len(ARTEFACTS))
PLAYER = Domain("player", 6)

VOCABULARY = Vocabulary(
    Verb("play", CARD),
    Verb("fracture", ARTEFACT),
    Verb("crown"),
    Verb("manoeuvre"),
    Verb("end_turn"),
    Verb("recall", CELL, KNIGHTS),
    Verb("recall_done"),
    Verb("reinforce", CELL, KNIGHTS),
    Verb("redeploy_done"),
    Verb("redeploy_cancel"),
    Verb("advance", CELL, KNIGHTS),
    Verb("no_advance"),
    Verb("pass"),
    Verb("match"),
    Verb("conflict", CARD),
    Verb("no_card"),
    Verb("support", CARD),
    Verb("support_done"),
    Verb("discard", CARD),
    Verb("target", PLAYER),
    Verb("destroy", ARTEFACT),
    Verb("keep"),
    Verb("discard_top"),
    Verb("place", CARD),
    Verb("shuffle", CARD),
    Verb("draft", ARTEFACT),
)


class MedievalMastery(Game):
    slug = "medieval-mastery"
    package = "tabard.games.medieval_mastery"
    prefix = "MM"
    end_rule = "MM-15.2"
    turn_rule = "MM-6.1"
    seats = range(2, 7)  # MM-2.2
    options = terms.OPTIONS
    view_type = view_types.Board
    laid_type = view_types.Laid
    components_type = view_types.Printed
    bound = 20_000  # MM-15.9: random play takes 250 to 600 moves, the longest of thousands of games 6,300
    outlook = Outlook(unit=90.0, heat=6.0, depth=16, sample=3, curiosity=0.2)
    ladder = rungs((0.56, 0.3, 0.14, 0.0), (80, 400, 1800, 8000))
    procedures = (
        Match,
        Draft,
        Picks,
        Turn,
        Manoeuvre,
        UseCrown,
        Corruption,
        Prosperity,
        Insight,
        Redeployment,
        Battle,
        Support,
        Conquest,
    )
    decisions = (
        FREE_WINDOW,
        REACT,
        CORRUPTION_TARGET,
        DESTROY_ARTEFACT,
        PROSPERITY_TARGET,
        KEEP_TOP,
        ORDER_CARDS,
        SHUFFLE_BACK,
        DISCARD_CARD,
        RECALL_KNIGHTS,
        REINFORCE_KNIGHTS,
        ADVANCE_KNIGHTS,
        MATCH_KNIGHTS,
        LAY_CONFLICT,
        PLAY_SUPPORT,
        DRAFT_ARTEFACT,
    )

    def __init__(self, components: Components, components_digest: str = "") -> None:
        super().__init__(VOCABULARY, components_digest)
        self.components = components

    def with_components(self, toml: str, name: str) -> Game:
        return MedievalMastery(read(toml, name), digest(toml))

    def components_public(self) -> dict[str, object]:
        return dict(self.components.public())

    def clash(self, options: Mapping[str, OptionValue], seats: int) -> Illegal | None:
        return terms.clash(self.components, options, seats)

    def not_now(self, p: Position, seat: int, move: Move) -> Illegal | None:
        return outside_free_window(own(p), seat, str(move[0]))

    def blank(self, seats: int, options: Mapping[str, OptionValue]) -> Position:
        fixed = terms.Terms(self.components, seats, options)
        return MedievalMasteryPosition(self, seats, options, self.components, fixed)

    def setup(self, p: Position) -> None:
        set_up(own(p))

    def view(self, p: Position, seat: int | None) -> dict[str, object]:
        return dict(view.board(own(p), seat))

    def laid(self, p: Position) -> dict[str, object]:
        return dict(view.laid(own(p)))

    def redeal(self, p: Position, seat: int | None) -> None:
        hidden.redeal(own(p), seat)

    def scores(self, p: Position) -> tuple[int, ...]:
        mine = own(p)
        return tuple([mine.victory_points(seat) for seat in range(p.seats)])

    def rank_key(self, p: Position, seat: int) -> tuple[int, ...]:
        return rank_key(own(p), seat)

    def words(self, p: Position, seat: int | None) -> list[Message]:
        return words.lines(own(p), seat)

    def describe(self, p: Position, seat: int, sheet: Sheet) -> None:
        fields.describe(own(p), seat, sheet)

    def hints(self, p: Position, seat: int) -> float:
        return hints.value(own(p), seat)

    def prior(self, p: Position, seat: int, moves: list[Move]) -> list[float]:
        known = foresight.looks(own(p), seat, moves)
        return known if known is not None else super().prior(p, seat, moves)

    def label(self, p: Position, seat: int, move: Move) -> Args:
        mine = own(p)
        if move[0] == "crown":
            return {"artefact": artefact_id(mine.artefact_of(seat, CROWN))}
        domains = self.vocabulary.verbs[str(move[0])].domains
        words: Args = {}
        for domain, value in zip(domains, move[1:], strict=True):
            words.update(argument_words(mine, domain.name, int(value)))
        return words

    def check(self, p: Position) -> None:
        hidden.check(own(p))

    def secrets(self, p: Position, seat: int | None) -> dict[str, Hashable]:
        return hidden.secrets(own(p), seat)

    def inventory(self) -> set[str]:
        cards = {card_id(kind) for kind in range(len(CARDS))}
        artefacts = {artefact_id(artefact) for artefact in range(len(ARTEFACTS))}
        return cards | artefacts | {territory_id(kind) for kind in range(len(TERRITORIES))}

    def met(self, p: Position) -> set[str]:
        """Cards that were played, artefacts that acted, territories that were fought for or conquered."""
        mine = own(p)
        cards = {card_id(kind) for pile in (*mine.discards, *mine.in_play) for kind in pile}
        artefacts = {artefact_id(a) for a in range(len(ARTEFACTS)) if mine.used >> a & 1}
        kinds = [kind for kind in range(len(TERRITORIES)) if mine.used >> len(ARTEFACTS) + kind & 1]
        return cards | artefacts | {territory_id(kind) for kind in kinds}


def argument_words(p: MedievalMasteryPosition, domain: str, value: int) -> Args:
    if domain == "cell":
        return p.cell_words(value)
    if domain == "card":
        return {"card": card_id(value)}
    if domain == "artefact":
        owner = p.holder[value]
        return {"artefact": artefact_id(value), **({"owner_seat": owner} if owner >= 0 else {})}
    return {"target_seat": value} if domain == "player" else {domain: value}


def own(p: Position) -> MedievalMasteryPosition:
    assert isinstance(p, MedievalMasteryPosition)
    return p


GAME = MedievalMastery(read(package_text(MedievalMastery.package, "components.toml"), "components.toml"))
