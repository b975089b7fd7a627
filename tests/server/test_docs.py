"""docs/wire.md says what is: every address, every message with all its fields, every refusal of the server."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tabard.server import wire, wire_accounts, wire_end, wire_gather, wire_host, wire_life, wire_parts, wire_replay
from tabard.server.app import create_app
from tabard.server.settings import Settings

from .helpers import CATALOGUE

ROOT = Path(__file__).parents[2]
WIRE = (ROOT / "docs" / "wire.md").read_text("utf-8")
CALLS = {(method, path) for method, path in re.findall(r"\| `(GET|POST) ((?:/api/|/health|/metrics)[^`?\s]*)", WIRE)}
MESSAGES = [*wire.FromServer.__args__, *wire.FromClient.__args__]
ANSWERS = {
    "/api/games": (wire.GameInfo, wire.OptionInfo, wire.When, wire.VerbInfo, wire.DomainInfo),
    "/api/games/{slug}/rules/{lang}": (wire.Rules, wire.Chapter, wire.Clause),
    "/api/games/{slug}/offers": (wire.AskOffers, wire.OptionOffer, wire.OfferedValue, wire_parts.Refusal),
    "/api/games/{slug}/tutorial": (wire.Tutorial, wire.TutorialStep, wire.LayTutorial),
    "/api/games/{slug}/records": (wire_end.Records,),
    "/api/tables": (wire.CreateTable, wire.Created),
    "/api/tables/{table}": (wire.Snapshot,),
    "/api/tables/{table}/brief": (wire.Brief, wire_parts.SeatInfo),
    "/api/tables/{table}/progress": (wire_end.Progress, wire_end.ScoresAt, wire_end.Turning),
    "/api/tables/{table}/replay": (wire_replay.Contents, wire_replay.Mark),
    "/api/records": (wire_replay.OpenRecord, wire.Created),
    "/api/tables/{table}/branch": (wire_replay.LayBranch, wire.Created),
    "/api/tables/{table}/replay/steps": (wire_replay.Steps,),
    "/api/tables/{table}/moves": (wire.PostMove, wire.Moved),
    "/api/tables/{table}/series": (wire_end.Series,),
    "/api/tables/{table}/sequel": (wire_end.LaySequel, wire_end.Sequel),
    "/api/host": (wire_host.HostView, wire_host.Reported),
    "/api/account": (wire_accounts.Signed, wire_accounts.Account, wire_accounts.Credentials),
    "/api/account/sessions": (wire_accounts.SessionInfo, wire_accounts.EndSession),
    "/api/account/change": (wire_accounts.Change,),
    "/api/account/export": (wire_accounts.Export, wire_accounts.HeldResult),
    "/api/account/tables": (wire_accounts.HeldTable, wire_accounts.Hold),
    "/api/gatherings": (wire_gather.Gather, wire_gather.OpenGathering),
    "/api/gatherings/{code}": (wire_gather.Gathering, wire_gather.Sitter, *wire_gather.Act.__args__),
}


def test_every_address_is_described_and_exists(tmp_path: Path) -> None:
    app = create_app(Settings(database=f"sqlite:///{tmp_path / 'inn.db'}"), CATALOGUE)
    paths = app.openapi_schema.paths or {}
    served = {
        (method, path.replace("{language}", "{lang}"))
        for path, item in paths.items()
        for method, found in (("GET", item.get), ("POST", item.post))
        if found
    }
    assert served == {call for call in CALLS if "schema" not in call[1]}


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: message.__name__)
def test_every_message_is_described_with_all_its_fields(message: Any) -> None:
    tag = message.__struct_config__.tag
    described = [part for part in re.split(r'(?=\{"type": )', WIRE) if part.startswith(f'{{"type": "{tag}"')]
    assert described
    missing = [name for name in message.__struct_fields__ if not any(f'"{name}"' in part for part in described)]
    assert missing == []


def test_every_part_of_a_face_is_described() -> None:
    for name in (
        *wire_parts.Face.__struct_fields__,
        *wire_parts.Choice.__struct_fields__,
        *wire_parts.SeatInfo.__struct_fields__,
    ):
        assert f'"{name}"' in WIRE, name


@pytest.mark.parametrize("path", ANSWERS)
def test_every_answer_is_described_with_all_its_fields(path: str) -> None:
    row = " ".join(line for line in WIRE.splitlines() if re.match(rf"\| `(GET|POST) {re.escape(path)}[`? ]", line))
    for struct in ANSWERS[path]:
        missing = [name for name in struct.__struct_fields__ if not re.search(rf"\b{name}\b", row)]
        assert missing == [], struct.__name__


def test_every_result_field_is_described() -> None:
    words = set(re.findall(r"\w+", WIRE[WIRE.index("## Series") :]))
    assert set(wire_end.Result.__struct_fields__) <= words


def test_every_refusal_of_the_server_is_described() -> None:
    sources = [path.read_text("utf-8") for path in (ROOT / "src" / "tabard" / "server").glob("*.py")]
    codes = {code for source in sources for code in re.findall(r'Refus(?:ed|al)\(\s*"([a-z-]+)"', source)}
    table = WIRE[WIRE.index("| code | when |") : WIRE.index("## The socket")]
    assert sorted(code for code in codes if f"`{code}`" not in table) == []


def test_the_examples_of_moves_can_be_read() -> None:
    """The client's messages in the text, with one of two values where it says `|`."""
    tags = "|".join(message.__struct_config__.tag for message in wire.FromClient.__args__)
    examples = re.findall(rf'^ {{4}}(\{{"type": "(?:{tags})", "id".*?\}})(?: {{2,}}.*)?$', WIRE, re.M)
    assert len(examples) == len(wire.FromClient.__args__)
    for example in examples:
        msgspec.json.decode(re.sub(r" \| null", "", example), type=wire.FromClient)


def test_every_part_of_a_table_s_life_is_described() -> None:
    part = WIRE[WIRE.index('{"type": "life"') :]
    for struct in (wire_life.StandIn, wire_life.Proposal, wire_life.Closed):
        assert [name for name in struct.__struct_fields__ if f'"{name}"' not in part] == []
