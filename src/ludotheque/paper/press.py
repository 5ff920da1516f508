"""The press: templates and what they are given, in a folder that typst may read, made into PDF."""

from __future__ import annotations

import json
import shutil
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ludotheque.core.extras import library
from ludotheque.core.position import Variant
from ludotheque.paper.given import given, scenes
from ludotheque.paper.rulebook import blocks

PAPERS = ("a4", "a3", "letter")
KINDS = ("board", "cards", "sheets", "rules")
TEMPLATES = Path(__file__).parent / "typst"


def kinds(folder: Path) -> list[str]:
    """What there is to print of the game in a folder, found by looking."""
    has = {kind: folder / "print" / f"{kind}.typ" for kind in KINDS}
    return [kind for kind, path in has.items() if kind == "rules" or path.exists()]


def pages(
    variant: Variant,
    language: str,
    paper: str,
    wanted: Sequence[str],
    report: Callable[[str], None] = lambda kind: None,
) -> bytes:
    """The wanted kinds of pages of a game; tells which it begins with."""
    with _bench(variant, language, paper) as bench:
        if "rules" in wanted:
            report("rules")
            path = variant.game.folder / "rulebook" / f"{language}.md"
            bench.give(rulebook=blocks(path.read_text(encoding="utf-8")))
            bench.give(diagrams=scenes(variant.game, language))
            bench.keep("rules.pdf", bench.press("/paper/book.typ"))
            bench.give(pages=bench.ask("pages", "/paper/book.typ"))
        for kind in wanted:
            if kind != "rules":
                report(kind)
        files = [
            "/paper/booklet.typ" if kind == "rules" else f"/game/{kind}.typ" for kind in wanted
        ]
        return bench.press(*files)


def score(variant: Variant, language: str, paper: str, told: dict[str, Any]) -> bytes:
    """The score sheet of a played game, from what is told of it."""
    with _bench(variant, language, paper) as bench:
        bench.give(told=told)
        return bench.press("/paper/score.typ")


@contextmanager
def _bench(variant: Variant, language: str, paper: str) -> Iterator[_Bench]:
    typst = library("typst", "print")
    with tempfile.TemporaryDirectory(prefix="ludotheque-") as folder:
        bench = _Bench(typst, Path(folder))
        shutil.copytree(TEMPLATES, bench.folder / "paper")
        own = variant.game.folder / "print"
        if own.exists():
            shutil.copytree(own, bench.folder / "game")
        bench.give(paper=paper, **given(variant, language))
        yield bench


class _Bench:
    """A folder with all that typst may read: nothing else of the machine, its fonts neither."""

    def __init__(self, typst: Any, folder: Path) -> None:
        self.typst, self.folder = typst, folder
        self.given: dict[str, Any] = {}

    def give(self, **more: Any) -> None:
        """Let the templates know more."""
        self.given |= more
        self.keep("given.json", json.dumps(self.given).encode())

    def keep(self, name: str, content: bytes) -> None:
        """Put a file beside the templates."""
        (self.folder / name).write_bytes(content)

    def press(self, *files: str) -> bytes:
        """The pages of some templates."""
        pdf: bytes = self._compiler(files).compile(format="pdf", timestamp=0)
        return pdf

    def ask(self, label: str, *files: str) -> Any:
        """What a template says about itself under a label."""
        return json.loads(self._compiler(files).query(f"<{label}>", field="value", one=True))

    def _compiler(self, files: Iterable[str]) -> Any:
        main = "".join(f'#include "{file}"\n' for file in files)
        return self.typst.Compiler(
            main.encode(), root=self.folder, font_paths=[], ignore_system_fonts=True
        )
