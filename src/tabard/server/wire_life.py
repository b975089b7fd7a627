"""What goes over the wire about the table itself: who stands in for whom, what is proposed, how it was closed."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tabard.server.wire_parts import RequestId, Seat, Word

What = Literal["undo", "end", "standin", "pause", "resume"]


class StandIn(Struct, frozen=True):
    """A bot that plays for somebody who is away, or (`late`) whose time is up."""

    seat: int
    bot: str
    late: bool = False


class Proposal(Struct, frozen=True):
    """Done when all who are needed agree. `seat`: for whom a bot would stand in."""

    what: What
    by: int
    needed: list[int]
    agreed: list[int]
    seat: int | None = None


class Closed(Struct, frozen=True):
    """Play has ended though the game is not over: all agreed, or a seat gave up."""

    why: Literal["agreed", "conceded"]
    seat: int | None = None


class Life(Struct, frozen=True, tag="life"):
    """All that people have settled at a table beside the game. `quiet`: there is no chat. `paused`: nobody plays."""

    standins: list[StandIn] = []
    proposal: Proposal | None = None
    closed: Closed | None = None
    quiet: bool = False
    paused: bool = False


class Settled(Struct, frozen=True, tag="settled"):
    """What became of a proposal; without `agreed` it was `seat` who said no, or took it back."""

    what: What
    by: int
    seat: int
    agreed: bool


class SendPropose(Struct, frozen=True, tag="propose"):
    """`undo`: back to before this seat's latest move. `standin`: a bot for the other seat, which is away.
    `pause`: nobody plays until all agree to `resume`."""

    id: RequestId
    seat: Seat
    what: What
    other: Seat | None = None


class SendAnswer(Struct, frozen=True, tag="answer"):
    """To what is proposed. Whoever proposed it takes it back by saying no."""

    id: RequestId
    seat: Seat
    agree: bool


class SendStandIn(Struct, frozen=True, tag="standin"):
    """A bot plays for one's own seat from now on; without one, one plays again."""

    id: RequestId
    seat: Seat
    bot: Word | None = None


class SendConcede(Struct, frozen=True, tag="concede"):
    id: RequestId
    seat: Seat


class SendGiveAway(Struct, frozen=True, tag="give-away"):
    """The host makes a new key for another seat; the old one opens it no more. The answer is the key."""

    id: RequestId
    seat: Seat
    other: Seat


class SendQuiet(Struct, frozen=True, tag="quiet"):
    """The host switches the chat off or on."""

    id: RequestId
    seat: Seat
    quiet: bool


class SendReport(Struct, frozen=True, tag="report"):
    """Whoever runs the server is to look at a line of the chat."""

    id: RequestId
    seat: Seat
    n: Annotated[int, Meta(ge=1)]


FromPeople = SendPropose | SendAnswer | SendStandIn | SendConcede | SendGiveAway | SendQuiet | SendReport
