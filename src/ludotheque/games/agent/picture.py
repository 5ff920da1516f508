"""The map as text: spaces by name where they lie, agents as G1 B2 R1 Y2, the case as #.

A holder has the # behind him (`G1#`), an unheld case stands alone; capitals are in brackets with
the letter of their nation: `[G] Washington`. The letters are those of the reader's language. Above:
what is announced and how the contest stands; below: what the signs mean and the roads from where
somebody stands, both dim, since one can do without; and one's sheet. It leaves room on 24 lines.
"""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

from ludotheque.core.calls import SPECTATOR
from ludotheque.core.plain import Plain
from ludotheque.core.speech import Speaker
from ludotheque.core.words import say
from ludotheque.games.agent import equipment as e
from ludotheque.games.agent.facts import announced
from ludotheque.games.agent.names import agents_of, board_of, spaces_of
from ludotheque.games.agent.plain import contest_lines, drafted, lines, state_of
from ludotheque.games.agent.view import PENDING, stakes_of

if TYPE_CHECKING:
    from rich.text import Text

__all__ = ("lines", "short", "sketch")

WIDTH = 80
CONTEST = (e.CLAIMING, e.DECIDING)
A_LINE = 3  # agents side by side
GLUE = "\u00a0"  # a space at which no line is broken


def sketch(view: Plain, speaker: Speaker) -> Text:
    """The map, what is going on, and the viewer's sheet."""
    from rich.text import Text  # slow, and not needed to play

    public = view.public
    rows = _wrapped(_header(view, speaker))
    if public.phase in CONTEST:
        rows += _wrapped(" ".join(contest_lines(view, speaker)))
    rows += _map_lines(public, speaker)
    if gone := [a for a in range(public.agents) if public.at[a] == e.OUT]:
        agents = _shorts(public, gone, speaker)
        rows += _wrapped(say(speaker.language, "agent-word-exiled", agents=agents))
    text = Text("\n".join(row.rstrip() for row in rows))
    for row in (*_legend(public, speaker), *_roads(public, speaker)):
        text.append("\n").append(row, "dim")
    if view.viewer != SPECTATOR:
        text.append("\n" + "\n".join(_sheet(view, speaker)))
    for colour in e.COLOURS:
        letter = _letter(colour, speaker)
        text.highlight_regex(rf"\b{letter}\d+\b|\[{letter}\]", colour)
    text.highlight_regex("#", "bold")
    return text


def _header(view: Plain, speaker: Speaker) -> str:
    public, language = view.public, speaker.language
    if public.phase <= e.DRAWING or public.phase == e.OVER:
        return state_of(view, speaker)
    parts = [say(language, "agent-word-round", round=public.rounds + 1)]
    if public.phase in PENDING:
        parts.append(speaker.say(announced(public)))
    else:
        parts.append(speaker.tell("agent-word-turn", public.turn))
    return " · ".join(parts)


def _map_lines(public: Plain, speaker: Speaker) -> list[str]:
    """Bands of spaces from north to south; one that is too full goes on in another band."""
    places = board_of(public).placed_at
    lines: list[str] = []
    for y in sorted({place[1] for place in places}):
        spaces = sorted(
            (space for space, place in enumerate(places) if place[1] == y),
            key=lambda space: places[space][0],
        )
        band: list[tuple[int, list[str]]] = []
        end = -1
        for space in spaces:
            cell = _cell(public, space, speaker)
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
    return lines


def _cell(public: Plain, space: int, speaker: Speaker) -> list[str]:
    """The name of a space and who stands there, many under each other."""
    name = speaker.word("city", spaces_of(public)[space])
    homes = [a for a in range(public.agents) if public.home[a] == space]
    if homes:
        name = f"[{_letter(_colour(public, homes[0]), speaker)}] {name}"
    first, *more = textwrap.wrap(_content(public, space, speaker), A_LINE * 4) or [""]
    return [f"{name} {first}".rstrip(), *more]


def _content(public: Plain, space: int, speaker: Speaker) -> str:
    names = []
    if public.case_at == space and public.holder == e.UNHELD:
        names.append("#")
    for agent in range(public.agents):
        if public.at[agent] == space:
            mark = "#" if public.holder == agent else ""
            names.append(f"{short(public, agent, speaker)}{mark}")
    return " ".join(names)


def short(public: Plain, agent: int, speaker: Speaker) -> str:
    """`G1` for green-1: the beginning of its name, and its number."""
    number = 1 + sum(public.nation[a] == public.nation[agent] for a in range(agent))
    return f"{_letter(_colour(public, agent), speaker)}{number}"


def _colour(public: Plain, agent: int) -> str:
    return e.COLOURS[public.nation[agent]]


def _letter(colour: str, speaker: Speaker) -> str:
    return say(speaker.language, f"agent-page-letter-{colour}")


def _legend(public: Plain, speaker: Speaker) -> list[str]:
    """What the signs mean."""
    colours = dict.fromkeys(_colour(public, agent) for agent in range(public.agents))
    words = [f"{_letter(one, speaker)} {speaker.word('colour', one)}" for one in colours]
    return _wrapped(say(speaker.language, "agent-word-legend", colours=", ".join(words)))


def _roads(public: Plain, speaker: Speaker) -> list[str]:
    """From each space where an agent stands, where one can go."""
    ways = []
    for space in range(public.spaces):
        here = [a for a in range(public.agents) if public.at[a] == space]
        if here:
            cities = [
                speaker.word("city", spaces_of(public)[other])
                for other in range(public.spaces)
                if public.neighbours[space] >> other & 1
            ]
            ways.append(f"{_shorts(public, here, speaker)} → {', '.join(cities)}")
    return _wrapped(say(speaker.language, "agent-word-roads", roads=f"{GLUE}· ".join(ways)))


def _shorts(public: Plain, agents: list[int], speaker: Speaker) -> str:
    return " ".join(short(public, agent, speaker) for agent in agents)


def _sheet(view: Plain, speaker: Speaker) -> list[str]:
    """The stakes by agent and the lots left."""
    public, language = view.public, speaker.language
    parts = []
    for name, stake, more in zip(agents_of(public), stakes_of(view), drafted(view), strict=True):
        if stake or more:
            extra = f"{GLUE}(+{more * e.UNIT})" if more else ""
            parts.append(f"{speaker.word('figure', name)}{GLUE}{stake * e.UNIT}{extra}")
    lots = zip(view.mine.left, public.values, strict=True)
    left = [f"{n}{GLUE}×{GLUE}{value * e.UNIT}" for n, value in lots if n]
    nothing = say(language, "agent-word-nothing")
    return [
        *_wrapped(say(language, "agent-word-sheet", stakes=", ".join(parts) or nothing)),
        *_wrapped(say(language, "agent-word-left", lots=", ".join(left) or nothing)),
    ]


def _wrapped(line: str) -> list[str]:
    return textwrap.wrap(line, WIDTH, subsequent_indent="  ", break_on_hyphens=False)
