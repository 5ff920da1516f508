"""Responses, and how the OpenAPI document describes them: both from the same structs."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.responses import Response

from ludotheque.core.contract import Ask, Choice, Fact, Part
from ludotheque.web.problems import MEDIA, Problem
from ludotheque.web.refusals import listed, samples

REF = "#/components/schemas/{name}"
_structs: dict[str, type] = {"Problem": Problem}
_encoder = msgspec.json.Encoder()
Docs = dict[int | str, dict[str, Any]]


def reply(body: Any, status: int = 200, cache: str = "no-store") -> Response:
    """A struct, or bytes that are JSON already."""
    data = body if isinstance(body, bytes) else _encoder.encode(body)
    headers = {"Cache-Control": cache, "Vary": "Cookie, Authorization"}
    return Response(data, status, headers, "application/json")


def nothing() -> Response:
    """That it is done."""
    return Response(status_code=204, headers={"Cache-Control": "no-store"})


def docs(kind: type | None, *refusals: int, status: int = 200) -> Docs:
    """What a route answers: a struct, or nothing; and by what it refuses."""
    found: Docs = {}
    if kind is None:
        found[204] = {"description": "done"}
    else:
        _structs[kind.__name__] = kind
        body = {"schema": {"$ref": REF.format(name=kind.__name__)}}
        summary = (kind.__doc__ or "").strip().partition("\n")[0]
        found[status] = {"description": summary, "content": {"application/json": body}}
    for code in (*refusals, 400, 401, 403, 413, 421, 422, 429, 503):
        found[code] = refused(code)
    return found


def content(media: str, text: str, *refusals: int, schema: dict[str, Any]) -> Docs:
    """What a route answers that is no struct of ours."""
    found = docs(None, *refusals)
    del found[204]
    return {**found, 200: {"description": text, "content": {media: {"schema": schema}}}}


def unchanged(found: Docs) -> Docs:
    """What a route answers that is asked with `If-None-Match`."""
    return {**found, 304: {"description": "not changed since that `ETag`"}}


def schema_of(kind: Any) -> dict[str, Any]:
    """Where the document has the schema of a struct."""
    (found,), _ = msgspec.json.schema_components([kind], ref_template=REF)
    _structs[str(kind)] = kind
    return found


def refused(status: int) -> dict[str, Any]:
    """How a refusal is described."""
    body = {"schema": {"$ref": REF.format(name="Problem")}, "example": samples()[status]}
    return {"description": listed(status), "content": {MEDIA: body}}


def components() -> dict[str, Any]:
    """The schemas of all structs that routes answer with."""
    _, parts = msgspec.json.schema_components([*_structs.values()], ref_template=REF)
    for name in {one.__name__ for one in (Ask, Choice, Fact, Part)} & {*parts}:
        # any of a game's (`/games/{game}/schema`), and not one that is called so
        parts[name]["properties"]["kind"] = {"type": "string"}
    return parts
