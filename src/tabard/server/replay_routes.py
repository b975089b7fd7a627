"""Plain HTTP: games seen again."""

from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from tabard.server import limits
from tabard.server.accounts_caller import Caller
from tabard.server.guards import split_keys
from tabard.server.inn import Inn
from tabard.server.replay_branch import lay_branch
from tabard.server.replay_import import open_record
from tabard.server.routes import ERRORS, Keys
from tabard.server.wire import Created
from tabard.server.wire_insight import Review
from tabard.server.wire_parts import MAX_SEATS
from tabard.server.wire_replay import MOST_STEPS, Contents, LayBranch, OpenRecord, Steps

Eyes = Annotated[int | None, QueryParameter(ge=0, lt=MAX_SEATS, description="whose eyes; left out: an onlooker's")]
First = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="the first step")]
Count = Annotated[int, QueryParameter(ge=1, le=MOST_STEPS, description="how many steps")]


@get(
    "/tables/{table:str}/replay", responses=ERRORS, summary="A game seen again: how many steps, and where rounds begin"
)
async def replay_contents(
    inn: NamedDependency[Inn],
    caller: NamedDependency[Caller],
    table: FromPath[str],
    keys: Keys = None,
    seat: Eyes = None,
) -> Contents:
    found = await inn.table(table)
    return await inn.reels.contents(found, await caller.viewers(found, split_keys(keys)), seat)


@get("/tables/{table:str}/replay/steps", responses=ERRORS, summary="Some steps of a game, as a socket sent them")
async def replay_steps(
    inn: NamedDependency[Inn],
    caller: NamedDependency[Caller],
    table: FromPath[str],
    keys: Keys = None,
    seat: Eyes = None,
    first: First = 0,
    count: Count = MOST_STEPS,
) -> Steps:
    found = await inn.table(table)
    return await inn.reels.steps(found, await caller.viewers(found, split_keys(keys)), seat, first, count)


@post(
    "/tables/{table:str}/review",
    status_code=200,
    responses=ERRORS,
    summary="A finished game judged move by move: ask again until done",
)
async def review(inn: NamedDependency[Inn], caller: NamedDependency[Caller], table: FromPath[str]) -> Review:
    """Begins it, or tells how far it is. To begin one costs more than to look."""
    found = await inn.table(table)
    work = inn.reviews.look(found)
    if work is None:
        inn.limits.take(caller.sender, limits.REVIEWS)
        work = inn.reviews.begin(found)
    return Review("working" if work.result is None else "done", round(work.done, 3), work.result)


@post("/tables/{table:str}/branch", responses=ERRORS, summary="What if: a new table from a step of a finished game")
async def branch(inn: NamedDependency[Inn], table: FromPath[str], data: JSONBody[LayBranch]) -> Created:
    return await lay_branch(inn, await inn.table(table), data)


@post("/records", responses=ERRORS, summary="The record of a game becomes a table")
async def records(inn: NamedDependency[Inn], data: JSONBody[OpenRecord]) -> Created:
    return await open_record(inn, data)
