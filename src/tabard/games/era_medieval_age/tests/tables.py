"""Positions of ERA laid by hand, and the words of its tests.

Boards are written as in the clauses (ERA-2.27): `"keep 7-8,7-8; road 9,1-5; townhouse 7,4 7,5 8,5"`. Dice are colour and face:
`"p0 p5 n1"` are two peasant dice that show their first and their last face and a noble die that shows its second.
"""

from tabard.games.era_medieval_age import GAME, own
from tabard.games.era_medieval_age.components import PIECES, TRACKS
from tabard.games.era_medieval_age.geometry import cells_of
from tabard.games.era_medieval_age.position import PLACE_BITS
from tabard.games.era_medieval_age.rules.placing import lay, take_off
from tabard.games.era_medieval_age.rules.round import Match, Round
from tabard.games.era_medieval_age.setup import set_up, take
from tabard.kernel.testing import Notation, asked, fresh, nature, resume, told

__all__ = ["asked", "nature", "options", "play", "refusal", "told", "walk"]

NAMES = {"piece": PIECES, "resource": TRACKS[:4], "taken": TRACKS[:4]}
notation = Notation(GAME, own, lambda p, domain: NAMES.get(domain, ()))
play, options, refusal, walk = notation.play, notation.options, notation.refusal, notation.walk

TOWN = "longhouse 1,1-2; longhouse 3,1-2; longhouse 5,1-2; farm 13-14,1-3"  # what a layout leaves, walls apart


def cells(text):
    """`7-8,7-8` or `7,4 7,5 8,5` as a set of (row, column)."""
    found = set()
    for part in text.split():
        rows, columns = [span(words) for words in part.split(",")]
        found |= {(r, c) for r in rows for c in columns}
    return frozenset(found)


def span(words):
    first, _, last = words.partition("-")
    return range(int(first), int(last or first) + 1)


def named(board):
    return frozenset((cell // 14 + 1, cell % 14 + 1) for cell in cells_of(board))


def place_of(name, where):
    """The place at which this piece covers these cells; -1 if there is none."""
    masks = GAME.components.masks[PIECES.index(name)]
    return next((place for place, board in enumerate(masks) if board and named(board) == where), -1)


def spoken(entry):
    """Name and cells; walls and roads get their length."""
    name, _, where = entry.strip().partition(" ")
    spots = cells(where)
    return (f"{name}_{len(spots)}" if name in ("wall", "road") else name), spots


def put(p, seat, text):
    """Lay pieces from the supply or the box on a board."""
    for entry in text.split(";"):
        name, spots = spoken(entry)
        place = place_of(name, spots)
        assert place >= 0, entry
        take(p, PIECES.index(name))
        lay(p, seat, PIECES.index(name), place)
    return p


def table(seats=2, boards=(), dice=(), hold=(), first=0, at="build", keeps=True, script=(), **options):
    """A position in round 1 at a step of the round; every board has its keep unless told otherwise."""
    p = own(GAME.blank(seats, GAME.check_options({"mode": "scenario_3", **options}, seats)))
    nature(p, *script)
    set_up(p)
    p.listening = p.recording = True
    for piece in p.terms.start:
        p.box[piece] += seats
    p.round, p.first = 1, first
    for seat in range(seats):
        if not keeps:
            take_off(p, seat, list(p.pieces[seat]))
        p.dice[seat], p.faces[seat] = (), ()
    for seat, text in enumerate(boards):
        if text:
            put(p, seat, text)
    for seat, text in enumerate(dice):
        roll(p, seat, text)
    for seat, words in enumerate(hold):
        have(p, seat, **words)
    nature(p)
    return resume(fresh(p), (Match(), "rounds"), (Round(), at)) if at else p


def roll(p, seat, text):
    counts = {}
    dice = []
    for word in text.split():
        colour = "pnbc".index(word[0])
        dice.append((colour * 20 + counts.setdefault(colour, 0), int(word[1])))
        counts[colour] += 1
    p.dice[seat] = tuple(die for die, _ in sorted(dice))
    p.faces[seat] = tuple(face for _, face in sorted(dice))
    return p


def have(p, seat, **words):
    """`have(p, 0, wood=3)`: the other tracks stay as they are."""
    p.tracks[seat] = tuple(words.get(track, value) for track, value in zip(TRACKS, p.tracks[seat], strict=True))
    return p


def tracks(p, seat):
    return dict(zip(TRACKS, p.tracks[seat], strict=True))


def nothing(**words):
    """No resources but these."""
    return {**dict.fromkeys(TRACKS, 0), **words}


def builds(p):
    """The structures that can be built now, by name."""
    return [text.removeprefix("build ") for text in options(p) if text.startswith("build")]


def spots(p, seat=None):
    """The cells of every place that is listed now."""
    seat = p.waiting[0] if seat is None else seat
    piece = placing(p, seat)
    masks = GAME.components.masks[piece]
    return [named(masks[int(move[-2]) * 4 + int(move[-1])]) for move in p.legal(seat) if len(move) > 2]


def placing(p, seat):
    move = p.legal(seat)[0]
    if move[0] == "lay":
        return move[1]
    board = p.view(seat)["board"]
    return board["building"]["piece"] if move[0] == "place" else board["strike"]["tile"]


def at(p, where, seat=None):
    """The move that puts the piece in question on these cells."""
    seat = p.waiting[0] if seat is None else seat
    place = place_of(PIECES[placing(p, seat)], cells(where))
    return f"{p.legal(seat)[0][0]} {place // 4} {place % 4}"


def build(p, entry):
    """Choose and place: `build(p, "road 1-3,5")`."""
    name, _ = spoken(entry)
    play(p, f"build {name}")
    return play(p, at(p, entry.split(" ", 1)[1]))


def on(p, seat):
    """What stands on a board, by name."""
    return [PIECES[code // PLACE_BITS] for code in p.pieces[seat]]


def supply(p, name):
    return p.supply[PIECES.index(name)]


def box(p, name):
    return p.box[PIECES.index(name)]


def seen(p, seat=None):
    return p.view(seat)["board"]


def codes(p, seat, name):
    return [code for code in p.pieces[seat] if PIECES[code // PLACE_BITS] == name]
