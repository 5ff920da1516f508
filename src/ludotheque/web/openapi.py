"""The OpenAPI document: what FastAPI knows of requests, and what the structs say of answers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from ludotheque.tables import records
from ludotheque.web import told
from ludotheque.web.answers import REF, components

PATH = "/api/v1/openapi.json"
EXAMPLES = Path(__file__).with_name("examples.json")  # by `python -m tests.web.examples`


def describe(app: FastAPI) -> None:
    """Serve the document of all routes there are."""
    found: dict[str, Any] = {}

    async def openapi(request: Request) -> Response:
        if not found:
            found.update(document(app))
        return JSONResponse(found, headers={"Cache-Control": "no-cache"})

    app.add_api_route(PATH, openapi, include_in_schema=False)


def document(app: FastAPI) -> dict[str, Any]:
    """All routes, requests and answers."""
    made = get_openapi(
        title=app.title,
        version=app.version,
        description="Board games of bluff and hidden information (docs/api.md).",
        routes=app.routes,
    )
    schemas = made.setdefault("components", {}).setdefault("schemas", {})
    schemas.update(components())
    schemas[told.EVENT] = told.schema()
    schemas["Record"] = _record()
    _give_examples(made["paths"])
    for name in ("HTTPValidationError", "ValidationError"):
        schemas.pop(name, None)
    made["components"]["securitySchemes"] = {
        "cookie": {"type": "apiKey", "in": "cookie", "name": "ludotheque"},
        "token": {"type": "http", "scheme": "bearer"},
    }
    made["security"] = [{}, {"cookie": []}, {"token": []}]
    return made


def _record() -> dict[str, Any]:
    """The schema of a record, with its parts where the document has it."""
    text = json.dumps(records.schema()).replace("#/$defs/", f"{REF.format(name='Record')}/$defs/")
    found: dict[str, Any] = json.loads(text)
    return {key: value for key, value in found.items() if key not in ("$schema", "$id")}


def _give_examples(paths: dict[str, Any]) -> None:
    """What real calls were answered, where they were."""
    known = json.loads(EXAMPLES.read_text(encoding="utf-8"))
    for path, methods in paths.items():
        for method, route in methods.items():
            for status, answer in route["responses"].items():
                example = known.get(f"{method.upper()} {path}")
                if int(status) < 300 and example is not None:
                    for body in answer.get("content", {}).values():
                        body.setdefault("example", example)
