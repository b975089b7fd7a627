"""Running the server: what `tabard serve` calls."""

import asyncio
import logging
from typing import Any

import uvicorn
from litestar import Litestar

from tabard.server.app import create_app
from tabard.server.protocol import HostConfig
from tabard.server.settings import Settings
from tabard.server.storage import REMEDIES, UNOPENED, kind_of
from tabard.server.store import Store

SOCKET_BYTES = 64 * 1024  # longer messages end the socket; those above `message_bytes` are answered with a reason


def serve(settings: Settings) -> None:
    """Serve until interrupted."""
    logging.getLogger("uvicorn.error").addFilter(without_keys)
    server(settings).run()


def check_database(settings: Settings) -> None:
    """ValueError in one line if the database cannot be opened."""
    try:
        asyncio.run(opened_and_closed(settings.engine_url))
    except UNOPENED as wrong:
        reason = str(getattr(wrong, "orig", None) or wrong).splitlines()[0]
        raise ValueError(f"cannot open the database ({reason}); {remedy(wrong)}") from wrong


def remedy(wrong: Exception) -> str:
    """What the host must do."""
    kind = kind_of(wrong)
    if kind in ("locked", "read-only", "full", "away"):
        return REMEDIES[kind]
    return "expected sqlite:///FILE, or postgresql://... with the extra tabard[postgres]"


async def opened_and_closed(url: str) -> None:
    store = Store(url)
    try:
        await store.open()
    finally:
        await store.close()


def server(settings: Settings) -> uvicorn.Server:
    return uvicorn.Server(config(create_app(settings), settings))


def config(app: Litestar, settings: Settings, **more: Any) -> HostConfig:
    return HostConfig(
        app,
        settings,
        host=settings.host,
        port=settings.port,
        ws_max_size=SOCKET_BYTES,
        access_log=False,  # addresses hold keys
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=5,
        **more,
    )


def without_keys(record: logging.LogRecord) -> bool:
    """Keeps the addresses of sockets, in which keys stand, out of the log."""
    return "WebSocket" not in record.getMessage()
