"""What goes over the wire about time: the pace that a table is played at, and its clocks."""

from typing import Annotated

from msgspec import Meta, Struct


class Live(Struct, frozen=True, forbid_unknown_fields=True, tag="live"):
    """So many minutes for the whole game, and more seconds whenever one is asked anew."""

    minutes: Annotated[int, Meta(ge=1, le=600)]
    seconds: Annotated[int, Meta(ge=0, le=600)]


class Days(Struct, frozen=True, forbid_unknown_fields=True, tag="days"):
    """So many days for every move."""

    days: Annotated[int, Meta(ge=1, le=60)]


Pace = Live | Days


class Clock(Struct, frozen=True, tag="clock"):
    """The seconds that every seat has left (None: it has no clock), and whose time is running."""

    left: list[float | None]
    running: list[int]
