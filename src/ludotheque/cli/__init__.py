"""The `ludotheque` command. Nothing heavy is imported before a command needs it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer
from typer.core import TyperCommand

if TYPE_CHECKING:
    from ludotheque.cli.terminal import Terminal

app = typer.Typer(
    help="Board games of bluff and hidden information.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def _show_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        typer.echo(f"ludotheque {version('ludotheque')}")
        raise typer.Exit


@app.callback()
def main(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Say which.")
    ] = False,
) -> None:
    """Board games of bluff and hidden information."""


Lang = Annotated[
    str, typer.Option(help="fr, en, nl or de; else from the locale", envvar="LUDOTHEQUE_LANG")
]
Plain = Annotated[bool, typer.Option("--plain", help="sentences instead of pictures")]
Data = Annotated[Path | None, typer.Option(help="where all is kept", envvar="LUDOTHEQUE_DATA")]
Log = Annotated[
    Literal["console", "json"],
    typer.Option(help="for people or for machines", envvar="LUDOTHEQUE_LOG"),
]
LogLevel = Annotated[
    Literal["info", "warning", "error"],
    typer.Option(help="what is logged", envvar="LUDOTHEQUE_LOG_LEVEL"),
]
Database = Annotated[str, typer.Option(help="postgresql://...", envvar="LUDOTHEQUE_DATABASE")]


def _terminal(lang: str, plain: bool = False) -> Terminal:
    from ludotheque.cli.play import language_of
    from ludotheque.cli.terminal import Terminal
    from ludotheque.core.errors import LudothequeError

    try:
        return Terminal(language_of(lang), plain)
    except LudothequeError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from None


@app.command()
def games(lang: Lang = "") -> None:
    """List the games."""
    from ludotheque.cli.play import list_games

    list_games(_terminal(lang))


@app.command()
def rules(
    game: Annotated[str, typer.Argument(help="a game, as `ludotheque games` lists them")],
    wish: Annotated[
        str, typer.Argument(help="a paragraph, a chapter, a word, or all; else the contents")
    ] = "",
    plain: Plain = False,
    lang: Lang = "",
) -> None:
    """Read the rules of a game."""
    from ludotheque.cli.rulebook import show
    from ludotheque.core.errors import UnknownGame
    from ludotheque.games import discovery

    terminal = _terminal(lang, plain)
    if game not in discovery.names():
        names = ", ".join(discovery.names())
        terminal.complain(UnknownGame("unknown-game", name=repr(game), names=names))
        raise typer.Exit(2)
    show(terminal, discovery.folder(game), wish)


@app.command()
def play(
    game: Annotated[
        str, typer.Argument(help="a game, or a kept one (FILE.json); asked for if left out")
    ] = "",
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", help="name=value or name=@FILE, as often as needed"),
    ] = None,
    preset: Annotated[str, typer.Option(help="a bundle of options; else standard")] = "",
    seats: Annotated[int, typer.Option(help="how many play; else as few as may")] = 0,
    level: Annotated[
        str, typer.Option(help="of the machines: beginner, easy, fair, hard, master, or a number")
    ] = "",
    seat: Annotated[int, typer.Option(help="where you sit; 0: only machines play")] = 1,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="all at this keyboard")] = False,
    no_aids: Annotated[bool, typer.Option("--no-aids", help="without notebook and odds")] = False,
    resume: Annotated[bool, typer.Option("--resume", help="choose one of the games kept")] = False,
    data: Data = None,
    plain: Plain = False,
    lang: Lang = "",
) -> None:
    """Play in the terminal, against machines or with friends at one keyboard."""
    from ludotheque.cli.play import Wishes
    from ludotheque.cli.play import play as play_on

    wishes = Wishes(
        game, preset, option or [], seats, level, seat, hot_seat, not no_aids, resume, lang, data
    )
    raise typer.Exit(play_on(_terminal(lang, plain), wishes))


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="the address to listen at", envvar="LUDOTHEQUE_HOST")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="the port", envvar="LUDOTHEQUE_PORT")
    ] = 8000,
    data: Data = None,
    database: Annotated[
        str, typer.Option(help="postgresql://... instead", envvar="LUDOTHEQUE_DATABASE")
    ] = "",
    redis: Annotated[
        str, typer.Option(help="redis://..., for several servers", envvar="LUDOTHEQUE_REDIS")
    ] = "",
    lan: Annotated[
        bool, typer.Option("--lan", help="for the own network", envvar="LUDOTHEQUE_LAN")
    ] = False,
    public_url: Annotated[
        str, typer.Option(help="what links begin with", envvar="LUDOTHEQUE_PUBLIC_URL")
    ] = "",
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="open none", envvar="LUDOTHEQUE_NO_BROWSER")
    ] = False,
    origin: Annotated[
        list[str] | None,
        typer.Option(help="another page that may call", envvar="LUDOTHEQUE_ORIGIN"),
    ] = None,
    proxies: Annotated[
        str, typer.Option(help="whose X-Forwarded-For counts", envvar="LUDOTHEQUE_PROXIES")
    ] = "",
    rate: Annotated[
        float, typer.Option(min=0, help="of the usual limits; 0: none", envvar="LUDOTHEQUE_RATE")
    ] = 1.0,
    workers: Annotated[
        int, typer.Option(min=0, help="machines that think", envvar="LUDOTHEQUE_WORKERS")
    ] = 1,
    no_chat: Annotated[
        bool, typer.Option("--no-chat", help="nobody talks", envvar="LUDOTHEQUE_NO_CHAT")
    ] = False,
    no_guests: Annotated[
        bool,
        typer.Option("--no-guests", help="nobody new comes in", envvar="LUDOTHEQUE_NO_GUESTS"),
    ] = False,
    log: Log = "console",
    log_level: LogLevel = "warning",
    metrics_secret: Annotated[
        str, typer.Option(help="opens /metrics", envvar="LUDOTHEQUE_METRICS_SECRET")
    ] = "",
    lang: Lang = "",
) -> None:
    """Open the house on the web: play in the browser, invite others by a link."""
    from ludotheque.cli.serve import run
    from ludotheque.web.settings import Settings, data_folder

    settings = Settings(
        host, port, data or data_folder(), database, redis, lan, public_url, tuple(origin or ()),
        proxies, rate, workers, not no_chat, not no_guests, log, metrics_secret,
    )  # fmt: skip
    raise typer.Exit(run(_terminal(lang), settings, not no_browser, log_level))


@app.command()
def think(
    database: Annotated[
        str, typer.Option(help="postgresql://... of the servers", envvar="LUDOTHEQUE_DATABASE")
    ] = "",
    redis: Annotated[
        str, typer.Option(help="redis://... of the servers", envvar="LUDOTHEQUE_REDIS")
    ] = "",
    workers: Annotated[
        int, typer.Option(min=1, help="machines at once", envvar="LUDOTHEQUE_WORKERS")
    ] = 1,
    log: Log = "console",
    log_level: LogLevel = "warning",
    lang: Lang = "",
) -> None:
    """Let machines think for servers that share a database (docs/deploy.md)."""
    from ludotheque.cli.think import run

    raise typer.Exit(run(_terminal(lang), database, redis, workers, log, log_level))


@app.command()
def token(
    name: Annotated[str, typer.Argument(help="what the program is called at tables")],
    scopes: Annotated[str, typer.Option(help="of play, talk, read, self")] = "play,talk,read",
    data: Data = None,
    database: Database = "",
    lang: Lang = "",
) -> None:
    """Give a program a token by which it plays (docs/api.md); it is shown this once."""
    from ludotheque.cli.admin import administer
    from ludotheque.web.settings import data_folder
    from ludotheque.web.whereabouts import Order

    order = Order("token", name=name, scopes=scopes.split(","))
    raise typer.Exit(administer(_terminal(lang), data or data_folder(), database, order))


@app.command()
def admin(
    do: Annotated[
        str, typer.Argument(help="guests, hide, show, ban, unban, hush, close or rotate (keys)")
    ],
    who: Annotated[str, typer.Argument(help="the id of a guest, or of a table")] = "",
    n: Annotated[int, typer.Argument(help="which word to hush")] = 0,
    data: Data = None,
    database: Database = "",
    lang: Lang = "",
) -> None:
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
        raise typer.Exit(2) from None
    raise typer.Exit(administer(terminal, data or data_folder(), database, order))


@app.command()
def verify(
    files: Annotated[list[Path], typer.Argument(help="records of games")],
    commitment: Annotated[
        str, typer.Option(help="the number that was shown when the game started; 64 digits")
    ] = "",
    lang: Lang = "",
) -> None:
    """Check records: the commitment, every draw, every act, the result and the hash."""
    from ludotheque.cli.papers import verify_files

    raise typer.Exit(verify_files(_terminal(lang), files, commitment))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="the record of a game")],
    seat: Annotated[int, typer.Option(help="with what this seat knew; 0: a spectator")] = 0,
    everything: Annotated[bool, typer.Option("--all", help="with what everybody knew")] = False,
    plain: Plain = False,
    lang: Lang = "",
) -> None:
    """Step through a game."""
    from ludotheque.cli.replay import replay_file

    raise typer.Exit(replay_file(_terminal(lang, plain), file, seat, everything))


@app.command()
def arrays(
    out: Annotated[Path, typer.Argument(help="the .npz file to write")],
    files: Annotated[list[Path], typer.Argument(help="records of finished games of one kind")],
    lang: Lang = "",
) -> None:
    """Turn records into arrays: views, actions, seats, returns (docs/records.md)."""
    from ludotheque.cli.papers import write_arrays

    raise typer.Exit(write_arrays(_terminal(lang), out, files))


@app.command("print")
def print_(
    out: Annotated[Path, typer.Option("--out", "-o", help="the PDF file to write")],
    game: Annotated[str, typer.Argument(help="a game, as `ludotheque games` lists them")] = "",
    paper: Annotated[str, typer.Option(help="a4, a3 or letter")] = "a4",
    what: Annotated[str, typer.Option(help="board, cards, sheets, rules or all")] = "all",
    option: Annotated[
        list[str] | None, typer.Option("--option", help="name=value or name=@FILE, of the game")
    ] = None,
    preset: Annotated[str, typer.Option(help="a bundle of options; else standard")] = "",
    seats: Annotated[int, typer.Option(help="how many play; else as many as may")] = 0,
    record: Annotated[
        Path | None, typer.Option(help="instead of a game: the score sheet of this record")
    ] = None,
    lang: Lang = "",
) -> None:
    """Print a game at its real size, or the score sheet of a played one (docs/printing.md)."""
    from ludotheque.cli.print import print_game, print_record

    if bool(game) == bool(record):
        raise typer.BadParameter("name a game, or a record of one that was played")
    terminal = _terminal(lang)
    if record:
        raise typer.Exit(print_record(terminal, record, paper, out))
    wishes = (game, preset, option or [], seats, paper, what, out)
    raise typer.Exit(print_game(terminal, *wishes))


class _Spread(TyperCommand):
    """A command whose `--ray` needs no value."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        for k in range(len(args), 0, -1):
            if args[k - 1] == "--ray" and (k == len(args) or args[k].startswith("-")):
                args.insert(k, "local")
        return super().parse_args(ctx, args)


