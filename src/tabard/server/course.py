"""The course of play at one table: position, versions, questions and faces. No input or output.

Versions are counted for each viewer alone: an entry counts for those who can tell that something happened. A choice made
in secret is neither sent nor counted to the others, so nobody learns from a version how many small choices another has made.
"""

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from typing import cast

from msgspec import Raw, Struct
from msgspec.json import encode
from msgspec.structs import replace

from tabard import Game, Illegal, Position
from tabard.server.faces import Faces, Told, Viewer, all_faces, cut, mask, seen_by
from tabard.server.refusals import illegal, stale
from tabard.server.replays import after, nature, replayed
from tabard.server.store import Entry, Standing, TableRow
from tabard.server.wire import Face, State

Viewers = tuple[Viewer, ...]


class Draft(Struct, frozen=True):
    """What would be if an entry were accepted. It is when it has been stored."""

    entry: Entry
    position: Position
    faces: Faces


class Step(Struct, frozen=True):
    """An accepted entry as everybody was shown it; the faces as JSON, which is small to keep and quick to send."""

    number: int
    waiting: list[int]
    over: bool
    faces: Mapping[Viewer, Raw]


class Course:
    def __init__(self, game: Game, row: TableRow, entries: Sequence[Entry], kept: int) -> None:
        self.row = row
        self.seen: list[int] = []  # for every entry, who can tell that it happened
        self.asks: dict[int, int] = {}  # the present question of every seat that has one
        self.recent: deque[Step] = deque(maxlen=kept)
        self.lines: Told = {}
        positions = replayed(game, row, entries)
        self.position = next(positions)
        self.asks = dict.fromkeys(self.position.waiting, 0)
        for entry, position in zip(entries, positions, strict=True):
            self.note(entry, position)
        self.faces: Faces = self.asked(all_faces(self.position, self.lines))

    # ---- Going on ---------------------------------------------------------------------------------------------

    def draft_move(self, seat: int, ask: int, move: Sequence[str | int]) -> Draft:
        if ask != self.asks.get(seat):
            raise stale()
        try:
            return self.draft(seat, tuple(move))
        except Illegal as reason:
            raise illegal(self.explain(seat, move) or reason) from None

    def draft_undo(self, seat: int) -> Draft:
        try:
            return self.draft(seat, None)
        except Illegal as reason:
            raise illegal(reason) from None

    def draft(self, seat: int, move: tuple[str | int, ...] | None) -> Draft:
        position = after(self.position, seat, move)
        faces = all_faces(position, self.lines)
        answers = nature(position)[len(nature(self.position)) :]
        seen = seen_by(self.faces, faces, seat)
        entry = Entry(number=len(self.seen) + 1, seat=seat, move=move, nature=answers, seen_by=seen)
        return Draft(entry, position, faces)

    def accept(self, draft: Draft) -> Step:
        """The draft has been stored: go on from there."""
        before = self.faces
        self.note(draft.entry, draft.position)
        self.faces = self.asked(draft.faces)
        told = {viewer: Raw(encode(cut(before[viewer], face))) for viewer, face in self.faces.items()}
        step = Step(draft.entry.number, list(self.position.waiting), self.position.over, told)
        self.recent.append(step)
        return step

    def note(self, entry: Entry, position: Position) -> None:
        """A question stays the same while others choose in secret beside it; otherwise it is a new one."""
        before, self.position = self.position.waiting, position
        self.seen.append(entry.seen_by)
        same = {seat: self.asks[seat] for seat in before if seat != entry.seat}
        self.asks = {seat: same.get(seat, self.version((seat,))) for seat in position.waiting}

    def asked(self, faces: Faces) -> Faces:
        return {viewer: replace(face, ask=self.ask(viewer)) for viewer, face in faces.items()}

    def ask(self, viewer: Viewer) -> int | None:
        return None if viewer is None else self.asks.get(viewer)

    def standing(self, position: Position) -> Standing:
        return Standing(position.over, any(seat in self.row.bots for seat in position.waiting))

    # ---- Telling ----------------------------------------------------------------------------------------------

    def version(self, viewers: Viewers, number: int | None = None) -> int:
        """How many entries these viewers could notice, up to that number."""
        bits = mask(viewers)
        return sum(1 for seen in self.seen[:number] if seen & bits)

    def noticed(self, viewers: Viewers, number: int) -> bool:
        return bool(self.seen[number - 1] & mask(viewers))

    def state(self, viewers: Viewers) -> State:
        """All there is to know now."""
        position = self.position
        faces = [self.faces[viewer] for viewer in viewers]
        return State(self.version(viewers), list(position.waiting), position.over, faces)

    def told(self, viewers: Viewers, step: Step) -> State:
        """One step, for those who know the one before."""
        faces = cast(list[Face], [step.faces[viewer] for viewer in viewers])  # written already
        return State(self.version(viewers, step.number), step.waiting, step.over, faces)

    def missed(self, viewers: Viewers, since: int | None) -> list[State]:
        """What these viewers have not been shown since that version; at least one state."""
        whole = [self.state(viewers)]
        if since is None:
            return whole
        missing = self.version(viewers) - since
        steps = [step for step in self.recent if self.noticed(viewers, step.number)]
        if not 0 < missing <= len(steps):
            return whole
        return [self.told(viewers, step) for step in steps[-missing:]]

    # ---- Answering --------------------------------------------------------------------------------------------

    def explain(self, seat: int, move: Sequence[str | int]) -> Illegal | None:
        """Why the seat may not make the move. Said about a re-dealt position, so no reason can give a secret away."""
        return self.position.redeal(seat, 0).explain(seat, tuple(move))

    def face(self, viewer: Viewer) -> Face:
        return self.faces[viewer]

    def due(self, seats: Iterable[int]) -> int | None:
        """The first of these seats that is waited for."""
        return next((seat for seat in self.position.waiting if seat in seats), None)
