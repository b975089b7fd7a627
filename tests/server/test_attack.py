"""Thousands of broken, oversized, replayed and foreign frames and requests: each is answered in time, none does any harm.

`make attack` sends 100,000 of them; the tests send a sample.
"""

import asyncio
import json
import os
import random
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tabard.server.settings import Settings
from tabard.server.store import digest

from .helpers import ThreadServer

ATTACKS = int(os.environ.get("TABARD_ATTACKS", "1500"))
ATTACKERS = 8
IN_TIME = 5.0
AT_ONCE = 20  # frames between two questions whether anybody is still there
GAME, SEATS, MINE = "middle-ages", 3, 2
JUNK: list[Any] = [
    None, True, -1, 0, 2**31, 2**63, 10**30, 1.5, "", "x", "\x00", "\ud800", "ж" * 300, "a" * 70_000, [], {}, [[[]]], ["move"],
    {"type": "move"}, "0", "search:30", "../../etc/passwd", "' OR 1=1 --", "<script>", "%00", "null",
]  # fmt: skip
SITES = ["http://evil.example", "null", "http://[", "https://127.0.0.1", "http://127.0.0.1.evil.example", "\xff"]


class Attack:
    """Somebody who holds the last seat of a table at which others are asked, and wants more."""

    def __init__(self, server: ThreadServer, made: dict[str, Any], legal: list[Any], seed: int) -> None:
        self.server = server
        self.table = made["table"]
        self.key = made["keys"][str(MINE)]
        self.secrets = [made["keys"][str(seat)] for seat in range(MINE)]
        self.secrets += [digest(key) for key in self.secrets]
        self.legal = legal
        self.dice = random.Random(seed)
        self.kept: list[str] = []  # frames to be sent once more
        self.codes: Counter[str] = Counter()

    # ---- What is sent

    def frame(self) -> str | bytes:
        dice = self.dice
        chance = dice.random()
        if chance < 0.05:
            return dice.randbytes(dice.randrange(200))
        if chance < 0.1 and self.kept:
            return dice.choice(self.kept)
        words = as_text(self.spoilt(self.message()))
        if chance < 0.2:
            at = dice.randrange(len(words) + 1)
            words = words[:at] + dice.choice(["", "}", '"', "\x00", "[" * 2000, "é"]) + words[at + dice.randrange(3) :]
        self.kept = [*self.kept[-50:], words]
        return words

    def message(self) -> dict[str, Any]:
        dice, seat = self.dice, self.dice.randrange(-1, SEATS + 1)
        move = {"seat": seat, "ask": dice.choice([0, 0, 1, 7]), "move": dice.choice(self.legal)}
        kinds: list[dict[str, Any]] = [
            {"type": "move", **move},
            {"type": "explain", "seat": seat, "move": dice.choice(self.legal)},
            {"type": "undo", "seat": seat},
            {"type": "hint", "seat": dice.choice([0, 1, 9])},
            {"type": "words", "seat": seat},
            {"type": "chat", "seat": seat, "text": "hello"},
            {"type": "name", "seat": dice.choice([0, 1, 9]), "name": "Mallory"},
            {
                "type": "propose",
                "seat": dice.choice([0, 1, 9]),
                "what": dice.choice(["undo", "end", "pause", "standin"]),
            },
            {"type": "answer", "seat": seat, "agree": True},
            {"type": "standin", "seat": dice.choice([0, 1, 9]), "bot": "greedy"},
            {"type": "concede", "seat": seat},
            {"type": "give-away", "seat": seat, "other": dice.randrange(SEATS)},
            {"type": "quiet", "seat": dice.choice([1, 2]), "quiet": True},
            {"type": "report", "seat": seat, "n": dice.choice([0, 1, 10**9])},
            {"type": "begin", "seat": seat},
        ]
        return {"id": str(dice.randrange(10**6)), **dice.choice(kinds)}

    def spoilt(self, message: dict[str, Any]) -> dict[str, Any]:
        dice = self.dice
        for _ in range(dice.choice([0, 1, 1, 2])):
            name = dice.choice([*message, "more"])
            if dice.random() < 0.2:
                message.pop(name, None)
            else:
                message[name] = dice.choice(JUNK)
            if not message:
                break
        return message

    def request(self) -> dict[str, Any]:
        dice = self.dice
        place = dice.choice([self.table, "nowhere", "%ff", "a" * 300, dice.choice(self.secrets)])
        paths = [
            "/api/tables", f"/api/tables/{place}", f"/api/tables/{place}/moves", f"/api/tables/{place}/record",
            f"/api/tables/{place}/branch", f"/api/tables/{place}/replay", f"/api/tables/{place}/sequel", "/api/records",
            f"/api/tables/{place}/brief", "/api/account/sign-in", "/api/account/change", "/api/account/delete",
            "/api/gatherings", f"/api/gatherings/{place}", "/api/host", f"/{place}", f"/table/{place}", "/api/games/x/rules/en",
        ]  # fmt: skip
        wishes: list[dict[str, Any]] = [
            {"game": GAME, "seats": SEATS, "bots": {"0": "nobody"}},
            {"key": dice.choice([self.key, "x"]), "seat": dice.randrange(2), "ask": 0, "move": dice.choice(self.legal)},
            {"name": "Mallory", "password": "x" * dice.choice([3, 300])},
            {"type": "sit", "seat": 0, "name": "Mallory"},
            {"step": 1, "seat": 0, "bots": {}},
        ]
        headers = {"Origin": dice.choice(SITES).encode("latin-1")} if dice.random() < 0.3 else {}
        return {
            "method": dice.choice(["GET", "POST", "POST", "PUT", "DELETE", "HEAD", "OPTIONS"]),
            "url": self.server.url + dice.choice(paths),
            "params": {"keys": dice.choice([self.key, "x", "\x00"])} if dice.random() < 0.3 else None,
            "content": as_text(self.spoilt(dice.choice(wishes))).encode("utf-8", "surrogatepass"),
            "headers": {"Content-Type": "application/json", "X-Host-Key": "guess", **headers},
        }

    # ---- What comes back

    async def shoot(self, frames: int, requests: int) -> None:
        await asyncio.gather(self.by_socket(frames), self.by_request(requests))

    async def by_request(self, requests: int) -> None:
        async with httpx.AsyncClient(timeout=IN_TIME) as web:
            for _ in range(requests):
                asked = self.request()
                answer = await web.request(**asked)
                assert answer.status_code < 500, (asked, answer.text)
                self.heard(answer.text)
                self.codes[str(answer.status_code)] += 1

    async def by_socket(self, frames: int) -> None:
        left = frames
        while left > 0:
            keys = self.dice.choice([self.key, self.key, "", "x", f"{self.key},{self.key}"])
            address = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/live?keys={keys}"
            origin = self.dice.choice(["http://evil.example", None, None, None])
            try:
                async with connect(address, max_size=None, origin=origin, open_timeout=IN_TIME) as socket:
                    left -= await self.talk(socket, left)
            except InvalidStatus as refused:
                assert 400 <= refused.response.status_code < 500
                left -= 1
            except ConnectionClosed:
                left -= 1

    async def talk(self, socket: ClientConnection, most: int) -> int:
        """How many frames were sent before the server had enough of it."""
        sent = 0
        try:
            while sent < most:
                for _ in range(min(AT_ONCE, most - sent)):
                    sent += 1
                    await socket.send(self.frame())
                await self.still_there(socket, f"ping{sent}")
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 0  # none: it was cut short in the middle of a frame
            assert code != 1011, closed
            self.codes[str(code)] += 1
        return sent

    async def still_there(self, socket: ClientConnection, name: str) -> None:
        await socket.send(json.dumps({"type": "ping", "id": name}))
        start = time.monotonic()
        while True:
            text = await asyncio.wait_for(socket.recv(), IN_TIME)
            self.heard(str(text))
            message = json.loads(text)
            if message["type"] == "reply":
                if message.get("id") == name:
                    assert time.monotonic() - start < IN_TIME
                    return
                self.noted(message)

    def noted(self, reply: dict[str, Any]) -> None:
        code = reply["error"]["code"] if not reply["ok"] else "ok"
        assert code != "internal", reply
        self.codes[code] += 1

    def heard(self, text: str) -> None:
        assert not any(secret in text for secret in self.secrets), text[:500]


