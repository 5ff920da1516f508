"""The games that are kept, as a list to choose from."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from datetime import datetime

import msgspec

from ludotheque.cli import saves, telling
from ludotheque.cli.home import MOST, Home
from ludotheque.cli.terminal import Terminal, unaccented
from ludotheque.core.errors import Conflict, LudothequeError
from ludotheque.core.words import add_folder, knows, say
from ludotheque.games import discovery
from ludotheque.house.naming import called
from ludotheque.storage import Card
from ludotheque.tables import Table, records
from ludotheque.tables.commands import HOUSE_ID

LISTED = 20  # games


@dataclass(frozen=True)
class Kept:
    """A game that was left: when, and either the table that goes on or why it does not."""

    game: str
    time: int  # milliseconds
    table: Table | None = None
    table_id: str = ""
    why: str = ""
    people: dict[str, str] | None = None


def chosen(terminal: Terminal, home: Home, game: str = "") -> str:
    """The table that somebody wants to go on with, from a list."""
    games = sorted(_found(terminal, home, game), key=lambda one: -one.time)[:LISTED]
    if not any(one.table for one in games):
        for one in games:
            terminal.print(_line(terminal, one))
        raise Conflict("nothing-to-resume")
    going = [one for one in games if one.table]
    for number, one in enumerate(going, 1):
        terminal.print(f"{number:>2} {_line(terminal, one)}")
    for one in games:
        if not one.table:
            terminal.print(f"   {_line(terminal, one)}")
    numbers = [str(number) for number in range(1, len(going) + 1)]
    leaving = telling.spellings(terminal, "quit")
    while True:
        terminal.say("resume-which", last=numbers[-1])
        answer = terminal.ask(">", [*numbers, *leaving]) or "1"
        if unaccented(answer) in leaving:
            raise EOFError
        if answer in numbers:
            return going[int(answer) - 1].table_id
        terminal.say("menu-again", answer=repr(answer), answers=", ".join(numbers))


def _found(terminal: Terminal, home: Home, game: str) -> list[Kept]:
    cards = home.store.listing(("waiting", "running"), limit=MOST)
    found = [_kept(terminal, home, card) for card in cards if game in ("", card.game)]
    return [*filter(None, found), *_files(terminal, home, game)]


def _kept(terminal: Terminal, home: Home, card: Card) -> Kept | None:
    """A table of the store; one that nobody touched, whose terminal was killed, is ended."""
    lines = home.store.read(card.id)
    last: int = msgspec.json.decode(lines[-1])["time"]
    if not any(_is_own_act(line) for line in lines):
        with contextlib.suppress(LudothequeError):
            home.house.end(card.id).result()
        return None
    try:
        table = Table.fold(b"".join(lines))
    except LudothequeError as error:  # of other rules
        return Kept(card.game, last, why=error.say(terminal.language))
    return Kept(card.game, last, table, card.id, people=home.house.names(card.id))


def _is_own_act(line: bytes) -> bool:
    return b'"do":"act"' in line and f'"id":"{HOUSE_ID}'.encode() not in line


def _files(terminal: Terminal, home: Home, game: str) -> list[Kept]:
    """Games that are still files: those that could not be taken over."""
    found = []
    for path in saves.unfinished(home.data, game):
        try:
            records.verify(saves.read(path))
            why = ""
        except LudothequeError as error:
            why = error.say(terminal.language)
        name = next((one for one in discovery.names() if path.stem.endswith(f"-{one}")), "")
        found.append(Kept(name or path.name, path.stat().st_mtime_ns // 1_000_000, why=why))
    return found


def _line(terminal: Terminal, kept: Kept) -> str:
    """Which game, against whom, when, and whose turn it is."""
    language, when = terminal.language, datetime.fromtimestamp(kept.time / 1000)
    if kept.game in discovery.names():
        add_folder(kept.game, discovery.folder(kept.game) / "locales")
    name = f"{kept.game}-name"
    said = {
        "game": say(language, name) if knows(language, name) else kept.game,
        "when": f"{when:%Y-%m-%d %H:%M}",
    }
    if kept.table is None:
        return say(language, "resume-stuck", why=kept.why, **said)
    names, levels = called(kept.table.seats, kept.people), telling.levels_of(kept.table, language)
    people = [seat for seat in range(len(names)) if seat not in levels]
    others = [
        say(language, "machine-named", name=names[seat], level=levels[seat])
        if seat in levels
        else names[seat]
        for seat in range(len(names))
        if people != [seat]
    ]
    mask = kept.table.window or kept.table.asked_mask  # who has answered already, nobody is told
    asked = [seat for seat in range(len(names)) if mask >> seat & 1]
    is_own = len(people) == 1 and people[0] in asked
    turn = "you" if is_own else ", ".join(names[seat] for seat in asked)
    return say(language, "resume-line", names=", ".join(others), turn=turn, **said)
