"""Whole games as text: what was typed, and the log as a spectator reads it.

    @ french+map=petit seats=3 seed=4 language=fr     the table
    1: déplace vert-1 la-havane                       seat 1 types this
        Joueur 1 déplace vert-1 ...                   what everybody reads
    # a note by hand

`python -m tests.agent.playthroughs` writes the logs anew; read the diff.
"""

from __future__ import annotations

from pathlib import Path

from ludotheque.core.position import Position, Variant
from ludotheque.core.speech import Speaker
from ludotheque.games.agent import GAME

GAMES = sorted((Path(__file__).parent / "games").glob("*.txt"))


def replay(text: str) -> tuple[str, Position]:
    """The same game with its log written anew."""
    lines: list[str] = []
    for line in text.splitlines():
        if line.startswith("@ "):
            position, language = _table(line)
        elif line[:1].isdigit():
            seat, _, typed = line.partition(": ")
            before = position.view()
            position.play(typed, int(seat) - 1)
            lines.append(line)
            facts = position.view().told(before)
            lines += [f"    {Speaker('agent', language).say(fact)}" for fact in facts]
            continue
        elif line.startswith("    "):
            continue
        lines.append(line)
    return "\n".join(lines) + "\n", position


def _table(line: str) -> tuple[Position, str]:
    _, chosen, *pairs = line.split()
    words = dict(pair.split("=") for pair in pairs)
    options = GAME.options.parse(chosen)
    variant = Variant(GAME, seats=int(words["seats"]), options=options)
    return variant.new(int(words["seed"])), words["language"]


if __name__ == "__main__":
    for path in GAMES:
        path.write_text(replay(path.read_text(encoding="utf-8"))[0], encoding="utf-8")
