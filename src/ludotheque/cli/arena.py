"""`ludotheque arena`: machines against machines, as a table."""

from __future__ import annotations

import json
from collections.abc import Sequence
from math import isfinite
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from ludotheque.arena import cards, variants
from ludotheque.arena.kept import Kept
from ludotheque.arena.match import Outcome, Pairing, pairings
from ludotheque.arena.ratings import Estimate
from ludotheque.arena.run import Line, rows, run
from ludotheque.bots.machines import Machine
from ludotheque.cli.files import filled
from ludotheque.cli.menu import list_games
from ludotheque.cli.terminal import Terminal
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import Game
from ludotheque.core.position import Variant
from ludotheque.core.words import say
from ludotheque.games import discovery

COLUMNS = ("machine", "games", "share", "ties", "acts", "rating", "seconds")
OPENING = 4  # acts at random, in games in which nothing else makes two games differ


class Arena:
    """One run: what is played, and how it is shown."""

    def __init__(
        self, terminal: Terminal, game: str, options: str, seats: int, seed: int,
        keep: Path | None, ray: str,
    ) -> None:  # fmt: skip
        self.terminal = terminal
        self.game: Game = discovery.find(game)
        chosen = self.game.options.parse(filled(self.game.options, options))
        self.options = self.game.options.format(chosen)
        self.seats = Variant(self.game, seats=seats or None).seats
        self.seed = seed
        self.opening = 0 if self.game.max_chance > 1 else OPENING
        self.kept, self.ray = Kept(keep) if keep else None, ray

    @property
    def good_level(self) -> str:
        """A level that plays well and fast."""
        return str(3 * self.game.bot.LEVELS // 4 if self.game.bot else 0)

    def compete(self, machines: Sequence[str], games: int, out: Path | None) -> None:
        """Each pair of machines plays so many games."""
        names = [str(Machine.parse(self.game, machine)) for machine in machines]
        asked = pairings(
            self.game.name, self.options, names, self.seats, games, self.seed, self.opening
        )
        outcomes = self._played(list(asked))
        found = rows(outcomes, list(dict.fromkeys(names)))
        self._show(found)
        if out:
            out.write_text(json.dumps([row.as_dict() for row in found], indent=1) + "\n")

    def make_cards(self, machines: Sequence[str], games: int, command: str) -> None:
        """Each level against the next, kept as strength cards."""
        levels = range((self.game.bot.LEVELS if self.game.bot else 0) + 1)
        names = [str(Machine.parse(self.game, name)) for name in machines or map(str, levels)]
        asked = cards.ladder(self.game, names, self.seats, games, self.seed, self.opening)
        outcomes = self._played(asked)
        self._show(rows(outcomes, names))
        cards.write(self.game, command, names, outcomes)

    def compare_variants(self, machine: str, games: int) -> None:
        """One machine against itself under each reading of the rules."""
        name = str(Machine.parse(self.game, machine))
        asked = list(variants.pairings(self.game, name, games, self.seed, self.opening))
        outcomes = self._played(asked)
        grid = self._grid(("options", "games", "ties", "first", "acts"))
        for text in dict.fromkeys(pairing.options for pairing in asked):
            mine = [outcome for outcome in outcomes if outcome.pairing.options == text]
            first = variants.first_share(mine)
            ties = sum(outcome.is_tie for outcome in mine) / len(mine)
            acts = sum(outcome.acts for outcome in mine) / len(mine)
            grid.add_row(
                text, str(len(mine)), f"{ties:.0%}", _percent(first),
                f"{acts:.0f}",
            )  # fmt: skip
        self.terminal.print(grid)

    def _played(self, asked: list[Pairing]) -> list[Outcome]:
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
        )
        console = Console(stderr=True)  # seen also when the table goes to a file
        with Progress(*columns, console=console, transient=True) as progress:
            task = progress.add_task(self.game.name, total=len(asked))
            outcomes = run(
                asked, lambda done: progress.update(task, completed=done), self.kept, self.ray
            )
        failures = sum(outcome.failures for outcome in outcomes)
        if failures:
            self.terminal.say("arena-failures", n=failures)
        return outcomes

    def _grid(self, names: Sequence[str]) -> Grid:
        grid = Grid(box=None, pad_edge=False)
        for k, name in enumerate(names):
            title = say(self.terminal.language, f"arena-{name}")
            grid.add_column(title, justify="right" if k else "left", no_wrap=True)
        return grid

    def _show(self, found: Sequence[Line]) -> None:
        grid = self._grid(COLUMNS)
        for row in found:
            grid.add_row(
                row.machine, str(row.games), _percent(row.share),
                f"{row.ties:.0%}", f"{row.acts:.0f}",
                _around("{:+.0f}", "{:.0f}", row.rating), f"{row.seconds:.3f}",
            )  # fmt: skip
        self.terminal.print(grid)


def hold(
    terminal: Terminal, game: str, machines: Sequence[str], games: int, options: str, seats: int,
    seed: int, lab: bool, make_cards: bool, out: Path | None, keep: Path | None,
    ray: str = "",
) -> int:  # fmt: skip
    """Run what the command line asks for; the exit code. What is left out is explained."""
    if not game:
        list_games(terminal)
        lab = make_cards = False
        game = discovery.names()[0]
    try:
        arena = Arena(terminal, game, options, seats, seed, keep, ray)
        if lab:
            arena.compare_variants(machines[0] if machines else arena.good_level, games)
        elif make_cards:
            parts = ["ludotheque arena", game, *machines, "--cards --games", str(games)]
            parts += ["--seats", str(seats)] if seats else []
            arena.make_cards(machines, games, " ".join([*parts, "--seed", str(seed)]))
        elif machines[1:]:  # one alone would win every game
            arena.compete(machines, games, out)
        else:
            levels = str(arena.game.bot.LEVELS if arena.game.bot else 0)
            terminal.say("arena-who", game=game, high=levels, good=arena.good_level)
            return 2
    except LudothequeError as error:
        terminal.complain(error)
        return 2
    return 0


def _percent(estimate: Estimate) -> str:
    return _around("{:.1%}", "{:.1%}", estimate)


def _around(value: str, margin: str, estimate: Estimate) -> str:
    """A figure with its margin; without one where there is too little to know it by."""
    known = value.format(estimate.value)
    return f"{known} ± {margin.format(estimate.margin)}" if isfinite(estimate.margin) else known
