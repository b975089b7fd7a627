"""Bots of another package, as `installed/` declares them: none of them is what a host would wish for."""

import json
import os
import time
from pathlib import Path

from tabard.kernel import Move, Position


class Stranger:
    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, position: Position, seat: int) -> Move:
        return position.legal(seat)[0]


class Broken(Stranger):
    def choose(self, position: Position, seat: int) -> Move:
        raise RuntimeError("the bot has a fault")


class Crashing(Stranger):
    """Ends its process: the first time only, if there is a file to remember that by."""

    def choose(self, position: Position, seat: int) -> Move:
        once = os.environ.get("CRASHED_ONCE")
        if once is None or not Path(once).exists():
            if once is not None:
                Path(once).touch()
            os._exit(3)
        return super().choose(position, seat)


class Chatty(Stranger):
    """Prints, which is no answer."""

    def choose(self, position: Position, seat: int) -> Move:
        print('{"move": ["fly", 1]}', flush=True)
        return super().choose(position, seat)


class Endless(Stranger):
    def choose(self, position: Position, seat: int) -> Move:
        while True:
            time.sleep(0.01)


class Spying(Stranger):
    """Writes down all it can get hold of."""

    def choose(self, position: Position, seat: int) -> Move:
        seen = {"dump": position.dump(), "seed": self.seed, "past": len(position.story) + len(position.played())}
        with Path(os.environ["SPIED"]).open("a") as file:
            file.write(json.dumps(seen) + "\n")
        return super().choose(position, seat)


class Hungry(Stranger):
    """Wants more memory than anybody has."""

    def choose(self, position: Position, seat: int) -> Move:
        heap = []
        while True:
            heap.append(bytearray(1 << 26))


class Keeping(Stranger):
    """Writes down which question to which object in which process it is."""

    keeps = True

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.asked = 0

    def choose(self, position: Position, seat: int) -> Move:
        self.asked += 1
        with Path(os.environ["KEPT"]).open("a") as file:
            file.write(json.dumps([seat, self.asked, self.seed, os.getpid()]) + "\n")
        return super().choose(position, seat)
