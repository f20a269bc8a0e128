"""The description of the wire, tried out: whatever is sent, nothing breaks."""

from __future__ import annotations

from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode, checks
from schemathesis.core.parameters import ParameterLocation

from tests.running.soak import soaked
from tests.table.conftest import create
from tests.table.playing import GAME

EXAMPLES = soaked(12, 2)  # for every path, good ones and bad ones alike
CHECKS = [
    checks.not_a_server_error,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.status_code_conformance,
]


def can_be_wrong(operation: Any) -> bool:
    """Whether anything is sent that could be of the wrong kind; in a path, everything is text."""
    return operation.body or any(
        parameter.location is not ParameterLocation.PATH
        for parameter in operation.iter_parameters()
    )


def test_whatever_is_sent_gets_an_answer_that_is_described(app, client):
    made = create(client, GAME, red="friend", white="friend")
    seat = {"Authorization": f"Bearer {made['tokens']['red']}"}
    schema = schemathesis.openapi.from_asgi("/api/openapi.json", app)
    stream = "/api/games/{id}/events"  # has no end
    tried = set()
    for found in schema.exclude(path=stream).get_all_operations():
        operation: Any = found.ok()
        for mode in GenerationMode if can_be_wrong(operation) else [GenerationMode.POSITIVE]:

            @given(operation.as_strategy(generation_mode=mode))
            @settings(
                max_examples=EXAMPLES,
                deadline=None,
                database=None,
                derandomize=True,
                phases=[Phase.generate],
                suppress_health_check=[*HealthCheck],
            )
            def send(case):
                tried.add(case.operation.label)
                if "id" in case.path_parameters:
                    case.path_parameters["id"] = made["id"]
                case.call_and_validate(headers=seat, checks=CHECKS)

            send()
    assert {path for _, path in map(str.split, tried)} == {*schema.raw_schema["paths"]} - {stream}
