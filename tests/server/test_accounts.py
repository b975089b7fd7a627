"""Accounts: who may sign in, what a session grants and when it ends, and that a seat's key stays what it was."""

from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from .helpers import ThreadServer
from .people import PASSWORD, Person, refusal


def with_friend(server: ThreadServer, **wish: Any) -> dict[str, Any]:
    return server.create(game="whispers", names={"0": "Anna", "1": "Boris"}, **wish)


# ---- Seats ------------------------------------------------------------------------------------------------------------


def test_a_seat_is_played_from_another_device(server: ThreadServer) -> None:
    """Shown once on one device, the key is needed on no other: neither over HTTP nor over the socket."""
    made = with_friend(server)
    held = Person(server).register().holds(made, 0)
    assert [(one["table"], one["game"], one["seats"], one["names"], one["over"]) for one in held] == [
        (made["table"], "whispers", [0], ["Anna", "Boris"], False)
    ]
    elsewhere = Person(server)
    assert elsewhere.yours(made["table"]) == []
    elsewhere.signs_in("ANNA ")
    assert elsewhere.yours(made["table"]) == [0]
    assert elsewhere.get(f"/tables/{made['table']}/brief").json()["yours"] == [0]
    assert elsewhere.get("/account/tables").json() == held
    with elsewhere.sit(made["table"]) as anna:
        assert anna.until("welcome")["yours"] == [0]
        assert anna.move(anna.face()["legal"][0]["move"])["ok"]
        assert anna.ask("undo", seat=1)["error"]["code"] == "not-your-seat"
    face = elsewhere.get(f"/tables/{made['table']}").json()["state"]["faces"][0]
    if face["legal"]:
        body = {"seat": 0, "ask": face["ask"], "move": face["legal"][0]["move"]}
        assert elsewhere.post(f"/tables/{made['table']}/moves", body).status_code == 200


def test_an_account_grants_its_own_seats_only(server: ThreadServer) -> None:
    made, other = with_friend(server), with_friend(server)
    anna, boris = Person(server).register(), Person(server).register("Boris")
    anna.holds(made, 0)
    assert boris.yours(made["table"]) == [] and boris.get("/account/tables").json() == []
    assert anna.yours(other["table"]) == []
    body = {"seat": 0, "ask": 0, "move": ["bid", 1]}
    assert refusal(boris.post(f"/tables/{made['table']}/moves", body)) == (403, "not-your-seat")
    assert refusal(anna.post(f"/tables/{made['table']}/moves", body | {"seat": 1})) == (403, "not-your-seat")
    assert refusal(boris.post(f"/tables/{made['table']}/sequel", {})) == (403, "wrong-key")
    assert anna.holds({"table": made["table"], "keys": {"1": "x" * 32}}, 1)[0]["seats"] == [0], "no key, no seat"
    wrong_table = {"tables": {other["table"]: [made["keys"]["1"]]}}
    assert len(anna.post("/account/tables", wrong_table).json()) == 1


def test_keys_and_account_add_up(server: ThreadServer) -> None:
    made = with_friend(server)
    anna = Person(server).register()
    anna.holds(made, 0)
    shown = anna.get(f"/tables/{made['table']}?keys={made['keys']['1']}").json()
    assert shown["welcome"]["yours"] == [0, 1]
    assert refusal(anna.get(f"/tables/{made['table']}?keys=wrong")) == (403, "wrong-key")


def test_a_key_never_opens_the_account(server: ThreadServer) -> None:
    made = with_friend(server)
    Person(server).register().holds(made, 0)
    thief = Person(server)
    for name in ("tabard", "__Host-tabard"):
        thief.web.cookies.set(name, made["keys"]["0"])
    assert thief.name() is None
    assert refusal(thief.get(f"/account/tables?keys={made['keys']['0']}")) == (401, "signed-out")


