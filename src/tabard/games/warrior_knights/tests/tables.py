"""Tables laid by hand, and short words for what is played at them.

Areas, cities, troops and cards have the ids of the component file; nobles are `star`, `square`, `triangle`, `circle`, the
stronghold's own army is `castle`. An army is written `0 star rota r50 english_100 *2`: seat, place, area (or `off`, `sea:surat`),
troops, casualty tokens. Strongholds stand in Linden Vale, Millrace, Oakholt and so on unless `castles` says otherwise.
"""

from collections.abc import Sequence

from tabard.games.warrior_knights import GAME, own
from tabard.games.warrior_knights.components import ACTIONS, NEUTRALS
from tabard.games.warrior_knights.position import KnightsPosition
from tabard.games.warrior_knights.rules.actions import Actions
from tabard.games.warrior_knights.rules.round import Match, Round
from tabard.games.warrior_knights.state.armies import CASTLE, OFF, PLACES, SEA
from tabard.games.warrior_knights.state.decks import NEUTRAL_CARD, action_card
from tabard.kernel.testing import Notation, fresh, nature, resume
from tabard.kernel.testing import asked as asked
from tabard.kernel.testing import told as told

PRINTED = GAME.components
AREAS, CITIES, KINDS = PRINTED.map.ids, PRINTED.cities.ids, PRINTED.troops.ids
EVENTS = [event.id for event in PRINTED.events]
AGENDAS = [agenda.id for agenda in PRINTED.agendas]
PLACE_NAMES = ("star", "square", "triangle", "circle", "castle")
SHORT = {"r50": "regular_50", "r100": "regular_100"}
HOMES = ("linden_vale", "millrace", "oakholt", "chapel_wood", "hunters_chase", "barley_plain")
PHASES = ("taxation", "wages", "assembly")


def names(p: KnightsPosition, domain: str) -> Sequence[str]:
    known = {
        "area": AREAS,
        "city": CITIES,
        "troop": KINDS,
        "place": PLACE_NAMES,
        "noble": PLACE_NAMES,
        "to": PLACE_NAMES,
        "card": ACTIONS,
        "agenda": AGENDAS,
        "phase": PHASES,
        "kind": ("field", "assault", "siege"),
        "wall": (*CITIES, *[f"stronghold{seat}" for seat in range(6)]),
        "expedition": ("ceylon", "spice_islands", "china"),
    }
    return known.get(domain, ())


NOTATION = Notation(GAME, own, names)
play, options, refusal, walk = NOTATION.play, NOTATION.options, NOTATION.refusal, NOTATION.walk


def area(name):
    return AREAS.index(name)


def city(name):
    return CITIES.index(name)


def kind(word):
    return KINDS.index(SHORT.get(word, word))


def army(seat, place):
    return seat * PLACES + PLACE_NAMES.index(place)


def table(seats=3, *armies, castles=None, cities=None, seed=7, **wanted):
    """An empty map after set-up, all Kingdom cities standing and neutral, no cards in stacks. `cities`: owner by name."""
    switches = {name: wanted.pop(name) for name in list(wanted) if name in {option.name for option in GAME.options}}
    p = fresh(own(GAME.new(seats, seed, {"asides": False, **switches})))
    clear(p)
    for seat, home in enumerate(castles or HOMES[:seats]):
        p.at[seat * PLACES + CASTLE] = area(home) if home else OFF
    for name, owner in (cities or {}).items():
        p.owner[city(name)] = owner
    for words in armies:
        lay_army(p, words)
    p.round, p.chairman, p.head = 1, 0, 1
    p.house = tuple(range(seats))
    p.offer = ()
    p.agendas, p.agenda_deck = (), p.agenda_deck[:20]  # room for agendas laid by hand
    for name, value in wanted.items():
        assert hasattr(p, name), name
        setattr(p, name, value)
    return p


