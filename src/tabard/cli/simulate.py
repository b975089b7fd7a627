"""`tabard simulate`: many games between bots, kept as tables for whoever wants to study them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from os import cpu_count
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated

import typer

from tabard.kernel import Illegal
from tabard.lab.plan import Plan
from tabard.lab.runs import HERE, PLACES, RAY, all_played
from tabard.lab.stats import Estimate
from tabard.lab.summary import Summary, shares
from tabard.lab.watch import Played
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
    refusal,
    seat_count,
)

if TYPE_CHECKING:
    from tabard.lab.folder import Folder

SAVE_EVERY = 20.0  # seconds
Jobs = Annotated[int | None, typer.Option(min=1, help="Processes. [default: one for each core]")]


def known_place(word: str) -> str:
    if word not in PLACES:
        raise BadInput(f"--on takes {' or '.join(PLACES)}, not {word!r}")
    return word


On = Annotated[
    str, typer.Option(metavar="|".join(PLACES), callback=known_place, help="Where: this machine, or a Ray cluster.")
]


def simulate(
    game: GameName,
    seats: Annotated[
        str | None, typer.Option(metavar="BOT,BOT,...", help="A bot for each seat. [default: greedy at 3 seats]")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games, with those already in the folder.")] = 1000,
    jobs: Jobs = None,
    on: On = HERE,
    seed: Seed = 0,
    out: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Keep the games here, as Parquet; go on where a run stopped.")
    ] = None,
    rotate: Annotated[
        bool, typer.Option("--rotate", help="Play each deal once for every seat, bots moving on.")
    ] = False,
    decisions: Annotated[bool, typer.Option("--decisions", help="Keep a row for each decision too.")] = False,
    vary: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="Draw this option anew for each deal; or `all`.")
    ] = None,
    option: Options = None,
    components: Components = None,
    lang: Lang = ENGLISH,
) -> None:
    """Play many games between bots; print who wins by seat, and keep what was seen for `tabard report`.

    The same seed gives the same games, whatever the number of processes, as long as the bots count no time.

    \b
    Examples:
      tabard simulate middle-ages --games 10000
      tabard simulate medieval-mastery --seats greedy,greedy --games 1000 --out mastery
      tabard simulate middle-ages --seats search:0.05,greedy,random --rotate --games 300 --out levels
      tabard simulate medieval-mastery --vary all --games 2000 --out options
      RAY_ADDRESS=head:6379 tabard simulate warrior-knights --games 100000 --on ray --out knights
    """
    found = find_game(game, components)
    bots = seats.split(",") if seats is not None else ["greedy"] * seat_count(found, None)
    check_bots(bots)
    toml = components.read_text("utf-8") if components else ""
    values = read_options(found, option)
    plan = Plan(game, tuple(bots), seed, values, tuple(vary or ()), rotate, decisions, toml, str(components or ""))
    speech = game_speech(found, lang)
    check_plan(plan, speech)
    many = processes(jobs, on)
    _tell(speech, _kept(plan, out, games, many, on) if out else _unkept(plan, games, many, on))


def processes(jobs: int | None, on: str) -> int:
    """So many as asked for; by default one for each core, or (0) as many as a cluster has."""
    if on == RAY:
        with extra("--on ray", "cluster"):
            import_module("tabard.lab.cluster")
    return jobs or (0 if on == RAY else cpu_count() or 1)


def check_plan(plan: Plan, speech: Speech) -> None:
    with bad_input():
        try:
            plan.check()
        except Illegal as illegal:
            raise BadInput(refusal(speech, illegal)) from illegal


def _unkept(plan: Plan, games: int, jobs: int, on: str) -> Summary:
    return Summary.of(played["games"][0] for played in watched(plan, 0, games, jobs, on))


def watched(plan: Plan, first: int, games: int, jobs: int, on: str) -> Iterator[Played]:
    """Games as they are played, with a bar that shows how far they are."""
    with progress_bar() as progress:
        task = progress.add_task(plan.game, total=games, completed=min(first, games))
        for played in all_played(plan, first, games, jobs, on):
            yield played
            progress.update(task, advance=1)


def _kept(plan: Plan, path: Path, games: int, jobs: int, on: str) -> Summary:
    with extra("tabard simulate --out"):
        from tabard.lab.folder import Folder
    with bad_input():
        folder = Folder.for_plan(path, plan)
        save(folder, watched(plan, folder.count(), games, jobs, on))
        return Summary.of(folder.table("games").iter_rows(named=True))


def save(folder: Folder, games: Iterator[Played]) -> None:
    """Write them as they come, so that little is lost when the program is stopped."""
    unsaved: list[Played] = []
    saved = monotonic()
    try:
        for played in games:
            unsaved.append(played)
            if monotonic() - saved > SAVE_EVERY:
                folder.add(unsaved)
                unsaved, saved = [], monotonic()
    finally:
        folder.add(unsaved)
    folder.join()


@contextmanager
def extra(command: str, name: str = "lab") -> Iterator[None]:
    """In here a library is imported that `pip install tabard` does not bring."""
    try:
        yield
    except ImportError as missing:
        raise BadInput(f"{command} needs {missing.name}: pip install 'tabard[{name}]'") from missing


def _tell(speech: Speech, summary: Summary) -> None:
    moves = str(round(summary.moves / summary.games))
    typer.echo(speech.text("cli-arena", games=summary.games, moves=moves))
    for seat, estimate in shares(summary.seats):
        typer.echo(speech.text("cli-simulate-seat", number=str(seat + 1), **percent(estimate)))
    for place, estimate in shares(summary.order):
        typer.echo(speech.text("cli-simulate-order", number=str(place + 1), **percent(estimate)))
    for bot, estimate in shares(summary.bots) if len(summary.bots) > 1 else []:
        typer.echo(speech.text("cli-simulate-bot", bot=bot, **percent(estimate)))
    for ending, count in summary.endings.most_common():
        if ending:
            share = str(round(100 * count / summary.games))
            typer.echo(speech.text("cli-arena-ending", ending=speech.text(ending), share=share))


def percent(estimate: Estimate) -> dict[str, str]:
    """The arguments of a message that names a share and its interval."""
    return {name: f"{100 * value:.1f}" for name, value in estimate._asdict().items()}