def test_a_new_link_ends_the_holding_of_the_old_one(server: ThreadServer) -> None:
    made = with_friend(server)
    boris = Person(server).register("Boris")
    boris.holds(made, 1)
    with boris.sit(made["table"]) as there, server.sit(made["table"], made["keys"]["0"]) as host:
        key = host.ask("give-away", seat=0, other=1)["answer"]
        assert there.closing() == 1013
    assert boris.yours(made["table"]) == [] and boris.get("/account/tables").json() == []
    assert boris.holds(made, 1) == [], "the old key proves nothing any more"
    again = boris.post("/account/tables", {"tables": {made["table"]: [key]}}).json()
    assert again[0]["seats"] == [1] and boris.yours(made["table"]) == [1]


def test_what_is_let_go_is_held_no_more(server: ThreadServer) -> None:
    made, other = with_friend(server), with_friend(server)
    anna = Person(server).register()
    anna.holds(made, 0, 1)
    anna.holds(other, 0)
    with anna.sit(made["table"]) as there:
        there.catch_up()
        left = anna.post("/account/release", {"table": made["table"]}).json()
        assert there.closing() == 1013
    assert [one["table"] for one in left] == [other["table"]] and anna.yours(made["table"]) == []
    assert server.get(f"/api/tables/{made['table']}?keys={made['keys']['0']}").json()["welcome"]["yours"] == [0]


def test_the_next_game_is_held_by_the_same_people(server: ThreadServer) -> None:
    made = with_friend(server)
    anna = Person(server).register()
    anna.holds(made, 0)
    with server.sit(made["table"], made["keys"]["1"]) as boris:
        assert boris.ask("concede", seat=1)["ok"]
    sequel = anna.post(f"/tables/{made['table']}/sequel", {"again": True}).json()["table"]
    assert anna.yours(sequel) == [0] and {one["table"] for one in anna.get("/account/tables").json()} == {
        made["table"],
        sequel,
    }


def test_a_seat_that_was_taken_before_the_game_began(server: ThreadServer) -> None:
    """The key of a gathering is shown, the device is lost, and then the game begins."""
    wish = {"table": {"game": "whispers", "seats": 2, "bots": {"1": "random"}}, "seat": 0, "name": "Anna"}
    made = server.post("/api/gatherings", wish).json()
    anna = Person(server).register()
    assert anna.post("/account/tables", {"codes": {made["code"]: made["key"]}}).json() == []
    begun = server.post(f"/api/gatherings/{made['code']}", {"type": "ready", "key": made["key"], "ready": True}).json()
    table = server.get(f"/api/gatherings/{made['code']}").json()["table"] or begun["table"]
    assert anna.yours(table) == [0]


# ---- Signing in -------------------------------------------------------------------------------------------------------


