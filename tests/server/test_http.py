"""Plain HTTP: what is offered, what is refused and how, and what every answer carries."""

import json
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tabard.kernel.game import package_text
from tabard.server.settings import Settings

from .helpers import ThreadServer
from .test_input import UPGRADE, exchanged, request


def test_games_and_their_texts(server: ThreadServer) -> None:
    game = next(game for game in server.get("/api/games").json() if game["slug"] == "middle-ages")
    assert game["prefix"] == "MA" and game["seats"] == [2, 3, 4, 5] and {"random", "greedy"} <= set(game["bots"])
    assert game["names"]["en"] == "Middle Ages" and game["names"]["ru"] != "Middle Ages"
    assert {"verb": "lord", "domains": [{"name": "spot", "size": 24}]} in game["vocabulary"]
    for language in ("en", "ru"):
        text = server.get(f"/api/games/middle-ages/text/{language}")
        assert "game-name" in text.text and text.headers["content-type"] == "text/plain; charset=utf-8"
        chapters = server.get(f"/api/games/middle-ages/rules/{language}").json()["chapters"]
        assert chapters[0]["clauses"][0]["id"] == "MA-S.1"
        assert "illegal-" in server.get(f"/api/text/{language}").text
    assert server.get("/api/games/middle-ages/components").json()


def test_declared_options(server: ThreadServer) -> None:
    options = next(game for game in server.get("/api/games").json() if game["slug"] == "whispers")["options"]
    assert options[0] == {
        "name": "cards", "kind": "int", "default": 4, "choices": [], "least": 3, "most": 5, "rule": "WH-0.1", "when": None,
    }  # fmt: skip
    assert options[1]["kind"] == "bool" and options[1]["least"] is None
    assert options[2]["kind"] == "set" and (options[2]["least"], options[2]["most"]) == (1, 2)
    assert options[4]["when"] == {"option": "campaign", "values": [True]}
    made = server.create(game="whispers", options={"cards": 3, "charms": ["crow", "fox"]})
    welcome = server.get(f"/api/tables/{made['table']}").json()["welcome"]
    expected = {"cards": 3, "loud": False, "charms": ["fox", "crow"], "campaign": False, "level": 1}
    assert welcome["options"] == expected


def test_offers_say_what_stands_together(server: ThreadServer) -> None:
    def offers(**options: Any) -> dict[str, Any]:
        answer = server.post("/api/games/whispers/offers", {"seats": 3, "options": options})
        assert answer.status_code == 200, answer.text
        return {offer["name"]: offer for offer in answer.json()}

    plain = offers()
    assert not plain["level"]["shown"] and plain["level"]["values"] == []
    assert plain["cards"] == {
        "name": "cards", "shown": True, "value": 4, "values": [{"value": n, "refusal": None} for n in (3, 4, 5)],
    }  # fmt: skip
    loud = offers(loud=True)["campaign"]["values"]
    refusal = {"code": "loud-campaign", "message": "a campaign of 3 is quiet", "rule": "WH-3.3", "args": {"count": 3}}
    assert loud == [{"value": False, "refusal": None}, {"value": True, "refusal": refusal}]
    assert offers(campaign=True)["level"]["shown"]
    owl = offers(charms=["owl"])["charms"]["values"][0]
    assert owl["value"] == "owl" and owl["refusal"]["code"] == "set-size", "taken out, none would be left"


def test_options_that_clash_are_refused_in_the_games_own_words(server: ThreadServer) -> None:
    wish = {"game": "whispers", "seats": 2, "options": {"loud": True, "campaign": True}}
    found = error(server.post("/api/tables", wish), 400)
    assert (found["code"], found["rule"], found["args"]) == ("loud-campaign", "WH-3.3", {"count": 2})
    for body in ({"seats": 3, "options": {"speed": 1}}, {"seats": 3, "options": {"cards": 9}}, {"seats": 9}):
        assert error(server.post("/api/games/whispers/offers", body), 400)["code"] == "wrong-setup", body


def test_a_move_over_plain_http(server: ThreadServer) -> None:
    made = server.create(seats=2, seed=1)
    keys = made["keys"]
    snapshot = server.get(f"/api/tables/{made['table']}?keys={keys['0']},{keys['1']}").json()
    face = next(face for face in snapshot["state"]["faces"] if face["legal"])
    body = {"key": keys[str(face["seat"])], "seat": face["seat"], "ask": face["ask"], "move": face["legal"][0]["move"]}
    assert server.post(f"/api/tables/{made['table']}/moves", body).json() == {"version": 1}
    assert error(server.post(f"/api/tables/{made['table']}/moves", body), 409)["code"] == "stale"
    other = body | {"seat": 1 - face["seat"]}
    assert error(server.post(f"/api/tables/{made['table']}/moves", other), 403)["code"] == "not-your-seat"
    forged = body | {"key": "x"}
    assert error(server.post(f"/api/tables/{made['table']}/moves", forged), 403)["code"] == "wrong-key"
    assert error(server.get(f"/api/tables/{made['table']}/record"), 409)["code"] == "not-over"


