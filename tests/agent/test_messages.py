"""No message is left that nobody says."""

from __future__ import annotations

import re

from ludotheque.core.schema import kinds
from ludotheque.games.agent import GAME, view
from ludotheque.games.agent.choices import CASES
from ludotheque.games.agent.facts import HELD, HERE, OF_TARGET, THERE, Bid, Contested, Lot, Stake
from ludotheque.games.agent.names import NATIONS
from ludotheque.games.agent.notation import VERBS

PARTS = (Bid, Contested, Lot, Stake)
HOUSE = ("name", "blurb", "option-", "preset-", "print-", "page-")
"""Said by the terminal, the page and the printer about any game."""


def spoken_kinds() -> set[str]:
    found = kinds(GAME)
    every = [kind for family in ("Fact", "Ask", "Choice") for kind in found[family].__args__]
    return {f"agent-{kind.family}-{kind.__struct_config__.tag}" for kind in (*every, *PARTS)}


def test_every_message_is_said_by_somebody() -> None:
    files = [*GAME.folder.glob("*.py"), *GAME.folder.glob("ui/*.*")]
    code = "".join(path.read_text(encoding="utf-8") for path in files)
    words = (GAME.folder / "locales/en.ftl").read_text(encoding="utf-8")
    ids = re.findall(r"^(agent-[\w-]+) =", words, re.M)
    said = set(re.findall(r"[\"'](agent-[\w-]+)[\"']", code)) | spoken_kinds()
    said |= {f"agent-verb-{word}" for word in (*VERBS, *CASES, "none")}
    said |= {f"agent-handling-{word}" for word in (*HELD, *HERE, *THERE, *OF_TARGET)}
    said |= {f"agent-colour-{colour}" for colour in view.COLOURS}
    said |= {f"agent-nation-{nation}" for nation in NATIONS}
    said |= {f"agent-notes-{row}" for row in ("unaccounted", "bribes", "fees", "exiles")}
    names = ("agent-city-", "agent-figure-")  # of the maps
    assert len(ids) > 200
    house = tuple(f"agent-{what}" for what in HOUSE)
    assert not [id for id in ids if id not in said and not id.startswith((*house, *names))]
