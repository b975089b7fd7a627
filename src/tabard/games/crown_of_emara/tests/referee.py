"""A second engine, written from the clauses alone: slow, plain, with words for everything and figures of its own.

It knows of the engine only the numbers by which moves name things, the names of the decisions, and the order in which nature is
asked. Prices are dictionaries, payments are found by trying all of them, a visit is a set of things done.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

from tabard.kernel import Move
from tabard.kernel.testing import Reading

Price = dict[str, int]

RESOURCES = ["wood", "stone", "cloth", "grain"]  # CE-1.3
CARDS = ["wood", "stone", "cloth", "grain", "ring", "sell", "step", "hire", "town"]  # CE-1.4
COUNTRY = ["forest", "field", "quarry", "mill"]  # CE-1.2
TOWN = ["castle", "cathedral", "site", "market"]
PLACES = COUNTRY + TOWN
YIELDS = {"mill": "cloth", "field": "grain", "quarry": "stone", "forest": "wood"}  # CE-7.1
HUTS: dict[str, list[Price]] = {  # CE-12.8
    "forest": [{"grain": 2}, {"grain": 1, "stone": 1}, {"grain": 1, "stone": 1, "cloth": 1}],
    "field": [{"cloth": 2}, {"cloth": 1, "wood": 1}, {"cloth": 1, "wood": 1, "stone": 1}],
    "quarry": [{"wood": 2}, {"wood": 1, "cloth": 1}, {"wood": 1, "cloth": 1, "grain": 1}],
    "mill": [{"stone": 2}, {"stone": 1, "grain": 1}, {"stone": 1, "grain": 1, "wood": 1}],
}
MASTERS = [  # CE-13.8 to CE-13.25, in the order of chapter 13 but for the Dressmaker, who comes before the Landlord
    *[
        "coin",
        "archivist",
        "goldsmith",
        "carpenter",
        "baker",
        "schoolmarm",
        "bailiff",
        "dressmaker",
        "landlord",
        "merchant",
    ],
    *[
        "chamberlain",
        "scholar",
        "mayoress",
        "steward",
        "abbess",
        "toolmaker",
        "christiaan",
        "marie",
        "carl",
        "frida",
        "gustave",
        "antoni",
    ],
]
MASTER_CP = [6, 2, 5, 1, 3, 3, 5, 5, 3, 2, 6, 3, 5, 5, 2, 2, 8, 8, 10, 12, 0, 0]
PRICES: list[Price] = [  # CE-13.28: reconstructed
    {"wood": 2, "cloth": 2},
    {"cloth": 2, "wood": 1},
    {"stone": 2, "cloth": 1, "grain": 1},
    {"wood": 2, "stone": 1},
    {"grain": 2, "wood": 1},
    {"cloth": 1, "grain": 1},
    {"stone": 2, "grain": 1, "wood": 1},
    {"grain": 2, "cloth": 1, "wood": 1},
    {"stone": 1, "cloth": 1, "grain": 1},
    {"stone": 1, "grain": 1},
    {"cloth": 2, "stone": 1, "wood": 1},
    {"stone": 2, "cloth": 1},
    {"grain": 2, "stone": 1},
    {"wood": 2, "grain": 1, "cloth": 1},
    {"grain": 1, "wood": 1},
    {"stone": 2, "wood": 1},
    {"wood": 2, "stone": 1, "grain": 1},
    {"cloth": 2, "grain": 1, "stone": 1},
    {"cloth": 2, "grain": 2, "wood": 1},
    {"grain": 3, "cloth": 2, "stone": 2},
    {"wood": 2, "stone": 2},
    {"wood": 2, "stone": 2, "cloth": 1},
]
IMMEDIATE: dict[str, Price] = {  # CE-13.8 to CE-13.11, CE-13.25
    "coin": {"coin": 1},
    "archivist": {"book": 2},
    "goldsmith": {"ring": 1},
    "carpenter": {"bp": 10},
    "gustave": {"bp": 12},
    "antoni": {"bp": 15},
}
RANK_PRICE = [(1, 1), (1, 1), (2, 1), (1, 2), (2, 2)]  # CE-11.6: coins, rings
RANK_CP = [[5, 4, 3, 2], [8, 7, 6, 5], [11, 10, 9, 8], [14, 13, 12, 11], [18, 17, 16, 15]]  # CE-11.7
TOKENS = [  # CE-9.6, CE-9.12: reconstructed
    *[("castle", "cp"), ("castle", "book"), ("castle", "coin")],
    *[("cathedral", "bp"), ("cathedral", "ring"), ("cathedral", "coin")],
    *[("market", "cp"), ("market", "bp"), ("market", "ring")],
    *[("site", "cp"), ("site", "bp"), ("site", "book")],
]
REWARD = {"cp": 3, "bp": 5, "book": 1, "ring": 1, "coin": 1}
EVENTS = (  # CE-14.1 to CE-14.15, with the start printed on each card (reconstructed)
    ("forest", 25, "forest", "castle"),
    ("harvest", 35, "field", "market"),
    ("shores", 30, "quarry", "cathedral"),
    ("wool", 20, "mill", "site"),
    ("famine", 25, "field", "cathedral"),
    ("alms", 30, "forest", "market"),
    ("lore", 20, "quarry", "castle"),
    ("winter", 35, "mill", "cathedral"),
    ("merchants", 25, "quarry", "market"),
    ("summer", 20, "forest", "site"),
    ("pious", 30, "forest", "cathedral"),
    ("court", 35, "field", "castle"),
    ("people", 25, "mill", "castle"),
    ("labour", 30, "field", "site"),
)
GAINS = {"forest": "wood", "harvest": "grain", "shores": "stone", "wool": "cloth"}
BOOK_CP = {1: 3, 2: 6, 3: 10, 4: 15, 5: 21}  # CE-8.7


class Player:
    def __init__(self, bp: int) -> None:
        self.has: dict[str, int] = dict.fromkeys([*RESOURCES, "bread", "book", "coin", "ring"], 0)
        self.cp, self.bp = 0, bp
        self.at: list[str] = []  # of each Councilor
        self.hand: set[str] = set()
        self.pile: list[str] = []
        self.slots: list[str | None] = [None, None, None]
        self.masters: set[str] = set()
        self.titles: list[int] = []
        self.tokens: set[int] = set()


class Moment:
    """What a menu has to remember: things done, and the direction of the latest swap (CE-13.19)."""

    def __init__(self) -> None:
        self.done: set[str] = set()
        self.swap: str | None = None


class Referee:
    def __init__(self, seats: int, seed: int, options: dict[str, Any]) -> None:
        self.dice = random.Random(seed)
        self.log: list[int] = []
        self.seats, self.options = seats, options
        self.solo = seats == 1
        self.round = 0
        self.victoria = 0

    # ------------------------------------------------------------------ nature

    def below(self, sides: int) -> int:
        self.log.append(self.dice.randrange(sides))
        return self.log[-1]

    def shuffle(self, things: list[Any]) -> list[Any]:
        pile = list(things)
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return pile

    # ------------------------------------------------------------------ set-up

    def set_up(self) -> None:
        mixed = self.options.get("layout") == "mixed"  # CE-17.1, otherwise CE-2.1 and CE-2.2
        tiles = self.shuffle(PLACES) if mixed else self.shuffle(COUNTRY) + self.shuffle(TOWN)
        self.circles = [tiles[:4], tiles[4:]]
        self.set_markers()
        self.favors = self.shuffle(list(range(12)))  # CE-2.9; the last is on top
        self.discard: list[int] = []
        a = self.shuffle(MASTERS[:16])
        self.offer: dict[str, list[str | None]] = {place: [a[2 * n], a[2 * n + 1]] for n, place in enumerate(TOWN)}
        self.b = self.shuffle(MASTERS[16:])
        cards = [card for card in EVENTS if not (self.solo and card[0] == "winter")]  # CE-16.6
        self.events = self.shuffle(cards)
        self.first = self.below(self.seats) if self.seats > 1 else 0
        self.taken = [0] * 5
        self.huts: dict[str, list[int | None]] = {place: [None, None, None] for place in COUNTRY}
        self.players = [Player(self.start_number()) for _ in range(self.seats)]

    def start_number(self) -> int:
        """CE-2.16, CE-2.17, CE-16.7"""
        if self.options.get("solo") == "campaign":
            return int(self.options.get("campaign_start", 40))
        if self.options.get("buildings_start") == "first_game_35":
            return 35
        if self.options.get("buildings_start") == "custom":
            return int(self.options.get("custom_buildings_start", 35))
        return int(self.events[-1][1])

    def set_markers(self) -> None:
        """CE-2.4 to CE-2.8, CE-8.19 to CE-8.21, CE-16.4, CE-16.5: what is still to come, and at last the printed value."""
        costs = [1, 1, 2, 2, 3] if self.seats == 4 else [1, 1, 2, 3]
        self.marker: dict[str, list[int]] = {}
        for resource in RESOURCES:
            self.marker["donation " + resource] = list(costs)
            self.marker["gift " + resource] = list(costs)
        if self.seats <= 2:
            for name in ("donation wood", "donation grain", "gift stone", "gift cloth"):
                self.marker[name] = [2, 3]
        four = self.seats in (1, 4)
        self.marker["stone"] = [4, 3, 3, 2, 1] if four else [4, 3, 2, 1]
        self.marker["bread"] = [6, 5, 5, 4, 3] if four else [6, 5, 5, 3]
        if self.seats == 2:
            del self.marker["stone"][0], self.marker["bread"][0]

    def turn(self, marker: str) -> int:
        """The value that holds, and the marker is turned (CE-8.16, CE-8.17, CE-8.22)."""
        row = self.marker[marker]
        return row.pop(0) if len(row) > 1 else row[0]

    # ------------------------------------------------------------------ the game

    def game(self) -> Reading:
        self.set_up()
        yield from self.start()
        for seat in self.order():
            self.new_pile(self.players[seat])
        self.draw()
        for _ in range(6):
            yield from self.play_round()
        for seat in self.order():
            yield from self.split(seat)

    def order(self) -> list[int]:
        return [(self.first + n) % self.seats for n in range(self.seats)]

    def event(self) -> str:
        return str(self.events[-1][0]) if self.round else ""

    def ask(self, what: str, seat: int, moves: list[Move]) -> Reading:
        move: Move = (yield what, {seat: moves})[1]
        return move

    def start(self) -> Reading:
        first = self.players[self.first]
        first.at = [str(self.events[-1][2]), str(self.events[-1][3])]
        homes = [next(n for n in (0, 1) if place in self.circles[n]) for place in first.at]
        if homes[0] == homes[1]:  # CE-17.3
            other = self.circles[1 - homes[0]]
            moves = [("start_place", which, PLACES.index(place)) for which in (0, 1) for place in other]
            move = yield from self.ask("StartPlace", self.first, moves)
            first.at[move[1]] = PLACES[move[2]]
        first.at.sort(key=lambda place: place in self.circles[1])
        for behind, seat in enumerate(self.order()):  # CE-2.18, CE-2.24
            steps = behind if self.options.get("start_placement") == "staggered" else 0
            self.players[seat].at = [self.ahead(place, steps) for place in first.at]
        for seat in self.order():
            if self.options.get("layout") == "mixed":  # CE-17.2
                move = yield from self.ask("StartResource", seat, [("start_resource", n) for n in range(4)])
                self.players[seat].has[RESOURCES[move[1]]] += 1
            else:  # CE-2.19
                self.players[seat].has[YIELDS[self.players[seat].at[0]]] += 1

    def ahead(self, place: str, steps: int) -> str:
        circle = next(circle for circle in self.circles if place in circle)
        return str(circle[(circle.index(place) + steps) % 4])

    def new_pile(self, player: Player) -> None:
        if self.options.get("hand") == "unlimited_choice":  # CE-17.6
            player.hand = set(CARDS)
        else:
            player.pile = self.shuffle(CARDS)

    def draw(self) -> None:
        if self.options.get("hand") != "unlimited_choice":
            for player in self.players:
                player.hand = {player.pile.pop() for _ in range(3)}

    def play_round(self) -> Reading:
        self.round += 1
        self.events.pop()  # CE-3.3
        for player in self.players:
            if self.event() in GAINS:  # CE-14.1 to CE-14.4
                player.has[GAINS[self.event()]] += 1
        for _ in range(3):  # CE-3.5
            for seat in self.order():
                yield from self.take_turn(seat)
        if self.event() in ("famine", "alms", "lore"):
            for seat in self.order():  # CE-3.7
                yield from self.end_of_round(seat)
        if self.solo:
            self.victoria_step()
        if self.round < 6:  # CE-3.15
            self.clear_up()

    def clear_up(self) -> None:
        """CE-3.8 to CE-3.11"""
        self.first = (self.first + 1) % self.seats
        for player in self.players:
            player.slots = [None, None, None]
        if self.round == 3:
            for seat in self.order():
                self.new_pile(self.players[seat])
        self.draw()

    def victoria_step(self) -> None:
        """CE-16.9, CE-16.10"""
        if self.round >= 2:
            self.victoria += self.turn("stone") + self.turn("bread")
        if 2 <= self.round <= 5:
            rank = self.round - 2
            self.victoria += RANK_CP[rank][self.taken[rank]]
            self.taken[rank] += 1

    # ------------------------------------------------------------------ points and payments

    def homes(self, player: Player, points: int) -> None:
        """One gain of BP (CE-13.30, CE-14.16)."""
        change = {"winter": -1, "summer": 2}.get(self.event(), 0) + (2 if "toolmaker" in player.masters else 0)
        player.bp += max(0, points + change)

    def gain(self, player: Player, gains: Price) -> None:
        for thing, number in gains.items():
            if thing == "cp":
                player.cp += number
            elif thing == "bp":
                self.homes(player, number)
            else:
                player.has[thing] += number

    def fixed(self, player: Player, price: Price, off: int = 0, scholar: bool = False) -> list[tuple[int, ...]]:
        """CE-10.8, CE-10.9"""
        due = max(0, sum(price.values()) - off)
        most = [min(player.has[r], due if scholar else price.get(r, 0)) for r in RESOURCES]
        return self.sums(due, [*most, player.has["coin"]])

    def any_kind(self, player: Player, number: int, coins: int, but: str = "") -> list[tuple[int, ...]]:
        """CE-10.10, CE-10.13"""
        return self.sums(number, [0 if r == but else player.has[r] for r in RESOURCES] + [coins])

    def sums(self, due: int, most: list[int]) -> list[tuple[int, ...]]:
        return [paid for paid in product(*[range(min(m, due) + 1) for m in most]) if sum(paid) == due]

    def pay(self, seat: int, ways: list[tuple[int, ...]]) -> Reading:
        assert ways
        paid = ways[0]
        if len(ways) > 1:  # CE-19.15
            move = yield from self.ask("Pay", seat, [("pay", *way) for way in ways])
            paid = move[1:]
        for thing, number in zip([*RESOURCES, "coin"], paid, strict=True):
            self.players[seat].has[thing] -= number

    def swaps(self, player: Player, moment: Moment) -> list[Move]:
        """CE-13.19"""
        if "chamberlain" not in player.masters:
            return []
        ways = [("ring_to_coin", "ring"), ("coin_to_ring", "coin")]
        return [(verb,) for verb, give in ways if player.has[give] and moment.swap in (None, verb)]

    def swap(self, player: Player, moment: Moment, verb: str) -> None:
        give, take = verb.split("_to_")
        player.has[give] -= 1
        player.has[take] += 1
        moment.swap = verb

    # ------------------------------------------------------------------ a turn

    def take_turn(self, seat: int) -> Reading:
        player = self.players[seat]
        free = [slot for slot in range(3) if player.slots[slot] is None]
        moves = [("card", CARDS.index(card), slot) for card in player.hand for slot in free]
        move = yield from self.ask("PlayCard", seat, moves)
        card, slot = CARDS[move[1]], move[2]
        player.hand.remove(card)
        player.slots[slot] = card
        moment = Moment()
        if card in (*RESOURCES, "ring"):  # CE-4.17
            player.has[card] += 1
            moment.done.add("card")
        while True:
            move = yield from self.ask("TurnMenu", seat, list(self.turn_moves(player, seat, card, moment)))
            verb = str(move[0])
            if verb == "end_turn":
                return
            if "_to_" in verb:
                self.swap(player, moment, verb)
                continue
            moment.swap = None
            yield from self.turn_action(player, seat, slot + 1, moment, move)

    def turn_moves(self, player: Player, seat: int, card: str, moment: Moment) -> Iterator[Move]:
        """CE-19.9"""
        if "card" not in moment.done:
            yield from self.card_moves(player, seat, card)
        if "walk" not in moment.done:
            yield from [("walk", 0), ("walk", 1)]
        if "rise" not in moment.done and len(player.titles) < 5:
            coins, rings = RANK_PRICE[len(player.titles)]
            if player.has["coin"] >= coins and player.has["ring"] >= rings:
                yield ("rise",)
        if "craftsman" not in moment.done:
            yield from [("craftsman", hut) for hut in self.huts_for(player, seat, 0)]
        if "master" not in moment.done:
            yield from [("master", MASTERS.index(master)) for master in self.masters_for(player, 0)]
        yield from self.abilities(player, moment)
        yield from self.swaps(player, moment)
        if "walk" in moment.done and ("card" in moment.done or card != "step"):  # CE-4.9
            yield ("end_turn",)

    def card_moves(self, player: Player, seat: int, card: str) -> Iterator[Move]:
        held = sum(player.has[r] for r in RESOURCES)
        if card == "sell":
            yield from [("sell", way) for way, number in enumerate((1, 3)) if held >= number]
        elif card == "step":
            yield from [("extra_step", 0), ("extra_step", 1)]
        elif card == "town":
            yield from [("town_action", n) for n in range(4, 8)]
        else:
            yield from [("cheap_craftsman", hut) for hut in self.huts_for(player, seat, 1)]
            yield from [("cheap_master", MASTERS.index(master)) for master in self.masters_for(player, 1)]

    def there(self, player: Player, place: str) -> bool:
        return place in player.at or "steward" in player.masters

    def huts_for(self, player: Player, seat: int, off: int) -> list[int]:
        placed = sum(huts.count(seat) for huts in self.huts.values())
        found = []
        for hut, (place, number) in enumerate(product(COUNTRY, range(3))):
            free = placed < 4 and self.huts[place][number] is None and self.there(player, place)
            if free and self.fixed(player, HUTS[place][number], off, "scholar" in player.masters):
                found.append(hut)
        return found

    def master_ways(self, player: Player, master: str, off: int) -> list[tuple[int, ...]]:
        off += self.event() == "labour"  # CE-14.15
        return self.fixed(player, PRICES[MASTERS.index(master)], off, "scholar" in player.masters)

    def masters_for(self, player: Player, off: int) -> list[str]:
        offer = [(place, master) for place in TOWN for master in self.offer[place] if master]
        return [m for place, m in offer if self.there(player, place) and self.master_ways(player, m, off)]

    def abilities(self, player: Player, moment: Moment) -> Iterator[Move]:
        for master in player.masters - moment.done:
            for way in range(4):
                found = self.service(player, master, way)
                if found and found[0]:
                    yield ("ability", MASTERS.index(master), way)

    def service(self, player: Player, master: str, way: int) -> tuple[list[tuple[int, ...]], Price, Price] | None:
        """Payments in resources, what else is given, what is gained (CE-13.12 to CE-13.17); None: there is no such use."""
        coins, cloth = player.has["coin"], {"cloth": 1}
        if master == "baker" and way < 2:
            return self.fixed(player, {"cloth": 1, "grain": way + 1}), {}, {"bread": way + 1}
        if master == "schoolmarm" and way == 0:
            return self.any_kind(player, 2, coins), {}, {"book": 1}
        if master == "bailiff" and way == 0:
            return [(0, 0, 0, 0, 0)] if player.has["ring"] else [], {"ring": 1}, {"bp": 5}
        if master == "landlord" and way == 0:
            points = int(self.options.get("landlord_building_points", "3"))
            return self.fixed(player, cloth) if player.cp else [], {"cp": 1}, {"bp": points}
        if master == "dressmaker" and way == 0:
            return self.fixed(player, cloth), {}, {"cp": 2}
        if master == "merchant":
            return self.any_kind(player, 1, coins, RESOURCES[way]), {}, {RESOURCES[way]: 1}
        return None

    def turn_action(self, player: Player, seat: int, steps: int, moment: Moment, move: Move) -> Reading:
        verb, number = str(move[0]), int(move[1]) if len(move) > 1 else 0
        if verb in ("walk", "extra_step"):
            moment.done.add("walk" if verb == "walk" else "card")
            player.at[number] = self.ahead(player.at[number], steps if verb == "walk" else 1)
            yield from self.visit(player, seat, player.at[number])
        elif verb == "town_action":
            moment.done.add("card")
            yield from self.visit(player, seat, PLACES[number])
        elif verb == "sell":
            moment.done.add("card")
            yield from self.pay(seat, self.any_kind(player, (1, 3)[number], 0))
            player.has["coin"] += number + 1
        elif verb == "rise":
            moment.done.add("rise")
            self.rise(player)
        elif verb == "ability":
            master = MASTERS[number]
            moment.done.add(master)
            found = self.service(player, master, int(move[2]))
            assert found
            yield from self.pay(seat, found[0])
            player.cp -= found[1].get("cp", 0)
            player.has["ring"] -= found[1].get("ring", 0)
            self.gain(player, found[2])
        else:
            yield from self.hire(player, seat, moment, verb, number)

    def rise(self, player: Player) -> None:
        """CE-11.2, CE-11.3"""
        rank = len(player.titles)
        player.has["coin"] -= RANK_PRICE[rank][0]
        player.has["ring"] -= RANK_PRICE[rank][1]
        player.titles.append(RANK_CP[rank][self.taken[rank]])
        self.taken[rank] += 1
        player.cp += player.titles[-1] + (2 if self.event() == "court" else 0)

    def hire(self, player: Player, seat: int, moment: Moment, verb: str, number: int) -> Reading:
        cheap = verb.startswith("cheap")
        moment.done.add("card" if cheap else verb)
        if verb.endswith("craftsman"):
            place, hut = COUNTRY[number // 3], number % 3
            yield from self.pay(seat, self.fixed(player, HUTS[place][hut], cheap, "scholar" in player.masters))
            self.huts[place][hut] = seat
            player.cp += sum(huts.count(seat) for huts in self.huts.values())  # CE-12.4
            return
        master = MASTERS[number]
        yield from self.pay(seat, self.master_ways(player, master, cheap))
        player.masters.add(master)
        place = next(place for place in TOWN if master in self.offer[place])
        self.offer[place][self.offer[place].index(master)] = self.b.pop() if self.b else None  # CE-13.3
        player.cp += MASTER_CP[number]
        self.gain(player, IMMEDIATE.get(master, {}))

    # ------------------------------------------------------------------ visits

    def visit(self, player: Player, seat: int, place: str) -> Reading:
        if place in COUNTRY:
            yield from self.countryside(player, seat, place)
            return
        moment, ready = Moment(), {token for token in player.tokens if TOKENS[token][0] == place}  # CE-9.9
        while True:
            moves = list(self.visit_moves(player, place, moment))
            moves += [("token", token) for token in ready] + self.swaps(player, moment) + [("leave",)]
            move = yield from self.ask("Visit", seat, moves)
            verb = str(move[0])
            if verb == "leave":
                return
            if "_to_" in verb:
                self.swap(player, moment, verb)
                continue
            moment.swap = None
            if verb == "token":
                ready.remove(move[1])
                player.tokens.remove(move[1])
                self.discard.append(move[1])
                self.gain(player, {TOKENS[move[1]][1]: REWARD[TOKENS[move[1]][1]]})
            else:
                moment.done.add("again" if verb in moment.done else verb)
                yield from self.visit_action(player, seat, verb, int(move[1]) if len(move) > 1 else 0)

    def visit_moves(self, player: Player, place: str, moment: Moment) -> Iterator[Move]:
        """CE-8.1 to CE-8.11"""
        has, done = player.has, moment.done
        if place == "cathedral" and "donate" not in done:
            yield from [("donate", n) for n, r in enumerate(RESOURCES) if self.marked(player, "donation", r)]
        if place == "castle" and "gift" not in done:
            yield from [("gift", n) for n, r in enumerate(RESOURCES) if self.marked(player, "gift", r)]
        if place == "castle" and "castle_book" not in done and has["book"]:
            yield ("castle_book",)
        if place == "market" and ("market_sale" not in done or (self.event() == "merchants" and "again" not in done)):
            yield from [("market_sale", n) for n, r in enumerate(RESOURCES) if has[r]]
        if place == "market" and "market_books" not in done:
            yield from [("market_books", n) for n in BOOK_CP if n <= has["book"]]
        if place == "site" and "deliver_stone" not in done and self.fixed(player, {"stone": 1}):
            yield ("deliver_stone",)
        if place == "site" and "deliver_bread" not in done:
            yield from [("deliver_bread", n) for n in (1, 2, 3) if n <= has["bread"]]
        if place == "site" and "deliver_wood" not in done:
            yield from [("deliver_wood", n) for n in (1, 3) if self.fixed(player, {"wood": n})]

    def marked(self, player: Player, kind: str, resource: str) -> list[tuple[int, ...]]:
        return self.fixed(player, {resource: self.marker[f"{kind} {resource}"][0]})

    def visit_action(self, player: Player, seat: int, verb: str, number: int) -> Reading:
        if verb == "donate":
            yield from self.pay(seat, self.marked(player, "donation", RESOURCES[number]))
            self.turn("donation " + RESOURCES[number])
            player.has["book"] += 2 if "abbess" in player.masters else 1
            player.cp += 3 if self.event() == "pious" else 0
            yield from self.favor(player, seat)
        elif verb == "gift":
            yield from self.pay(seat, self.marked(player, "gift", RESOURCES[number]))
            self.turn("gift " + RESOURCES[number])
            player.has["ring"] += 1
            player.cp += (3 if self.event() == "people" else 0) + (2 if "mayoress" in player.masters else 0)
        elif verb == "castle_book":
            player.has["book"] -= 1
            self.homes(player, 5)
        elif verb == "market_sale":
            player.has[RESOURCES[number]] -= 1
            player.has["coin"] += 1
        elif verb == "market_books":
            player.has["book"] -= number
            player.cp += BOOK_CP[number]
        elif verb == "deliver_stone":
            yield from self.pay(seat, self.fixed(player, {"stone": 1}))
            player.cp += self.turn("stone")
            self.homes(player, 5)
        elif verb == "deliver_bread":
            player.has["bread"] -= number
            player.cp += number * self.turn("bread")
        else:
            yield from self.pay(seat, self.fixed(player, {"wood": number}))
            self.homes(player, {1: 5, 3: 10}[number])

    def favor(self, player: Player, seat: int) -> Reading:
        """CE-9.1, CE-9.4, CE-9.13, CE-9.15"""
        drawn: list[int] = []
        while len(drawn) < 3:
            if not self.favors and self.discard:
                self.favors, self.discard = self.shuffle(sorted(self.discard)), []
            if not self.favors:
                break
            drawn.append(self.favors.pop())
        if not drawn:
            return
        kept = drawn[0]
        if len(drawn) > 1:
            move = yield from self.ask("KeepToken", seat, [("keep", token) for token in drawn])
            kept = move[1]
        player.tokens.add(kept)
        self.discard += sorted(token for token in drawn if token != kept)
        if not self.favors and self.discard:
            self.favors, self.discard = self.shuffle(sorted(self.discard)), []

    def countryside(self, player: Player, seat: int, place: str) -> Reading:
        """CE-7.1, CE-7.7"""
        grain, good, hands = player.has["grain"], YIELDS[place], self.huts[place].count(seat)
        player.has[good] += 1
        if not hands:
            return
        moves = []
        for t, b, k in product(range(hands + 1), repeat=3):
            fresh = 1 + t if place == "field" else 0
            if t + b <= hands and k <= b and k <= player.has["coin"] and b - k <= grain + fresh:
                moves.append(("work", t, b, k))
        move = yield from self.ask("Craftsmen", seat, moves)
        t, b, k = move[1:]
        player.has[good] += t
        player.has["bread"] += b
        player.has["grain"] -= b - k
        player.has["coin"] -= k

    # ------------------------------------------------------------------ the end of a round and of the game

    def end_of_round(self, seat: int) -> Reading:
        """CE-14.5 to CE-14.8"""
        player, moment = self.players[seat], Moment()
        offers: dict[str, list[tuple[Price, Price]]] = {
            "famine": [({"grain": 1}, {"cp": 3}), ({"grain": 2}, {"cp": 5}), ({"ring": 1}, {"cp": 5})],
            "alms": [({"coin": 1}, {"cp": 4}), ({"ring": 1}, {"cp": 4})],
            "lore": [({"book": 1}, {"bp": 5}), ({"ring": 1}, {"bp": 5})],
        }
        while True:
            ways = offers[self.event()]
            moves: list[Move] = [("contribute", n) for n, way in enumerate(ways) if self.affords(player, way[0])]
            moves += self.swaps(player, moment)
            if not moves and moment.swap is None:
                return
            move = yield from self.ask("EventOffer", seat, [*moves, ("decline",)])
            if "_to_" in str(move[0]):
                self.swap(player, moment, str(move[0]))
                continue
            if move[0] == "contribute":
                price, gains = ways[move[1]]
                if "grain" in price:
                    yield from self.pay(seat, self.fixed(player, price))
                else:
                    player.has[next(iter(price))] -= 1
                self.gain(player, gains)
            return

    def affords(self, player: Player, price: Price) -> bool:
        if "grain" in price:  # CE-10.2
            return bool(self.fixed(player, price))
        return all(player.has[good] >= number for good, number in price.items())

    def split(self, seat: int) -> Reading:
        """CE-15.2 to CE-15.4"""
        player = self.players[seat]
        has = player.has
        points = 2 * has["ring"] + has["coin"] + len(player.tokens) + has["book"] + has["bread"]
        points += sum(has[r] for r in RESOURCES) // 2
        if points:
            move = yield from self.ask("Split", seat, [("split", n) for n in range(points + 1)])
            player.cp += move[1]
            player.bp += points - move[1]
