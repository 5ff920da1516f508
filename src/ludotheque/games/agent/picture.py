"""The map as text: spaces by name where they lie, agents as G1 B2 R1 Y2, the case as #.

A holder has the # behind him (`G1#`), an unheld case stands alone; capitals are in brackets with
the letter of their nation: `[G] Washington`. Below: the roads from where
somebody stands, and one's sheet.
"""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

from ludotheque.core.calls import SPECTATOR
from ludotheque.core.record import Record
from ludotheque.core.words import say, spoken
from ludotheque.games.agent import equipment as e
from ludotheque.games.agent import notation
from ludotheque.games.agent.names import agent_word, board_of, space_word
from ludotheque.games.agent.plain import lines
from ludotheque.games.agent.view import ask, dollars

if TYPE_CHECKING:
    from rich.text import Text

__all__ = ("draw", "lines", "short")

WIDTH = 80
A_LINE = 3  # agents side by side
STYLES = {"G": "green", "B": "blue", "R": "red", "Y": "yellow", "#": "bold"}


def draw(view: Record, language: str) -> Text:
    """The map, what is going on, and the viewer's sheet."""
    from rich.text import Text  # slow, and not needed to play

    public = view.public
    lines = [_header(view, language), ""]
    lines += _map_lines(public, language)
    lines += [*_roads(public, language), ""]
    if view.viewer != SPECTATOR:
        lines += _sheet(view, language)
    text = Text("\n".join(line.rstrip() for line in lines))
    for letter, style in STYLES.items():
        pattern = "#" if letter == "#" else rf"\b{letter}\d+\b|\[{letter}\]"
        text.highlight_regex(pattern, style)
    return text


def _header(view: Record, language: str) -> str:
    public = view.public
    parts = []
    if public.phase > e.DRAWING:
        parts.append(say(language, "agent-word-round", round=int(public.rounds) + 1))
        parts.append(say(language, "agent-word-turn", seat=int(public.turn) + 1))
    if e.PROTESTING <= public.phase <= e.DECIDING:
        parts.append(say(language, "agent-word-act", act=notation.format(view, int(public.act))))
    return textwrap.shorten(" · ".join(parts) or say(language, ask(view)), WIDTH, placeholder="…")


def _map_lines(public: Record, language: str) -> list[str]:
    """Bands of spaces from north to south; one that is too full goes on in another band."""
    places = board_of(public).drawn_at
    lines: list[str] = []
    for y in sorted({place[1] for place in places}):
        spaces = sorted(
            (space for space, place in enumerate(places) if place[1] == y),
            key=lambda space: places[space][0],
        )
        band: list[tuple[int, list[str]]] = []
        end = -1
        for space in spaces:
            cell = _cell(public, space, language)
            width = max(len(line) for line in cell)
            start = round(places[space][0] * (WIDTH - 1) / 100) - width // 2
            start = max(end + 1, min(max(start, 0), WIDTH - width))
            if start + width > WIDTH:
                lines += _band(band)
                band, start = [], 0
            band.append((start, cell))
            end = start + width
        lines += _band(band)
    return lines


def _band(band: list[tuple[int, list[str]]]) -> list[str]:
    height = max((len(cell) for _, cell in band), default=0)
    lines = []
    for k in range(height):
        line = ""
        for start, cell in band:
            width = max(len(part) for part in cell)
            part = cell[k] if k < len(cell) else ""
            line = line.ljust(start) + part.center(width)
        lines.append(line)
    return [*lines, ""]


def _cell(public: Record, space: int, language: str) -> list[str]:
    """The name of a space, and under it who stands there."""
    name = spoken(language, space_word(public, space))
    homes = [a for a in range(public.agents) if public.home[a] == space]
    if homes:
        name = f"[{_letter(public, homes[0])}] {name}"
    return [name, *textwrap.wrap(_content(public, space), A_LINE * 4)]


def _content(public: Record, space: int) -> str:
    names = []
    if public.case_at == space and public.holder == e.UNHELD:
        names.append("#")
    for agent in range(public.agents):
        if public.at[agent] == space:
            mark = "#" if public.holder == agent else ""
            names.append(f"{short(public, agent)}{mark}")
    return " ".join(names)


def short(public: Record, agent: int) -> str:
    """`G1` for green-1: a letter of the typed name, the same in every language."""
    number = 1 + sum(public.nation[a] == public.nation[agent] for a in range(agent))
    return f"{_letter(public, agent)}{number}"


def _letter(public: Record, agent: int) -> str:
    return e.COLOURS[public.nation[agent]][0].upper()


def _roads(public: Record, language: str) -> list[str]:
    """From each space where an agent stands, where one can go; and who is out."""
    lines = [say(language, "agent-word-roads")]
    for space in range(public.spaces):
        here = [a for a in range(public.agents) if public.at[a] == space]
        if here:
            ways = [
                spoken(language, space_word(public, other))
                for other in range(public.spaces)
                if int(public.neighbours[space]) >> other & 1
            ]
            names = " ".join(short(public, agent) for agent in here)
            lines += _wrapped(f"{names}: {', '.join(ways)}")
    gone = [short(public, a) for a in range(public.agents) if public.at[a] == e.OUT]
    if gone:
        lines += _wrapped(f"{say(language, 'agent-word-exiled')}: {' '.join(gone)}")
    return lines


def _sheet(view: Record, language: str) -> list[str]:
    """The stakes by agent and the lots left."""
    public, mine = view.public, view.mine
    parts = []
    for agent in range(public.agents):
        stake = int(mine.spent[agent]) - e.FEE * int(public.fees[view.viewer, agent])
        drafted = sum(int(mine.draft[agent, k]) * int(public.values[k]) for k in range(e.KINDS))
        if stake or drafted:
            more = f" (+{dollars(drafted)})" if drafted else ""
            parts.append(f"{spoken(language, agent_word(public, agent))} {dollars(stake)}{more}")
    left = [
        f"{int(mine.left[k])} × {dollars(public.values[k])}" for k in range(e.KINDS) if mine.left[k]
    ]
    nothing = say(language, "agent-word-nothing")
    title = say(language, "agent-word-sheet")
    return [
        *_wrapped(f"{title}: {', '.join(parts) or nothing}"),
        *_wrapped(say(language, "agent-word-left", lots=", ".join(left) or nothing)),
    ]


def _wrapped(line: str) -> list[str]:
    return textwrap.wrap(line, WIDTH - 2, initial_indent="  ", subsequent_indent="    ")
