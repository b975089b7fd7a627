"""Settings, rate limits and the generated types."""

from pathlib import Path

import pytest

from tabard.server.limits import Limits, Rate, sender
from tabard.server.refusals import Refused
from tabard.server.settings import from_environment

from .helpers import ThreadServer


def test_settings_from_the_environment() -> None:
    given = {"TABARD_PORT": "9000", "TABARD_LIMITS": "false", "TABARD_ORIGINS": "https://a.example, https://b.example/"}
    settings = from_environment(given, host="0.0.0.0", port=None)
    assert (settings.host, settings.port, settings.limits) == ("0.0.0.0", 9000, False)
    assert settings.origins == ("https://a.example", "https://b.example") and settings.hosts == ()
    with pytest.raises(ValueError, match="port"):
        from_environment({"TABARD_PORT": "many"})


@pytest.mark.parametrize(
    ("given", "driver"),
    [
        ("sqlite:///inn.db", "sqlite+aiosqlite:///inn.db"),
        ("postgres://host/inn", "postgresql+asyncpg://host/inn"),
        ("postgresql://host/inn", "postgresql+asyncpg://host/inn"),
        ("postgresql+psycopg://host/inn", "postgresql+psycopg://host/inn"),
    ],
)
def test_the_driver_is_ours_to_know(given: str, driver: str) -> None:
    assert from_environment({"TABARD_DATABASE": given}).engine_url == driver


def test_rate_limits() -> None:
    at = 0.0
    limits = Limits(True, lambda: at)
    rate = Rate(burst=3, per_second=0.5)
    for _ in range(3):
        limits.take("anna", rate)
    with pytest.raises(Refused, match="try again in 2 s"):
        limits.take("anna", rate)
    limits.take("ben", rate)
    at = 2.0
    limits.take("anna", rate)
    at = 60.0
    limits.sweep(at)
    assert limits.buckets == {}


def test_one_household_is_one_sender() -> None:
    assert sender("192.0.2.7") == "192.0.2.7"
    assert sender("2001:db8::1") == sender("2001:db8::2") != sender("2001:db8:0:1::1")
    assert sender(None) == "?" and sender("testclient") == "testclient"


def test_limits_over_the_wire(tmp_path: Path) -> None:
    settings = from_environment({}, database=f"sqlite:///{tmp_path / 'inn.db'}")
    with ThreadServer(settings) as server:
        wish = {"game": "whispers", "seats": 2}
        answers = [server.post("/api/tables", wish) for _ in range(22)]
        assert answers[0].status_code == 201 and answers[-1].status_code == 429
        assert answers[-1].json()["error"]["code"] == "too-fast"
        made = answers[0].json()
        with server.sit(made["table"], made["keys"]["0"]) as anna:
            replies = [anna.ask("chat", seat=0, text="hear me") for _ in range(40)]
            assert replies[0]["ok"] and replies[-1]["error"]["code"] == "too-fast"
            assert anna.move(anna.face()["legal"][0]["move"])["ok"], "who chats too much may still play"


def test_sockets_from_one_place_are_counted(tmp_path: Path) -> None:
    settings = from_environment({}, database=f"sqlite:///{tmp_path / 'inn.db'}", sockets_per_address=2)
    with ThreadServer(settings) as server:
        made = server.create()
        with server.sit(made["table"]) as one, server.sit(made["table"]) as other, server.sit(made["table"]) as third:
            assert one.state and other.state
            assert third.receive()["error"]["code"] == "too-many-sockets" and third.closing() == 4429
        with server.sit(made["table"]) as again:
            assert again.state
