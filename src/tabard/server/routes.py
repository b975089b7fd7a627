"""Plain HTTP."""

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from tabard.server.accounts_caller import Caller
from tabard.server.boards import board_file
from tabard.server.guards import split_keys
from tabard.server.inn import Inn
from tabard.server.wire import (
    AskOffers,
    Brief,
    Created,
    CreateTable,
    ErrorBody,
    GameInfo,
    Health,
    LayTutorial,
    Moved,
    OptionOffer,
    PostMove,
    Rules,
    Snapshot,
    Tutorial,
)
from tabard.server.wire_end import LaySequel, Progress, Records, Sequel, Series

TEXT = "text/plain"
ERRORS = {
    status: ResponseSpec(ErrorBody, description="why not", generate_examples=False)
    for status in (400, 403, 404, 405, 408, 409, 410, 413, 415, 429, 503)
}
Secret = Annotated[str | None, QueryParameter(max_length=64, description="the secret of one's series")]
Keys = Annotated[str | None, QueryParameter(max_length=1000, description="K1,K2: the keys of one's seats")]


@get("/health", responses=ERRORS, summary="Is the server well? Writes to the database, and changes nothing")
async def health(inn: NamedDependency[Inn]) -> Health:
    await inn.store.check()
    return Health(ok=True)


@get("/games", responses=ERRORS, summary="The games of this server", sync_to_thread=False)
def list_games(inn: NamedDependency[Inn]) -> list[GameInfo]:
    return inn.catalogue.infos


@get(
    "/games/{slug:str}/text/{language:str}",
    responses=ERRORS,
    summary="A game's Fluent catalogue",
    media_type=TEXT,
    sync_to_thread=False,
)
def game_text(inn: NamedDependency[Inn], slug: FromPath[str], language: FromPath[str]) -> str:
    return inn.catalogue.text(slug, language)


@get(
    "/text/{language:str}",
    responses=ERRORS,
    summary="The Fluent catalogue that all games share",
    media_type=TEXT,
    sync_to_thread=False,
)
def shell_text(inn: NamedDependency[Inn], language: FromPath[str]) -> str:
    return inn.catalogue.shell_text(language)


@get(
    "/games/{slug:str}/rules/{language:str}",
    responses=ERRORS,
    summary="A game's rules as numbered clauses",
    sync_to_thread=False,
)
def game_rules(inn: NamedDependency[Inn], slug: FromPath[str], language: FromPath[str]) -> Rules:
    return inn.catalogue.rules(slug, language)


@get("/games/{slug:str}/components", responses=ERRORS, summary="A game's public component data", sync_to_thread=False)
def game_components(inn: NamedDependency[Inn], slug: FromPath[str]) -> dict[str, Any]:
    return inn.catalogue.game(slug).components_public()


@get(
    "/games/{slug:str}/web/{path:path}",
    responses=ERRORS,
    summary="A file of the board that a game brings along",
    media_type="application/octet-stream",
    sync_to_thread=False,
)
def game_board(inn: NamedDependency[Inn], slug: FromPath[str], path: FromPath[str]) -> Response[bytes]:
    content, kind = board_file(inn.catalogue.game(slug), path)
    return Response(content, media_type=kind, headers={"Cache-Control": "no-cache"})


@get("/games/{slug:str}/records", responses=ERRORS, summary="The best results of one's series, by their keys")
async def game_records(inn: NamedDependency[Inn], slug: FromPath[str], secret: Secret = None) -> list[Records]:
    return await inn.records(slug, secret)


@post(
    "/games/{slug:str}/offers",
    responses=ERRORS,
    summary="Which options can be chosen beside these, and why not the others",
    status_code=200,
)
async def game_offers(inn: NamedDependency[Inn], slug: FromPath[str], data: JSONBody[AskOffers]) -> list[OptionOffer]:
    return inn.catalogue.offers(slug, data)


@get(
    "/games/{slug:str}/tutorial", responses=ERRORS, summary="What the guide of a first game says", sync_to_thread=False
)
def game_tutorial(inn: NamedDependency[Inn], slug: FromPath[str]) -> Tutorial:
    return inn.catalogue.tutorial(slug)


@post("/games/{slug:str}/tutorial", responses=ERRORS, summary="Begin the table of a first game")
async def lay_tutorial(inn: NamedDependency[Inn], slug: FromPath[str], data: JSONBody[LayTutorial]) -> Created:
    return await inn.lay_tutorial(slug, data)


@post("/tables", responses=ERRORS, summary="Begin a table")
async def create_table(inn: NamedDependency[Inn], data: JSONBody[CreateTable]) -> Created:
    return await inn.create(data)


@get("/tables/{table:str}", responses=ERRORS, summary="A table as its keys show it, or as an onlooker sees it")
async def show_table(
    inn: NamedDependency[Inn], caller: NamedDependency[Caller], table: FromPath[str], keys: Keys = None
) -> Snapshot:
    found = await inn.table(table)
    return found.snapshot(await caller.viewers(found, split_keys(keys)))


@get("/tables/{table:str}/brief", responses=ERRORS, summary="A table at a glance: who plays, who is to decide")
async def table_brief(
    inn: NamedDependency[Inn], caller: NamedDependency[Caller], table: FromPath[str], keys: Keys = None
) -> Brief:
    found = await inn.table(table)
    return found.brief(await caller.viewers(found, split_keys(keys)), await inn.store.moved_at(table))


@get("/tables/{table:str}/components", responses=ERRORS, summary="What at this table never changes: components and map")
async def table_components(inn: NamedDependency[Inn], table: FromPath[str]) -> dict[str, Any]:
    found = await inn.table(table)
    return {**found.game.components_public(), "laid": found.game.laid(found.course.position)}


@post("/tables/{table:str}/moves", responses=ERRORS, summary="Make a move", status_code=200)
async def make_move(
    inn: NamedDependency[Inn], caller: NamedDependency[Caller], table: FromPath[str], data: JSONBody[PostMove]
) -> Moved:
    found = await inn.table(table)
    found.check_owner(await caller.viewers(found, one_key(data.key)), data.seat)
    number = await found.moved_by_hand(data.seat, data.ask, data.move)
    return Moved(found.course.version((data.seat,), number))


@get("/tables/{table:str}/record", responses=ERRORS, summary="The record of a finished game")
async def table_record(inn: NamedDependency[Inn], table: FromPath[str], keys: Keys = None) -> Response[dict[str, Any]]:
    found = await inn.table(table)
    found.seats_of(split_keys(keys))
    return Response(await found.record())


@get("/tables/{table:str}/progress", responses=ERRORS, summary="How the scores of a finished game came about")
async def table_progress(inn: NamedDependency[Inn], table: FromPath[str]) -> Progress:
    return await (await inn.table(table)).progress()


@get("/tables/{table:str}/series", responses=ERRORS, summary="What the end of a game leads to, and the results so far")
async def table_series(inn: NamedDependency[Inn], table: FromPath[str], secret: Secret = None) -> Series:
    return await (await inn.table(table)).series(secret)


@post("/tables/{table:str}/sequel", responses=ERRORS, summary="Lay the next game of the series, with the same seats")
async def lay_sequel(
    inn: NamedDependency[Inn], caller: NamedDependency[Caller], table: FromPath[str], data: JSONBody[LaySequel]
) -> Sequel:
    found = await inn.table(table)
    return await inn.lay_sequel(found, await caller.viewers(found, one_key(data.key)), data.again)


def one_key(key: str | None) -> list[str]:
    return [] if key is None else [key]
