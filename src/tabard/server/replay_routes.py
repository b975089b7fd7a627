"""Plain HTTP: games seen again."""

from typing import Annotated

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from tabard.server.guards import split_keys
from tabard.server.inn import Inn
from tabard.server.routes import ERRORS, Keys
from tabard.server.wire_parts import MAX_SEATS
from tabard.server.wire_replay import MOST_STEPS, Contents, Steps

Eyes = Annotated[int | None, QueryParameter(ge=0, lt=MAX_SEATS, description="whose eyes; left out: an onlooker's")]
First = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="the first step")]
Count = Annotated[int, QueryParameter(ge=1, le=MOST_STEPS, description="how many steps")]


@get(
    "/tables/{table:str}/replay", responses=ERRORS, summary="A game seen again: how many steps, and where rounds begin"
)
async def replay_contents(
    inn: NamedDependency[Inn], table: FromPath[str], keys: Keys = None, seat: Eyes = None
) -> Contents:
    found = await inn.table(table)
    return await inn.reels.contents(found, found.seats_of(split_keys(keys)), seat)


@get("/tables/{table:str}/replay/steps", responses=ERRORS, summary="Some steps of a game, as a socket sent them")
async def replay_steps(
    inn: NamedDependency[Inn],
    table: FromPath[str],
    keys: Keys = None,
    seat: Eyes = None,
    first: First = 0,
    count: Count = MOST_STEPS,
) -> Steps:
    found = await inn.table(table)
    return await inn.reels.steps(found, found.seats_of(split_keys(keys)), seat, first, count)
