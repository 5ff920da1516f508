"""The `ludotheque` command. Nothing heavy is imported before a command needs it."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

import click
from click import IntRange, argument

if TYPE_CHECKING:
    from ludotheque.cli.terminal import Terminal

F = TypeVar("F", bound=Callable[..., Any])
GAME = "a game, as `ludotheque games` lists them"
PATH = click.Path(path_type=Path)


def option(*names: str, default: Any = "", env: str = "", **how: Any) -> Callable[[F], F]:
    """An option of which `--help` says what is usual, unless that is nothing.

    `env` is the end of the name of a variable that sets it, too.
    """
    how["envvar"] = f"LUDOTHEQUE_{env}" if env else None
    how["show_envvar"], how["show_default"] = bool(env), bool(default)
    if not how.get("required"):
        how["default"] = default
    made: Any = click.option(*names, **how)
    return made


def flag(*names: str, **how: Any) -> Callable[[F], F]:
    return option(*names, default=False, is_flag=True, **how)


lang = option("--lang", help="fr, en, nl or de; else from the locale", env="LANG")
plain = flag("--plain", help="sentences instead of pictures")
data = option("--data", help="where all is kept", default=None, type=PATH, env="DATA")
database = option("--database", help="postgresql://..., else a file", env="DATABASE")
redis = option("--redis", help="redis://..., for several servers", env="REDIS")
preset = option("--preset", help="a bundle of options; else standard")
log = option(
    "--log", help="for people or for machines", default="console",
    type=click.Choice(["console", "json"]), env="LOG",
)  # fmt: skip
log_level = option(
    "--log-level", help="what is logged", default="warning",
    type=click.Choice(["info", "warning", "error"]), env="LOG_LEVEL",
)  # fmt: skip


class _AsWritten(click.Group):
    """Commands in the order of this file, what most people want first, with whole sentences."""

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(one, c.help or "") for one, c in self.commands.items()])


@click.group(cls=_AsWritten)
@click.version_option(package_name="ludotheque", message="%(prog)s %(version)s", help="Say which.")
def app() -> None:
    """Board games of bluff and hidden information."""


def _refuse(why: object) -> NoReturn:
    click.echo(str(why), err=True)
    sys.exit(2)


def _terminal(lang: str, plain: bool = False) -> Terminal:
    from ludotheque.cli.terminal import Terminal, language_of
    from ludotheque.core.errors import LudothequeError

    try:
        return Terminal(language_of(lang), plain)
    except LudothequeError as error:
        _refuse(error)


@app.command()
@lang
def games(lang: str) -> None:
    """List the games."""
    from ludotheque.cli.menu import list_games

    list_games(_terminal(lang))


@app.command()
@argument("game", help=GAME)
@argument("wish", default="", help="a paragraph, a chapter, a word, or all; else the contents")
@plain
@lang
def rules(game: str, wish: str, plain: bool, lang: str) -> None:
    """Read the rules of a game."""
    from ludotheque.cli.rulebook import show
    from ludotheque.core.errors import UnknownGame
    from ludotheque.games import discovery

    terminal = _terminal(lang, plain)
    if game not in discovery.names():
        names = ", ".join(discovery.names())
        terminal.complain(UnknownGame("unknown-game", name=repr(game), names=names))
        sys.exit(2)
    show(terminal, discovery.folder(game), wish)


@app.command()
@argument("game", default="", help="a game, or a kept one (FILE.json); asked for if left out")
@option(
    "--option", "-o", "options", help="name=value or name=@FILE, as often as needed",
    default=(), multiple=True,
)  # fmt: skip
@preset
@option("--seats", help="how many play; else as few as may", default=0)
@option("--level", help="of the machines: beginner, easy, fair, hard, master, or a number")
@option("--seat", help="where you sit; 0: only machines play", default=1)
@flag("--hot-seat", help="all at this keyboard")
@flag("--no-aids", help="without notebook and odds")
@flag("--resume", help="choose one of the games kept")
@data
@plain
@lang
def play(
    game: str, options: tuple[str, ...], preset: str, seats: int, level: str, seat: int,
    hot_seat: bool, no_aids: bool, resume: bool, data: Path | None, plain: bool, lang: str,
) -> None:  # fmt: skip
    """Play in the terminal, against machines or with friends at one keyboard."""
    gc.set_threshold(50_000)  # imports throw little away: to look for it takes a tenth of a start
    from ludotheque.cli.play import play as play_on
    from ludotheque.cli.wishes import Wishes

    wishes = Wishes(
        game, preset, [*options], seats, level, seat, hot_seat, not no_aids, resume, lang, data
    )
    sys.exit(play_on(_terminal(lang, plain), wishes))


@app.command()
@option("--host", help="the address to listen at", default="127.0.0.1", env="HOST")
@option("--port", help="the port", default=8000, type=IntRange(0, 65535), env="PORT")
@data
@database
@redis
@flag("--lan", help="for the own network", env="LAN")
@option("--public-url", help="what links begin with", env="PUBLIC_URL")
@flag("--no-browser", help="open none", env="NO_BROWSER")
@option("--origin", help="another page that may call", default=(), multiple=True, env="ORIGIN")
@option("--proxies", help="whose X-Forwarded-For counts", env="PROXIES")
@option(
    "--rate", help="of the usual limits; 0: none", default=1.0, type=click.FloatRange(0),
    env="RATE",
)  # fmt: skip
@option("--workers", help="machines that think", default=1, type=IntRange(0), env="WORKERS")
@flag("--no-chat", help="nobody talks", env="NO_CHAT")
@flag("--no-guests", help="nobody new comes in", env="NO_GUESTS")
@log
@log_level
@option("--metrics-secret", help="opens /metrics", env="METRICS_SECRET")
@lang
def serve(
    host: str, port: int, data: Path | None, database: str, redis: str, lan: bool,
    public_url: str, no_browser: bool, origin: tuple[str, ...], proxies: str, rate: float,
    workers: int, no_chat: bool, no_guests: bool, log: str, log_level: str, metrics_secret: str,
    lang: str,
) -> None:  # fmt: skip
    """Open the house on the web: play in the browser, invite others by a link."""
    from ludotheque.cli.serve import run
    from ludotheque.web.settings import Settings, data_folder

    settings = Settings(
        host, port, data or data_folder(), database, redis, lan, public_url, origin,
        proxies, rate, workers, not no_chat, not no_guests, log, metrics_secret,
    )  # fmt: skip
    sys.exit(run(_terminal(lang), settings, not no_browser, log_level))


@app.command()
@option("--database", help="postgresql://... of the servers", env="DATABASE")
@option("--redis", help="redis://... of the servers", env="REDIS")
@option("--workers", help="machines at once", default=1, type=IntRange(1), env="WORKERS")
@log
@log_level
@lang
def think(database: str, redis: str, workers: int, log: str, log_level: str, lang: str) -> None:
    """Let machines think for servers that share a database (docs/deploy.md)."""
    from ludotheque.cli.think import run

    sys.exit(run(_terminal(lang), database, redis, workers, log, log_level))


@app.command()
@argument("name", help="what the program is called at tables")
@option("--scopes", help="of play, talk, read, self", default="play,talk,read")
@data
@database
@lang
def token(name: str, scopes: str, data: Path | None, database: str, lang: str) -> None:
    """Give a program a token by which it plays (docs/api.md); it is shown this once."""
    from ludotheque.cli.admin import administer
    from ludotheque.web.settings import data_folder
    from ludotheque.web.whereabouts import Order

    order = Order("token", name=name, scopes=scopes.split(","))
    sys.exit(administer(_terminal(lang), data or data_folder(), database, order))


@app.command()
@argument("do", help="guests, hide, show, ban, unban, hush, close or rotate (keys)")
@argument("who", default="", help="the id of a guest, or of a table")
@argument("n", default=0, help="which word to hush")
@data
@database
@lang
def admin(do: str, who: str, n: int, data: Path | None, database: str, lang: str) -> None:
    """Keep order in the house: names that offend, guests who do, tables, keys."""
    import msgspec

    from ludotheque.cli.admin import administer
    from ludotheque.web.settings import data_folder
    from ludotheque.web.whereabouts import Order

    terminal = _terminal(lang)
    try:
        order = msgspec.convert({"do": do, "who": who, "n": n}, Order)
    except msgspec.ValidationError:
        terminal.say("admin-unknown", do=do)
        sys.exit(2)
    sys.exit(administer(terminal, data or data_folder(), database, order))


@app.command()
@argument("files", type=PATH, nargs=-1, required=True, help="records of games")
@option("--commitment", help="the number that was shown when the game started; 64 digits")
@lang
def verify(files: tuple[Path, ...], commitment: str, lang: str) -> None:
    """Check records: the commitment, every draw, every act, the result and the hash."""
    from ludotheque.cli.papers import verify_files

    sys.exit(verify_files(_terminal(lang), [*files], commitment))


@app.command()
@argument("file", type=PATH, help="the record of a game")
@option("--seat", help="with what this seat knew; 0: a spectator", default=0)
@flag("--all", "everything", help="with what everybody knew")
@plain
@lang
def replay(file: Path, seat: int, everything: bool, plain: bool, lang: str) -> None:
    """Step through a game."""
    from ludotheque.cli.replay import replay_file

    sys.exit(replay_file(_terminal(lang, plain), file, seat, everything))


@app.command()
@argument("out", type=PATH, help="the .npz file to write")
@argument("files", type=PATH, nargs=-1, required=True, help="records of finished games of one kind")
@lang
def arrays(out: Path, files: tuple[Path, ...], lang: str) -> None:
    """Turn records into arrays: views, actions, seats, returns (docs/records.md)."""
    from ludotheque.cli.papers import write_arrays

    sys.exit(write_arrays(_terminal(lang), out, [*files]))


@app.command("print")
@argument("game", default="", help=GAME)
@option("--out", "-o", help="the PDF file to write", type=PATH, required=True)
@option("--paper", help="a4, a3 or letter", default="a4")
@option("--what", help="board, cards, sheets, rules or all", default="all")
@option(
    "--option", "options", help="name=value or name=@FILE, of the game", default=(), multiple=True
)
@preset
@option("--seats", help="how many play; else as many as may", default=0)
@option(
    "--record", help="instead of a game: the score sheet of this record", default=None, type=PATH
)
@lang
def print_(
    game: str, out: Path, paper: str, what: str, options: tuple[str, ...], preset: str, seats: int,
    record: Path | None, lang: str,
) -> None:  # fmt: skip
    """Print a game at its real size, or the score sheet of a played one (docs/printing.md)."""
    from ludotheque.cli.print import print_game, print_record

    if bool(game) == bool(record):
        raise click.UsageError("name a game, or a record of one that was played")
    terminal = _terminal(lang)
    if record:
        sys.exit(print_record(terminal, record, paper, out))
    sys.exit(print_game(terminal, game, preset, [*options], seats, paper, what, out))


@app.command()
@argument("game", default="", help=GAME)
@argument("machines", nargs=-1, help="levels, perhaps bounded: 0 (random), 4, 8@100ms, 8@5000n")
@option("--games", help="for each pair of machines", default=100, type=IntRange(1))
@option("--rules", help="a preset+option=value+...", default="standard")
@option("--seats", help="how many play; else as few as may", default=0)
@option("--seed", help="of the first game", default=1)
@flag("--variants", help="compare the options")
@flag("--cards", help="rate the levels and keep it")
@option("--out", help="write the table as JSON, too", default=None, type=PATH)
@option(
    "--keep", help="write each game there; the same command goes on from it", default=None,
    type=PATH,
)  # fmt: skip
@option(
    "--ray", help="on a Ray cluster; else on one made here", metavar="[ADDRESS]", is_flag=False,
    flag_value="local",
)  # fmt: skip
@lang
def arena(
    game: str, machines: tuple[str, ...], games: int, rules: str, seats: int, seed: int,
    variants: bool, cards: bool, out: Path | None, keep: Path | None, ray: str, lang: str,
) -> None:  # fmt: skip
    """Let machines play each other, seats rotated, on all cores."""
    from ludotheque.cli.arena import hold

    wishes = (game, [*machines], games, rules, seats, seed, variants, cards, out, keep, ray)
    sys.exit(hold(_terminal(lang), *wishes))


@app.command()
@argument("game", help=GAME)
@flag("--typescript", "as_typescript", help="as the types that the page is built with")
def schema(game: str, as_typescript: bool) -> None:
    """Print the JSON schema of all that leaves a game: facts, views, choices."""
    import json

    from ludotheque.core.errors import LudothequeError
    from ludotheque.core.schema import schema as schema_of
    from ludotheque.core.typescript import typescript
    from ludotheque.games import discovery

    try:
        found = discovery.find(game)
        click.echo(typescript(found) if as_typescript else json.dumps(schema_of(found), indent=1))
    except LudothequeError as error:
        _refuse(error)


@app.command()
@argument("game", help=GAME)
def engine(game: str) -> None:
    """Speak the engine protocol on standard input and output (docs/protocol.md)."""
    import io

    from ludotheque.adapters.engine import serve
    from ludotheque.core.errors import LudothequeError
    from ludotheque.games import discovery

    try:
        found = discovery.find(game)
    except LudothequeError as error:
        _refuse(error)
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            encoding = None if stream.isatty() else "utf-8"  # a terminal has its own
            stream.reconfigure(encoding=encoding, errors="backslashreplace")
    serve(found, sys.stdin, sys.stdout)


def _data(data: Path | None) -> Path:
    from ludotheque.cli.saves import home

    return data or home()


@app.command()
@data
@database
@lang
def migrate(data: Path | None, database: str, lang: str) -> None:
    """Bring stores up to date; tables whose rules are no more are written out and closed."""
    from ludotheque.cli.stores import bring_up

    sys.exit(bring_up(_terminal(lang), _data(data), database))


@app.command()
@argument("file", type=PATH, help="a new file, which can be opened as a store")
@data
@database
@lang
def backup(file: Path, data: Path | None, database: str, lang: str) -> None:
    """Copy a store, while a house has it open or not."""
    from ludotheque.cli.stores import copy

    sys.exit(copy(_terminal(lang), file, _data(data), database))


@app.command()
@argument("table", help="the id of a table")
@argument("file", type=PATH, required=False, help="a new file; else it is printed")
@data
@database
@lang
def export(table: str, file: Path | None, data: Path | None, database: str, lang: str) -> None:
    """Write the record of a table: the whole truth, its seed and all secrets included."""
    from ludotheque.cli.stores import export as write

    sys.exit(write(_terminal(lang), table, file, _data(data), database))
