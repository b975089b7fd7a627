"""Plain HTTP of gatherings. Pages look again every two seconds; there is no socket before there is a table."""

from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from tabard.server.gatherings import Gatherings
from tabard.server.routes import ERRORS
from tabard.server.wire_gather import Act, Gather, Gathering, OpenGathering

Key = Annotated[str | None, QueryParameter(max_length=64, description="one's own key")]


@get("/gatherings", responses=ERRORS, summary="Tables that everybody may join")
async def list_gatherings(gatherings: NamedDependency[Gatherings]) -> list[OpenGathering]:
    return await gatherings.listed()


@post("/gatherings", responses=ERRORS, summary="Gather people at a table")
async def gather(gatherings: NamedDependency[Gatherings], data: JSONBody[Gather]) -> Gathering:
    return await gatherings.gather(data)


@get("/gatherings/{code:str}", responses=ERRORS, summary="Who has come, and whether the game has begun")
async def show_gathering(gatherings: NamedDependency[Gatherings], code: FromPath[str], key: Key = None) -> Gathering:
    return await gatherings.look(code, key)


@post("/gatherings/{code:str}", responses=ERRORS, summary="Sit down, be ready, leave, seat a bot", status_code=200)
async def act(gatherings: NamedDependency[Gatherings], code: FromPath[str], data: JSONBody[Act]) -> Gathering:
    return await gatherings.act(code, data)
