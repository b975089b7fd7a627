"""Tables set up by hand, and short words for what is played at them and what lies on them.

Cells have the names of the layout (`B1`), cards and artefacts the ids of the component file; an artefact may be named without its
type (`rage`). All land is forest, worth what its place is worth, unless `terrain` says otherwise. Unless `artefacts` are named,
all orbs and sceptres are destroyed, so that battles are plain.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tabard.games.medieval_mastery import GAME, own, packed
from tabard.games.medieval_mastery.components import ARTEFACTS, CARDS, TERRITORIES
from tabard.games.medieval_mastery.position import DESTROYED, NOBODY, MedievalMasteryPosition
from tabard.games.medieval_mastery.rules.artefacts import about_to_act
from tabard.games.medieval_mastery.rules.battle import Battle
from tabard.games.medieval_mastery.rules.battle import battle_of as battle_of
from tabard.games.medieval_mastery.rules.battle import battle_step as battle_step
from tabard.games.medieval_mastery.rules.control import recompute
from tabard.games.medieval_mastery.rules.turn import Match, Turn
from tabard.kernel.testing import Notation, fresh, nature, resume
from tabard.kernel.testing import asked as asked
from tabard.kernel.testing import told as told


def names(p: MedievalMasteryPosition, domain: str) -> Sequence[str]:
    return {"cell": p.terms.layout.ids, "card": CARDS, "artefact": ARTEFACTS}.get(domain, ())


SEATS = (2, 3, 4, 5, 6)
NOTATION = Notation(GAME, own, names)
CLAUSES = NOTATION.clauses
move_of, text_of = NOTATION.move, NOTATION.text
play, options, refusal, walk = NOTATION.play, NOTATION.options, NOTATION.refusal, NOTATION.walk
FOREST = TERRITORIES.index("forest")


def table(
    seats: int = 2,
    *,
    land: Mapping[int, str] | None = None,
    castles: Sequence[int] = (),
    terrain: Mapping[str, str] | None = None,
    hands: Sequence[str] = (),
    decks: Sequence[str] = (),
    discards: Sequence[str] = (),
    artefacts: Sequence[str] = (),
    destroyed: str = "",
    active: int = 0,
    turn: int | None = None,
    step: str = "free_window",
    dice: Sequence[int] = (),
    seed: int = 7,
    **options: Any,
) -> MedievalMasteryPosition:
    """Seat `active` in its free window. `decks`: the top cards, uppermost first; `dice`: what nature answers next, 1 to 6."""
    p = fresh(own(GAME.new(seats, seed, options)))
    lay_land(p, terrain or {}, land or {}, castles)
    for seat in range(seats):
        deal(p, seat, word_at(hands, seat), word_at(decks, seat), word_at(discards, seat))
    hand_out(p, artefacts)
    for word in destroyed.split():
        p.state[artefact(word)] = DESTROYED
    p.turn = turn if turn is not None else 1
    p.first = (active - (p.turn - 1)) % seats
    nature(p, *[die - 1 for die in dice])
    return resume(p, (Match(), "turns"), (Turn(active), step))


def word_at(words: Sequence[str], seat: int) -> str:
    return words[seat] if seat < len(words) else ""


def lay_land(
    p: MedievalMasteryPosition, terrain: Mapping[str, str], land: Mapping[int, str], castles: Sequence[int]
) -> None:
    layout = p.terms.layout
    kinds = [FOREST if layout.value[at] else -1 for at in range(layout.size)]
    worth, room = list(layout.value), [6 if kind >= 0 else p.room[at] for at, kind in enumerate(kinds)]
    for name, kind in terrain.items():
        tile = p.components.territories[TERRITORIES.index(kind)]
        kinds[cell(p, name)] = TERRITORIES.index(kind)
        worth[cell(p, name)] = p.terms.worth(p.components, TERRITORIES.index(kind))
        room[cell(p, name)] = tile.capacity
    p.terrain, p.worth, p.room = tuple(kinds), tuple(worth), tuple(room)
    p.knights = [0] * layout.size
    p.owner = [NOBODY] * layout.size
    for seat, castle in enumerate(layout.castles):
        p.owner[castle] = seat
        p.knights[castle] = castles[seat] if seat < len(castles) else 0
    for seat, words in land.items():
        for word in words.split():
            name, _, count = word.partition(":")
            p.owner[cell(p, name)] = seat
            p.knights[cell(p, name)] = int(count or 1)
    recompute(p)


def deal(p: MedievalMasteryPosition, seat: int, hand: str, top: str, discard: str) -> None:
    """The named cards where they are named; all others in the deck, the weakest conflict cards on top."""
    left = list(p.components.deck)
    piles = [[card(word) for word in words.split()] for words in (hand, top, discard)]
    for kind in [kind for pile in piles for kind in pile]:
        left.remove(kind)
    p.hands[seat], p.discards[seat] = tuple(piles[0]), tuple(piles[2])
    p.decks[seat] = (*reversed(left), *reversed(piles[1]))
    p.seen_in_hand[seat] = p.sunk[seat] = p.stirred[seat] = p.in_play[seat] = ()
    p.last_turn_from[seat] = p.last_turn_to[seat] = 0
    p.this_turn_from[seat] = len(p.discards[seat])


def empty_deck(p: MedievalMasteryPosition, seat: int) -> MedievalMasteryPosition:
    """What is in the deck lies on the discard pile."""
    p.discards[seat] += tuple(packed.kinds(p.decks[seat]))
    p.decks[seat] = ()
    return p


def hand_out(p: MedievalMasteryPosition, words: Sequence[str]) -> None:
    named = words or ("wrath", "order")
    wanted = [[artefact(word) for word in word_at(named, seat).split()] for seat in range(p.seats)]
    taken = {number for numbers in wanted for number in numbers}
    spare = [number for number in range(len(ARTEFACTS)) if number not in taken]
    p.holder = [NOBODY] * len(ARTEFACTS)
    p.state = [0] * 6 + [0 if words else DESTROYED] * 12
    for seat, numbers in enumerate(wanted):
        for type in range(3):
            mine = [number for number in numbers if number // 6 == type]
            mine = mine or [next(number for number in spare if number // 6 == type)]
            if mine[0] in spare:
                spare.remove(mine[0])
            p.artefacts[seat * 3 + type] = mine[0]
            p.holder[mine[0]] = seat


# ---------------------------------------------------------------------- names


def cell(p: MedievalMasteryPosition, name: str) -> int:
    return p.terms.layout.ids.index(name)


def card(word: str) -> int:
    return CARDS.index(word)


def artefact(word: str) -> int:
    names = [id for id in ARTEFACTS if word == id or id.partition("_")[2] == word]
    return ARTEFACTS.index(names[0])


# ---------------------------------------------------------------------- playing


def dice(p: MedievalMasteryPosition, *rolls: int) -> MedievalMasteryPosition:
    """What nature answers next."""
    return nature(p, *[roll - 1 for roll in rolls])


def attack(p: MedievalMasteryPosition, name: str, knights: int) -> MedievalMasteryPosition:
    """A manoeuvre without redeployment, and the advance."""
    play(p, "manoeuvre")
    if asked(p).endswith("Recall"):
        play(p, "recall_done", "redeploy_done")
    return play(p, f"advance {name} {knights}")


def pass_all(p: MedievalMasteryPosition) -> MedievalMasteryPosition:
    """Nobody plays Fracture."""
    while asked(p).endswith("React"):
        play(p, "pass")
    return p


def no_support(p: MedievalMasteryPosition) -> MedievalMasteryPosition:
    while asked(p).endswith("PlaySupport"):
        play(p, "support_done")
    return p


def fight(p: MedievalMasteryPosition, mine: str = "", theirs: str = "") -> MedievalMasteryPosition:
    """From the sceptres to the end: no Fracture, these conflict cards (or the weakest), no support."""
    pass_all(p)
    seats = p.waiting
    for seat, word in zip((fighting(p).attacker, fighting(p).defender), (mine, theirs), strict=True):
        if seat in seats:
            play(p, f"{seat}: " + (f"conflict {word}" if word else options(p, seat)[0]))
    no_support(p)
    return pass_all(p)


# ---------------------------------------------------------------------- reading


def fighting(p: MedievalMasteryPosition) -> Battle:
    return p.near(Battle)


def pending(p: MedievalMasteryPosition) -> tuple[int, ...]:
    return about_to_act(p)


def manoeuvres(p: MedievalMasteryPosition) -> int:
    return p.near(Turn).manoeuvres


def hand(p: MedievalMasteryPosition, seat: int) -> str:
    return words(sorted(p.hands[seat]))


def discard(p: MedievalMasteryPosition, seat: int) -> str:
    return words(p.discards[seat])


def deck(p: MedievalMasteryPosition, seat: int) -> str:
    """From the top."""
    return words(packed.kinds(p.decks[seat][::-1]))


def words(kinds: Sequence[int]) -> str:
    return " ".join([CARDS[kind] for kind in kinds])


def in_castle(p: MedievalMasteryPosition, seat: int) -> int:
    return p.knights[p.castle(seat)]


def on(p: MedievalMasteryPosition, name: str) -> tuple[int, int]:
    """Owner and knights."""
    return p.owner[cell(p, name)], p.knights[cell(p, name)]


def cells(p: MedievalMasteryPosition, numbers: Sequence[int]) -> str:
    return " ".join([p.terms.layout.ids[at] for at in numbers])


def up(p: MedievalMasteryPosition, word: str) -> bool:
    return p.state[artefact(word)] == 0


def board(p: MedievalMasteryPosition, seat: int | None = None) -> dict[str, Any]:
    """What is seen, together with what was laid at set-up."""
    laid: dict[str, Any] = GAME.laid(p)
    seen: dict[str, Any] = GAME.view(p, seat)
    parts = {
        name: [{**one, **other} for one, other in zip(laid[name], seen[name], strict=True)]
        for name in ("hexes", "players")
    }
    return {**laid, **seen, **parts}
