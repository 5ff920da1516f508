"""A game at one keyboard: a picture, a prompt, a command, until it is over."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from pathlib import Path

from ludotheque.cli import saves, telling
from ludotheque.cli.machines import Machines
from ludotheque.cli.preparing import Preparing
from ludotheque.cli.terminal import Terminal
from ludotheque.core.calls import SPECTATOR
from ludotheque.core.errors import Conflict, LudothequeError
from ludotheque.core.speech import Speaker
from ludotheque.core.view import View
from ludotheque.core.words import Ref, say
from ludotheque.tables import Command, Table, records
from ludotheque.tables.following import Followed
from ludotheque.tables.table import Event

WORDS = ("help", "rules", "board", "log", "notes", "undo", "back", "draw", "save", "resign", "quit")


class Session:
    """A table, the people and machines at it, and the file in which it is kept."""

    def __init__(
        self, terminal: Terminal, table: Table, path: Path, preparing: Preparing | None = None
    ) -> None:
        self.lock = saves.hold(path, records.write(table))
        self.terminal, self.table, self.path = terminal, table, path
        self.game, self.language = table.variant.game, terminal.language
        self.followed = Followed(table, [*range(len(table.seats)), SPECTATOR])
        self.machines = Machines(self.followed)
        self.preparing = preparing
        self.draft: list[tuple[int, ...]] = []  # what the one at the keyboard has typed of an act
        self.keyboard: int | None = None  # who sits at it
        self.is_alone = False  # whether he has lifted the curtain
        self.is_kept = True
        self.untold: dict[int, list[str]] = {}  # what each has not read yet
        self.shown: View | None = None
        self.words = {word: name for name in WORDS for word in telling.spellings(terminal, name)}
        self.persons = [seat for seat, here in enumerate(table.seats) if not here.bot]

    @property
    def people(self) -> list[int]:
        """Those at the keyboard who are still in the game."""
        return [seat for seat in self.persons if not self.table.seats[seat].has_resigned]

    @property
    def has_curtain(self) -> bool:
        """Whether several people with secrets share the keyboard."""
        return self.game.has_secrets and len(self.persons) > 1

    def run(self) -> bool:
        """Play on; whether the game came to its end."""
        self.terminal.forget()
        self.terminal.say("play-welcome", game=Ref(f"{self.game.name}-name"))
        if self.game.max_chance > 1:
            self.terminal.commitment("play-commitment", self.table.commitment)
        try:
            self.save()
            while self.table.result is None:
                self._step()
        except (EOFError, KeyboardInterrupt):
            self._close_curtain()
            self.terminal.print()
            self.save()  # it may have been interrupted
            is_usual = self.path.parent == saves.folder()
            how = "ludotheque play " + ("--resume" if is_usual else str(self.path))
            self._say_where("play-left", command=how)
            return False
        finally:
            self.machines.close()
            if self.preparing:
                self.preparing.close()
            self.lock.release()
        self._finish()
        return True

    def save(self) -> None:
        """Keep the game; if that cannot be done say so once, and try again after the next act."""
        try:
            saves.write(self.path, records.write(self.table))
        except OSError as error:
            if self.is_kept:
                path, why = str(self.path), saves.reason(error)
                self._announce(say(self.language, "play-unsaved", path=path, why=why))
            self.is_kept = False
        else:
            self.is_kept = True

    def send(self, seat: int, do: str = "act", actions: tuple[int, ...] = ()) -> None:
        """Carry a command of a seat out."""
        command = Command(secrets.token_hex(8), self.table.head, do, actions)
        self.commit(self.table.prepare(seat, command, now()))

    def commit(self, event: Event) -> None:
        """Let an event happen, keep the game, and tell everybody here what they saw of it."""
        readers = self._readers()
        is_deserted = bool(self.persons) and not self.people
        self.followed.commit(event)
        if "actions" in event or "undone" in event:
            self.draft = []  # it was about another position
        self.save()
        for reader in readers:
            lines = telling.told(self._speaker(reader), self.followed.logs[reader][-1])
            self.untold.setdefault(reader, []).extend(lines)
        if is_deserted:
            self.untold.clear()  # all had given up: only how it ends is told
        elif not self.has_curtain:
            self._tell(readers[0])

    def _step(self) -> None:
        table = self.table
        waiting = [seat for seat in table.asked if seat in self.people]
        if table.unattended:
            self.commit(table.house("neutral", now(), table.unattended[0]))
        elif waiting:
            self._turn(self.keyboard if self.keyboard in waiting else waiting[0])
        else:
            seat = table.asked[0]
            if self.preparing:
                self.preparing.machine()
            with self.terminal.waiting("play-thinking", who=self._name(seat)):
                event = self.machines.act(seat, now())
            self.commit(event)

    def _turn(self, seat: int) -> None:
        """Let somebody at the keyboard do one thing."""
        if seat != self.keyboard:
            self._close_curtain()
            self.keyboard, self.draft, self.shown = seat, [], None
        if self.has_curtain:
            self._lift_curtain(seat)
            self._tell(seat)
        view, _ = self.table.draft(seat, self._drafted())
        if view != self.shown:
            self.show(view)
        asked = view.status().ask
        assert asked is not None  # it is his turn
        sentence = self._speaker(seat).say(asked)
        self.terminal.print(f"{self._name(seat)}. {sentence}")
        legal = telling.legal(view, self.language)
        line = self.terminal.ask(">", [*legal, *self.words], seat)
        if line:
            self._obey(seat, view, line)

    def _obey(self, seat: int, view: View, line: str) -> None:
        word, _, rest = line.partition(" ")
        name = "help" if word == "?" else self.words.get(telling.unaccented(word), "")
        try:
            if name and (not rest or name in ("rules", "save")):
                do: Callable[[int, View, str], None] = getattr(self, f"_{name}")
                do(seat, view, rest.strip())
            else:
                self._act(seat, view, line)
        except LudothequeError as error:
            self.terminal.complain(error)

    def _act(self, seat: int, view: View, line: str) -> None:
        self.draft.append(view.parse(line))
        try:
            _, is_whole = self.table.draft(seat, self._drafted(), line)
        except LudothequeError:
            self.draft.pop()
            raise
        if is_whole:
            whole, self.draft = self._drafted(), []
            self.send(seat, actions=whole)

    def _help(self, seat: int, view: View, rest: str) -> None:
        for line in telling.grouped(telling.legal(view, self.language)):
            self.terminal.print(line)
        for name in WORDS:
            word = say(self.language, f"command-{name}")
            self.terminal.print(f"{word:12} {say(self.language, f'help-{name}')}")

    def _rules(self, seat: int, view: View, rest: str) -> None:
        from rich.markdown import Markdown

        if not rest:
            for line in telling.chapters(self.game, self.language):
                self.terminal.print(line)
            example = telling.first_paragraph(self.game, self.language)
            self.terminal.say("play-rules", paragraph=example)
            return
        is_all = rest.casefold() in ("all", say(self.language, "word-all"))
        text = telling.rulebook(self.game, self.language)
        found = text if is_all else telling.paragraph(self.game, self.language, rest)
        if found is None:
            self.terminal.say("play-no-paragraph", name=rest)
        else:
            self.terminal.print(found if self.terminal.plain else Markdown(found))

    def _board(self, seat: int, view: View, rest: str) -> None:
        self.show(view)

    def _log(self, seat: int, view: View, rest: str) -> None:
        for event in self.followed.logs[seat]:
            for line in telling.told(self._speaker(seat), event, ("open", "start", "act")):
                self.terminal.print(f"{event.seq:>4} {line}")

    def _notes(self, seat: int, view: View, rest: str) -> None:
        if self.game.notes is None:
            self.terminal.say("play-no-notes")
        elif not self.table.aids:
            self.terminal.say("play-notes-off")
        else:
            self.terminal.print(self.game.notes.sketch(view.plain, self.language))

    def _undo(self, seat: int, view: View, rest: str) -> None:
        if self.draft:
            self.draft.pop()
        else:
            self.terminal.say("play-no-draft")

    def _back(self, seat: int, view: View, rest: str) -> None:
        """Take the last act back; the one who did it is asked, if another types this."""
        actors = [event["seat"] for event in self.table.events if event["do"] == "act"]
        asker = actors[-1] if actors and actors[-1] in self.people else seat
        if asker != seat:
            if self.game.has_secrets:
                raise Conflict("no-take-back")
            if not self.terminal.is_yes("play-take-back", who=self._name(asker)):
                return
        self.send(asker, "ask")
        for other in self.people:
            if self.table.wish == asker and other != asker:
                self.send(other, "grant")

    def _draw(self, seat: int, view: View, rest: str) -> None:
        """Two people at one keyboard agree on a draw."""
        others = [other for other in self.people if other != seat]
        if len(self.table.seats) == 2 and not others:
            self.terminal.say("play-machines-play-on")
            return
        if self.table.offer is None:
            self.send(seat, "offer")
        self._close_curtain()  # the other one comes to answer
        if self.terminal.is_yes("play-accept-draw", who=self._name(others[0])):
            self.send(others[0], "accept")
        else:
            self.send(others[0], "decline")

    def _save(self, seat: int, view: View, rest: str) -> None:
        """Keep the game in another file, too; one that exists is overwritten only after a yes."""
        try:
            path = Path(rest).expanduser().resolve() if rest else self.path
            if path.resolve() == self.path.resolve():
                saves.write(path, records.write(self.table))
            elif not path.exists() or self._may_overwrite(path):
                saves.write_apart(path, records.write(self.table))
            else:
                return
        except (OSError, ValueError, RuntimeError) as error:  # no such file, name or home
            path = Path(rest) if rest else self.path
            self.terminal.say("play-not-saved", path=str(path), why=saves.reason(error))
        else:
            self.terminal.say("play-saved", path=str(path))

    def _may_overwrite(self, path: Path) -> bool:
        saves.read(path)  # a file, and nothing else
        return self.terminal.is_yes("play-overwrite", path=str(path))

    def _resign(self, seat: int, view: View, rest: str) -> None:
        if self.terminal.is_yes("play-sure"):
            self.send(seat, "resign")
            self._close_curtain()
            self.keyboard = None

    def _quit(self, seat: int, view: View, rest: str) -> None:
        raise EOFError

    def show(self, view: View) -> None:
        """The picture, or the lines for a screen reader."""
        self.shown = view
        if self.terminal.plain:
            for line in view.lines(self.language):
                self.terminal.print(line)
        else:
            self.terminal.print(view.sketch(self.language))

    def _drafted(self) -> tuple[int, ...]:
        return tuple(action for actions in self.draft for action in actions)

    def _name(self, seat: int) -> str:
        return self._speaker(seat).name(seat)

    def _speaker(self, viewer: int) -> Speaker:
        is_shared = len(self.persons) > 1 and not self.has_curtain  # who would be "you"?
        return telling.speaker(self.table, self.language, SPECTATOR if is_shared else viewer)

    def _readers(self) -> list[int]:
        """Those for whom news is kept: with a curtain each for himself, and what all may read."""
        if self.has_curtain:
            return [*self.people, SPECTATOR]
        return self.people[:1] or [SPECTATOR]

    def _tell(self, reader: int) -> None:
        """Print what somebody has not read yet; all others at the keyboard must be away."""
        for line in self.untold.pop(reader, []):
            self.terminal.print(line)
        self.untold.pop(SPECTATOR, None)  # what all may read, and one has read by now

    def _announce(self, line: str) -> None:
        """Tell everybody at the keyboard something that is no secret."""
        for reader in self._readers():
            self.untold.setdefault(reader, []).append(line)
        if not self.has_curtain:
            self._tell(self._readers()[0])

    def _close_curtain(self) -> None:
        """Leave nothing of what somebody alone may see."""
        if self.is_alone:
            self.terminal.clear()
        self.is_alone = False

    def _lift_curtain(self, seat: int) -> None:
        """Wait until somebody is alone at the keyboard."""
        if not self.is_alone:
            self.terminal.wait(say(self.language, "play-curtain", who=self._name(seat)))
            self.terminal.clear()
            self.is_alone, self.shown = True, None

    def _say_where(self, message: str, **details: str) -> None:
        """Say where the game is kept, or that it is not."""
        if self.is_kept:
            self.terminal.say(message, path=str(self.path), **details)
        else:
            self.terminal.say("play-lost", path=str(self.path))

    def _finish(self) -> None:
        self._close_curtain()
        if self.has_curtain:
            self._tell(SPECTATOR)
        self.show(self.table.view(self.persons[0] if len(self.persons) == 1 else SPECTATOR))
        result = self.table.result
        assert result is not None
        winners = [seat for seat, gain in enumerate(result.returns) if gain > 0]
        for seat in winners:
            self.terminal.say("play-won", who=self._name(seat))
        if not winners:
            self.terminal.say("play-drawn")
        self._say_where("play-kept")


def now() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000
