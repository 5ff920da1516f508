"""Maps: plain text files of spaces, nations, paths and lots, checked when they are read (A1-b).

The lines of a file are explained at the top of `maps/grand.map`. A complaint names its line.
"""

from __future__ import annotations

import hashlib
import itertools
from dataclasses import dataclass, field
from pathlib import Path

from ludotheque.core.errors import MalformedOption
from ludotheque.core.record import Record
from ludotheque.games.agent.equipment import AGENTS, COLOURS, KINDS, LOTS, OUT, SPACES, UNIT, UNITS

FOLDER = Path(__file__).parent / "maps"
SHIPPED = ("grand", "petit", "toy")
LARGEST_FILE = 65536
SHEET = {1000: 4, 500: 4, 400: 4, 300: 4, 200: 4, 100: 4}


@dataclass
class Map:
    """A map as its file tells it; `agents` are nations by number, in the order of the agents."""

    number: int
    spaces: list[str] = field(default_factory=list)
    drawn_at: list[tuple[int, int]] = field(default_factory=list)
    neighbours: list[int] = field(default_factory=list)
    centre: int = -1
    capitals: dict[int, int] = field(default_factory=dict)
    agents: list[int] = field(default_factory=list)
    lots: dict[int, int] = field(default_factory=dict)

    def agent_names(self) -> list[str]:
        """`green-1`, `green-2`, ...: numbered and told apart (A1-a)."""
        return [
            f"{COLOURS[nation]}-{1 + self.agents[:k].count(nation)}"
            for k, nation in enumerate(self.agents)
        ]


def read(name: str) -> Map:
    """A map of ours by its name, or anybody's by the path of its file."""
    if name in SHIPPED:
        return _loaded(FOLDER / f"{name}.map", SHIPPED.index(name))
    path = Path(name)
    if not (path.suffix or len(path.parts) > 1):
        raise MalformedOption("agent-map-unknown", value=repr(name), values=", ".join(SHIPPED))
    return _loaded(path, None)


def by_number(number: int) -> Map | None:
    """The map that `public.map` means, if this process has read it."""
    if number < len(SHIPPED):
        return read(SHIPPED[number])
    return _known.get(number)


def name_of(number: int) -> str:
    """The name of a map of ours, or the path its file was read from."""
    return SHIPPED[number] if number < len(SHIPPED) else _paths.get(number, f"#{number:08x}")


def lay_out(public: Record) -> None:
    """Write the map that `public.map` means, and its sheet of lots, into the record."""
    number = int(public.map)
    board = by_number(number)
    if board is None:
        values = ", ".join(SHIPPED)
        raise MalformedOption("agent-map-unknown", value=name_of(number), values=values)
    for space, ways in enumerate(board.neighbours):
        public.neighbours[space] = ways
    public.spaces = len(board.spaces)
    public.centre = board.centre
    public.agents = len(board.agents)
    for agent in range(AGENTS):
        public.home[agent] = public.at[agent] = OUT
    for agent, nation in enumerate(board.agents):
        public.nation[agent] = nation
        public.home[agent] = public.at[agent] = board.capitals[nation]
    for kind, (value, count) in enumerate(sorted(board.lots.items(), reverse=True)):
        public.values[kind] = value // UNIT
        public.counts[kind] = count


_known: dict[int, Map] = {}
_shipped: dict[int, Map] = {}
_paths: dict[int, str] = {}


def _loaded(path: Path, number: int | None) -> Map:
    if number is not None and number in _shipped:
        return _shipped[number]
    try:
        if not path.is_file():  # a pipe would wait for ever
            raise OSError
        with path.open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
        text = content.decode("utf-8")
    except (OSError, UnicodeDecodeError, ValueError):
        raise MalformedOption("agent-map-unreadable", file=str(path)) from None
    if len(content) > LARGEST_FILE:
        raise MalformedOption("agent-map-unreadable", file=str(path))
    if number is None:  # by content, so that every process gives a file the same number
        digest = hashlib.sha256(text.encode()).digest()
        number = int.from_bytes(digest[:4], "big") | 1 << 31
        _paths[number] = str(path)
    board = _Reader(path.name, number).read(text)
    (_shipped if number < len(SHIPPED) else _known)[number] = board
    return board


