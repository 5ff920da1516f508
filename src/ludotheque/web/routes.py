"""Routes that know what may be asked of them."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterator
from typing import Any

from fastapi import Request, Response
from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute

from ludotheque.web.problems import Refused

ANYWHERE = {"lang"}  # is understood (`language.py`)


class Route(APIRoute):
    """Refuses parameters that it does not know: a filter mistyped would give another list."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()
        known = ANYWHERE | {*_parameters(self.dependant)}

        async def strict(request: Request) -> Response:
            for name in request.query_params:
                if name not in known:
                    raise Refused(422, "malformed-request", field=name[:60])
            return await handle(request)

        return strict


def _parameters(one: Dependant) -> Iterator[str]:
    """The names of all that is read from the query, by whatever the route needs, too."""
    yield from (field.alias for field in one.query_params)
    for inner in one.dependencies:
        yield from _parameters(inner)
