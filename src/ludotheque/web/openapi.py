"""The OpenAPI document: what FastAPI knows of requests, and what the structs say of answers."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from ludotheque.web.answers import components

PATH = "/api/v1/openapi.json"


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
    for name in ("HTTPValidationError", "ValidationError"):
        schemas.pop(name, None)
    made["components"]["securitySchemes"] = {
        "cookie": {"type": "apiKey", "in": "cookie", "name": "ludotheque"},
        "token": {"type": "http", "scheme": "bearer"},
    }
    made["security"] = [{}, {"cookie": []}, {"token": []}]
    return made
