"""Running the server: what `tabard serve` calls."""

import asyncio
import logging
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing import parent_process
from threading import Thread
from typing import Any

import uvicorn
from litestar import Litestar
from uvicorn.supervisors import Multiprocess

from tabard.server import logs
from tabard.server.app import create_app
from tabard.server.protocol import HostConfig
from tabard.server.settings import Settings
from tabard.server.storage import UNOPENED, remedy
from tabard.server.store import Store

PATIENCE = 30  # seconds in which a worker must say that it is alive
SOCKET_BYTES = 64 * 1024  # longer messages end the socket; those above `message_bytes` are answered with a reason


def serve(settings: Settings) -> None:
    """Serve until interrupted."""
    if settings.workers > 1:
        serve_together(settings)
        return
    begin_log(settings)
    server(settings).run()


def serve_together(settings: Settings) -> None:
    """Several processes on one port; one that dies is started anew."""
    own = config(partial(worker, settings), settings, factory=True, workers=settings.workers)
    own.timeout_worker_healthcheck = PATIENCE
    Multiprocess(own, sockets=[own.bind_socket()]).run()


def worker(settings: Settings) -> Litestar:
    """One of several. It ends with the process that started it, however that ends."""
    begin_log(settings)
    Thread(target=end_with_parent, daemon=True).start()
    return create_app(settings)


def begin_log(settings: Settings) -> None:
    logs.set_up(settings.log, settings.log_level)
    logging.getLogger("uvicorn.error").addFilter(logs.without_keys)


def end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def check_database(settings: Settings) -> None:
    """ValueError in one line if the database cannot be opened."""
    with opened_in_one_line():
        asyncio.run(opened_and_closed(settings.engine_url))


@contextmanager
def opened_in_one_line() -> Iterator[None]:
    try:
        yield
    except UNOPENED as wrong:
        reason = str(getattr(wrong, "orig", None) or wrong).splitlines()[0]
        raise ValueError(f"cannot open the database ({reason}); {remedy(wrong)}") from wrong


async def opened_and_closed(url: str) -> None:
    store = Store(url)
    try:
        await store.open()
    finally:
        await store.close()


def server(settings: Settings) -> uvicorn.Server:
    return uvicorn.Server(config(create_app(settings), settings))


def config(app: Litestar | partial[Litestar], settings: Settings, **more: Any) -> HostConfig:
    return HostConfig(
        app,
        settings,
        host=settings.host,
        port=settings.port,
        ws_max_size=SOCKET_BYTES,
        access_log=False,  # addresses hold keys
        log_config=None,  # `logs` says what is told, and how
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=5,
        **more,
    )
