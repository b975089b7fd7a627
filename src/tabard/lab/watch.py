"""What is seen of a game while bots play it: leads, choices, time, and what each seat took."""

from __future__ import annotations

from collections import Counter
from collections.abc import Set
from functools import lru_cache
from json import dumps
from time import perf_counter

from tabard.bots import Bot, arena
from tabard.kernel import Game, Move, Position, move_text
from tabard.kernel.engine import plain
from tabard.text import entries, shell_catalogue

from .plan import Deal, Plan

Row = dict[str, object]
Played = dict[str, list[Row]]  # rows by table: games, takings, decisions
NOBODY = -1


def played(plan: Plan, number: int) -> Played:
    """Play a game of a plan and write down what was seen."""
    game, deal = plan.load(), plan.deal(number)
    witness = Witness(game, deal, plan.decisions)
    result = arena.play(game, deal.bots, deal.seed, deal.options, witness.beside)
    return {
        "games": [witness.game_row(result)],
        "takings": witness.taking_rows(),
        "decisions": witness.rows,
    }


class Witness:
    """Looks on at one game."""

    def __init__(self, game: Game, deal: Deal, decisions: bool) -> None:
        self.game, self.deal = game, deal
        self.things = things_of(game)
        self.keep_decisions = decisions
        seats = len(deal.bots)
        self.seconds = [0.0] * seats
        self.decisions = [0] * seats
        self.choices = 0  # decisions with more than one legal move
        self.legal = 0  # moves that were legal, over all decisions
        self.order: list[int] = []  # seats as they first decided alone
        self.leads: list[tuple[int, int]] = []  # before which move who took the sole lead
        self.takings: Counter[tuple[int, str]] = Counter()
        self.rows: list[Row] = []

    def beside(self, bot: Bot) -> Bot:
        return Watched(bot, self)

    def saw(self, position: Position, seat: int, move: Move, seconds: float) -> None:
        """A seat is about to make this move."""
        legal, what = len(position.legal(seat)), taken(position, seat, move, self.things)
        if self.keep_decisions:
            self.rows.append(self._decision_row(position, seat, move, legal, what, seconds))
        self._note_lead(position.scores)
        if seat not in self.order and len(position.waiting) == 1:
            self.order.append(seat)
        self.takings[seat, what] += 1
        self.seconds[seat] += seconds
        self.decisions[seat] += 1
        self.legal += legal
        self.choices += legal > 1

    def _note_lead(self, scores: tuple[int, ...]) -> None:
        leader = sole_leader(scores)
        if leader != NOBODY and (not self.leads or self.leads[-1][1] != leader):
            self.leads.append((sum(self.decisions), leader))

    def _decision_row(self, position: Position, seat: int, move: Move, legal: int, what: str, seconds: float) -> Row:
        return {
            "number": self.deal.number,
            "move": sum(self.decisions),
            "seat": seat,
            "bot": self.deal.bots[seat],
            "played": move_text(move),
            "what": what,
            "legal": legal,
            "score": position.scores[seat],
            "seconds": seconds,
        }

    def taking_rows(self) -> list[Row]:
        number = self.deal.number
        counts = sorted(self.takings.items())
        return [{"number": number, "seat": seat, "what": what, "times": times} for (seat, what), times in counts]

    def game_row(self, result: arena.Result) -> Row:
        self._note_lead(result.scores)
        winners, seats = result.winners, range(len(result.bots))
        return {
            "number": self.deal.number,
            "seed": self.deal.seed,
            "bots": list(result.bots),
            "options": dumps({name: plain(value) for name, value in sorted(self.deal.options.items())}),
            "components": self.game.components_digest,
            "rules_version": self.game.rules_version,
            "winners": list(winners),
            "shares": [1 / len(winners) if seat in winners else 0.0 for seat in seats],
            "scores": list(result.scores),
            "ranking": list(result.ranking),
            "order": [self.order.index(seat) if seat in self.order else None for seat in seats],
            "ending": result.ending,
            "moves": result.moves,
            "margin": margin(result.scores),
            "lead_changes": max(0, len(self.leads) - 1),
            "decided": self.leads[-1][0] / result.moves if self.leads else None,
            "branching": self.legal / result.moves,
            "choices": self.choices,
            "decisions": self.decisions,
            "seconds": self.seconds,
        }


class Watched:
    """A bot whose moves a witness sees."""

    def __init__(self, bot: Bot, witness: Witness) -> None:
        self._bot, self._witness = bot, witness

    def choose(self, position: Position, seat: int) -> Move:
        start = perf_counter()
        move = self._bot.choose(position, seat)
        self._witness.saw(position, seat, move, perf_counter() - start)
        return move


def sole_leader(scores: tuple[int, ...]) -> int:
    top = max(scores)
    return scores.index(top) if scores.count(top) == 1 else NOBODY


def margin(scores: tuple[int, ...]) -> int | None:
    """Points between the best two seats; None where there is but one."""
    best = sorted(scores, reverse=True)
    return best[0] - best[1] if len(best) > 1 else None


def taken(position: Position, seat: int, move: Move, things: Set[str]) -> str:
    """A move by its verb and the things it names, not by places and amounts: `lord area=area-mill`."""
    label = position.game.label(position, seat, move)
    named = {name: str(value).partition(".")[0] for name, value in label.items() if isinstance(value, str)}
    return " ".join([str(move[0]), *[f"{name}={thing}" for name, thing in named.items() if thing in things]])


@lru_cache(maxsize=4)
def things_of(game: Game) -> frozenset[str]:
    """Whatever has a name in the game's catalogue."""
    try:
        own = game.text("en")
    except (OSError, ImportError, ValueError):  # a game in the making has no text yet
        own = ""
    return frozenset([*entries(own), *entries(shell_catalogue("en"))])
