"""What is seen of a game while bots play it: leads, choices, time, and what each seat took."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from json import dumps
from time import perf_counter
from typing import NamedTuple

from tabard.bots import Bot, arena
from tabard.kernel import LANGUAGES, Game, Move, Position, Secret, move_text
from tabard.kernel.engine import plain
from tabard.text import entries, shell_catalogue

from .plan import Deal, Plan

Row = dict[str, object]
Played = dict[str, list[Row]]  # rows by table: games, takings, decisions
NOBODY = -1
NUMBERED = re.compile(r"\{ \$\w+ \} \{ \$number \}")


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
        self.names = names_of(game)
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
        legal, what = len(position.legal(seat)), taken(position, seat, move, self.names)
        if self.keep_decisions:
            self.rows.append(self._decision_row(position, seat, move, legal, what[-1], seconds))
        self._note_lead(position.scores)
        if seat not in self.order and not isinstance(position.frames[-1], Secret):  # there the last is waited for alone
            self.order.append(seat)
        self.takings.update([(seat, one) for one in what])
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


class Names(NamedTuple):
    """What a game gives a name to."""

    things: frozenset[str]
    numbered: frozenset[str]  # verbs whose text puts a number behind a thing: a tile is called `Mill 9`


def taken(position: Position, seat: int, move: Move, names: Names) -> list[str]:
    """A move by its verb and the things it names, not by places and amounts: `lord area=area-mill`; then, where things have
    numbers, by number as well: `lord area=area-mill number=9`."""
    label, verb = position.game.label(position, seat, move), str(move[0])
    words = {name: str(value).partition(".")[0] for name, value in label.items() if isinstance(value, str)}
    what = " ".join([verb, *[f"{name}={word}" for name, word in words.items() if word in names.things]])
    return [what, f"{what} number={label['number']}"] if verb in names.numbered else [what]


@lru_cache(maxsize=4)
def names_of(game: Game) -> Names:
    """Read from the game's catalogue."""
    try:
        own = entries(game.text(LANGUAGES[0]))
    except (OSError, ImportError, ValueError):  # a game in the making has no text yet
        own = {}
    numbered = [
        id.removeprefix("move-") for id, text in own.items() if id.startswith("move-") and NUMBERED.search(text)
    ]
    return Names(frozenset([*own, *entries(shell_catalogue(LANGUAGES[0]))]), frozenset(numbered))
