"""What goes over the wire about notices: whoever is away is told that it is their turn."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tabard.server.wire_parts import Language, RequestId, Seat, Word

Kind = Literal["mail", "push", "webhook"]


class Notice(Struct, frozen=True):
    """One way by which a seat is told. An e-mail address has to be confirmed first. No address is ever shown again."""

    kind: Kind
    confirmed: bool


class AskNotices(Struct, frozen=True, tag="notices"):
    """The ways by which one's own seat is told."""

    id: RequestId
    seat: Seat


class SendNotify(Struct, frozen=True, tag="notify"):
    """Tell whoever plays this seat, at this address and in this language; without an address, no more.

    The address of a browser (`push`) is its subscription as JSON: `{"endpoint", "keys": {"p256dh", "auth"}}`.
    """

    id: RequestId
    seat: Seat
    kind: Kind
    address: Annotated[str, Meta(min_length=3, max_length=1500)] | None = None
    language: Language = "en"


class SendConfirm(Struct, frozen=True, tag="confirm"):
    """The code that came by e-mail."""

    id: RequestId
    seat: Seat
    code: Word


AboutNotices = AskNotices | SendNotify | SendConfirm
