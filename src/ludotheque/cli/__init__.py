"""The `ludotheque` command. Nothing heavy is imported before a command needs it."""

from __future__ import annotations

from typing import Annotated

import typer

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


@app.command()
def games(
    lang: Annotated[str, typer.Option(help="fr, en, nl or de; else from the locale")] = "",
) -> None:
    """List the games."""
    from ludotheque.cli.play import list_games

    list_games(lang)


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="a game, as `ludotheque games` lists them")] = "",
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", help="name=value, as often as needed")
    ] = None,
    preset: Annotated[str, typer.Option(help="a bundle of options")] = "standard",
    seats: Annotated[int, typer.Option(help="how many play; else as few as may")] = 0,
    lang: Annotated[str, typer.Option(help="fr, en, nl or de; else from the locale")] = "",
) -> None:
    """Play in the terminal, all at one keyboard."""
    from ludotheque.cli.play import play_game

    raise typer.Exit(play_game(game, preset, seats or None, option or [], lang))


@app.command()
def engine(
    game: Annotated[str, typer.Argument(help="a game, as `ludotheque games` lists them")],
) -> None:
    """Speak the engine protocol on standard input and output (docs/protocol.md)."""
    import io
    import sys

    from ludotheque.adapters.engine import serve
    from ludotheque.core import discovery
    from ludotheque.core.errors import LudothequeError

    try:
        found = discovery.find(game)
    except LudothequeError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from None
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    serve(found, sys.stdin, sys.stdout)
