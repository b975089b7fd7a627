"""The Apple Fair: a small game in a package of its own. Baskets are taken in turn, the miller takes what is left."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from tabard.kernel import Domain, Game, Illegal, Message, Option, OptionValue, Position, Verb, Vocabulary
from tabard.kernel.game import digest

from . import view
from .components import EACH, PRINTED, SORTS, load
from .position import FREE, FairPosition
from .rules.fair import GIVE, TAKE_BASKET, Fair, Round

FAIRS = 3


class AppleFair(Game):
    slug, prefix, package = "apple-fair", "AF", "apple_fair"
    seats = range(2, 5)
    end_rule, turn_rule = "AF-4.1", "AF-2.1"
    bound = len(SORTS) * EACH
    options = (
        Option("sorts", ("red", "green"), "AF-1.2", choices=SORTS, least=1, most=3),
        Option("miller", "comes", "AF-2.2", choices=("comes", "away")),
        Option("hands", 1, "AF-2.2", least=1, most=2, when=("miller", ("comes",))),
        Option("gifts", True, "AF-3.1", programs=False),
        Option("fair", 1, "AF-5.1", least=1, most=FAIRS),
    )
    procedures = (Fair, Round)
    decisions = (TAKE_BASKET,)
    aside = GIVE
    view_type, laid_type = view.Board, view.Laid

    def __init__(self, sizes: tuple[tuple[int, ...], ...], components_digest: str = "") -> None:
        baskets, players = Domain("basket", self.bound), Domain("player", self.seats[-1])
        super().__init__(Vocabulary(Verb("take", baskets), Verb("give", players)), components_digest)
        self.sizes = sizes

    def with_components(self, toml: str, name: str) -> Game:
        return AppleFair(load(toml, name), digest(toml))

    def components_public(self) -> dict[str, object]:
        return {"sorts": dict(zip(SORTS, map(list, self.sizes), strict=True))}

    def blank(self, seats: int, options: Mapping[str, OptionValue]) -> Position:
        return FairPosition(self, seats, options, self.sizes)

    def setup(self, p: Position) -> None:
        """AF-1.2: the baskets of the chosen sorts, shuffled into a row."""
        fair = own(p)
        chosen = cast("tuple[str, ...]", p.options["sorts"])
        fair.stock = p.shuffled([SORTS.index(sort) * EACH + number for sort in chosen for number in range(EACH)])
        fair.owner = [FREE] * len(fair.stock)
        p.push(Fair())

    def view(self, p: Position, seat: int | None) -> dict[str, object]:
        return cast("dict[str, object]", view.board(own(p)))

    def laid(self, p: Position) -> dict[str, object]:
        return cast("dict[str, object]", view.laid(own(p)))

    def words(self, p: Position, seat: int | None) -> list[Message]:
        return view.words(own(p))

    def label(self, p: Position, seat: int, move: tuple[str | int, ...]) -> dict[str, object]:
        if move[0] == "give":
            return {"to_seat": int(move[1])}
        basket = int(move[1])
        return {"sort": f"sort-{own(p).sort(basket)}", "count": own(p).size(basket)}

    def scores(self, p: Position) -> tuple[int, ...]:
        return tuple(own(p).apples)

    def ranking(self, p: Position) -> tuple[int, ...]:
        """AF-4.2: the miller takes a place like everybody else."""
        everybody = [*own(p).apples, own(p).miller]
        return tuple([1 + sum([other > mine for other in everybody]) for mine in own(p).apples])

    def rivals(self, p: Position) -> list[dict[str, object]]:
        away = p.options["miller"] == "away"
        return [] if away else [{"name": "rival-miller", "score": own(p).miller}]

    def series(self, p: Position) -> str | None:
        return "season"

    def sequel(self, p: Position) -> dict[str, OptionValue] | None:
        """AF-5.1: three fairs are a season."""
        fair = int(str(p.options["fair"]))
        return None if fair == FAIRS else {**p.options, "fair": fair + 1}

    def clash(self, options: Mapping[str, OptionValue], seats: int) -> Illegal | None:
        if seats == 2 and len(cast("tuple[str, ...]", options["sorts"])) == len(SORTS):
            return Illegal("few-players", "AF-1.3", "two players choose at most two sorts")
        return None

    def check(self, p: Position) -> None:
        fair = own(p)
        taken = sum([fair.size(basket) for basket, owner in enumerate(fair.owner) if owner != FREE])
        assert sum(fair.apples) + fair.miller == taken, "AF-2.1: apples were lost or made"


def own(p: Position) -> FairPosition:
    assert isinstance(p, FairPosition)
    return p


GAME = AppleFair(PRINTED)
