"""The people present at a table."""

from collections import Counter
from collections.abc import Collection, Mapping
from typing import Protocol

import msgspec

from tabard.server.course import Course, Step
from tabard.server.elsewhere import Elsewhere
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
    def __init__(self, onlookers: int, per_seat: int, elsewhere: Elsewhere) -> None:
        self.onlookers = onlookers
        self.per_seat = per_seat
        self.elsewhere = elsewhere
        self.held: Mapping[int, int] = {}  # how many pages are open for a seat, here
        self.held_elsewhere: dict[str, Mapping[int, int]] = {}  # and in other workers
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
        if held != self.held:
            self.held = held
            self.elsewhere.here(held)
        self.tell_all_presence()

    def elsewhere_are(self, worker: str, held: Mapping[int, int]) -> None:
        """So many pages are open for each seat in that worker."""
        self.held_elsewhere[worker] = held
        self.tell_all_presence()

    def tell_all_presence(self) -> None:
        held = Counter(self.held)
        for others in self.held_elsewhere.values():
            held.update(others)
        online, twice = sorted(held), {seat for seat, pages in held.items() if pages > 1}
        if (online, twice) != (self.online, self.twice):
            self.online, self.twice = online, twice
            for guest in self.present:
                tell(guest, self.presence(guest))

    def presence(self, guest: Guest) -> Presence:
        return Presence(self.online, [seat for seat in guest.viewers if seat in self.twice])

    def tell_everywhere(self, message: FromServer) -> None:
        """What is stored nowhere: the guests of other workers would not hear of it."""
        self.tell_all(message)
        self.elsewhere.told(text(message))

    def tell_all(self, message: FromServer) -> None:
        self.send_all(text(message))

    def send_all(self, words: str) -> None:
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
