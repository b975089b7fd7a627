"""A second reading of the rules, from the clauses and the component file alone: it follows a game by its story and the
public view, and says what must have happened. Nothing here calls the engine's rules.

`Referee.step` is told of every move: the view before it, the story it made, the view after it.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files

FILE = tomllib.loads(files("tabard.games.warrior_knights").joinpath("components.toml").read_text("utf-8"))
AREAS = [area["id"] for area in FILE["areas"]]
CITIES = [city["id"] for city in FILE["cities"]]
CITY_OF = {"area-" + city["area"].replace("_", "-"): number for number, city in enumerate(FILE["cities"])}
OVERSEAS = {area["id"] for area in FILE["areas"] if area["kind"] == "overseas"}
KINGDOM = [number for number, city in enumerate(FILE["cities"]) if city["area"] not in OVERSEAS]
FOOT = {area["id"]: set(area["passable"]) for area in FILE["areas"]}
ROADS: dict[str, set[str]] = {name: set() for name in AREAS}
for road in FILE["roads"]:
    for here, there in zip(road["path"], road["path"][1:], strict=False):
        ROADS[here].add(there)
        ROADS[there].add(here)
BATTLE = [card["battle"] for card in FILE["fate_cards"]]
STAR, SQUARE, TRIANGLE = 0, 1, 2
RAZED = "razed"


def card_of(entry):
    """The card in force: an agenda, an open motion or an event."""
    return FILE[("agendas", "open_motions", "events")[entry["what"]]][entry["which"]]


def rules_for(board, seat, rule):
    """Values of a standing rule for a seat (WK-27.9)."""
    entries = [entry for entry in board["in_force"] if entry["holder"] in (seat, None)]
    effects = [effect for entry in entries for effect in card_of(entry)["effect"]]
    return [effect.get("value", 1) for effect in effects if effect.get("rule") == rule]


class Referee:
    def __init__(self, p, board):
        self.seats = p.seats
        self.owner = {city: owner_in(board, city) for city in range(len(CITIES))}
        self.pool = board["pool"]
        self.gained: dict[int, int] | None = None  # who is still to gain Influence in this Upkeep
        self.tally: Counter = Counter()
        self.broken = False
        self.battle: dict | None = None
        self.read: Counter = Counter()  # what was checked, and how often

    # ------------------------------------------------------------------ one move

    def step(self, before, events, after):
        self.before, self.after = before, after
        taxes: dict[int, int] | None = None
        votes: dict[int, int] | None = None
        for event in events:
            name, args = event.name, event.details
            if name == "phase" and args["phase"] == "phase-taxation":
                taxes = {seat: tax for seat in range(self.seats) if (tax := self.tax(before, seat))}
            elif name == "phase" and args["phase"] == "phase-assembly":
                votes = self.votes(before, after)
            elif name == "crowns" and event.rule == "WK-8.1":
                assert taxes is not None and taxes.pop(args["seat"]) == args["crowns"], event
                self.read["taxes"] += 1
            elif name == "votes" and event.rule == "WK-9.2":
                assert votes is not None and votes.pop(args["seat"]) == args["votes"], event
                self.read["votes received"] += 1
            else:
                self.hear(event, name, args)
        assert not taxes and not votes, (taxes, votes)
        self.compare(after)

    def hear(self, event, name, args):
        self.hear_of_cities(event, name, args)
        self.hear_of_votes(name, args)
        self.hear_of_battle(event, name, args)

    def compare(self, board):
        """The map and the pool are as the story says (WK-16.1, WK-16.6, WK-17.5)."""
        assert self.owner == {city: owner_in(board, city) for city in range(len(CITIES))}
        assert self.pool == board["pool"]

    # ------------------------------------------------------------------ cities and Influence

    def hear_of_cities(self, event, name, args):
        if name == "controls":
            self.owner[CITY_OF[args["city"]]] = args["seat"]
        elif name in ("razes", "razed-before"):
            self.owner[CITY_OF[args["city"]]] = RAZED
        elif name == "neutral":
            self.owner[CITY_OF[args["city"]]] = None
        elif name == "influence":
            self.pool = max(0, self.pool - args["influence"])
            if event.rule == "WK-17.3":
                self.upkeep(args["seat"], args["influence"])
        elif name == "last-round":
            assert self.pool == 0, event  # WK-17.6: these games have no other limit
        elif name == "round" and args["round"] > 1:
            assert not self.gained, ("WK-17.3: somebody went short", self.gained)
            self.gained = None

    def upkeep(self, seat, influence):
        """One for each city that is not besieged (WK-17.3, WK-17.4)."""
        besieged = {city for city in self.owner if self.is_besieged(city)}
        if self.gained is None:
            self.gained = Counter(
                owner for city, owner in self.owner.items() if isinstance(owner, int) and city not in besieged
            )
            self.gained = {who: many for who, many in self.gained.items() if self.stands(who)}
        assert self.gained.pop(seat) == influence, (seat, influence)
        self.read["influence"] += 1

    def is_besieged(self, city):
        """In Upkeep nobody comes or goes before the Influence is taken: before and after agree, unless the city changed hands."""
        return self.after["cities"][city]["besieger"] is not None

    def stands(self, seat):
        """Is the stronghold on the board? It may be rebuilt only later in Upkeep (WK-13.20, WK-17.14)."""
        return self.before["castles"][seat]["area"] is not None and self.after["castles"][seat]["area"] is not None

    # ------------------------------------------------------------------ Taxation

    def tax(self, board, seat):
        """WK-8.1, WK-8.2, WK-23.26"""
        total, famine = 0, bool(rules_for(board, None, "half_city_tax"))
        for city, owner in self.owner.items():
            if owner == seat and board["cities"][city]["besieger"] is None:
                income = FILE["cities"][city]["income"] + board["cities"][city]["fortified"]
                total += income // 2 if famine else income
        for entry in board["in_force"]:
            for effect in card_of(entry)["effect"]:
                if effect.get("when") == "taxation":
                    receiver = {"holder": entry["holder"], "chairman": board["chairman"]}[effect["who"]]
                    total += effect["amount"] * (receiver == seat)
        return total

    # ------------------------------------------------------------------ Assembly

    def votes(self, before, after):
        """What every attending baron receives (WK-9.1, WK-9.2, WK-24.18, WK-24.21, WK-24.29)."""
        found = {}
        for seat in range(self.seats):
            away = before["barons"][seat]["banned"] or after["barons"][seat]["banned"]
            if away or rules_for(before, seat, "no_attendance"):
                continue
            own = sum(self.owner[city] == seat for city in KINGDOM)
            votes = 1 + own * max([1, *rules_for(before, None, "city_votes")])
            votes = min([votes, *rules_for(before, None, "vote_cap")])
            found[seat] = votes + sum(held(before, seat, "extra_votes")) + sum(on_board(before, seat))
        return found

    def hear_of_votes(self, name, args):
        """The most Votes win; the Chairman decides among the tied and nowhere else (WK-9.13, WK-9.14)."""
        if name == "declares-for":
            self.tally[args["chosen_seat"]] += args["votes"]
        elif name in ("declares-aye", "declares-nay"):
            self.tally[name == "declares-aye"] += args["votes"]
        elif name == "breaks-tie":
            self.broken = True
        elif name in ("passed", "motion-passed", "awarded", "rejected", "motion-failed"):
            choice = args["seat"] if name == "awarded" else name in ("passed", "motion-passed")
            if self.tally:
                most = max(self.tally.values())
                first = [one for one in self.tally if self.tally[one] == most]
                assert choice in first and self.broken == (len(first) > 1), (name, args, self.tally)
                self.read["votes counted"] += 1
            self.tally, self.broken = Counter(), False

    # ------------------------------------------------------------------ battles

    def open_battle(self, frame, board, rows):
        """Both rows are drawn: one card for each full 100, two for a commander, ten at most (WK-12.13 to WK-12.15, WK-13.2)."""
        sides = [fighting(frame, board, "attacker"), fighting(frame, board, "defender")]
        commanders = frame["commanders"]
        wall = walls(frame, board)
        for side in range(2):
            strength = sum(max(0, army["strength"] - 100 * army["wounds"]) for army in sides[side])
            strength += 200 * (commanders[side] >= 0) + wall * (side == 1)
            assert len(rows[side]) == min(10, strength // 100), (side, strength, rows)
        armies = {commander: army_in(board, commander) for commander in commanders if commander >= 0}
        self.battle = {"commanders": commanders, "armies": armies, "spared": [False, False], "rows": [[], []]}
        self.battle["assault"] = frame["wall"] >= 0
        self.read["fate cards drawn"] += 1

    def spare(self, side, spared):
        self.battle["spared"][side] = spared

    def hear_of_battle(self, event, name, args):
        battle = self.battle
        if name in ("row", "row-neutral"):
            side = 0 if not battle["rows"][0] else 1
            battle["rows"][side] = [word.removeprefix("fate-") for word in args["results"]]
        elif name == "more-fate":
            battle["rows"][args["side"]].append(args["result"].removeprefix("fate-"))
        elif name in ("casualties", "casualties-neutral"):
            assert (args["attacker"], args["defender"]) == self.casualties(), (event, battle)
            self.read["casualties"] += 1
        elif name == "wound" and battle is not None:
            for army in battle["armies"].values():
                if army["noble"] == args["noble"]:
                    army["wounds"] = args["wounds"]
        elif name.startswith("victories-"):
            lead = self.victories(0) - self.victories(1)
            who = "even" if not lead else "attacker" if lead > 0 else "defender"
            assert name.split("-")[1] == who and args["lead"] == abs(lead), (event, battle)
            self.read["victories"] += 1

    def ability(self, side, shape):
        """Of an unexhausted commander whose baron did not switch it off (WK-12.12, WK-12.23)."""
        commander = self.battle["commanders"][side]
        if commander < 0 or commander % 5 != shape or self.battle["spared"][side]:
            return 0
        return int(not self.battle["armies"][commander]["exhausted"])

    def casualties(self):
        """Deals of the enemy less own prevents, never below none (WK-12.22)."""
        rows = self.battle["rows"]
        deals = [rows[side].count("deal") + self.ability(side, STAR) for side in range(2)]
        deals[0] += self.siege_works()
        prevents = [rows[side].count("prevent") + self.ability(side, SQUARE) for side in range(2)]
        return max(0, deals[1] - prevents[0]), max(0, deals[0] - prevents[1])

    def siege_works(self):
        """WK-24.28"""
        commander = self.battle["armies"][self.battle["commanders"][0]]
        if not self.battle["assault"] or commander["office"] is None or commander["exhausted"]:
            return 0
        effects = FILE["agendas"][commander["office"]]["effect"]
        return sum(effect["value"] for effect in effects if effect.get("rule") == "assault_extra_deal")

    def victories(self, side):
        """A triangle counts only while he is alive (WK-12.28)."""
        points = self.battle["rows"][side].count("victory")
        commander = self.battle["armies"].get(self.battle["commanders"][side])
        alive = commander is not None and 100 * commander["wounds"] < commander["strength"]
        return points + (self.ability(side, TRIANGLE) if alive else 0)


# ---------------------------------------------------------------------- reading the view


def owner_in(board, city):
    return RAZED if board["cities"][city]["razed"] else board["cities"][city]["owner"]


def held(board, seat, rule):
    """Values of a rule on the cards that a seat itself holds, and of those that hold for all."""
    return rules_for(board, seat, rule)


def on_board(board, seat):
    """The Votes of offices whose noble is on the board or at sea."""
    offices = [army["office"] for army in board["barons"][seat]["armies"] if army["area"] is not None]
    effects = [effect for office in offices if office is not None for effect in FILE["agendas"][office]["effect"]]
    return [effect["value"] for effect in effects if effect.get("rule") == "extra_votes_while_on_board"]


def army_in(board, army):
    found = dict(board["barons"][army // 5]["armies"][army % 5])
    shape = ("star", "square", "triangle", "circle")[army % 5]
    found["noble"] = f"noble-{FILE['barons'][board['barons'][army // 5]['house']]['id']}-{shape}"
    return found


def fighting(frame, board, side):
    """The attacker's chosen nobles; all the defender's armies in the area, and the garrison of an assaulted stronghold."""
    if side == "attacker":
        return [army_in(board, army) for army in frame["nobles"]]
    if frame["enemy"] == 6:
        return []
    armies = board["barons"][frame["enemy"]]["armies"]
    nobles = [army for army in armies[:4] if army["area"] == frame["area"] and not army["at_sea"]]
    return nobles + [armies[4]] * (frame["wall"] >= len(CITIES))


def walls(frame, board):
    """The current strength of what is assaulted (WK-1.10)."""
    if frame["wall"] < 0:
        return 0
    if frame["wall"] < len(CITIES):
        city = board["cities"][frame["wall"]]
        bonus = FILE["costs"]["fortify_strength_bonus"] if city["fortified"] else 0
        return max(0, FILE["cities"][frame["wall"]]["strength"] + bonus - 100 * city["breaches"])
    castle = board["castles"][frame["wall"] - len(CITIES)]
    return max(0, 400 - 100 * castle["breaches"])


# ---------------------------------------------------------------------- how far one can go


def ways(start, steps, shut):
    """All paths from there: one step on foot, or several along roads; not out of a besieged place of one's own
    (WK-11.1 to WK-11.5, WK-11.23, WK-11.24)."""
    found = [[start, area] for area in sorted(FOOT[start])]
    edge = [[start, area] for area in sorted(ROADS[start])]
    for _ in range(steps - 1):
        edge = [
            [*path, area]
            for path in edge
            if path[-1] not in shut
            for area in sorted(ROADS[path[-1]])
            if area not in path
        ]
        found += edge
    return found


# ---------------------------------------------------------------------- the fate cycle


def is_turned(before, after):
    """The same cards in the same order round, as if some had been drawn and put under the deck (WK-20.3)."""
    return any(before[turn:] + before[:turn] == after for turn in range(len(before)))


def after_battle(deck, rows, kept, extra, after, exact):
    """From the top: what was left, the attacker's discards, the defender's, then all that was shown, in any order (WK-20.11).

    Cards drawn since have turned the deck, unless it is `exact`.
    """
    left = deck[extra:]
    discards = [card for side in range(2) for place, card in enumerate(rows[side]) if place not in kept[side]]
    bundle = {card for side in range(2) for place, card in enumerate(rows[side]) if place in kept[side]} | {
        *deck[:extra]
    }
    for turn in range(1 if exact else len(after)):
        cycle = after[turn:] + after[:turn]
        if cycle[: len(left) + len(discards)] == left + discards and {*cycle[len(left) + len(discards) :]} == bundle:
            return True
    return False
