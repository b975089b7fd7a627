"""What goes over the wire when a game is seen again, step by step."""

from typing import Annotated

from msgspec import Meta, Struct

from tabard.server.wire import State, Welcome
from tabard.server.wire_parts import MAX_SEATS, Language, Names, Seat, SeatKey, Word

MOST_STEPS = 50  # in one answer
MOST_LETTERS = 400_000  # of a record


class Mark(Struct, frozen=True):
    """A step with which a round or turn of that number begins."""

    step: int
    number: int


class Contents(Struct, frozen=True):
    """A game as one viewer saw it: steps 0 (the set-up) to `steps`. Only what this viewer could notice is a step.

    `seat`: whose eyes, None an onlooker's; `eyes`: whose can be chosen. `movers`: for every step from 1 on the seat that moved,
    None where this cannot be seen. `public`: for every step from 0 on the step of an onlooker at that time, so that one moment
    can be found through all eyes. `period`: the word by which the game counts time, as in `Progress`.
    """

    welcome: Welcome
    seat: int | None
    eyes: list[int | None]
    over: bool
    steps: int
    period: str
    marks: list[Mark]
    movers: list[int | None]
    public: list[int]


class Steps(Struct, frozen=True):
    """States as a socket would have sent them: the first one whole, the others with what they add to the story."""

    states: list[State]


class LayBranch(Struct, frozen=True, forbid_unknown_fields=True):
    """What if? A new table that goes on from this step, as `seat` counts steps (left out: an onlooker)."""

    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Seat | None = None
    bots: Annotated[dict[SeatKey, Word], Meta(max_length=MAX_SEATS)] = {}
    language: Language = "en"
    names: Names = {}


class OpenRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """The record of a game, as the text of its file, becomes a table."""

    record: Annotated[str, Meta(max_length=MOST_LETTERS)]
    language: Language = "en"