def as_text(message: dict[str, Any]) -> str:
    return json.dumps(message)


def shown(server: ThreadServer, made: dict[str, Any]) -> Any:
    """All that the others see of the game."""
    keys = ",".join(made["keys"][str(seat)] for seat in range(MINE))
    answer = server.get(f"/api/tables/{made['table']}?keys={keys}").json()
    return answer["state"]["version"], answer["state"]["faces"], answer["welcome"]["life"]


def test_attacks_change_nothing_and_are_answered(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'inn.db'}", static=tmp_path, limits=False, password_kib=8)
    (tmp_path / "index.html").write_text("<!doctype html>")
    with ThreadServer(settings) as server:
        legal: list[Any] = []
        while not legal:  # until somebody else than the attacker is asked
            made = server.create(game=GAME, seats=SEATS)
            before = shown(server, made)
            legal = [choice["move"] for face in before[1] for choice in face["legal"]]
        attackers = [Attack(server, made, legal, seed) for seed in range(ATTACKERS)]

        async def all_at_once() -> None:
            each = ATTACKS // ATTACKERS
            await asyncio.gather(*(one.shoot(each * 2 // 3, each // 3) for one in attackers))

        asyncio.run(all_at_once())
        assert shown(server, made) == before
        codes = sum((one.codes for one in attackers), Counter[str]())
        assert codes["malformed"] > 20 and codes["not-your-seat"] > 20, codes
        assert server.get("/health").status_code == 200