@app.command(cls=_Spread)
def arena(
    game: Annotated[str, typer.Argument(help="a game, as `ludotheque games` lists them")] = "",
    machines: Annotated[
        list[str] | None,
        typer.Argument(help="levels, perhaps bounded: 0 (random), 4, 8@100ms, 8@5000n"),
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="for each pair of machines")] = 100,
    rules: Annotated[str, typer.Option(help="a preset+option=value+...")] = "standard",
    seats: Annotated[int, typer.Option(help="how many play; else as few as may")] = 0,
    seed: Annotated[int, typer.Option(help="of the first game")] = 1,
    variants: Annotated[bool, typer.Option("--variants", help="compare the options")] = False,
    cards: Annotated[bool, typer.Option("--cards", help="rate the levels and keep it")] = False,
    out: Annotated[Path | None, typer.Option(help="write the table as JSON, too")] = None,
    keep: Annotated[
        Path | None, typer.Option(help="write each game there; the same command goes on from it")
    ] = None,
    ray: Annotated[
        str, typer.Option(metavar="[ADDRESS]", help="on a Ray cluster; else on one made here")
    ] = "",
    lang: Lang = "",
) -> None:
    """Let machines play each other, seats rotated, on all cores."""
    from ludotheque.cli.arena import hold

    terminal = _terminal(lang)
    raise typer.Exit(
        hold(
            terminal,
            game,
            machines or [],
            games,
            rules,
            seats,
            seed,
            variants,
            cards,
            out,
            keep,
            ray,
        )
    )