# ---- Errors -----------------------------------------------------------------------------------------------------------


def error(answer: Any, status: int) -> dict[str, Any]:
    assert answer.status_code == status, answer.text
    found: dict[str, Any] = answer.json()["error"]
    assert set(found) == {"code", "message", "rule", "args"} and found["message"]
    return found


@pytest.mark.parametrize(
    ("change", "status", "code", "says"),
    [
        ({"game": "chess"}, 404, "unknown-game", "middle-ages"),
        ({"seats": 7}, 400, "wrong-setup", "2 to 5"),
        ({"seats": 0}, 400, "malformed", "seats"),
        ({"seats": "two"}, 400, "malformed", "seats"),
        ({"bots": {"1": "deep-thought"}}, 400, "wrong-setup", "greedy"),
        ({"bots": {"2": "greedy"}}, 400, "wrong-setup", "0 to 1"),
        ({"bots": {"01": "greedy"}}, 400, "malformed", "bots"),
        ({"options": {"speed": 3}}, 400, "wrong-setup", "speed"),
        ({"options": {"speed": [1]}}, 400, "malformed", "options"),
        ({"language": "tlh"}, 404, "unknown-language", "en"),
        ({"names": {"0": "x" * 41}}, 400, "malformed", "names"),
        ({"seed": -1}, 400, "malformed", "seed"),
        ({"components": "not = [toml"}, 400, "wrong-components", "components"),
        ({"colour": "red"}, 400, "malformed", "colour"),
    ],
)
def test_wrong_wishes(server: ThreadServer, change: dict[str, Any], status: int, code: str, says: str) -> None:
    found = error(server.post("/api/tables", {"game": "middle-ages", "seats": 2, **change}), status)
    assert found["code"] == code and says in found["message"], found


def test_other_errors_have_the_same_form(server: ThreadServer) -> None:
    assert error(server.get("/api/nothing"), 404)["code"] == "not-found"
    assert error(server.get("/api/tables/nothing"), 404)["code"] == "unknown-table"
    assert error(server.get("/api/games/chess/rules/en"), 404)["code"] == "unknown-game"
    assert error(server.get("/api/games/middle-ages/text/fr"), 404)["code"] == "unknown-language"
    assert error(server.post("/api/games", {}), 405)["code"] == "not-allowed"
    assert error(server.post("/api/tables", {"game": "middle-ages", "seats": 2, "components": "x" * 600_000}), 413)
    made = server.create()
    assert error(server.get(f"/api/tables/{made['table']}?keys=wrong"), 403)["code"] == "wrong-key"
    assert error(server.get(f"/api/tables/{made['table']}?keys={'a,' * 30}"), 403)["code"] == "wrong-key"
    assert error(server.get(f"/api/tables/{made['table']}?keys={'a' * 2000}"), 400)["code"] == "malformed"


def test_other_components_for_one_table(server: ThreadServer) -> None:
    own = package_text("tabard.games.middle_ages", "components.toml")
    made = server.create(seats=2, components=own)
    assert server.get(f"/api/tables/{made['table']}").json()["welcome"]["components"]
    assert server.get(f"/api/tables/{made['table']}/components").json()


def test_what_was_laid_for_good_comes_with_the_components(server: ThreadServer) -> None:
    made = server.create(game="whispers", options={"cards": 5})
    assert server.get(f"/api/tables/{made['table']}/components").json() == {"laid": {"cards": 24, "each": 5}}


# ---- Security ---------------------------------------------------------------------------------------------------------


def test_every_answer_has_the_headers(server: ThreadServer) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/about", "/missing.js"):
        headers = server.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"], path
        assert "unsafe-inline" not in headers["content-security-policy"].replace("style-src-attr 'unsafe-inline'", "")
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"


def test_other_sites_may_not_act(server: ThreadServer) -> None:
    wish = {"game": "middle-ages", "seats": 2}
    foreign = {"Origin": "https://elsewhere.example"}
    assert error(server.post("/api/tables", wish, headers=foreign), 403)["code"] == "forbidden"
    assert server.post("/api/tables", wish, headers={"Origin": server.url}).status_code == 201
    made = server.create()
    with pytest.raises(InvalidStatus, match="403"):
        server.sit(made["table"], origin="https://elsewhere.example")
    with server.sit(made["table"], origin=server.url) as watcher:
        assert watcher.state


