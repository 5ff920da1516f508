"""The catalogue: the games, their options, levels, rulebooks and words; the same for everybody."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache, lru_cache
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Depends, Request
from fastapi import Path as InPath
from msgspec import Struct
from starlette.responses import Response

from ludotheque.arena import cards
from ludotheque.core import diagrams, words
from ludotheque.core.game import Game
from ludotheque.core.options import Flag, Number
from ludotheque.core.schema import schema as schema_of
from ludotheque.web.answers import content, docs, unchanged
from ludotheque.web.compiling import Readiness
from ludotheque.web.hall import Hall
from ludotheque.web.identity import counted
from ludotheque.web.problems import Refused
from ludotheque.web.routes import Route

router = APIRouter(
    route_class=Route,
    default_response_class=Response,
    prefix="/api/v1",
    tags=["catalogue"],
    dependencies=[Depends(counted)],
)
SCALE = ("beginner", "easy", "fair", "hard", "master")
USUAL = "fair"
DAY = "public, max-age=60"
OBJECT, TEXT = {"type": "object"}, {"type": "string"}
Name = Annotated[str, InPath(max_length=40)]
LessonName = Annotated[str, InPath(max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Language = Literal["fr", "en", "nl", "de"]


class Range(Struct, frozen=True):
    """How many may play."""

    fewest: int
    most: int


class Usual(Struct, frozen=True):
    """What is proposed to who does not choose: a preset, and what lets him begin."""

    preset: str
    options: dict[str, Any]
    seats: int
    level: str


class Preset(Struct, frozen=True):
    """A bundle of options."""

    name: str
    options: dict[str, Any]


class Option(Struct, frozen=True, omit_defaults=True):
    """Something that can be agreed on before a game."""

    name: str
    kind: str
    default: Any
    values: list[Any] = []
    low: int | None = None
    high: int | None = None


class Level(Struct, frozen=True, omit_defaults=True):
    """A machine: `seconds` an act takes, `card` how strong the arena found it."""

    level: str
    seconds: float
    name: str = ""
    card: cards.Card | None = None


class Entry(Struct, frozen=True):
    """A game as the shelf shows it; `lessons` by their names, none where there are none yet."""

    name: str
    rules_version: int
    seats: Range
    usual: Usual
    presets: list[Preset]
    options: list[Option]
    levels: list[Level]
    has_secrets: bool
    has_notes: bool
    has_opinions: bool
    standing: bool
    lessons: list[str]
    readiness: Readiness


class Entries(Struct, frozen=True):
    """All games."""

    games: list[Entry]


class Diagrams(Struct, frozen=True):
    """The positions that a rulebook shows."""

    diagrams: list[diagrams.Scene]


@router.get("/games", responses=unchanged(docs(Entries)))
async def games(request: Request) -> Response:
    """All games."""
    hall: Hall = request.app.state.hall
    found = [await hall.run(lambda g=game: entry(hall, g)) for game in hall.games.values()]  # type: ignore[misc]
    return _cached(request, msgspec.json.encode(Entries(found)), "no-cache")


@router.get("/games/{game}", responses=unchanged(docs(Entry, 404)))
async def one_game(request: Request, game: Name) -> Response:
    """One game."""
    hall: Hall = request.app.state.hall
    found = await hall.run(lambda: entry(hall, hall.game(game)))
    return _cached(request, msgspec.json.encode(found), "no-cache")


@router.get(
    "/games/{game}/schema",
    responses=unchanged(content("application/json", "a JSON schema", 404, schema=OBJECT)),
)
async def game_schema(request: Request, game: Name) -> Response:
    """The JSON schema of all that leaves a game: facts, views, choices."""
    hall: Hall = request.app.state.hall
    return _cached(request, await hall.run(lambda: _schema(hall.game(game))), DAY)


@router.get(
    "/games/{game}/rulebook/{lang}",
    responses=unchanged(content("text/markdown", "Markdown", 404, schema=TEXT)),
)
async def rulebook(request: Request, game: Name, lang: Language, brief: bool = False) -> Response:
    """The rules in a language, as Markdown; or how to play and win in ten lines."""
    hall: Hall = request.app.state.hall
    file = hall.game(game).folder / "rulebook" / f"{lang}{'-brief' if brief else ''}.md"
    return _cached(
        request, await hall.run(lambda: _read(file)), DAY, "text/markdown; charset=utf-8"
    )


@router.get("/games/{game}/rulebook/{lang}/diagrams", responses=unchanged(docs(Diagrams, 404)))
async def rulebook_diagrams(request: Request, game: Name, lang: Language) -> Response:
    """The positions that the rules show where they say `![words below it](name)`."""
    hall: Hall = request.app.state.hall
    found = hall.game(game)
    return _cached(request, await hall.run(lambda: _diagrams(found, lang)), DAY)


@router.get(
    "/games/{game}/lessons/{lesson}",
    responses=unchanged(
        content("application/json", "a first game to learn by", 404, schema=OBJECT)
    ),
)
async def lesson(request: Request, game: Name, lesson: LessonName) -> Response:
    """A lesson, by the name that the catalogue has."""
    hall: Hall = request.app.state.hall
    file = hall.game(game).folder / "lessons" / f"{lesson}.json"
    return _cached(request, await hall.run(lambda: _read(file)), DAY)


@router.get("/messages/{lang}", responses=unchanged(content("text/plain", "Fluent", schema=TEXT)))
async def messages(request: Request, lang: Language) -> Response:
    """All words of the house and its games in a language, as Fluent has them."""
    hall: Hall = request.app.state.hall

    def read() -> bytes:
        folders = [Path(words.__file__).parents[1], *(game.folder for game in hall.games.values())]
        return b"\n".join(_read(folder / "locales" / f"{lang}.ftl") for folder in folders)

    return _cached(request, await hall.run(read), DAY, "text/plain; charset=utf-8")


def entry(hall: Hall, game: Game) -> Entry:
    """A game as the shelf shows it."""
    known, how = _entry(game), hall.compiling.readiness[game.name]
    has_opinions = known.has_opinions and hall.opinions is not None
    return msgspec.structs.replace(known, readiness=how, has_opinions=has_opinions)


def usual_level(game: Game) -> str:
    """The machine that one plays against if nothing else is said."""
    return next((str(level) for level, word in _scale(game).items() if word == USUAL), "0")


def _scale(game: Game) -> dict[int, str]:
    """Those levels that have words."""
    levels = game.bot.LEVELS if game.bot else 0
    return {k * levels // (len(SCALE) - 1): word for k, word in reversed([*enumerate(SCALE)])}


@cache
def _entry(game: Game) -> Entry:
    levels, scale = game.bot.LEVELS if game.bot else 0, _scale(game)
    found = cards.read(game)
    preset = game.options.against_machines or next(iter(game.options.presets))
    return Entry(
        name=game.name,
        rules_version=game.version,
        seats=Range(game.fewest_seats, game.most_seats),
        usual=Usual(
            preset,
            dict(game.options.first_move),
            game.options.usual_seats or game.fewest_seats,
            usual_level(game),
        ),
        presets=[Preset(name, game.options.resolve(name)) for name in game.options.presets],
        options=[_option(one) for one in game.options.options],
        levels=[
            Level(
                str(level),
                _seconds(game, level, found.get(str(level))),
                scale.get(level, ""),
                found.get(str(level)),
            )
            for level in range(levels + 1)
        ],
        has_secrets=game.has_secrets,
        has_notes=game.notes is not None,
        has_opinions=game.opinion is not None,
        standing=game.standing is not None,
        lessons=sorted(file.stem for file in (game.folder / "lessons").glob("*.json")),
        readiness=Readiness(),
    )


def _seconds(game: Game, level: int, card: cards.Card | None) -> float:
    """How long an act takes: as it is bound to, else as it was measured."""
    spans = game.bot.SPANS if game.bot else ()
    if level and level <= len(spans):
        return spans[level - 1]
    return card.seconds if card else 0.0


def _option(option: Any) -> Option:
    if isinstance(option, Flag):
        return Option(option.name, "flag", option.default, [False, True])
    if isinstance(option, Number):
        return Option(option.name, "number", option.default, low=option.low, high=option.high)
    return Option(option.name, "choice", option.default, named_values(option))


def named_values(option: Any) -> list[Any]:
    """The values of an option that have names."""
    schema = option.schema()
    return list(schema.get("enum") or schema.get("examples") or [])


@cache
def _schema(game: Game) -> bytes:
    return msgspec.json.encode(schema_of(game))


@cache
def _diagrams(game: Game, language: str) -> bytes:
    found = diagrams.read(game.folder).items()
    scenes = [diagrams.scene_of(game, name, diagram, language) for name, diagram in found]
    return msgspec.json.encode(Diagrams(scenes))


def _read(file: Path) -> bytes:
    if not file.exists():
        raise Refused(404, "http-404")
    return file.read_bytes()


def _cached(
    request: Request, data: bytes, cache_control: str, media: str = "application/json"
) -> Response:
    """Something that is the same for everybody: by its ETag it need not be sent twice."""
    tag = f'"{hashlib.sha256(data).hexdigest()[:16]}"'
    headers = {"ETag": tag, "Cache-Control": cache_control, "Vary": "Accept-Encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        data = _packed(data)
    return Response(data, headers=headers, media_type=media)


@lru_cache(maxsize=64)
def _packed(data: bytes) -> bytes:
    return gzip.compress(data, mtime=0)
