"""`ludotheque play`: a table as it was asked for, and one game after the other at it."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from ludotheque.cli import saves
from ludotheque.cli.preparing import Preparing
from ludotheque.cli.terminal import Terminal
from ludotheque.cli.wishes import Wishes, machine_agreed
from ludotheque.core.errors import Conflict, LudothequeError, MalformedOption
from ludotheque.core.words import Ref, say
from ludotheque.games import discovery

if TYPE_CHECKING:
    from ludotheque.cli.home import Home, Sitter
    from ludotheque.core.position import Variant
    from ludotheque.tables import Table


def play(terminal: Terminal, wishes: Wishes) -> int:
    """Play one game after the other, until somebody leaves; the exit code."""
    from ludotheque.cli.home import Home
    from ludotheque.cli.kept import chosen
    from ludotheque.core.jit import hurry

    hurry()
    with ExitStack() as stack:
        try:
            record = _record(terminal, wishes.game) if wishes.game.endswith(".json") else None
            if not (record or wishes.resume or wishes.game):
                from ludotheque.cli.menu import ask_all

                ask_all(terminal, wishes)
            agreed = None if record or wishes.resume else _agreed_table(terminal, wishes)
            home = Home(terminal, wishes.data)
            stack.callback(home.close)
            home.take_over_files(terminal)
            if agreed:
                variant, sitters = agreed
                preparing = Preparing(terminal, variant.game, any(w.bot > "0" for w in sitters))
                stack.callback(preparing.close)
                if not home.knows(variant.game):
                    preparing.tell_how()
                table_id = home.seat(variant, sitters, wishes.aids)
            else:
                table_id = home.adopt(*record) if record else chosen(terminal, home, wishes.game)
                preparing = _resumed(terminal, home, table_id)
                stack.callback(preparing.close)
        except LudothequeError as error:
            terminal.complain(error)
            return 2
        except (EOFError, KeyboardInterrupt):
            return 0
        _play_on(terminal, home, table_id, preparing)
    return 0


def _play_on(terminal: Terminal, home: Home, table_id: str, preparing: Preparing) -> None:
    """One game after the other at the same table."""
    from ludotheque.cli.session import Session

    while Session(terminal, home, table_id, preparing).run():
        try:
            if not terminal.is_yes("play-again"):
                return
            terminal.unread = None
            table_id = home.rematch(table_id)
        except (EOFError, KeyboardInterrupt):
            return
        except LudothequeError as error:
            terminal.complain(error)
            return


def _agreed_table(terminal: Terminal, wishes: Wishes) -> tuple[Variant, list[Sitter]]:
    """The rules, and who is to sit where."""
    from ludotheque.cli.home import Sitter

    variant, machine = machine_agreed(discovery.find(wishes.game), wishes, terminal.language)
    if not 0 <= wishes.seat <= variant.seats:
        raise MalformedOption("malformed-seat", value=wishes.seat, high=variant.seats)
    sitters = [
        Sitter(say(terminal.language, "word-player", seat=seat))
        if wishes.hot_seat or seat == wishes.seat
        else Sitter(bot=machine)
        for seat in range(1, variant.seats + 1)
    ]
    return variant, sitters


def _record(terminal: Terminal, name: str) -> tuple[Table, dict[str, str] | None]:
    """The table of a file, to go on with, and what its people are called."""
    from ludotheque.tables import records
    from ludotheque.tables.errors import MalformedRecord

    path = Path(name)
    try:
        content = saves.read(path)
        table, names = records.verify(content), records.names(content)
    except MalformedRecord as error:
        why = error.say(terminal.language)
        raise Conflict("file-fails", path=str(path), why=why) from error
    if table.result is not None:
        raise Conflict("game-over")
    return table, names


def _resumed(terminal: Terminal, home: Home, table_id: str) -> Preparing:
    """Get a table that was left ready."""
    table = home.table(table_id)
    if table.result is not None:
        raise Conflict("game-over")
    is_thinking = any(here.bot not in ("", "0") for here in table.seats)
    preparing = Preparing(terminal, table.variant.game, is_thinking)
    terminal.say("play-resumed", game=Ref(f"{table.variant.game.name}-name"))
    return preparing