@pytest.mark.parametrize("origin", ["https://{}", "http://{}.example", "http://[", "null", "http://{}/"])
def test_an_origin_is_scheme_name_and_port(server: ThreadServer, origin: str) -> None:
    """A page that came over another scheme is another site's."""
    foreign = {"Origin": origin.format(f"127.0.0.1:{server.port}")}
    wish = {"game": "middle-ages", "seats": 2}
    assert error(server.post("/api/tables", wish, headers=foreign), 403)["code"] == "forbidden"


def test_behind_a_proxy_the_scheme_is_the_visitors(server: ThreadServer) -> None:
    wish = {"game": "middle-ages", "seats": 2}
    headers = {"Host": "localhost", "X-Forwarded-Proto": "https", "Origin": "https://localhost"}
    assert server.post("/api/tables", wish, headers=headers).status_code == 201
    assert error(server.post("/api/tables", wish, headers={**headers, "Origin": "http://localhost"}), 403)


def test_only_declared_names_lead_here(tmp_path: Path) -> None:
    """A name of another site that was made to lead to this machine would be its own origin."""
    settings = Settings(database=f"sqlite:///{tmp_path / 'inn.db'}", static=tmp_path, hosts=("inn.example",))
    with ThreadServer(settings) as server:
        for host in ("inn.example", "INN.example:443", "localhost:1", "192.168.1.7", "[::1]:8000", "inn.example."):
            assert server.get("/api/games", headers={"Host": host}).status_code == 200, host
        for host in ("evil.example", "inn.example.evil.example", "localhost.evil.example"):
            for path in ("/api/games", "/"):
                found = error(server.get(path, headers={"Host": host}), 403)
                assert found["code"] == "forbidden" and "TABARD_HOSTS" in found["message"]
        table = server.create()["table"]
        socket = request("GET", f"/api/tables/{table}/live", headers=UPGRADE).replace(b"127.0.0.1", b"evil.example")
        assert exchanged(server.port, socket).startswith(b"HTTP/1.1 403")


def test_configured_origins_may_act(tmp_path: Path) -> None:
    allowed = "https://inn.example"
    settings = Settings(database=f"sqlite:///{tmp_path / 'inn.db'}", origins=(allowed,))
    with ThreadServer(settings) as server:
        wish = {"game": "middle-ages", "seats": 2}
        assert server.post("/api/tables", wish, headers={"Origin": allowed}).status_code == 201


def test_keys_are_long_and_stored_as_digests_only(server: ThreadServer, tmp_path: Path) -> None:
    made = server.create(seats=5)
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("inn.db*"))
    assert len(set(made["keys"].values())) == 5
    for key in made["keys"].values():
        assert len(key) >= 22 and key.encode() not in stored


# ---- The client's pages -----------------------------------------------------------------------------------------------


def test_without_a_built_client_a_page_says_what_to_do(server: ThreadServer) -> None:
    answer = server.get("/")
    assert answer.status_code == 503 and "make web" in answer.text


def test_pages_of_the_client(server: ThreadServer, tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>the inn</title>")
    (static / "assets" / "app-1.js").write_text("export {}")
    (static / ".stamp").write_text("hidden")
    (tmp_path / "secret.txt").write_text("secret")
    for path in ("/", "/table/abc", "/about", "/games/middle-ages"):
        answer = server.get(path)
        assert "the inn" in answer.text and answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-type"].startswith("text/html")
    script = server.get("/assets/app-1.js")
    assert script.text == "export {}" and "immutable" in script.headers["cache-control"]
    assert "javascript" in script.headers["content-type"]
    for path in ("/assets/none.js", "/.stamp", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
        answer = server.get(path)
        assert answer.status_code == 404 and "secret" not in answer.text and "hidden" not in answer.text, path


def test_the_schema_is_offered(server: ThreadServer) -> None:
    paths = json.loads(server.get("/api/schema/openapi.json").text)["paths"]
    assert "/api/tables/{table}/moves" in paths


def test_a_table_of_bots_alone_has_the_defaults_for_programs(server: ThreadServer) -> None:
    """As the round limit of Medieval Mastery (MM-15.6): on where no person plays, off where one does."""
    cards = []
    for bots in ({"0": "random", "1": "random"}, {"1": "random"}):
        made = server.create(game="whispers", seats=2, bots=bots)
        cards.append(server.get(f"/api/tables/{made['table']}").json()["welcome"]["options"]["cards"])
    assert cards == [3, 4]
