"""The document is whole: whatever is sent, nothing undocumented comes back, and never a 5xx."""

from __future__ import annotations

import os
from collections import Counter

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.web.serving import SOON

EXAMPLES = int(os.environ.get("LUDOTHEQUE_REQUESTS", "10"))
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def document(server):
    return httpx.get(f"{server.url}/api/v1/openapi.json").json()


def test_every_route_is_described(document):
    for path, methods in document["paths"].items():
        for method, route in methods.items():
            assert route["description"], (method, path)
            assert any(int(code) < 300 for code in route["responses"])
            for code, answer in route["responses"].items():
                if int(code) >= 400:
                    assert [*answer["content"]] == ["application/problem+json"]


def test_nothing_undocumented_comes_back(server, guest, document):
    """Every route but the streams, which do not end, by what the document says and what not."""
    ada = guest("Ada")
    tables = [ada.open("agon", 2)["table"], ada.open("agent", 2, is_public=True)["table"]]
    cookie = "; ".join(f"{key}={value}" for key, value in ada.http.cookies.items())
    headers = {"Origin": server.url, "Cookie": cookie}
    document["paths"] = {
        path: methods for path, methods in document["paths"].items() if "stream" not in path
    }
    schema = schemathesis.openapi.from_dict(document)
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) >= 35
    statuses, session = Counter(), requests.Session()
    for operation in operations:
        if operation.label == "DELETE /api/v1/me":
            continue  # once is enough, and the matrix does

        @settings(max_examples=EXAMPLES, database=None, suppress_health_check=[*HealthCheck])
        @given(case=operation.as_strategy(), table=st.sampled_from([*tables, None]))
        def check(case, table):
            if table and "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = table
            session.cookies.clear()  # whoever was made a guest meanwhile is forgotten
            # its own patience is ten seconds, too few on a busy machine
            answer = case.call(server.url, session, headers, timeout=SOON)
            statuses[answer.status_code] += 1
            case.validate_response(answer, checks=CHECKS)

        check()
    session.close()
    assert statuses.total() > 5 * len(operations)
    assert min(statuses[code] for code in (200, 404, 422)) >= 5
