"""What a host can set: by `TABARD_*` environment variables or by arguments."""

import os
from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_type_hints

import msgspec
from msgspec import Meta, Struct

PREFIX = "TABARD_"
STATIC = Path(__file__).parent / "static"


def default_database() -> str:
    """The embedded database in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return f"sqlite:///{Path(home) / 'tabard' / 'tabard.db'}"


class Settings(Struct, frozen=True, kw_only=True):
    """Every setting has a default with which one machine serves friends; docs/hosting.md explains them."""

    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    database: str = msgspec.field(default_factory=default_database)
    origins: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    trusted_proxies: str = "127.0.0.1"
    static: Path = STATIC
    limits: bool = True
    body_bytes: int = 512 * 1024
    message_bytes: int = 4 * 1024
    onlookers_per_table: int = 200
    sockets_per_seat: int = 20
    sockets_per_address: int = 200
    request_seconds: float = 20.0
    unread_seconds: float = 20.0
    unfinished_requests: int = 200
    tables_in_memory: int = 200
    states_kept: int = 50
    bot_processes: int = 2
    bot_seconds: float = 60.0
    bot_memory: Annotated[int, Meta(ge=256)] = 2048
    bot_pause: float = 0.0
    hint_seconds: Annotated[float, Meta(gt=0, le=30)] = 1.5
    review_seconds: Annotated[float, Meta(gt=0, le=600)] = 45.0
    keep_days: Annotated[int, Meta(ge=0)] = 0
    password_kib: Annotated[int, Meta(ge=8, le=2**22)] = 64 * 1024
    host_key: str = ""
    metrics: bool = False
    address: str = ""
    smtp: str = ""
    smtp_from: str = ""
    webhooks: Literal["off", "public", "any"] = "off"
    push_key: str = ""
    notice_seconds: float = 600.0
    log: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "warning"

    def __post_init__(self) -> None:
        if self.workers < 1 or (self.workers > 1 and self.engine_url.startswith("sqlite")):
            raise ValueError("one worker or more; several need PostgreSQL, see --database")
        if (self.smtp or self.push_key or self.webhooks != "off") and not self.address.startswith(
            ("http://", "https://")
        ):
            raise ValueError("notices need TABARD_ADDRESS, the address that players open: https://inn.example")
        if self.smtp and not (self.smtp.startswith(("smtp://", "smtps://")) and "@" in self.smtp_from):
            raise ValueError(
                "e-mail needs TABARD_SMTP, smtp://host:25 or smtps://host, and a sender in TABARD_SMTP_FROM"
            )

        if self.push_key:
            check_push_key(self.push_key)

    @property
    def engine_url(self) -> str:
        """The database address with the driver that we use."""
        scheme, colon, rest = self.database.partition(":")
        return DRIVERS.get(scheme, scheme) + colon + rest


DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}


def check_push_key(key: str) -> None:
    if find_spec("cryptography") is None:
        raise ValueError("notices in the browser need the extra push: pip install 'tabard[push]'")
    push = import_module("tabard.server.push")
    try:
        push.public_key(key)
    except ValueError:
        raise ValueError("TABARD_PUSH_KEY is not a key; `tabard push-key` makes one") from None


def from_environment(environment: Mapping[str, str] = os.environ, **given: Any) -> Settings:
    """Settings from `TABARD_*` variables; arguments that are given (not None) win. ValueError names the wrong one."""
    values: dict[str, Any] = {name: environment[PREFIX + name.upper()] for name in named(environment)}
    values |= {name: value for name, value in given.items() if value is not None}
    try:
        return msgspec.convert(prepared(values), Settings, strict=False)
    except msgspec.ValidationError as wrong:
        raise ValueError(f"a {PREFIX}* setting is wrong: {wrong}{allowed(str(wrong))}") from None


def allowed(wrong: str) -> str:
    """The values of a setting that takes only some."""
    name = wrong.rpartition("$.")[2].rstrip("`")
    values = get_args(get_type_hints(Settings).get(name))
    return f"; expected {', '.join(values)}" if values and all(isinstance(one, str) for one in values) else ""


def named(environment: Mapping[str, str]) -> list[str]:
    return [name for name in Settings.__struct_fields__ if PREFIX + name.upper() in environment]


def prepared(values: dict[str, Any]) -> dict[str, Any]:
    """Lists are written with commas, paths as text."""
    for name in ("origins", "hosts"):
        if isinstance(values.get(name), str):
            values[name] = [part.strip().rstrip("/") for part in values[name].split(",") if part.strip()]
    if "static" in values:
        values["static"] = Path(values["static"])
    return values