def test_nobody_learns_which_names_there_are(server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """A wrong password and an unknown name get the same answer after the same work."""
    Person(server).register()
    hashed: list[str] = []
    accounts = server.app.dependencies["accounts"].dependency()  # type: ignore[union-attr]
    verified = accounts.passwords.verified

    def counted(known: str, password: str) -> bool:
        hashed.append(known.rpartition("$")[0].rpartition("$")[0])
        return bool(verified(known, password))

    monkeypatch.setattr(accounts.passwords, "verified", counted)
    stranger = Person(server)
    wrong = stranger.post("/account/sign-in", {"name": "Anna", "password": "not this one"})
    unknown = stranger.post("/account/sign-in", {"name": "Nobody", "password": "not this one"})
    assert refusal(wrong) == refusal(unknown) == (403, "wrong-sign-in") and wrong.text == unknown.text
    assert len(hashed) == 2 and hashed[0] == hashed[1], "with the same parameters"
    assert stranger.name() is None and "set-cookie" not in wrong.headers


def test_a_name_is_taken_however_it_is_written(server: ThreadServer) -> None:
    Person(server).register("Anna")
    for name in ("Anna", "ANNA", "  anna ", "Ａｎｎａ"):
        answer = Person(server).post("/account", {"name": name, "password": PASSWORD})
        assert refusal(answer) == (409, "name-taken"), name


def test_what_is_no_name_or_no_password(server: ThreadServer) -> None:
    for name, password, code in (
        ("Anna", "seven77", "password-short"),
        ("Anna", "p" * 201, "password-long"),
        ("Anna", "p" * 1001, "malformed"),
        ("", PASSWORD, "malformed"),
        ("\u0007 ", PASSWORD, "malformed"),
        ("n" * 41, PASSWORD, "malformed"),
        ("\ufdfa" * 3, PASSWORD, "malformed"),  # each is eighteen letters
    ):
        answer = Person(server).post("/account", {"name": name, "password": password})
        assert refusal(answer) == (400, code), (name, len(password))


def test_any_letters_make_a_password_and_are_the_same_from_every_keyboard(server: ThreadServer) -> None:
    for name, password, typed in (("a", "12345678", "１２３４５６７８"), ("b", "ё" * 200, "е\u0308" * 200)):
        Person(server).register(name, password)
        Person(server).signs_in(name, typed)
    wrong = Person(server).post("/account/sign-in", {"name": "a", "password": "12345679"})
    assert refusal(wrong) == (403, "wrong-sign-in")


def test_the_cookie_is_out_of_reach(server: ThreadServer) -> None:
    anna = Person(server).register()
    plain = anna.answers[0].headers["set-cookie"].lower()
    assert all(word in plain for word in ("httponly", "samesite=strict", "path=/", "max-age=15552000"))
    assert "secure" not in plain and "domain" not in plain
    behind = {"X-Forwarded-Proto": "https"}
    encrypted = Person(server).post("/account/sign-in", {"name": "anna", "password": PASSWORD}, headers=behind)
    written = encrypted.headers["set-cookie"]
    assert written.startswith("__Host-tabard=") and "secure" in written.lower()
    made = with_friend(server)
    anna.holds(made, 0)
    token = written.partition("=")[2].partition(";")[0]
    for headers, yours in ((behind, [0]), ({}, [])):
        cookie = {"Cookie": f"__Host-tabard={token}", **headers}
        with server.sit(made["table"], additional_headers=cookie) as socket:
            assert socket.until("welcome")["yours"] == yours, "what was given encrypted is taken encrypted only"


OTHERS = {"Origin": "https://elsewhere.example"}


def test_pages_of_other_sites_cannot_act_for_an_account(server: ThreadServer) -> None:
    anna = Person(server).register()
    for path, body in (
        ("", {"name": "Eve", "password": PASSWORD}),
        ("/sign-in", {"name": "Anna", "password": PASSWORD}),
        ("/sign-out", {"everywhere": True}),
        ("/sessions", {"id": "x"}),
        ("/change", {"password": PASSWORD, "name": "Eve"}),
        ("/delete", {"password": PASSWORD}),
        ("/tables", {}),
        ("/release", {"table": "x"}),
    ):
        assert refusal(anna.post(f"/account{path}", body, headers=OTHERS)) == (403, "forbidden"), path
    assert anna.name() == "Anna"


def test_pages_of_other_sites_cannot_sit_down_for_an_account(server: ThreadServer) -> None:
    made = with_friend(server)
    anna = Person(server).register()
    anna.holds(made, 0)
    with pytest.raises(InvalidStatus):
        anna.sit(made["table"], **OTHERS)


def test_who_is_not_signed_in_is_told_so(server: ThreadServer) -> None:
    for cookie in ("", "tabard=nonsense", "tabard=%ff\xff; tabard", "x" * 5000):
        stranger, more = Person(server), {"headers": {"Cookie": cookie.encode("latin-1")}}
        for path in ("/account/sessions", "/account/export", "/account/tables"):
            assert refusal(stranger.get(path, **more)) == (401, "signed-out")
        answer = stranger.get("/account", **more)
        assert answer.json() == {"account": None}
        taken_away = "max-age=0" in answer.headers.get("set-cookie", "").lower()
        assert taken_away == ("tabard=" in cookie), "a cookie that is worth nothing goes"
