"""schemathesis reads the server's own description of itself and tries everything it allows, and more."""

from pathlib import Path

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tabard.server.settings import Settings

from .helpers import ThreadServer

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
TRIES = 25


def test_the_server_keeps_to_its_description(tmp_path: Path) -> None:
    with ThreadServer(Settings(database=f"sqlite:///{tmp_path / 'inn.db'}", limits=False, password_kib=8)) as server:
        described = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
        tried = 0
        for operation in described.get_all_operations():
            strategy = operation.ok().as_strategy()

            @settings(
                max_examples=TRIES,
                deadline=None,
                database=None,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @given(case=strategy)
            def one(case: schemathesis.Case) -> None:
                case.call_and_validate(base_url=server.url, checks=CHECKS)

            one()
            tried += 1
        assert tried == 43
