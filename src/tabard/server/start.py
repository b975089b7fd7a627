"""Running the server: what `tabard serve` calls."""

import logging

import uvicorn

from tabard.server.app import create_app
from tabard.server.settings import Settings

SOCKET_BYTES = 64 * 1024  # longer messages end the socket; those above `message_bytes` are answered with a reason


def serve(settings: Settings) -> None:
    """Serve until interrupted."""
    logging.getLogger("uvicorn.error").addFilter(without_keys)
    server(settings).run()


def server(settings: Settings) -> uvicorn.Server:
    return uvicorn.Server(
        uvicorn.Config(
            create_app(settings),
            host=settings.host,
            port=settings.port,
            ws="websockets-sansio",
            ws_max_size=SOCKET_BYTES,
            access_log=False,  # addresses hold keys
            server_header=False,
            proxy_headers=True,
            forwarded_allow_ips=settings.trusted_proxies,
            timeout_graceful_shutdown=5,
        )
    )


def without_keys(record: logging.LogRecord) -> bool:
    """Keeps the addresses of sockets, in which keys stand, out of the log."""
    return "WebSocket" not in record.getMessage()
