"""The people present at a table."""

from collections import Counter
from collections.abc import Collection
from typing import Protocol

import msgspec

from tabard.server.course import Course, Step
from tabard.server.faces import Viewers
from tabard.server.outlets import Outlet
from tabard.server.refusals import Refused
from tabard.server.wire import ChatLine, FromServer, Presence
from tabard.server.wire_life import Life

encode = msgspec.json.Encoder().encode


class Guest(Protocol):
    """Somebody who is present at a table."""

    viewers: Viewers

    def send(self, message: str) -> None: ...

    def send_away(self) -> None: ...


class Guests(Outlet):
    def __init__(self, onlookers: int, per_seat: int) -> None:
        self.onlookers = onlookers
        self.per_seat = per_seat
        self.present: set[Guest] = set()
        self.online: list[int] = []
        self.twice: set[int] = set()

    @property
    def busy(self) -> bool:
        return bool(self.present)

    def join(self, guest: Guest) -> None:
        """The others hear that somebody came."""
        self.check_room(guest.viewers)
        self.tell_presence({*self.present, guest})
        self.present.add(guest)

    def check_room(self, viewers: Viewers) -> None:
        """Onlookers have places of their own, and so has every seat: nobody can take those of others."""
        for viewer in viewers:
            held = sum(viewer in guest.viewers for guest in self.present)
            if held >= (self.onlookers if viewer is None else self.per_seat):
                raise Refused("table-full", "too many people are at this table already", status=429)

    def leave(self, guest: Guest) -> None:
        self.present.discard(guest)
        self.tell_presence(self.present)

    def tell_presence(self, guests: Collection[Guest]) -> None:
        held = Counter(viewer for guest in guests for viewer in guest.viewers if viewer is not None)
        online, twice = sorted(held), {seat for seat, pages in held.items() if pages > 1}
        if (online, twice) != (self.online, self.twice):
            self.online, self.twice = online, twice
            for guest in self.present:
                tell(guest, self.presence(guest))

    def presence(self, guest: Guest) -> Presence:
        return Presence(self.online, [seat for seat in guest.viewers if seat in self.twice])

    def tell_all(self, message: FromServer) -> None:
        words = text(message)
        for guest in self.present:
            guest.send(words)

    # ---- As an outlet -----------------------------------------------------------------------------------------

    def stepped(self, course: Course, step: Step) -> None:
        """Tell everybody who can notice; equal viewers get the same text, written once."""
        texts: dict[Viewers, str] = {}
        for guest in self.present:
            if not course.noticed(guest.viewers, step.number):
                continue
            if guest.viewers not in texts:
                texts[guest.viewers] = text(course.told(guest.viewers, step))
            guest.send(texts[guest.viewers])

    def renewed(self, course: Course) -> None:
        for guest in self.present:
            tell(guest, course.state(guest.viewers))

    def said(self, line: ChatLine) -> None:
        self.tell_all(line)

    def lived(self, life: Life) -> None:
        self.tell_all(life)

    def send_away(self, seat: int) -> None:
        """Those whose key opens this seat no more."""
        for guest in [one for one in self.present if seat in one.viewers]:
            guest.send_away()


def text(message: FromServer) -> str:
    return encode(message).decode()


def tell(guest: Guest, message: FromServer) -> None:
    guest.send(text(message))
