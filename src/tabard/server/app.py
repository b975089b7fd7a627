"""The web application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Scope

from tabard.server import (
    accounts_routes,
    errors,
    gather_routes,
    host_routes,
    limits,
    pages,
    replay_routes,
    routes,
    sockets,
)
from tabard.server.accounts import Accounts
from tabard.server.accounts_caller import Caller
from tabard.server.catalogue import Catalogue, installed
from tabard.server.garbage import seldom_searched
from tabard.server.gatherings import Gatherings
from tabard.server.guards import add_headers, host_guard, origin_guard, rate_guard
from tabard.server.host import Host
from tabard.server.inn import Inn
from tabard.server.limits import Limits
from tabard.server.refusals import Refused
from tabard.server.settings import Settings

READING = [
    routes.list_games,
    routes.game_tutorial,
    routes.game_text,
    routes.shell_text,
    routes.game_rules,
    routes.game_components,
    routes.game_board,
    routes.game_offers,
    routes.game_records,
    routes.show_table,
    routes.table_brief,
    routes.table_components,
    routes.make_move,
    routes.table_record,
    routes.table_series,
    routes.table_progress,
    gather_routes.list_gatherings,
    gather_routes.show_gathering,
    gather_routes.act,
    host_routes.show_host,
    *accounts_routes.ROUTES,
]


def create_app(settings: Settings, catalogue: Catalogue | None = None) -> Litestar:
    """The server as an ASGI application. Other games than the installed ones can be handed in (tests do)."""
    inn = Inn(settings, catalogue or installed())
    gatherings, host, accounts = Gatherings(inn), Host(inn), Accounts(inn)

    def caller(scope: Scope) -> Caller:
        return Caller(accounts, ASGIConnection(scope))

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await inn.open()
        host.open()
        async with seldom_searched():
            yield
        host.close()
        accounts.close()
        await inn.close()

    return Litestar(
        route_handlers=[api(settings), health(settings), pages.client],
        dependencies={
            "inn": Provide(lambda: inn, sync_to_thread=False),
            "host": Provide(lambda: host, sync_to_thread=False),
            "gatherings": Provide(lambda: gatherings, sync_to_thread=False),
            "accounts": Provide(lambda: accounts, sync_to_thread=False),
            "caller": Provide(caller, sync_to_thread=False),
        },
        lifespan=[lifespan],
        before_send=[add_headers],
        guards=[host_guard(settings)],
        exception_handlers={
            Refused: errors.refused,
            HTTPException: errors.http_error,
            RecursionError: errors.unreadable,
            UnicodeError: errors.unreadable,
            Exception: errors.server_error,
        },
        request_max_body_size=settings.body_bytes,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Tabard", version="1", path="/api/schema", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
        ),
    )


def health(settings: Settings) -> Router:
    guard = rate_guard(Limits(settings.limits), limits.REQUESTS)
    return Router("/", route_handlers=[routes.health, host_routes.show_metrics], guards=[guard])


def api(settings: Settings) -> Router:
    """Everything below /api, each part with its own rate."""
    buckets = Limits(settings.limits)

    def part(rate: limits.Rate, handlers: list[object]) -> Router:
        return Router("/", route_handlers=handlers, guards=[rate_guard(buckets, rate)])  # type: ignore[arg-type]

    return Router(
        "/api",
        route_handlers=[
            part(limits.REQUESTS, [*READING]),
            part(
                limits.NEW_TABLES,
                [
                    *[routes.create_table, routes.lay_sequel, routes.lay_tutorial, gather_routes.gather],
                    *[replay_routes.branch, replay_routes.records],
                ],
            ),
            part(limits.REPLAYS, [replay_routes.replay_contents, replay_routes.replay_steps, replay_routes.review]),
            part(limits.NEW_SOCKETS, [sockets.live]),
        ],
        guards=[origin_guard(settings.origins)],
    )
