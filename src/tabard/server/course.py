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
from tabard.kernel import Event, Move
from tabard.kernel.engine import is_aside
from tabard.kernel.tutorial import PLAYER, Scripted, Tutorial, answers_to, due, followed
from tabard.server.faces import Looks, Viewer, Viewers, choice, count, everybody, lines, mask, seen_by, told_between
from tabard.server.refusals import Refused, illegal, stale
from tabard.server.replays import after, answers_between, following, replayed, told
from tabard.server.rows import Ended, Entry, Standing, TableRow
from tabard.server.wire import State
from tabard.server.wire_parts import Choice, Face


class Draft(Struct, frozen=True):
    """What would be if an entry were accepted. It is when it has been stored."""

    entry: Entry
    looks: Looks


class News(Struct, frozen=True):
    """What an entry adds to the story, and how many lines each viewer keeps of what was there before."""

    events: list[Event]
    kept: Mapping[Viewer, int]


class Step:
    """An accepted entry as it is told. A face is written as JSON when the first who needs it is told."""

    def __init__(self, number: int, looks: Looks, asks: Mapping[int, int], news: News) -> None:
        self.number = number
        self.looks = looks
        self.asks = asks
        self.news = news
        self.written: dict[Viewer, Raw] = {}

    def face(self, viewer: Viewer) -> Raw:
        if viewer not in self.written:
            self.written[viewer] = Raw(encode(self.told(viewer)))
        return self.written[viewer]

    def told(self, viewer: Viewer) -> Face:
        """The face, with those lines of the story alone that are new to the viewer."""
        ask = None if viewer is None else self.asks.get(viewer)
        story = lines(self.news.events, viewer)
        return replace(self.looks.face(viewer), ask=ask, story_from=self.news.kept[viewer], story=story)


