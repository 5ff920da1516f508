"""Frames of real games for the workbench: one of each kind of question, for each kind of viewer.

    PYTHONPATH=src:. python client/workbench/frames.py agon [SEATS GAMES OPTION=VALUE...]

writes `client/workbench/frames/agon.json`. Positions come from games between random players, so
that every phase is reached; each frame is what the server would send to that viewer.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.core.calls import SPECTATOR
from ludotheque.core.position import Variant
from ludotheque.games import discovery
from ludotheque.house.standing import offered
from ludotheque.tables import Table
from ludotheque.tables.seen import log_of
from tests.tables.play import act, an_act, started

NAMES = ("Ana", "Bram", "Chloé", "Dieter", "Emma", "Farid")
FRAMES = Path(__file__).parent / "frames"


def frame(table: Table, viewer: int) -> dict[str, Any]:
    """What a viewer is sent when he first comes."""
    view = table.view(viewer)
    status = view.status()
    is_asked = viewer in status.asked and table.result is None
    actions = view.legal() if is_asked else []
    seats = [
        {"name": NAMES[k], "bot": "", "is_mine": k == viewer, "is_here": True,
         "has_resigned": False, "is_pledged": True, "is_revealed": True}
        for k in range(len(table.seats))
    ]  # fmt: skip
    notes = view.game.notes
    return {
        "table": "workbench",
        "viewer": None if viewer == SPECTATOR else viewer,
        "head": table.head,
        "status": status,
        "description": view.describe(),
        "setting": view.setting(),
        "seen": log_of(table.log, viewer),
        "actions": actions,
        "choices": [view.choice(action) for action in actions],
        "result": table.result,
        "clock": None,
        "stands": offered(view) if is_asked else None,
        "review": review(table) if table.result else [],
        "notebook": notes.describe(view.plain) if notes and viewer != SPECTATOR else None,
        "house": {
            "game": view.game.name, "rules_version": view.game.version,
            "options": table.variant.options, "preset": None, "aids": True,
            "stage": "over" if table.result else "playing", "opened": 0, "commitment": "",
            "is_public": False, "is_owner": True, "chat": True, "seats": seats,
            "my_seats": [] if viewer == SPECTATOR else [viewer], "offer": None, "wish": None,
            "granted": [], "pausing": [], "rematch": None, "watchers": 0,
        },
    }  # fmt: skip


def review(table: Table) -> list[Any]:
    """What the end lays open beyond the view."""
    tell = table.variant.game.review
    return tell([log_of(table.log, seat) for seat in range(len(table.seats))]) if tell else []


def titles(table: Table) -> list[tuple[str, int]]:
    """What is worth a frame now, and for whom: who is asked, who waits, who watches."""
    status = table.view(SPECTATOR).status()
    if status.ask is None:
        return [("over", 0), ("over, watched", SPECTATOR)]
    kind = str(status.ask.__struct_config__.tag)
    asked, seats = status.asked, range(len(table.seats))
    waiting = [seat for seat in seats if seat not in asked]
    return [
        (kind, asked[-1]),
        *[(f"{kind}, others asked", seat) for seat in waiting[:1]],
        (f"{kind}, watched", SPECTATOR),
    ]


def main(name: str, seats: str = "0", games: str = "6", *options: str) -> None:
    game, found = discovery.find(name), {}
    chosen = dict(option.split("=", 1) for option in options)
    for seed in range(int(games)):
        chooser = random.Random(seed)
        count = int(seats) or 2 + seed % (game.most_seats - 1)
        table = started(Variant(game, seats=count, options=chosen))
        for turn in range(3000):
            for title, viewer in titles(table):
                late = f"{title} ({len(table.seats)} seats)" + (", later" if turn > 60 else "")
                if late not in found:
                    found[late] = frame(table, viewer)
            if table.result is not None:
                break
            seat = chooser.choice(table.asked)
            act(table, seat, *an_act(table, seat, chooser))
    FRAMES.mkdir(exist_ok=True)
    (FRAMES / f"{name}.json").write_bytes(msgspec.json.encode(found))
    print(*found, sep="\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