class _Reader:
    """Reads one file, remembering the line it is at."""

    def __init__(self, file: str, number: int) -> None:
        self.file, self.line = file, 0
        self.map = Map(number)
        self.index: dict[str, int] = {}
        self.space_lines: list[int] = []

    def read(self, text: str) -> Map:
        readers = {
            "space": self._space,
            "nation": self._nation,
            "path": self._path,
            "lot": self._lot,
        }
        for self.line, line in enumerate(text.splitlines(), 1):
            word, *words = line.partition("#")[0].split() or [""]
            if not word:
                continue
            if word not in readers:
                raise self._error("agent-map-word", text=word, values=", ".join(readers))
            readers[word](words)
        self.map.lots = self.map.lots or dict(SHEET)
        self._check()
        return self.map

    def _space(self, words: list[str]) -> None:
        if len(words) not in (3, 4) or words[3:] not in ([], ["centre"]):
            raise self._error("agent-map-form", form="space NAME X Y [centre]")
        name = words[0]
        if name.casefold() in self.index or not name.replace("-", "").isalpha() or len(name) > 20:
            raise self._error("agent-map-space-name", text=name)
        if len(self.map.spaces) == SPACES:
            raise self._error("agent-map-spaces", limit=SPACES)
        if words[3:]:
            if self.map.centre >= 0:
                raise self._error("agent-map-centre-twice", text=self.map.spaces[self.map.centre])
            self.map.centre = len(self.map.spaces)
        self.index[name.casefold()] = len(self.map.spaces)
        self.map.spaces.append(name)
        self.map.drawn_at.append((self._number(words[1], 0, 100), self._number(words[2], 0, 100)))
        self.map.neighbours.append(0)
        self.space_lines.append(self.line)

    def _nation(self, words: list[str]) -> None:
        if len(words) != 3:
            raise self._error("agent-map-form", form="nation COLOUR CAPITAL AGENTS")
        if words[0] not in COLOURS or COLOURS.index(words[0]) in self.map.capitals:
            raise self._error("agent-map-nation", text=words[0], values=", ".join(COLOURS))
        capital = self._named(words[1])
        if capital in self.map.capitals.values():
            raise self._error("agent-map-capital-twice", text=words[1])
        nation = COLOURS.index(words[0])
        self.map.capitals[nation] = capital
        self.map.agents += [nation] * self._number(words[2], 1, AGENTS - len(self.map.agents))

    def _path(self, words: list[str]) -> None:
        if len(words) < 2:
            raise self._error("agent-map-form", form="path SPACE SPACE ...")
        for one, two in itertools.pairwise(words):
            a, b = self._named(one), self._named(two)
            if a == b:
                raise self._error("agent-map-loop", text=one)
            if self.map.neighbours[a] >> b & 1:
                raise self._error("agent-map-edge-twice", one=one, two=two)
            self.map.neighbours[a] |= 1 << b  # both ways: an edge is symmetric
            self.map.neighbours[b] |= 1 << a

    def _lot(self, words: list[str]) -> None:
        if len(words) != 2:
            raise self._error("agent-map-form", form="lot VALUE COUNT")
        value = self._number(words[0], UNIT, UNITS * UNIT)
        count = self._number(words[1], 1, LOTS)
        if value % UNIT or value in self.map.lots or len(self.map.lots) == KINDS:
            raise self._error("agent-map-lot", text=words[0])
        self.map.lots[value] = count
        total = sum(v * n for v, n in self.map.lots.items())
        if total > UNITS * UNIT or sum(self.map.lots.values()) > LOTS:
            raise self._error("agent-map-sheet", lots=LOTS, total=UNITS * UNIT)

    def _check(self) -> None:
        board = self.map
        if board.centre < 0:
            raise self._error("agent-map-no-centre")
        if not board.agents:
            raise self._error("agent-map-no-nation")
        if board.centre in board.capitals.values():
            self.line = self.space_lines[board.centre]
            raise self._error("agent-map-centre-capital", text=board.spaces[board.centre])
        reached, grown = 0, 1 << board.centre
        while reached != grown:
            reached = grown
            for space, ways in enumerate(board.neighbours):
                if reached >> space & 1:
                    grown |= ways
        for space, name in enumerate(board.spaces):
            if not reached >> space & 1:
                self.line = self.space_lines[space]
                raise self._error("agent-map-cut-off", text=name)

    def _named(self, name: str) -> int:
        if name.casefold() not in self.index:
            raise self._error("agent-map-space-unknown", text=name)
        return self.index[name.casefold()]

    def _number(self, text: str, low: int, high: int) -> int:
        if text.isascii() and text.isdigit() and len(text) < 7 and low <= int(text) <= high:
            return int(text)
        raise self._error("agent-map-number", text=text, low=low, high=high)

    def _error(self, message: str, **details: str | int) -> MalformedOption:
        return MalformedOption(message, file=self.file, line=self.line, **details)