def clear(p):
    troops = PRINTED.troops
    p.hireable = [0] * troops.regulars + list(troops.count[troops.regulars :])
    p.at, p.troops = [OFF] * len(p.at), [()] * len(p.troops)
    p.owner = [-1] * len(p.owner)
    p.stacks, p.areas = [()] * 3, [()] * 3
    p.hands = [count for _ in range(p.seats) for count in PRINTED.actions]


def lay_army(p, words):
    seat, place, where, *cards = words.split()
    number = army(int(seat), place)
    tokens = [int(card[1:]) for card in cards if card.startswith("*")]
    kinds = [kind(card) for card in cards if not card.startswith("*")]
    p.at[number] = OFF if where == "off" else SEA + area(where[4:]) if where.startswith("sea:") else area(where)
    p.troops[number] = tuple(sorted(kinds))
    p.wounds[number] = sum(tokens)
    for each in kinds:
        if each >= PRINTED.troops.regulars:
            p.hireable[each] -= 1


def turn_up(p, *cards):
    """These cards are turned up one after another: `0 mobilize_forces`, `uncertain_times`. After them somebody may rally."""
    stack = []
    for words in cards:
        *seat, name = words.split()
        if seat:
            stack.append(action_card(int(seat[0]), ACTIONS.index(name)))
            p.hands[int(seat[0]) * 6 + ACTIONS.index(name)] -= 1
        else:
            stack.append(NEUTRAL_CARD + NEUTRALS.index(name))
    end = action_card(p.seats - 1, ACTIONS.index("rally_support"))
    p.hands[(p.seats - 1) * 6 + 2] -= 1
    p.stacks = [(end, *reversed(stack)), (), ()]
    return resume(p, (Match(), "rounds"), (Round(), "actions"), (Actions(), "turn_up"))


def phase(p, frame):
    """A special phase or another procedure alone, then somebody may rally."""
    end = action_card(p.seats - 1, ACTIONS.index("rally_support"))
    p.hands[(p.seats - 1) * 6 + 2] -= 1
    p.stacks = [(end,), (), ()]
    steps = (Match(), "rounds"), (Round(), "actions"), (Actions(), "turn_up")
    return resume(p, *steps, (frame, frame.STEPS[0]))


WORDS = {"deal": 0, "prevent": 1, "victory": 2, "draw": 3}


def fits(p, card, word):
    fate = PRINTED.fate
    head, _, value = word.partition(":")
    if head in WORDS:
        return fate.result[card] == WORDS[head]
    if head in ("revolt", "quiet"):
        return fate.revolt[card] == (head == "revolt")
    if head == "nation":
        return PRINTED.troops.nations[fate.nation[card]] == value
    if head == "city":
        return CITIES[fate.city[card]] == value
    if head == "seat":
        return fate.baron[card] == p.house[int(value)]
    if head == "shape":
        return PLACE_NAMES[fate.shape[card]] == value
    return ("lost", "none", "1", "2", "3", "4")[fate.news[int(head[4:])][card]] == value  # news0:4


def fate(p, *words):
    """The next fate cards, the first on top; each is a card that fits all its words (`deal,nation:polish`)."""
    left = list(range(len(PRINTED.fate.ids)))
    chosen = []
    for word in words:
        card = next(number for number in left if all(fits(p, number, one) for one in word.split(",")))
        left.remove(card)
        chosen.append(card)
    p.fate = (*left, *reversed(chosen))
    return p


def fought(p, mine, theirs=()):
    """Fate for a battle: the rows as they are to be kept, then nothing in particular; discards are `pass` cards laid first."""
    return fate(p, *mine, *theirs)


def top_event(p, name):
    rest = [number for number in range(len(EVENTS)) if EVENTS[number] != name]
    p.event_deck, p.event_discard = (*rest, EVENTS.index(name)), ()
    p.bottom = -1
    return p


def answers(p, *numbers):
    return nature(p, *numbers)


def troops(p, seat, place):
    return [KINDS[number] for number in p.troops[army(seat, place)]]


def where(p, seat, place):
    at = p.at[army(seat, place)]
    return "off" if at == OFF else f"sea:{AREAS[at - SEA]}" if at >= SEA else AREAS[at]
