"""Make docs/screen.svg: a real session, typed by a script (`make picture`)."""

from __future__ import annotations

import io
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from ludotheque.cli.play import play
from ludotheque.cli.terminal import Terminal
from ludotheque.cli.wishes import Wishes

HERE = Path(__file__).parent
WISHES = ("protest", "move green-1 havana", "move green-1 washington", "end")


class Typist(Terminal):
    """A terminal at which a script bribes, moves, and protests until a contest of nerve is on."""

    def ask(self, sentence: str, candidates: Sequence[str] = (), history: object = None) -> str:
        if any(text.startswith("claim ") for text in candidates):
            raise EOFError
        others = [*candidates, "yes"]  # to go on where nothing is to be chosen
        wish = next((wish for wish in WISHES if wish in candidates), others[0])
        line = "bribe 1000 green-1, 500 red-1" if "seal" in candidates else wish
        self.print(f"{sentence} {line}")
        return line

    def is_yes(self, message: str, **details: object) -> bool:
        return False


def main() -> None:
    """Play, and keep the last table and what is asked of it."""
    console = _screen()
    terminal = Typist("en", console=console)
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_DATA_HOME"] = folder
        play(terminal, Wishes("agent", seats=3, level="0"))
    text = console.export_text(styles=True).split("\n")[:-3]
    first = max(k for k, line in enumerate(text) if "Round " in line)
    screen = _screen()
    for line in text[first:]:
        screen.print(Text.from_ansi(line))
    svg = screen.export_svg(title="ludotheque play agent", unique_id="screen")
    (HERE / "screen.svg").write_text(svg, encoding="utf-8")


def _screen() -> Console:
    return Console(record=True, width=80, file=io.StringIO(), force_terminal=True, highlight=False)


if __name__ == "__main__":
    main()
