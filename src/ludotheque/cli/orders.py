"""What may be typed at a table besides acts: a word, and for some something after it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from ludotheque.cli import rulebook, saves, telling
from ludotheque.core.calls import SPECTATOR
from ludotheque.core.errors import Conflict
from ludotheque.core.view import View
from ludotheque.core.words import say

if TYPE_CHECKING:
    from ludotheque.cli.session import Session

MORE = ("rules", "save")  # after which something may stand


def help_(session: Session, seat: int, view: View, rest: str) -> None:
    lines = telling.grouped(session.legal(seat, view))
    for name in ORDERS:
        word = say(session.language, f"command-{name}")
        lines.append(session.terminal.item(word, say(session.language, f"help-{name}")))
    session.terminal.page("\n".join(lines))


def rules(session: Session, seat: int, view: View, rest: str) -> None:
    rulebook.show(session.terminal, session.game.folder, rest)


def board(session: Session, seat: int, view: View, rest: str) -> None:
    session.shown = None
    if session.terminal.plain:
        session.seen.clear()  # all of it, not only what was new


def log(session: Session, seat: int, view: View, rest: str) -> None:
    lines = []
    for event in session.watchers[seat].log:
        for line in telling.told(session.speaker(seat), event, ("open", "start", "act")):
            lines.append(f"{event.seq:>4} {line}")
    session.terminal.page("\n".join(lines))


def notes(session: Session, seat: int, view: View, rest: str) -> None:
    book = view.notes(session.language, session.speaker(seat).names)
    if book is None:
        session.answer("play-no-notes")
    elif not session.table.aids:
        session.answer("play-notes-off")
    else:
        session.terminal.page(book)


def undo(session: Session, seat: int, view: View, rest: str) -> None:
    if session.draft:
        session.draft.pop()
    else:
        session.answer("play-no-draft")


def back(session: Session, seat: int, view: View, rest: str) -> None:
    """Take the last act back; the one who did it is asked, if another types this."""
    actors = [event["seat"] for event in session.table.events if event["do"] == "act"]
    asker = actors[-1] if actors and actors[-1] in session.people else seat
    if asker != seat:
        if session.game.has_secrets:
            raise Conflict("no-take-back")
        if not session.terminal.is_yes("play-take-back", who=session.name(asker)):
            return
    session.send(asker, "ask")
    for other in session.people:
        if session.table.wish == asker and other != asker:
            session.send(other, "grant")


def tie(session: Session, seat: int, view: View, rest: str) -> None:
    """Two people at one keyboard agree that nobody wins."""
    others = [other for other in session.people if other != seat]
    if len(session.table.seats) == 2 and not others:
        session.answer("play-machines-play-on")
        return
    if session.table.offer is None:
        session.send(seat, "offer")
    session.close_curtain()  # the other one comes to answer
    if session.terminal.is_yes("play-accept-tie", who=session.name(others[0])):
        session.send(others[0], "accept")
    else:
        session.send(others[0], "decline")


def save(session: Session, seat: int, view: View, rest: str) -> None:
    """Write the record to a file; one that exists is overwritten only after a yes."""
    if not rest:
        session.terminal.say("play-kept-anyway" if session.home.is_kept else "play-save-where")
        return
    try:
        path = Path(rest).expanduser().resolve()
        if path.exists() and not _may_overwrite(session, path):
            return
        saves.write(path, session.home.record(session.table_id))
    except (OSError, ValueError, RuntimeError) as error:  # no such file, name or home
        session.terminal.say("play-not-saved", path=rest, why=saves.reason(error))
    else:
        session.terminal.say("play-saved", path=str(path))


def _may_overwrite(session: Session, path: Path) -> bool:
    saves.read(path)  # a file, and nothing else
    return session.terminal.is_yes("play-overwrite", path=str(path))


def resign(session: Session, seat: int, view: View, rest: str) -> None:
    if session.terminal.is_yes("play-sure"):
        session.send(seat, "resign")
        session.watchers[seat].frame = session.watchers[SPECTATOR].frame  # he is asked no more
        session.close_curtain()
        session.keyboard = None


def leave(session: Session, seat: int, view: View, rest: str) -> None:
    raise EOFError


ORDERS: dict[str, Callable[[Session, int, View, str], None]] = {
    "help": help_, "rules": rules, "board": board, "log": log, "notes": notes, "undo": undo,
    "back": back, "tie": tie, "save": save, "resign": resign, "quit": leave,
}  # fmt: skip
