"""A second engine for ERA, written from the clauses alone: slow, plain, without frames."""

import random

from .grid import BUILDINGS, COLOURS, DATA, NAMES, RESOURCES, Domain, cost, placements, sheet

DONE = ("done",)
START = {track["id"]: track["start"] for track in DATA["track"]}
MOST = {track["id"]: track["max"] or 10**6 for track in DATA["track"]}
FACES = {die["id"]: die["faces"] for die in DATA["die"]}
MODES = {mode["id"]: mode for mode in DATA["mode"]}
OPTIONAL = [id for id, entry in BUILDINGS.items() if entry["group"] != "always"]


class Referee:
    def __init__(self, seats, seed, **options):
        self.seats, self.options = seats, options
        self.dice = random.Random(seed)
        self.log = []

    # ------------------------------------------------------------------ nature

    def below(self, sides):
        answer = self.dice.randrange(sides)
        self.log.append(answer)
        return answer

    def shuffled(self, things):
        pile = list(things)
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return pile

    # ------------------------------------------------------------------ the mode

    def set_mode(self):
        options = self.options
        self.mode = options.get("mode", "usual")
        if self.mode == "usual":
            self.mode = "solo" if self.seats == 1 else "scenario_1"  # ERA-25.8
        self.solo, self.peaceful = self.mode == "solo", options.get("peaceful", False)
        mode = MODES[self.mode]
        if self.mode == "own":  # ERA-25.3, ERA-25.6
            self.river = {"nobody": "no", "everybody": "all", "secret": "secret"}[options.get("river", "everybody")]
            self.roads = options.get("roads", True)
            both = {"nothing": [], "treachery": ["treachery"], "flood": ["flood"], "both": ["treachery", "flood"]}
            self.three = both[options.get("three_skulls", "both")]
            self.bridges = self.roads and self.river != "no"
            self.gates = self.roads or self.river != "no"
        else:
            self.river, self.roads, self.three = mode["river"], mode["roads"], mode["three_skulls"]
            self.bridges, self.gates = mode["bridges"], mode["gates"]
        self.types = self.choose_types(mode)

    def choose_types(self, mode):
        kind = self.options.get("types", "usual")
        box = {"keep", "armory"} if self.peaceful else set()  # ERA-25.7
        always = [id for id, entry in BUILDINGS.items() if entry["group"] == "always" and id not in box]
        if kind == "chosen":
            return always + [id for id in OPTIONAL if id in self.options["chosen"]]
        if kind == "usual" and "buildings" in mode:
            return [id for id in mode["buildings"] if id not in box]
        left_out = {*box, *mode.get("left_out", []), *(["wharf"] if self.river == "no" else [])}
        drawn = []
        for group in ("base", "expansion"):  # ERA-21.1
            pool = [id for id in OPTIONAL if BUILDINGS[id]["group"] == group and id not in left_out]
            drawn += self.shuffled(pool)[:4]
        return always + [id for id in OPTIONAL if id in drawn]

    def pieces_in_play(self):
        roads = [f"road_{n}" for n in range(2, 6)] if self.roads else []
        return [*[f"wall_{n}" for n in range(1, 6)], *roads, *["bridge"] * self.bridges, *["gate"] * self.gates]

    def count(self, name):
        if name in BUILDINGS:
            return BUILDINGS[name][{1: "count_solo", 2: "count_2p"}.get(self.seats, "count")]
        kind, _, length = name.partition("_")
        if kind in ("wall", "road"):
            return next(entry["count"] for entry in DATA[kind]["lengths"] if entry["length"] == int(length))
        return DATA[name]["count"]

    # ------------------------------------------------------------------ the game

    def game(self):
        self.set_mode()
        tiles = ["scorched_area"] * ("treachery" in self.three) + ["flood"] * ("flood" in self.three)
        self.supply = {name: self.count(name) for name in [*self.types, *self.pieces_in_play(), *tiles]}
        self.tracks = [dict(START) for _ in range(self.seats)]
        self.domains = [Domain() for _ in range(self.seats)]
        self.turned, self.round, self.philip, self.left = [], 0, [], {}
        yield from self.layout()
        self.first = self.below(self.seats) if self.seats > 1 else 0
        self.hand_out_dice()
        while True:
            self.round += 1
            last = yield from self.play_round()
            self.hand_out_dice()
            if last or self.ended():
                return
            self.first = (self.first + 1) % self.seats

    def ended(self):
        if self.solo:
            return self.round == 8
        shift = {"shorter": -1, "normal": 0, "longer": 1}[self.options.get("length", "normal")]
        return len(self.turned) >= (5 if self.seats == 4 else 3) + shift or self.round == 40

    def order(self, start):
        return [(start + n) % self.seats for n in range(self.seats)]

    def opponents(self, seat):
        return [seat] if self.solo else self.order(seat)[1:]

    def hand_out_dice(self):
        """ERA-4.4."""
        self.hands = []
        for domain in self.domains:
            counts = dict.fromkeys(COLOURS, 0)
            for name, _ in domain.buildings():
                if "gives_die" in BUILDINGS[name]:
                    counts[BUILDINGS[name]["gives_die"]] += 1
            self.hands.append([(n, number) for n, die in enumerate(COLOURS) for number in range(counts[die])])

    # ------------------------------------------------------------------ layout (ERA-3)

    def layout(self):
        tiles = {1: 3, 2: 2, 3: 1, 4: 0}[self.seats]
        wet, dry = [], []
        if self.river != "no":
            wet = ["river", *["flood"] * (tiles if "flood" in self.three else 0)]
        dry = ["scorched_area"] * (tiles if "treachery" in self.three else 0) + ["wall_4"] * 3 + ["farm"]
        dry += ["joinery"] * (self.mode == "scenario_3") + ["longhouse"] * 3
        for name in [*wet, *dry, *([] if self.peaceful else ["keep"])]:
            if name in self.supply and name != "joinery":
                self.supply[name] -= self.seats
        if not self.peaceful:
            for domain in self.domains:
                domain.pieces.append(("keep", frozenset({(7, 7), (7, 8), (8, 7), (8, 8)})))  # ERA-3.11
        drafts = {seat: [] for seat in range(self.seats)}
        while any(not draft or draft[-1] != DONE for draft in drafts.values()):
            asked = {
                seat: self.draft_moves(seat, drafts[seat], wet, dry) for seat in drafts if DONE not in drafts[seat]
            }
            seat, move = yield "LayOut", asked
            drafts[seat].append(move)
        for seat, draft in drafts.items():
            self.domains[seat].pieces += self.laid(draft)
        dry = not any(domain.water for domain in self.domains)
        if self.river == "secret" and not self.solo and dry and "wharf" in self.types:  # ERA-21.9
            self.types = [id for id in self.types if id != "wharf"]
            self.supply["wharf"] = self.supply["flood"] = 0

    def laid(self, draft):
        return [(NAMES[move[1]], cells_at(NAMES[move[1]], move[2], move[3])) for move in draft if move[0] == "lay"]

    def draft_moves(self, seat, draft, wet, dry):
        order = dry if ("no_river",) in draft else [*wet, *dry]
        laid = self.laid(draft)
        if len(laid) == len(order):
            return [DONE]
        name = order[len(laid)]
        domain = Domain([*self.domains[seat].pieces, *laid])
        moves = [("lay", NAMES.index(name), *place) for place in domain.start_places(name)]
        return [*moves, ("no_river",)] if name == "river" and self.river == "secret" else moves

    # ------------------------------------------------------------------ a round

    def play_round(self):
        yield from self.roll()
        for seat in self.order(self.first):
            yield from self.quills(seat)
        for seat in range(self.seats):
            self.collect(seat)
            self.feed(seat)
        for seat in self.order(self.first):
            yield from self.disaster(seat)
        full = self.mode == "grand" and not self.ended() and any(self.is_full(domain) for domain in self.domains)
        for seat in self.order(self.first):
            yield from self.build(seat)
        if self.solo:
            yield from self.solo_extort()
        elif not self.peaceful:
            for seat in self.order(self.first):
                yield from self.extort(seat)
        for seat in self.order(self.first):
            yield from self.fairs(seat)
        return full

    def symbols(self, seat, kind):
        return sum(FACES[COLOURS[die[0]]][face].get(kind, 0) for die, face in self.faces[seat].items())

    def roll(self):
        """ERA-5.1 to ERA-5.8, ERA-5.18."""
        self.faces = [{die: self.below(6) for die in hand} for hand in self.hands]
        for number, what in enumerate(("Reroll", "RerollLast")):
            answers = {seat: [] for seat in range(self.seats) if self.hands[seat]}
            while any(DONE not in answer for answer in answers.values()):
                asked = {
                    seat: self.reroll_moves(seat, answer, number == 0)
                    for seat, answer in answers.items()
                    if DONE not in answer
                }
                seat, move = yield what, asked
                answers[seat].append(move)
            for seat, answer in answers.items():
                for move in answer[:-1]:
                    die = (move[1] // 20, move[1] % 20)
                    self.faces[seat][die] = move[2] if move[0] == "set" else self.below(6)
        if self.solo:  # ERA-23.7
            self.philip = [(0, self.below(6)), (1, self.below(6)), (1, self.below(6))]
            self.left = {kind: self.philip_shows(kind) for kind in RESOURCES}

    def philip_shows(self, kind):
        return sum(FACES[COLOURS[colour]][face].get(kind, 0) for colour, face in self.philip)

    def reroll_moves(self, seat, answer, first):
        turned = {move[1]: move[2] for move in answer if move[0] == "set"}
        named = [move[1] for move in answer if move[0] == "reroll"]
        moves = [DONE]
        for (colour, number), face in self.faces[seat].items():
            die = colour * 20 + number
            skull = [index for index, symbols in enumerate(FACES[COLOURS[colour]]) if "skull" in symbols]
            spare = first and not named and len(turned) < self.domains[seat].count("monastery")
            if spare and die not in turned and face not in skull:
                moves += [("set", die, other) for other in range(6)]
            if die not in named and turned.get(die, face) not in skull:
                moves.append(("reroll", die))
        return moves

    def quills(self, seat):
        """ERA-5.9 to ERA-5.16."""
        chapels, spent = self.domains[seat].count("chapel"), set()
        while True:
            dice = list(self.faces[seat])
            moves = []
            for die in dice:
                if "quill" in FACES[COLOURS[die[0]]][self.faces[seat][die]] and die not in spent:
                    moves += [("quill", number(die), number(other)) for other in dice if other != die]
            moves += [("chapel", number(die)) for die in dice] if chapels else []
            if not moves:
                return
            _, move = yield "UseQuill", {seat: [*moves, DONE]}
            if move == DONE:
                return
            rolled = (move[-1] // 20, move[-1] % 20)
            if move[0] == "quill":
                spent.add((move[1] // 20, move[1] % 20))
            else:
                chapels -= 1
            self.faces[seat][rolled] = self.below(6)
            spent.discard(rolled)

    def gain(self, seat, kind, amount):
        self.tracks[seat][kind] = min(MOST[kind], self.tracks[seat][kind] + amount)

    def collect(self, seat):
        for kind in [*RESOURCES, "culture"]:
            built = sum(BUILDINGS[name].get("collect", {}).get(kind, 0) for name, _ in self.domains[seat].buildings())
            self.gain(seat, kind, self.symbols(seat, kind) + built)

    def feed(self, seat):
        for _ in self.hands[seat]:
            if self.tracks[seat]["food"]:
                self.tracks[seat]["food"] -= 1
            else:
                self.tracks[seat]["disaster"] += 1

    def owned(self, seat):
        return [n for n, kind in enumerate(RESOURCES) if self.tracks[seat][kind]]

    # ------------------------------------------------------------------ disasters (ERA-8)

    def disaster(self, seat):
        skulls = self.symbols(seat, "skull")
        if skulls == 1:
            yield from self.bandits(seat)
        elif skulls == 2:
            self.tracks[seat]["disaster"] += len(self.domains[seat].diseased())
        elif skulls == 3:
            for name in [{"treachery": "scorched_area", "flood": "flood"}[three] for three in self.three]:
                for other in self.opponents(seat):
                    yield from self.tile(other, name)
        elif skulls == 4:
            yield from self.lose_building(seat)
        elif skulls == 5:
            for other in self.opponents(seat):
                yield from self.lose_building(other)
        elif skulls > 5:
            self.tracks[seat]["trade_goods"] = 0

    def bandits(self, seat):
        if not self.owned(seat):
            self.tracks[seat]["disaster"] += 1
            return
        _, move = yield "FaceBandits", {seat: [("suffer",), *[("lose", n) for n in self.owned(seat)]]}
        if move[0] == "suffer":
            self.tracks[seat]["disaster"] += 1
        else:
            self.tracks[seat][RESOURCES[move[1]]] -= 1

    def tile(self, seat, name):
        domain = self.domains[seat]
        if not self.supply[name] or (name == "flood" and not domain.water):
            return
        spots = domain.tile_places(name)
        if not spots:
            return
        _, move = yield "PlaceTile", {seat: [("cover", *place) for place in spots]}
        cells = cells_at(name, *move[1:])
        for piece in [piece for piece in domain.pieces if piece[1] & cells]:
            domain.pieces.remove(piece)
            if piece[0] not in BUILDINGS:  # ERA-8.23
                self.supply[piece[0]] += 1
        domain.pieces.append((name, cells))
        self.supply[name] -= 1

    def lose_building(self, seat):
        exposed = {corner(cells): (name, cells) for name, cells in self.domains[seat].exposed()}
        if exposed:
            _, move = yield "LoseBuilding", {seat: [("raze", cell) for cell in exposed]}
            self.domains[seat].pieces.remove(exposed[move[1]])

    # ------------------------------------------------------------------ build (ERA-9)

    def is_full(self, domain):
        return not any(domain.has_place(name) for name in self.types if self.supply[name])

    def build(self, seat):
        used, wharves, tracks = 0, 0, self.tracks[seat]
        while True:
            domain = self.domains[seat]
            hammers = self.symbols(seat, "hammer") + domain.count("joinery") - used
            payable = [
                name
                for name in [*self.types, *self.pieces_in_play()]
                if hammers > 0
                and self.supply[name]
                and all(tracks[kind] >= amount for kind, amount in cost(name).items())
                and domain.has_place(name)
            ]
            moves = [("build", NAMES.index(name)) for name in payable]
            if domain.count("wharf") > wharves:
                room = [n for n, kind in enumerate(RESOURCES) if tracks[kind] < MOST[kind]]
                moves += [("exchange", give, take) for give in self.owned(seat) for take in room if give != take]
            if not moves:
                return
            _, move = yield "Build", {seat: [*moves, ("end",)]}
            if move[0] == "end":
                return
            if move[0] == "exchange":
                wharves += 1
                tracks[RESOURCES[move[1]]] -= 1
                tracks[RESOURCES[move[2]]] += 1
            else:
                used += 1
                yield from self.place(seat, NAMES[move[1]])

    def place(self, seat, name):
        _, move = yield "PlaceStructure", {seat: [("place", *place) for place in self.domains[seat].places(name)]}
        for kind, amount in cost(name).items():
            self.tracks[seat][kind] -= amount
        self.domains[seat].pieces.append((name, cells_at(name, *move[1:])))
        self.supply[name] -= 1
        if name in BUILDINGS and not self.supply[name]:
            self.turned.append(name)

    # ------------------------------------------------------------------ extort and fairs (ERA-10, ERA-11, ERA-23)

    def swords(self, seat):
        return self.symbols(seat, "sword") + 2 * self.domains[seat].count("armory")

    def extort(self, seat):
        done = []
        while True:
            mine = self.swords(seat)
            weak = [
                other
                for other in self.opponents(seat)
                if other not in done and mine > self.swords(other) and self.symbols(other, "shield") <= mine
            ]
            if not weak:
                return
            moves = [DONE]
            for other in weak:
                moves += [("extort", other, n) for n in self.owned(other)] or [("threaten", other)]
            _, move = yield "Extort", {seat: moves}
            if move == DONE:
                return
            done.append(move[1])
            if move[0] == "threaten":
                self.tracks[move[1]]["disaster"] += 1
                continue
            _, answer = yield "AnswerDemand", {move[1]: [("give",), ("refuse",)]}
            if answer == ("refuse",):
                self.tracks[move[1]]["disaster"] += 1
            else:
                self.tracks[move[1]][RESOURCES[move[2]]] -= 1
                self.gain(seat, RESOURCES[move[2]], 1)

    def solo_extort(self):
        mine, his = self.swords(0), self.philip_shows("sword")
        takes = [("take", n) for n, kind in enumerate(RESOURCES) if self.left[kind]]
        if mine > his and self.philip_shows("shield") <= mine and takes:
            _, move = yield "ExtortPhilip", {0: [*takes, DONE]}
            if move != DONE:
                self.left[RESOURCES[move[1]]] -= 1
                self.gain(0, RESOURCES[move[1]], 1)
        if his > mine and self.symbols(0, "shield") <= his:
            if not self.owned(0):
                self.tracks[0]["disaster"] += 1
                return
            _, move = yield "AnswerPhilip", {0: [("give",), ("refuse",)]}
            if move == ("give",):
                self.tracks[0][RESOURCES[self.owned(0)[0]]] -= 1
            else:
                self.tracks[0]["disaster"] += 1

    def fairs(self, seat):
        used = []
        while True:
            domain = self.domains[seat]
            fairs = {corner(cells): cells for name, cells in domain.pieces if name == "trade_fair"}
            moves = []
            for fair in [fair for fair in fairs if fair not in used]:
                for give in self.owned(seat):
                    if self.solo:
                        kinds = [n for n, kind in enumerate(RESOURCES) if self.left[kind]]
                        moves += [("trade", fair, give, take) for take in kinds if take != give]
                        continue
                    for other in self.opponents(seat):
                        moves += [("fair", fair, other, give, take) for take in self.owned(other) if take != give]
            if not moves:
                return
            _, move = yield "Trade", {seat: [*moves, DONE]}
            if move == DONE:
                return
            used.append(move[1])
            give, take = RESOURCES[move[-2]], RESOURCES[move[-1]]
            self.tracks[seat][give] -= 1
            if self.solo:
                self.left[take] -= 1
            else:
                self.tracks[move[2]][take] -= 1
                self.gain(move[2], give, 1)
            self.gain(seat, take, 1)
            near = {(r + i, c + j) for r, c in fairs[move[1]] for i, j in ((0, 1), (1, 0), (0, -1), (-1, 0))}
            self.tracks[seat]["culture"] += 2 if near & domain.roads else 1

    # ------------------------------------------------------------------ scoring (ERA-24)

    def scores(self):
        dice = [len(hand) for hand in self.hands]
        sheets = [sheet(self.domains[n], self.tracks[n], dice[n], self.roads) for n in range(self.seats)]
        totals = [sum(lines.values()) for lines in sheets]
        prizes = [([tracks["culture"] for tracks in self.tracks], 5)]
        prizes.append(([domain.roadside() if self.roads else 0 for domain in self.domains], 7))
        prizes.append(([domain.largest_area() for domain in self.domains], 10))
        for sizes, points in prizes:
            for seat, size in enumerate(sizes):
                totals[seat] += points if size == max(sizes) and size > 0 else 0
        return tuple(totals)


def number(die):
    return die[0] * 20 + die[1]


def corner(cells):
    """The first cell in reading order, as a number (ERA-29.16)."""
    row, column = min(cells)
    return (row - 1) * 14 + column - 1


def cells_at(name, cell, turn):
    return BY_PLACE.setdefault(name, dict(placements(name)))[cell, turn]


BY_PLACE = {}
