"""A game at one keyboard: a picture, a prompt, a command, until it is over."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Sequence
from typing import Any

from rich.text import Text

from ludotheque.cli import telling
from ludotheque.cli.home import Home, person_of
from ludotheque.cli.orders import MORE, ORDERS
from ludotheque.cli.preparing import Preparing
from ludotheque.cli.terminal import Terminal, marked, unaccented
from ludotheque.cli.watching import TICK, Watcher
from ludotheque.core.calls import SPECTATOR
from ludotheque.core.contract import Seen
from ludotheque.core.errors import LudothequeError, MalformedAction
from ludotheque.core.speech import Speaker
from ludotheque.core.view import View
from ludotheque.core.words import Ref, say
from ludotheque.tables import Command, Table

FEW = 4  # choices that a question names itself
GLANCE = 6  # lines of news that are seen while a machine thinks


class Session:
    """A table of the terminal's house, and the people at this keyboard who sit there."""

    def __init__(
        self, terminal: Terminal, home: Home, table_id: str, preparing: Preparing | None = None
    ) -> None:
        self.terminal, self.home, self.table_id = terminal, home, table_id
        self.house, self.preparing = home.house, preparing
        table, self.names = self.table, home.house.called(table_id).result()
        self.game, self.language = table.variant.game, terminal.language
        self.persons = [seat for seat, here in enumerate(table.seats) if not here.bot]
        self.gone = {seat for seat in self.persons if table.seats[seat].has_resigned}
        self.watchers = {
            viewer: Watcher(home, table_id, viewer) for viewer in (*self.persons, SPECTATOR)
        }
        self.head = self.watchers[SPECTATOR].head  # the last event that the keyboard knows of
        self.draft: list[tuple[int, ...]] = []  # what the one at the keyboard has typed of an act
        self.keyboard: int | None = None  # who sits at it
        self.is_alone = False  # whether he has lifted the curtain
        self.untold: dict[int, list[str]] = {}  # what each has not read yet
        self.recent: dict[int, list[str]] = {}  # what each was told since he last acted
        self.outdated: set[int] = set()  # those who have acted since
        self.answers: list[str] = []  # to what was typed last
        self.shown: Text | str | None = None  # the table as it stands on the screen
        self.shown_at = 0  # the line at which it begins
        self.seen: dict[int, Text | str] = {}  # and as each saw it last
        self.marked: dict[int, Text | str] = {}  # the same with what was new, or nothing else
        self.words = {word: name for name in ORDERS for word in telling.spellings(terminal, name)}

    @property
    def table(self) -> Table:
        """The table as all may know it."""
        return self.home.table(self.table_id)

    @property
    def people(self) -> list[int]:
        """Those at the keyboard who are still in the game."""
        return [seat for seat in self.persons if seat not in self.gone]

    @property
    def has_curtain(self) -> bool:
        """Whether several people with secrets share the keyboard."""
        return self.game.has_secrets and len(self.persons) > 1

    @property
    def is_shared(self) -> bool:
        """Whether several people look at the same screen: who would be "you"?"""
        return len(self.persons) > 1 and not self.has_curtain

    def run(self) -> bool:
        """Play on; whether the game came to its end."""
        self.terminal.forget()
        if self.game.max_chance > 1:
            self.terminal.commitment("play-commitment", self.table.commitment)
        self.terminal.say("play-welcome", game=Ref(f"{self.game.name}-name"))
        self._introduce()
        self._catch_up()
        self._let_machines_think()
        try:
            while self.watchers[SPECTATOR].frame.result is None:
                self._step()
            self._hear(self.head)
        except (EOFError, KeyboardInterrupt):
            self.close_curtain()
            self.terminal.print()
            self._leave()
            return False
        self._finish()
        return True

    def send(self, seat: int, do: str = "act", actions: tuple[int, ...] = ()) -> None:
        """Carry a command of a seat out, and hear what comes of it."""
        own = self.watchers[seat]
        if do == "act":
            self.outdated.add(self._reader(seat))
        command = Command(secrets.token_hex(8), self.head, do, actions)
        head = self.house.send(self.table_id, seat, command, person_of(seat)).result()
        while do == "act" and not own.take(TICK):
            pass  # whoever acts is shown it, even if nobody else is
        self._hear(head)

    def _hear(self, head: int) -> None:
        """Take in all that was told up to an event, and keep the news for those who read them."""
        for watcher in self.watchers.values():
            while watcher.take(0):
                pass
            head = max(head, watcher.head)
        for watcher in self.watchers.values():
            while watcher.head < head:
                watcher.take(TICK)
        while self.head < head:
            self.head += 1
            self._keep_event(self.head)

    def _keep_event(self, seq: int) -> None:
        readers, is_deserted = self._readers(), bool(self.persons) and not self.people
        for reader in readers:
            event = self.watchers[reader].log[seq]
            self._keep_news(reader, telling.news(self.speaker(reader), event))
        event = self.watchers[SPECTATOR].log[seq]
        if event.do == "resign" and event.seat is not None:
            self.gone.add(event.seat)
        if not event.do or event.do in ("act", "neutral") or event.undone is not None:
            self.draft = []  # it was about another position
        if is_deserted:
            self.untold.clear()  # all had given up: only how it ends is told
        elif not self.people and not self.has_curtain:
            for line in self._news(readers[0]):
                self.terminal.print(line)

    def _step(self) -> None:
        self._hear(self.head)
        waiting = [seat for seat in self.people if self.watchers[seat].frame.actions]
        if waiting:
            self._turn(self.keyboard if self.keyboard in waiting else waiting[0])
            return
        if self.preparing:
            self.preparing.machine()
        asked = self.watchers[SPECTATOR].frame.status.asked
        if not asked:
            return  # it has just ended
        awaited = next((self.name(one) for one in asked if one not in self.people), "")
        message = "play-thinking" if awaited else "play-answered"  # a window ends after a while
        news = [] if self.has_curtain else self.untold.get(self._readers()[0], [])
        with self.terminal.waiting(news[-GLANCE:], message, who=awaited):
            while not self.watchers[SPECTATOR].take(TICK):
                pass

    def _turn(self, seat: int) -> None:
        """Let somebody at the keyboard do one thing."""
        if seat != self.keyboard:
            self.close_curtain()
            self.keyboard, self.draft, self.shown = seat, [], None
        if self.has_curtain:
            self._lift_curtain(seat)
        view, _ = self.table.draft(seat, self.drafted())
        legal = self.legal(seat, view)
        sentence = self._question(seat, view, legal)
        news = self._told(view, self._reader(seat), sentence)
        told = self.show(view, news, sentence, is_new=True)
        self.terminal.let_read([*told, sentence])
        for line in told:
            self.terminal.print(line)
        self.terminal.print(sentence)
        line = self.terminal.ask(">", [*legal, *self.words], seat)
        if line:
            self._obey(seat, view, line)

    def _told(self, view: View, reader: int, question: str) -> list[str]:
        """What stands above a question: with the table all since the last act, else the latest.

        The table comes again where it would not stay on the screen. To a screen reader nothing is
        said twice.
        """
        news, answers, self.answers = self._news(reader), self.answers, []
        if news:
            before = [] if reader in self.outdated else self.recent.get(reader, [])
            self.recent[reader] = [*before, *news]
            self.outdated.discard(reader)
        recent = self.recent.get(reader, [])
        if self.terminal.plain and not self.terminal.is_rich:
            return [*news, *answers]
        latest = [*(news or recent[-1:]), *answers]
        picture = self._picture(view)
        if picture == self.shown and not self.terminal.is_lost(self.shown_at, [*latest, question]):
            return latest
        if isinstance(picture, Text):
            self.shown = None
        return [*recent, *answers]

    def _question(self, seat: int, view: View, legal: Sequence[str]) -> str:
        """What somebody is asked, by name if several share the keyboard."""
        asked = view.status().ask
        assert asked is not None  # it is his turn
        sentence = self.speaker(seat).say(asked)
        if len(self.persons) > 1:
            sentence = f"{self.name(seat)}. {sentence}"
        if len(legal) > FEW:
            sentence += " " + say(self.language, "play-example", text=telling.example(legal))
        return sentence

    def _obey(self, seat: int, view: View, line: str) -> None:
        word, _, rest = line.partition(" ")
        name = "help" if word == "?" else self.words.get(unaccented(word), "")
        try:
            if name and (not rest or name in MORE):
                ORDERS[name](self, seat, view, rest.strip())
            else:
                self._act(seat, view, line)
        except LudothequeError as error:
            begun = telling.going_on(self.legal(seat, view), line)
            is_repeated = "text" in error.details  # else it says by itself what is missing
            if begun and is_repeated and isinstance(error, MalformedAction):
                self.answer("play-more", text=telling.example(begun))
                return
            error.call_by(self.names)
            if "path" in error.details:
                self.terminal.complain(error)  # in one piece
            else:
                self.answers.append(error.say(self.language))

    def answer(self, message: str, **details: str) -> None:
        """Say something between the news and the question."""
        self.answers.append(say(self.language, message, **details))

    def _act(self, seat: int, view: View, line: str) -> None:
        self.draft.append(view.parse(line))
        try:
            drafted, is_whole = self.table.draft(seat, self.drafted(), line)
        except LudothequeError:
            self.draft.pop()
            raise
        warning = drafted.warning() if is_whole else None
        if warning and not self.terminal.is_sure(self.speaker(seat).say(warning)):
            self.draft.pop()
        elif is_whole:
            whole, self.draft = self.drafted(), []
            self.send(seat, actions=whole)

    def legal(self, seat: int, view: View) -> list[str]:
        """What somebody may type, in whatever order the parts of an act come."""
        actions = self.table.additions(seat, self.drafted())
        return [view.text(action, self.language) for action in actions]

    def show(
        self, view: View, news: Sequence[str] = (), question: str = "", is_new: bool = False
    ) -> Sequence[str]:
        """The picture, or the lines for a screen reader; perhaps only if it is another one.

        What is left to tell below it are the news, as they stay on the screen with it.
        """
        picture = self._picture(view)
        if is_new and picture == self.shown:
            return news
        looker = view.seat if self.has_curtain else SPECTATOR
        before, self.seen[looker], self.shown = self.seen.get(looker), picture, picture
        if before != picture:
            self.marked[looker] = self._changed(before, picture)
        fitted, told = self.terminal.fitted(self.marked[looker], news, question)
        self.terminal.let_read([str(fitted), *told, question])
        self.shown_at = self.terminal.written
        if isinstance(fitted, Text):
            self.terminal.print(fitted)
            return told
        self.terminal.unroll([*fitted.split("\n"), *told], self.terminal.height([question]))
        return []

    def _changed(self, before: Text | str | None, after: Text | str) -> Text | str:
        """A picture with what has changed marked; where it is narrow only the lines that have."""
        if isinstance(before, Text) and isinstance(after, Text):
            return marked(before, after.copy())
        if isinstance(before, str) and isinstance(after, str) and self.terminal.is_rich:
            known = before.split("\n")
            return "\n".join(line for line in after.split("\n") if line not in known)
        return after

    def _picture(self, view: View) -> Text | str:
        names = self.speaker(view.seat).names
        view = self.table.view(SPECTATOR) if self.is_shared else view
        if self.terminal.plain:
            return "\n".join(view.lines(self.language, names))
        return view.sketch(self.language, names)

    def drafted(self) -> tuple[int, ...]:
        return tuple(action for actions in self.draft for action in actions)

    def name(self, seat: int) -> str:
        return self.speaker(seat).name(seat)

    def speaker(self, viewer: int) -> Speaker:
        reader = SPECTATOR if self.is_shared else viewer
        return Speaker(self.game.name, self.language, self.names, reader)

    def _catch_up(self) -> None:
        """Keep for each what happened since he last acted: the start, or before it was left."""
        for reader in self.people or [SPECTATOR]:
            log = self.watchers[reader].log
            own = max((k for k, event in enumerate(log) if event.actions), default=0)
            for event in log[own:]:
                self._keep_news(
                    reader, telling.news(self.speaker(reader), event, (event.do or "act",))
                )

    def _readers(self) -> list[int]:
        """Those for whom news is kept: with a curtain each for himself, and what all may read."""
        if self.has_curtain:
            return [*self.people, SPECTATOR]
        return self.people[:1] or [SPECTATOR]

    def _reader(self, seat: int) -> int:
        """For whom the news are that somebody at the keyboard reads."""
        return seat if self.has_curtain else self._readers()[0]

    def _news(self, reader: int) -> list[str]:
        """What somebody has not read yet, to be told now: all others here must be away."""
        news = self.untold.pop(reader, [])
        self.untold.pop(SPECTATOR, None)  # what all may read, and one has read by now
        return news

    def _keep_news(self, reader: int, lines: list[str]) -> None:
        self.untold.setdefault(reader, []).extend(lines)

    def close_curtain(self) -> None:
        """Leave nothing of what somebody alone may see."""
        if self.is_alone:
            self.terminal.clear()
        self.is_alone = False

    def _lift_curtain(self, seat: int) -> None:
        """Wait until somebody is alone at the keyboard."""
        if not self.is_alone:
            while self.terminal.wait(say(self.language, "play-curtain", who=self.name(seat))):
                pass  # what somebody else was typing
            self.terminal.clear()
            self.is_alone, self.shown = True, None

    def _let_machines_think(self) -> None:
        """As soon as what they need is compiled."""
        then = self.preparing.then if self.preparing else lambda employ: employ()
        self.home.let_think(self.table, then)

    def _introduce(self) -> None:
        """Say which machines one plays against."""
        machines = [
            say(self.language, "machine-named", name=self.names[seat], level=level)
            for seat, level in telling.levels_of(self.table, self.language).items()
        ]
        if machines and self.persons:
            self.terminal.say("play-against", names=", ".join(machines))

    def _leave(self) -> None:
        """Say whether the game is kept; one that nobody touched is not."""
        is_touched = any(event.actions for seat in self.persons for event in self._log_of(seat))
        if not is_touched:
            with contextlib.suppress(LudothequeError):  # it will be found again, and is ended then
                self.house.end(self.table_id).result()
            self.terminal.say("play-untouched")
        elif self.home.is_kept:
            self.terminal.say("play-left", command="ludotheque play --resume")
        else:
            self.terminal.say("play-lost")

    def _log_of(self, seat: int) -> Sequence[Seen[Any]]:
        """All that a seat was told."""
        return self.house.at(self.table_id, lambda here: [*here.look(seat).log]).result()

    def _finish(self) -> None:
        """How it ended stands on the screen; what lay behind it is told before, by screens."""
        self.close_curtain()
        only = self.persons[0] if len(self.persons) == 1 else SPECTATOR
        result = self.watchers[SPECTATOR].frame.result
        assert result is not None
        before = self._review(only) if result.how == "rules" else []
        last = self._news(SPECTATOR if self.has_curtain else self._readers()[0])
        if result.how != "rules" or not last:
            last = [*last, *self._outcome(result.returns)]
        after = [say(self.language, "play-again")]
        if self.home.is_kept:
            command = f"ludotheque export {self.table_id}"
            after = [say(self.language, "play-kept", command=command), *after]
        view = self.table.view(only)
        picture = self._picture(view)
        early, late = self.terminal.parted(picture, [*before, *last], "\n".join(after))
        below = [*late, *after[:-1]]
        if isinstance(picture, str):
            self.terminal.unroll([*picture.split("\n"), *below])
            return
        self.terminal.unroll(early, self.terminal.console.height)
        self.show(view, question="\n".join([*late, *after]))
        for line in below:
            self.terminal.print(line)

    def _review(self, reader: int) -> list[str]:
        """What can be said of a game now that nothing is secret any more."""
        logs = [self._log_of(seat) for seat in range(len(self.names))]
        parts = self.game.review(logs) if self.game.review else []
        told = [self.speaker(reader).say(part) for part in parts]
        return [say(self.language, "play-review"), *told] if told else []

    def _outcome(self, returns: Sequence[float]) -> list[str]:
        """Who has won, where the game itself does not tell."""
        winners = [seat for seat, gain in enumerate(returns) if gain > 0]
        won = [say(self.language, "play-won", who=self.name(seat)) for seat in winners]
        return won or [say(self.language, "play-tied")]