@app.command()
def schema(
    game: Annotated[str, typer.Argument(help="a game, as `ludotheque games` lists them")],
    as_typescript: Annotated[
        bool, typer.Option("--typescript", help="as the types that the page is built with")
    ] = False,
) -> None:
    """Print the JSON schema of all that leaves a game: facts, views, choices."""
    import json

    from ludotheque.core.errors import LudothequeError
    from ludotheque.core.schema import schema as schema_of
    from ludotheque.core.typescript import typescript
    from ludotheque.games import discovery

    try:
        found = discovery.find(game)
        typer.echo(typescript(found) if as_typescript else json.dumps(schema_of(found), indent=1))
    except LudothequeError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from None


@app.command()
def engine(
    game: Annotated[str, typer.Argument(help="a game, as `ludotheque games` lists them")],
) -> None:
    """Speak the engine protocol on standard input and output (docs/protocol.md)."""
    import io
    import sys

    from ludotheque.adapters.engine import serve
    from ludotheque.core.errors import LudothequeError
    from ludotheque.games import discovery

    try:
        found = discovery.find(game)
    except LudothequeError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from None
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            encoding = None if stream.isatty() else "utf-8"  # a terminal has its own
            stream.reconfigure(encoding=encoding, errors="backslashreplace")
    serve(found, sys.stdin, sys.stdout)


def _data(data: Path | None) -> Path:
    from ludotheque.cli.saves import home

    return data or home()


@app.command()
def migrate(data: Data = None, database: Database = "", lang: Lang = "") -> None:
    """Bring stores up to date; tables whose rules are no more are written out and closed."""
    from ludotheque.cli.stores import bring_up

    raise typer.Exit(bring_up(_terminal(lang), _data(data), database))


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="a new file, which can be opened as a store")],
    data: Data = None,
    database: Database = "",
    lang: Lang = "",
) -> None:
    """Copy a store, while a house has it open or not."""
    from ludotheque.cli.stores import copy

    raise typer.Exit(copy(_terminal(lang), file, _data(data), database))


@app.command()
def export(
    table: Annotated[str, typer.Argument(help="the id of a table")],
    file: Annotated[Path | None, typer.Argument(help="a new file; else it is printed")] = None,
    data: Data = None,
    database: Database = "",
    lang: Lang = "",
) -> None:
    """Write the record of a table: the whole truth, its seed and all secrets included."""
    from ludotheque.cli.stores import export as write

    raise typer.Exit(write(_terminal(lang), table, file, _data(data), database))
