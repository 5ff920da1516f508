"""What who runs the house may see: logs and numbers, without payloads, ids of people or secrets."""

from __future__ import annotations

import functools
import logging
import sys
import traceback
from pathlib import PurePath
from typing import TYPE_CHECKING

import structlog
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from starlette.responses import Response
from starlette.types import Scope

if TYPE_CHECKING:
    from ludotheque.web.hall import Hall


STEP = 1 << 20  # bytes
QUIET = ("/healthz", "/readyz", "/metrics")


class Numbers:
    """Counts of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        labels = ["method", "route", "status"]
        self._requests = Counter("ludotheque_requests", "answers", labels, registry=self.registry)
        self._seconds = Histogram(
            "ludotheque_request_seconds", "until an answer was complete", ["route"],
            registry=self.registry, buckets=(0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
        )  # fmt: skip
        # found once: their own way to find them costs as much as a small answer
        self._counter = functools.cache(self._requests.labels)
        self._timer = functools.cache(self._seconds.labels)
        self._log = structlog.get_logger().bind()

    def watch(self, hall: Hall) -> None:
        """Look at the hall whenever somebody asks."""
        for name, text, read in (
            ("ludotheque_streams", "open streams", lambda: len(hall.hub.channels)),
            ("ludotheque_tables_watched", "tables watched", lambda: len(hall.hub.places)),
            ("ludotheque_tables_loaded", "tables in memory", lambda: len(hall.house.residents)),
            ("ludotheque_tables_bytes", "memory of tables", lambda: _rounded(hall)),
            (
                "ludotheque_games_ready",
                "games whose machines can play",
                lambda: sum(map(hall.compiling.is_ready, hall.games)),
            ),
        ):
            Gauge(name, text, registry=self.registry).set_function(read)

    def response(self) -> Response:
        """All numbers, as Prometheus reads them."""
        return Response(generate_latest(self.registry), media_type=CONTENT_TYPE_LATEST)

    def observe(self, scope: Scope, status: int, seconds: float) -> None:
        """Count an answer; the route is its pattern, never its path."""
        route = getattr(scope.get("route"), "path", "-")
        self._counter(scope["method"], route, str(status)).inc()
        if not route.endswith("/stream"):
            self._timer(route).observe(seconds)
        if scope["path"] not in QUIET:
            tell = self._log.error if status >= 500 and status != 503 else self._log.info
            tell(
                "answered", method=scope["method"], route=route, status=status,
                ms=round(1000 * seconds, 1),
            )  # fmt: skip


def _rounded(hall: Hall) -> int:
    """The memory of tables in steps that no single act makes."""
    return hall.house.residents.bytes // STEP * STEP


def failure(error: BaseException) -> dict[str, str]:
    """What is told of something that failed: what it says may be a secret, where it was is not."""
    found = traceback.extract_tb(error.__traceback__)[-1:]
    where = "".join(f"{PurePath(at.filename).name}:{at.lineno}" for at in found)
    return {"error": type(error).__name__, "at": where}


def _without_secrets(
    logger: object, method: str, event: structlog.typing.EventDict
) -> structlog.typing.EventDict:
    """Let others' loggers, too, tell of failures in this way, and not by all that they know."""
    found = event.pop("exc_info", None)
    error = sys.exc_info()[1] if found is True else found[1] if isinstance(found, tuple) else found
    if not isinstance(error, BaseException):
        return event
    said = str(event.get("event", "")).partition("\n")[0]  # what follows repeats what it is about
    return {**event, "event": said, **failure(error)}


def set_up(kind: str, level: str = "info") -> None:
    """Logs for people (`console`) or for machines (`json`)."""
    number = getattr(logging, level.upper(), logging.INFO)
    render: structlog.typing.Processor = (
        structlog.processors.JSONRenderer()
        if kind == "json"
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    shared: list[structlog.typing.Processor] = [
        _without_secrets,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    structlog.configure(
        [*shared, render],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, render],
            foreign_pre_chain=shared,
        )
    )
    logging.basicConfig(handlers=[handler], level=max(number, logging.WARNING), force=True)
