"""The document shows what is answered and refused: every body by an example, every code."""

from __future__ import annotations

import ast
from pathlib import Path

import jsonschema
import pytest
from fastapi import FastAPI

import ludotheque
from ludotheque.core.words import knows
from ludotheque.web import (
    acting,
    catalogue,
    links,
    me,
    openapi,
    papers,
    streams,
    tables,
    talking,
)
from ludotheque.web.problems import FORBIDDEN
from ludotheque.web.refusals import CODES, samples

HOUSE = Path(ludotheque.__file__).parent
NO_EXAMPLE = {"GET /api/v1/games/{game}/lessons/{lesson}"}  # no game has one yet


@pytest.fixture(scope="module")
def document():
    app = FastAPI(title="Ludothèque", version="1")
    for module in (catalogue, me, tables, acting, papers, talking, links, streams):
        app.include_router(module.router)
    return openapi.document(app)


def bodies(document):
    """Every body that is answered: where, its status, its kind."""
    for path, methods in document["paths"].items():
        for method, route in methods.items():
            for status, answer in route["responses"].items():
                for media, body in answer.get("content", {}).items():
                    yield f"{method.upper()} {path}", int(status), media, body


def check(document, schema, example):
    whole = {**schema, "components": document["components"]}
    jsonschema.Draft202012Validator(whole).validate(example)


def test_every_answer_and_every_refusal_has_an_example_that_fits(document):
    shown = 0
    for where, status, media, body in bodies(document):
        if where in NO_EXAMPLE and status < 300:
            continue
        assert body["schema"], (where, status)
        assert "example" in body, (where, status)
        if media != "application/x-ndjson" or where.endswith("stream"):
            check(document, body["schema"], body["example"])
        if status >= 400:
            assert body["example"]["status"] == status and body["example"]["code"] in CODES[status]
        shown += 1
    assert shown > 350


def test_every_body_that_is_sent_has_an_example_that_fits(document):
    sent = 0
    routes = [route for methods in document["paths"].values() for route in methods.values()]
    for route in routes:
        if "requestBody" in route:
            schema = route["requestBody"]["content"]["application/json"]["schema"]
            name = schema["$ref"].rpartition("/")[2]
            (example,) = document["components"]["schemas"][name]["examples"]
            check(document, schema, example)
            sent += 1
    assert sent >= 12


def test_what_is_the_same_for_all_may_be_unchanged(document):
    for path, methods in document["paths"].items():
        if "/games" in path or "/messages" in path:
            assert "304" in methods["get"]["responses"], path


def raised(folder):
    """Every code that is raised in a folder, with its status if it has one."""
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            told = [one.value for one in node.args if isinstance(one, ast.Constant)]
            if name == "Refused":
                yield told[0], told[1]
            elif name in ("Conflict", "want", "_want") and told and "-" in str(told[0]):
                yield (403 if told[0] in FORBIDDEN else 409), told[0]


def test_every_code_is_listed_with_its_status():
    found = {*raised(HOUSE / "web"), *raised(HOUSE / "house")}
    found |= {one for one in raised(HOUSE / "tables") if one[1] not in OF_FILES}
    unlisted = {(status, code) for status, code in found if code not in CODES[status]}
    assert not unlisted


OF_FILES = {"newer-rules", "other-start", "several-games", "record-refused"}  # not by the API


def test_every_code_can_be_said():
    codes = {code for codes in CODES.values() for code in codes} - {"http-400", "http-503"}
    assert {code for code in codes if not knows("nl", code)} == set()
    assert {*samples()} == {*CODES}
