"""Tables set up by hand, and short words for what is played at them and what lies on them.

Cells have the names of the layout (`B1`), cards and artefacts the ids of the component file; an artefact may be named without its
type (`rage`). All land is forest, worth what its place is worth, unless `terrain` says otherwise. Unless `artefacts` are named,
all orbs and sceptres are destroyed, so that battles are plain.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tabard.games.medieval_mastery import GAME, own
from tabard.games.medieval_mastery.components import ARTEFACTS, CARDS, TERRITORIES
from tabard.games.medieval_mastery.position import DESTROYED, NOBODY, MedievalMasteryPosition
from tabard.games.medieval_mastery.rules.control import recompute
from tabard.games.medieval_mastery.rules.turn import Match, Turn
from tabard.kernel import Illegal, Move, engine
from tabard.kernel.game import package_text
from tabard.kernel.rulebook import clause_ids

SEATS = (2, 3, 4, 5, 6)
CLAUSES = frozenset(clause_ids(package_text(GAME.package, "rules.md")))
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
    p = own(GAME.new(seats, seed, options))
    p.told = p.moves = p.answers = p.undos = None
    lay_land(p, terrain or {}, land or {}, castles)
    for seat in range(seats):
        deal(p, seat, word_at(hands, seat), word_at(decks, seat), word_at(discards, seat))
    hand_out(p, artefacts)
    for word in destroyed.split():
        p.state[artefact(word)] = DESTROYED
    p.turn = turn if turn is not None else 1
    p.first = (active - (p.turn - 1)) % seats
    p.manoeuvres = 1
    p.frames, p.places = [], []
    p.push(Match())
    p.goto("turns")
    p.push(Turn(active))
    p.goto(step)
    p.script, p.scripted = tuple([die - 1 for die in dice]), 0
    engine.run(p)
    return p


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
    p.seen_in_hand[seat] = p.in_play[seat] = ()
    p.last_turn_from[seat] = p.last_turn_to[seat] = 0
    p.this_turn_from[seat] = len(p.discards[seat])


def empty_deck(p: MedievalMasteryPosition, seat: int) -> MedievalMasteryPosition:
    """What is in the deck lies on the discard pile."""
    p.discards[seat] += tuple([kind & 15 for kind in p.decks[seat]])
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


def move_of(p: MedievalMasteryPosition, text: str) -> Move:
    verb, *words = text.split()
    domains = p.game.vocabulary.verbs[verb].domains
    return (verb, *[number(p, domain.name, word) for domain, word in zip(domains, words, strict=True)])


def number(p: MedievalMasteryPosition, domain: str, word: str) -> int:
    if word.isdigit():
        return int(word)
    return cell(p, word) if domain == "cell" else card(word) if domain == "card" else artefact(word)


def text_of(p: MedievalMasteryPosition, move: Move) -> str:
    domains = p.game.vocabulary.verbs[str(move[0])].domains
    words = [str(move[0])]
    for domain, value in zip(domains, move[1:], strict=True):
        names = {"cell": p.terms.layout.ids, "card": CARDS, "artefact": ARTEFACTS}.get(domain.name)
        words.append(names[int(value)] if names else str(value))
    return " ".join(words)


# ---------------------------------------------------------------------- playing


def play(p: MedievalMasteryPosition, *texts: str) -> MedievalMasteryPosition:
    """The seat that is waited for plays; `1: conflict ambush` names the seat where several are."""
    for text in texts:
        seat, _, words = text.rpartition(": ")
        p.play(int(seat) if seat else p.waiting[0], move_of(p, words))
        GAME.check(p)
    return p


def dice(p: MedievalMasteryPosition, *rolls: int) -> MedievalMasteryPosition:
    """What nature answers next."""
    p.script, p.scripted = tuple([roll - 1 for roll in rolls]), 0
    return p


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
    for seat, word in zip((p.attacker, p.defender), (mine, theirs), strict=True):
        if seat in seats:
            play(p, f"{seat}: " + (f"conflict {word}" if word else options(p, seat)[0]))
    no_support(p)
    return pass_all(p)


def walk(seats: int, seed: int, story: bool = False, **options: Any) -> Iterator[MedievalMasteryPosition]:
    """A whole game at random: the position at every decision and at the end."""
    choose = random.Random(seed)
    p = own(GAME.new(seats, seed, {"round_limit": 100, **options}, story=story))
    while not p.over:
        yield p
        seat = choose.choice(p.waiting)
        p.step(seat, choose.choice(p.legal(seat)))
    yield p


def refusal(p: MedievalMasteryPosition, text: str, seat: int | None = None) -> Illegal:
    """Why this move is refused; it must be, and nothing may change."""
    who = p.waiting[0] if seat is None else seat
    before = p.dump()
    try:
        p.play(who, move_of(p, text))
    except Illegal as reason:
        assert p.dump() == before, "a refused move changed the position"
        assert reason.rule in CLAUSES, reason.rule
        return reason
    raise AssertionError(f"{text!r} was accepted")


# ---------------------------------------------------------------------- reading


def asked(p: MedievalMasteryPosition) -> str:
    """What is to be decided: `0 FreeWindow`; several seats as `0,1 LayConflict`."""
    return f"{','.join(map(str, p.waiting))} {p.where.split(' > ')[-1]}" if p.waiting else "over"


def options(p: MedievalMasteryPosition, seat: int | None = None) -> list[str]:
    return [text_of(p, move) for move in p.legal(p.waiting[0] if seat is None else seat)]


def hand(p: MedievalMasteryPosition, seat: int) -> str:
    return words(sorted(p.hands[seat]))


def discard(p: MedievalMasteryPosition, seat: int) -> str:
    return words(p.discards[seat])


def deck(p: MedievalMasteryPosition, seat: int) -> str:
    """From the top."""
    return words([kind & 15 for kind in reversed(p.decks[seat])])


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


def told(p: MedievalMasteryPosition, name: str) -> list[dict[str, object]]:
    return [event.details for event in p.story if event.name == name]


def board(p: MedievalMasteryPosition, seat: int | None = None) -> dict[str, Any]:
    return GAME.view(p, seat)
