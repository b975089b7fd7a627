"""`tabard tournament`: every bot against every other."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table

from tabard.lab.plan import Plan
from tabard.lab.runs import HERE, in_order
from tabard.lab.stats import Estimate
from tabard.text import Speech

from .arena import check_bots
from .common import (
    ENGLISH,
    BadInput,
    Components,
    GameName,
    Lang,
    Options,
    Seed,
    bad_input,
    find_game,
    game_speech,
    progress_bar,
    read_options,
)
from .simulate import Jobs, On, check_plan, extra, percent, processes

if TYPE_CHECKING:
    from tabard.lab.tournament import Standings

FILES = (".json", ".parquet")


def tournament(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="BOT,BOT,...", help="Who takes part.")] = "greedy,random",
    games: Annotated[int, typer.Option(min=1, help="Games for each pair, from both seats.")] = 100,
    jobs: Jobs = None,
    on: On = HERE,
    seed: Seed = 0,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the results here as well: .json or .parquet.")
    ] = None,
    option: Options = None,
    components: Components = None,
    lang: Lang = ENGLISH,
) -> None:
    """Let every bot play every other at two seats; print ratings and who beats whom how often.

    \b
    Examples:
      tabard tournament middle-ages --bots greedy,random,search:0.05 --games 100
      tabard tournament medieval-mastery --bots search:0.2,search:0.05,greedy --games 40 --out bots.json
    """
    with extra("tabard tournament"):
        from tabard.lab.tournament import Standings, pairings, write
    found, names = find_game(game, components), _names(bots)
    if out and out.suffix not in FILES:
        raise BadInput(f"--out takes a file that ends in {' or '.join(FILES)}, not {out}")
    speech, toml = game_speech(found, lang), components.read_text("utf-8") if components else ""
    plan = Plan(game, names[:2], seed, read_options(found, option), components=toml, source=str(components or ""))
    check_plan(plan, speech)
    total = games * len(list(combinations(names, 2)))
    with progress_bar() as progress:
        played = in_order(pairings(plan, names, games), processes(jobs, on), on)
        rows = [one["games"][0] for one in progress.track(played, total=total, description=game)]
    standings = Standings.of(names, rows)
    _tell(speech, standings, games)
    if out:
        with bad_input():
            write(out, standings.rows())


def _names(bots: str) -> tuple[str, ...]:
    names = tuple(bots.split(","))
    check_bots(list(names))
    if len(names) < 2 or len(set(names)) < len(names):
        raise BadInput(f"--bots takes two different bots or more, such as greedy,random, not {bots!r}")
    return names


def _tell(speech: Speech, standings: Standings, games: int) -> None:
    order = standings.best_first()
    heads = [speech.text(f"cli-tournament-{word}") for word in ("bot", "rating", "wins")]
    table = Table(*heads, *[speech.text("cli-tournament-against", bot=bot) for bot in order], box=None, pad_edge=False)
    for bot in order:
        value, low, high = standings.rating(bot)
        against = [in_words(standings.against[bot, rival].estimate) if rival != bot else "" for rival in order]
        rating = f"{value:.1f}\n({low:.1f}–{high:.1f})"
        table.add_row(bot, rating, in_words(standings.overall[bot].estimate), *against)
    Console().print(table)
    typer.echo(speech.text("cli-tournament-note", games=games))


def in_words(estimate: Estimate) -> str:
    parts = percent(estimate)
    return f"{parts['value']} %\n({parts['low']}–{parts['high']})"
