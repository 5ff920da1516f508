"""Diagrams of a rulebook: positions that are reached by playing, shown as one viewer knows them.

`![words below it](name)` alone on a line is a diagram's place in a rulebook; how it is reached is
in `rulebook/diagrams.json`, once for all languages.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from ludotheque.core.calls import SPECTATOR
from ludotheque.core.contract import Choice, Seat, Seen, Status
from ludotheque.core.game import Game
from ludotheque.core.options import Value
from ludotheque.core.position import Variant
from ludotheque.core.view import View

PLACE = re.compile(r"^!\[(?P<caption>[^\]]+)\]\((?P<name>[a-z-]+)\)$", re.M)


class Diagram(Struct, frozen=True, forbid_unknown_fields=True):
    """How a position is reached: from `at`, or from the start with chance by `seed`, by `acts`.

    With `after` it goes on from another one. `picked` are the parts of the next act that are shown
    as chosen, `aside` asks for what is shown beside the board, too.
    """

    after: str = ""
    names: list[str] = []
    at: str = ""
    seed: int = 0
    options: dict[str, Value] = {}
    acts: list[tuple[Seat, str]] = []
    viewer: Seat | None = None
    picked: dict[str, str | int] = {}
    aside: bool = False


class Scene(Struct, frozen=True):
    """A diagram for whoever pictures it: all that its viewer knows, and the same in sentences."""

    name: str
    names: list[str]
    viewer: Seat | None
    setting: Any
    description: Any
    status: Status[Any]
    choices: list[Choice]
    seen: list[Seen[Any]]
    picked: dict[str, str | int]
    aside: bool
    lines: list[str]


def read(folder: Path) -> dict[str, Diagram]:
    """The diagrams of the game in a folder, by their names."""
    path = folder / "rulebook" / "diagrams.json"
    if not path.exists():
        return {}
    found = msgspec.json.decode(path.read_bytes(), type=dict[str, Diagram])
    return {name: _whole(found, diagram) for name, diagram in found.items()}


def reach(game: Game, diagram: Diagram) -> tuple[View, list[Seen[Any]]]:
    """What the viewer of a diagram sees at last, and was told on the way."""
    variant = Variant(game, seats=len(diagram.names), options=diagram.options)
    position = variant.at(diagram.at) if diagram.at else variant.new(diagram.seed)
    viewer = SPECTATOR if diagram.viewer is None else diagram.viewer
    view, seen = position.view(viewer), []
    for seq, (seat, text) in enumerate(diagram.acts, 1):
        after = position.play(text, seat).view(viewer)
        seen.append(Seen(seq, "act", seat, tuple(after.told(view))))
        view = after
    return view, seen


def scene_of(game: Game, name: str, diagram: Diagram, language: str) -> Scene:
    """A diagram, its sentences in a language."""
    view, seen = reach(game, diagram)
    status = view.status()
    return Scene(
        name,
        diagram.names,
        diagram.viewer,
        view.setting(),
        view.describe(),
        status,
        view.choices() if diagram.viewer in status.asked else [],
        seen,
        diagram.picked,
        diagram.aside,
        view.lines(language, diagram.names),
    )


def _whole(found: dict[str, Diagram], diagram: Diagram) -> Diagram:
    """A diagram with all that comes before it."""
    if not diagram.after:
        return diagram
    before = _whole(found, found[diagram.after])
    return msgspec.structs.replace(
        diagram,
        after="",
        names=before.names,
        at=before.at,
        seed=before.seed,
        options=before.options,
        acts=[*before.acts, *diagram.acts],
    )
