"""What stands between the network and the tables: origins, rates and headers."""

from collections.abc import Callable
from ipaddress import ip_address
from socket import gethostname
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException
from litestar.handlers.base import BaseRouteHandler
from litestar.types import Message, Scope

from tabard.server import limits
from tabard.server.limits import Limits, Rate
from tabard.server.refusals import wrong_key
from tabard.server.settings import Settings

Connection = ASGIConnection[Any, Any, Any, Any]
Guard = Callable[[Connection, BaseRouteHandler], None]

PAGE_SCHEMES = {"ws": "http", "wss": "https"}
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
MOST_KEYS = 12
CONTENT_SECURITY = "; ".join(
    (
        "default-src 'self'",
        "style-src-attr 'unsafe-inline'",  # positions of pieces; scripts and style sheets come as files only
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # keys stand in addresses
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


async def add_headers(message: Message, scope: Scope) -> None:
    """To every answer, errors included."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if str(scope.get("path", "")).startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")


def origin_guard(origins: tuple[str, ...]) -> Guard:
    """Another site's page may not act in a visitor's name. Programs that are no browsers send no origin."""

    def guard(connection: Connection, _: BaseRouteHandler) -> None:
        origin = connection.headers.get("origin")
        if origin is None or is_safe(connection):
            return
        if not same_origin(origin, connection) and origin not in origins:
            raise PermissionDeniedException("requests from other sites are not taken")

    return guard


def is_safe(connection: Connection) -> bool:
    """A request that only looks. Opening a socket is more than that."""
    return connection.scope["type"] == ScopeType.HTTP and connection.scope.get("method") in SAFE_METHODS


def same_origin(origin: str, connection: Connection) -> bool:
    """Scheme, name and port: a page that came without encryption may not act on the encrypted one."""
    scheme = PAGE_SCHEMES.get(connection.scope["scheme"], connection.scope["scheme"])
    return origin == f"{scheme}://{connection.headers.get('host')}"


def host_guard(settings: Settings) -> Guard:
    """A page of another site whose name was made to lead here is not ours: names are declared, numbers are safe."""
    names = known_names(settings)

    def guard(connection: Connection, _: BaseRouteHandler) -> None:
        name = host_name(connection.headers.get("host", ""))
        if name and name not in names and not is_number(name):
            raise PermissionDeniedException(
                f"this server is not called {name[:100]}; its host declares names in TABARD_HOSTS"
            )

    return guard


def known_names(settings: Settings) -> set[str]:
    """What the host declared, what this machine is called at home, and where pages that may act come from."""
    own = gethostname().lower()
    declared = {host_name(part.rpartition("://")[2]) for part in (*settings.hosts, *settings.origins, settings.host)}
    return {"localhost", own, f"{own}.local", *declared}


def host_name(host: str) -> str:
    """Without the port."""
    name = host.lower().rstrip(".")
    return name.partition("]")[0].lstrip("[") if name.startswith("[") else name.partition(":")[0].rstrip(".")


def is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def rate_guard(buckets: Limits, rate: Rate) -> Guard:
    def guard(connection: Connection, _: BaseRouteHandler) -> None:
        buckets.take(sender_of(connection), rate)

    return guard


def sender_of(connection: Connection) -> str:
    return limits.sender(connection.client.host if connection.client else None)


def split_keys(given: str | None) -> list[str]:
    """`K1,K2` as a list; an empty one is an onlooker's."""
    keys = [key for key in (given or "").split(",") if key]
    if len(keys) > MOST_KEYS:
        raise wrong_key()
    return keys
