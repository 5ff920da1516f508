"""The document is whole: whatever is sent, nothing undocumented comes back, and never a 5xx."""

from __future__ import annotations

import json
import os
from collections import Counter

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.web.serving import NDJSON, SOON

EXAMPLES = int(os.environ.get("LUDOTHEQUE_REQUESTS", "10"))
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def document(server):
    return httpx.get(f"{server.url}/api/v1/openapi.json", timeout=SOON).json()


def test_every_route_is_described(document):
    for path, methods in document["paths"].items():
        for method, route in methods.items():
            assert route["description"], (method, path)
            assert any(int(code) < 300 for code in route["responses"])
            for code, answer in route["responses"].items():
                if int(code) >= 400:
                    assert [*answer["content"]] == ["application/problem+json"]


def cookie_of(somebody):
    return "; ".join(f"{key}={value}" for key, value in somebody.http.cookies.items())


def some_tables(ada):
    """One of each stage."""
    bot = {"machines": [{"seat": 1, "level": "0"}], "start": True}
    running, over = (ada.open(game, 2, **bot)["table"] for game in ("agent", "agon"))
    for table in (running, over):
        ada.reveal(table, 0)
    ada.do(over, "resign", 0)
    waiting = ada.open("agent", 2, is_public=True)["table"]
    return [ada.open("agon", 2)["table"], waiting, running, over]


def operations_of(document, are_streams):
    """The routes that answer and are done; or those that go on."""
    paths = document["paths"].items()
    some = {path: methods for path, methods in paths if path.endswith("/stream") == are_streams}
    schema = schemathesis.openapi.from_dict({**document, "paths": some})
    return [found.ok() for found in schema.get_all_operations()]


def test_nothing_undocumented_comes_back(server, guest, document):
    """Every route but the streams, by what the document says and what not."""
    ada = guest("Ada")
    tables = some_tables(ada)
    headers = {"Origin": server.url, "Cookie": cookie_of(ada)}
    operations = operations_of(document, are_streams=False)
    operations.sort(key=lambda one: one.label == "DELETE /api/v1/me")
    assert len(operations) >= 35
    statuses, session = Counter(), requests.Session()
    for operation in operations:

        @settings(max_examples=EXAMPLES, database=None, suppress_health_check=[*HealthCheck])
        @given(case=operation.as_strategy(), table=st.sampled_from([*tables, None]))
        def check(case, table):
            if table and "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = table
            session.cookies.clear()  # whoever was made a guest meanwhile is forgotten
            if case.operation.label == "DELETE /api/v1/me":  # somebody else each time
                headers["Cookie"] = cookie_of(guest("Somebody"))
            # its own patience is ten seconds, too few on a busy machine
            answer = case.call(server.url, session, headers, timeout=SOON)
            statuses[answer.status_code] += 1
            case.validate_response(answer, checks=CHECKS)

        check()
    session.close()
    assert statuses.total() > 5 * len(operations)
    assert min(statuses[code] for code in (200, 404, 422)) >= 5


def first_event(answer):
    """The first event of a stream of either kind, as a line of NDJSON says it."""
    lines = answer.iter_lines()
    if answer.headers["content-type"] == NDJSON["Accept"]:
        return json.loads(next(lines))
    found = {"id": ""}
    assert next(lines).startswith(b"retry: ") and not next(lines)
    for line in iter(lines.__next__, b""):
        name, _, value = line.decode().partition(": ")
        found[name] = json.loads(value) if name == "data" else value
    return found


@pytest.mark.parametrize("kind", [NDJSON, {"Accept": "text/event-stream"}], ids=["lines", "sse"])
def test_no_stream_begins_with_anything_undocumented(server, guest, document, kind):
    """The routes that do not end: their heads, and their first event where a table is watched."""
    ada = guest("Ada")
    tables = some_tables(ada)
    headers = {**kind, "Cookie": cookie_of(ada)}
    described = {"components": document["components"]}
    line = Draft202012Validator({"$ref": "#/components/schemas/StreamEvent", **described})
    operations, heard = operations_of(document, are_streams=True), Counter()
    assert len(operations) == 2
    for operation in operations:

        @settings(
            max_examples=EXAMPLES, database=None, suppress_health_check=[*HealthCheck],
            phases=[Phase.generate],  # to shrink a case is to wait for many streams
        )  # fmt: skip
        @given(case=operation.as_strategy(), table=st.sampled_from([*tables, None]))
        def check(case, table):
            is_of_one = "table" in (case.path_parameters or {})
            if table and is_of_one:
                case.path_parameters["table"] = table
            elif table:
                case.query["watch"] = [f"{table}.0", f"{table}0"]  # the second is not there
            sent = case.as_transport_kwargs(base_url=server.url, headers=headers)
            sent["headers"].update(headers)  # whatever was made up
            with requests.request(**sent, stream=True, timeout=SOON) as answer:
                heard[answer.status_code] += 1
                if answer.ok:
                    assert answer.headers["content-type"].startswith(kind["Accept"])
                    if is_of_one or table:
                        event = first_event(answer)
                        line.validate(event)
                        heard[event["event"]] += 1
                else:
                    case.validate_response(answer, checks=CHECKS)

        check()
    assert min(heard[what] for what in (200, 404, "frame")) >= 2
    assert not any(isinstance(what, int) and what >= 500 for what in heard)