class Course:
    def __init__(
        self, game: Game, row: TableRow, entries: Sequence[Entry], kept: int, script: Tutorial | None = None
    ) -> None:
        self.row = row
        self.script = script  # of a tutorial: what the guide goes by
        self.rewound = False
        self.trail: list[tuple[int, int]] = []  # the number and the seat of every move that stands
        self.seen: list[int] = []  # for every entry, who can tell that it happened
        self.counts: dict[int, int] = {}  # how many entries these could notice, for all sets of viewers asked about
        self.recent: deque[Step] = deque(maxlen=kept)
        positions = replayed(game, row, entries)
        self.looks = Looks(next(positions))
        self.asks: Mapping[int, int] = dict.fromkeys(self.position.waiting, 0)  # every seat's present question
        self.told_lines = {viewer: count(self.position.story, viewer) for viewer in everybody(self.position)}
        for entry, position in zip(entries, positions, strict=True):
            self.note(entry, Looks(position))

    @property
    def position(self) -> Position:
        return self.looks.position

    # ---- Going on ---------------------------------------------------------------------------------------------

    def draft_move(self, seat: int, ask: int | None, move: Sequence[str | int]) -> Draft:
        """`ask` is the seat's present question; who is asked nothing (None) may still make an aside."""
        if ask != self.asks.get(seat):
            raise stale()
        try:
            return self.draft(seat, tuple(move))
        except Illegal as reason:
            raise illegal(self.explain(seat, move) or reason) from None

    def draft_undo(self, seat: int) -> Draft:
        """A finished game stays finished: its record, with every hand, may have been shown."""
        if self.position.over:
            raise Refused("over", "the game is over; nothing is taken back any more", status=409)
        try:
            return self.draft(seat, None)
        except Illegal as reason:
            raise illegal(reason) from None

    def draft(self, seat: int, move: tuple[str | int, ...] | None) -> Draft:
        looks = Looks(after(self.ready(seat, move), seat, move))
        nature = answers_between(self.position, looks.position)
        aside = is_aside(self.position.game, move)
        seen = mask(everybody(self.position)) if aside else seen_by(self.looks, looks, seat)
        return Draft(Entry(number=len(self.seen) + 1, seat=seat, move=move, nature=nature, seen_by=seen), looks)

    def ready(self, seat: int, move: tuple[str | int, ...] | None) -> Position:
        """In a tutorial nature answers as the script has it."""
        if self.script is None or move is None:
            return self.position
        return told(self.position, answers_to(self.script, self.position, seat, move))

    def accept(self, draft: Draft) -> Step:
        """The draft has been stored: go on from there."""
        news = self.note(draft.entry, draft.looks)
        step = Step(draft.entry.number, self.looks, self.asks, news)
        self.recent.append(step)
        return step

    def follow(self, entry: Entry) -> Step:
        """Others have stored this entry: go on from there."""
        return self.accept(Draft(entry, Looks(following(self.position, entry))))

    def note(self, entry: Entry, looks: Looks) -> News:
        """A question stays the same while others choose in secret or make an aside; otherwise it is a new one."""
        before, self.looks = self.looks, looks
        before.pass_by()
        self.seen.append(entry.seen_by)
        for bits in self.counts:
            self.counts[bits] += bool(entry.seen_by & bits)
        self.note_trail(entry)
        waited = before.position.waiting if entry.back is None else ()
        same = {seat: self.asks[seat] for seat in waited if seat != entry.seat}
        self.asks = {seat: same.get(seat, self.version((seat,))) for seat in self.position.waiting}
        return self.note_story(*told_between(before.position, self.position))

    def note_trail(self, entry: Entry) -> None:
        """What was taken back stands no longer."""
        if entry.back is not None:
            self.rewound = True
            self.trail = [step for step in self.trail if step[0] <= entry.back]
        elif entry.move is not None:
            self.trail.append((entry.number, entry.seat))
        else:
            self.trail.remove(next(step for step in reversed(self.trail) if step[1] == entry.seat))

    def note_story(self, gone: Sequence[Event], come: list[Event]) -> News:
        kept = {viewer: known - count(gone, viewer) for viewer, known in self.told_lines.items()}
        self.told_lines = {viewer: known + count(come, viewer) for viewer, known in kept.items()}
        return News(come, kept)

    def standing(self, position: Position, row: TableRow | None = None) -> Standing:
        """With another row: as it would be if that were the table's."""
        row = row or self.row
        bot_due = any(seat in row.playing for seat in position.waiting)
        over = position.over or row.life.closed is not None
        return Standing(over, bot_due, None if self.rewound else ended(position))

    def before_latest(self, seat: int) -> int | None:
        """The entry after which the seat's latest move that stands was made; None if it has made none."""
        return next((number - 1 for number, mover in reversed(self.trail) if mover == seat), None)

    # ---- Telling ----------------------------------------------------------------------------------------------

    def version(self, viewers: Viewers, number: int | None = None) -> int:
        """How many entries these viewers could notice, up to that number."""
        bits = mask(viewers)
        if bits not in self.counts:
            self.counts[bits] = noticeable(self.seen, bits)
        later = [] if number is None else self.seen[number:]
        return self.counts[bits] - noticeable(later, bits)

    def noticed(self, viewers: Viewers, number: int) -> bool:
        return bool(self.seen[number - 1] & mask(viewers))

    def state(self, viewers: Viewers) -> State:
        """All there is to know now."""
        position = self.position
        faces = [self.face(viewer) for viewer in viewers]
        return State(self.version(viewers), list(position.waiting), position.over, faces, self.guide(position))

    def told(self, viewers: Viewers, step: Step) -> State:
        """One step, for those who know the one before."""
        position = step.looks.position
        faces = cast(list[Face], [step.face(viewer) for viewer in viewers])  # written already
        version = self.version(viewers, step.number)
        return State(version, list(position.waiting), position.over, faces, self.guide(position))

    def guide(self, position: Position) -> int | None:
        """How many moves of the tutorial's script have been made there; None off it."""
        return None if self.script is None else followed(self.script, position.played())

    def missed(self, viewers: Viewers, since: int | None) -> list[State]:
        """What these viewers have not been shown since that version; at least one state."""
        missing = 0 if since is None else self.version(viewers) - since
        steps = [step for step in self.recent if self.noticed(viewers, step.number)]
        if not 0 < missing <= len(steps):
            return [self.state(viewers)]
        return [self.told(viewers, step) for step in steps[-missing:]]

    # ---- Answering --------------------------------------------------------------------------------------------

    def explain(self, seat: int, move: Sequence[str | int]) -> Illegal | None:
        """Why the seat may not make the move. Said about a re-dealt position, so no reason can give a secret away."""
        return self.position.redeal(seat, 0).explain(seat, tuple(move))

    def begin(self, seat: int, target: str) -> Choice | None:
        """The move after which this target can be chosen at once, looked for in a re-dealt position as well."""
        position = self.position.redeal(seat, 0)
        found = (move for move in beginnings(position, seat) if leads_to(position, seat, move, target))
        return next((choice(position, seat, move) for move in found), None)

    def face(self, viewer: Viewer) -> Face:
        """The present face, with the whole story."""
        ask = None if viewer is None else self.asks.get(viewer)
        return replace(self.looks.face(viewer), ask=ask, story=lines(self.position.story, viewer))

    def scripted(self) -> Scripted | None:
        """The next move of the tutorial's script, while it is followed and legal."""
        scripted = None if self.script is None else due(self.script, self.position.played())
        fits = scripted is not None and scripted.moves[0] in self.position.legal(scripted.seat)
        return scripted if fits else None

    @property
    def script_ended(self) -> bool:
        """The last word of a tutorial is being said: all wait for the player to go on without the guide."""
        return self.script is not None and self.guide(self.position) == len(self.script.script)

    def due(self, seats: Iterable[int]) -> int | None:
        """The first of these seats that is waited for; on a script whoever's move the guide has to make, and nobody else."""
        scripted = self.scripted()
        if scripted is not None:
            return scripted.seat if scripted.helped else None
        if self.script_ended and PLAYER in self.position.waiting:
            return None
        return next((seat for seat in self.position.waiting if seat in seats), None)


def ended(position: Position) -> Ended | None:
    """The result of a finished game, if its game keeps results of that kind."""
    key = position.game.series(position) if position.over else None
    if key is None:
        return None
    rivals = position.game.rivals(position)
    return Ended(key, list(position.scores), list(position.ranking), list(position.winners), rivals)


def beginnings(position: Position, seat: int) -> list[Move]:
    """The only moves of their kind: what a button says, not what is chosen on the board."""
    moves = position.legal(seat)
    verbs = [move[0] for move in moves]
    return [move for move in moves if verbs.count(move[0]) == 1]


def leads_to(position: Position, seat: int, move: Move, target: str) -> bool:
    after = position.clone()
    after.step(seat, move)
    return any(target in after.targets(next_move) for next_move in after.legal(seat))


def noticeable(seen: Iterable[int], bits: int) -> int:
    return sum(1 for viewers in seen if viewers & bits)
