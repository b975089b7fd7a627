"""Somebody with a browser of their own: requests that keep their cookies."""

from __future__ import annotations

from typing import Any

import httpx

from .helpers import PATIENCE, Address, Player

PASSWORD = "correct horse battery"
WIRES = httpx.HTTPTransport()  # shared by all browsers, as the tests' other requests share theirs


class Person:
    """What was answered is kept, to be searched for secrets."""

    def __init__(self, server: Address, agent: str = "Firefox on a test") -> None:
        self.server = server
        self.web = httpx.Client(base_url=server.url, timeout=PATIENCE, headers={"User-Agent": agent}, transport=WIRES)
        self.answers: list[httpx.Response] = []

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.kept(self.web.get(f"/api{path}", **more))

    def post(self, path: str, body: Any, **more: Any) -> httpx.Response:
        return self.kept(self.web.post(f"/api{path}", json=body, **more))

    def kept(self, answer: httpx.Response) -> httpx.Response:
        self.answers.append(answer)
        return answer

    def register(self, name: str = "Anna", password: str = PASSWORD) -> Person:
        answer = self.post("/account", {"name": name, "password": password})
        assert answer.status_code == 201, answer.text
        return self

    def signs_in(self, name: str = "Anna", password: str = PASSWORD) -> Person:
        answer = self.post("/account/sign-in", {"name": name, "password": password})
        assert answer.status_code == 200, answer.text
        return self

    def holds(self, made: dict[str, Any], *seats: int) -> list[dict[str, Any]]:
        """Shows the keys of these seats."""
        keys = [made["keys"][str(seat)] for seat in seats]
        answer = self.post("/account/tables", {"tables": {made["table"]: keys}})
        assert answer.status_code == 200, answer.text
        return list(answer.json())

    def yours(self, table: str) -> list[int]:
        return list(self.get(f"/tables/{table}").json()["welcome"]["yours"])

    def name(self) -> str | None:
        account = self.get("/account").json()["account"]
        return None if account is None else str(account["name"])

    @property
    def cookie(self) -> dict[str, str]:
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())}

    @property
    def token(self) -> str:
        return str(self.web.cookies["tabard"])

    def sit(self, table: str, *keys: str, **headers: str) -> Player:
        return self.server.sit(table, *keys, additional_headers={**self.cookie, **headers})


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]
