"""Stepping through a record, with what one seat knew then, or with what everybody knew."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ludotheque.cli import saves, telling
from ludotheque.cli.papers import verified
from ludotheque.cli.terminal import Terminal
from ludotheque.core.calls import SPECTATOR
from ludotheque.core.errors import LudothequeError, MalformedOption
from ludotheque.core.jit import hurry
from ludotheque.core.view import View
from ludotheque.core.words import say
from ludotheque.tables import Table, records
from ludotheque.tables.seen import seen, steps

Page = tuple[int, list[tuple[int, list[str], View]]]  # an event, as each viewer saw it


def replay_file(terminal: Terminal, path: Path, seat: int, everything: bool) -> int:
    """Step through a record; the exit code."""
    hurry()
    try:
        table, names = verified(path), records.names(saves.read(path))
        if not 0 <= seat <= len(table.seats):
            raise MalformedOption("malformed-seat", value=seat, high=len(table.seats))
    except LudothequeError as error:
        terminal.complain(error)
        return 1
    if table.variant.game.max_chance > 1:
        terminal.commitment("verify-commitment", table.commitment)
    viewers = [seat - 1 if seat else SPECTATOR]
    if everything and table.variant.game.has_secrets:
        viewers = [*range(len(table.seats)), SPECTATOR]
    if table.result is None and viewers != [SPECTATOR]:
        terminal.say("replay-still-running")
        viewers = [SPECTATOR]
    _Replay(terminal, table, viewers, names).run()
    return 0


class _Replay:
    def __init__(
        self,
        terminal: Terminal,
        table: Table,
        viewers: list[int],
        people: Mapping[str, str] | None = None,
    ) -> None:
        self.terminal, self.table, self.people = terminal, table, people
        self.pages = _pages(terminal.language, table, viewers, people)
        self.at = 0

    def run(self) -> None:
        """Show a page, ask where to go, until somebody leaves or the pages are through."""
        seqs = [seq for seq, _ in self.pages]
        last = len(seqs) - 1
        while True:
            self._show(self.pages[self.at])
            try:
                line = self.terminal.ask(
                    say(self.terminal.language, "replay-ask", at=seqs[self.at], last=seqs[-1])
                )
            except (EOFError, KeyboardInterrupt):
                return
            if line.casefold() in ("q", "quit", say(self.terminal.language, "command-quit")):
                return
            if line.isascii() and line.isdigit():
                self.at = sum(seq < min(int(line), seqs[-1]) for seq in seqs)
            elif line in ("b", "-"):
                self.at = max(self.at - 1, 0)
            elif not line and self.at == last:
                return
            elif not line:
                self.at += 1

    def _show(self, page: Page) -> None:
        seq, sights = page
        language = self.terminal.language
        names = telling.speaker(self.table, language, people=self.people).names
        self.terminal.print(f"— {seq} —")
        for viewer, lines, view in sights:
            if len(sights) > 1:
                self.terminal.print(self._title(viewer))
            for line in lines:
                self.terminal.print(line)
            if self.terminal.plain:
                for line in view.lines(language, names):
                    self.terminal.print(line)
            else:
                self.terminal.print(view.sketch(language, names))

    def _title(self, viewer: int) -> str:
        if viewer == SPECTATOR:
            return say(self.terminal.language, "replay-spectator")
        language = self.terminal.language
        who = telling.speaker(self.table, language, people=self.people).name(viewer)
        return say(language, "replay-seat", who=who)


def _pages(
    language: str, table: Table, viewers: list[int], people: Mapping[str, str] | None
) -> list[Page]:
    """Every event from the start on, as each viewer saw it."""
    sights: dict[int, list[tuple[int, list[str], View]]] = {}
    for viewer in viewers:
        for step in steps(table.log, viewer):
            now, *_, view = step
            if now.is_started:
                speaker = telling.speaker(now, language, viewer, people)
                lines = telling.told(speaker, seen(*step))
                sights.setdefault(now.head, []).append((viewer, lines, view))
    return list(sights.items())
