"""Maps: texts of spaces, nations, paths and lots, checked when they are read (A1-b).

The lines of a text are explained at the top of `maps/grand.map`. A table knows a map by the name of
one of ours or by its whole text, never by a file. However a map was typed, its text is the one that
`format` writes: a single line without comments, `;` between its parts. A complaint names a line and
what is wrong with it, and quotes nothing but names of spaces that were found to be names.
"""

from __future__ import annotations

import functools
import hashlib
import itertools
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from weakref import WeakValueDictionary

from ludotheque.core.errors import MalformedOption
from ludotheque.core.rows import Row
from ludotheque.games.agent.equipment import AGENTS, COLOURS, KINDS, LOTS, OUT, SPACES, UNIT, UNITS

FOLDER = Path(__file__).parent / "maps"
SHIPPED = ("grand", "petit", "toy")
LONGEST = 16384  # characters of a text; `format` never needs as many
LONGEST_NAME = 20
KEPT = 64
SHEET = {1000: 4, 500: 4, 400: 4, 300: 4, 200: 4, 100: 4}


@dataclass
class Map:
    """A map as its text tells it; `agents` are nations by number, in the order of the agents."""

    number: int = 0
    text: str = ""
    spaces: list[str] = field(default_factory=list)
    placed_at: list[tuple[int, int]] = field(default_factory=list)
    neighbours: list[int] = field(default_factory=list)
    centre: int = -1
    capitals: dict[int, int] = field(default_factory=dict)
    agents: list[int] = field(default_factory=list)
    lots: dict[int, int] = field(default_factory=dict)


class Text(str):
    """The text of a map that is not ours; the map is known for as long as somebody holds it."""

    board: Map


def read(text: str) -> Map:
    """A map of ours by its name, or anybody's by its text."""
    return _shipped(SHIPPED.index(text)) if text in SHIPPED else _read(text)


def value_of(board: Map) -> str:
    """What a table calls a map: the name of one of ours, or the text."""
    if board.number < len(SHIPPED):
        return SHIPPED[board.number]
    text = Text(board.text)
    text.board = board
    return text


def by_number(number: int) -> Map | None:
    """The map that `public.map` means, if somebody here holds its text or has just read it."""
    return _shipped(number) if number < len(SHIPPED) else _known.get(number)


def name_of(number: int) -> str:
    """A short name for a map."""
    return SHIPPED[number] if number < len(SHIPPED) else f"#{number:016x}"


def lay_out(public: Row) -> None:
    """Write the map that `public.map` means, and its sheet of lots, into the row."""
    board = by_number(int(public.map))
    if board is None:
        raise MalformedOption("agent-map-unknown", values=", ".join(SHIPPED))
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


def parse(text: str) -> Map:
    """The map that a text tells of, numbered by its content: the same in every process."""
    if len(text) > LONGEST:
        raise MalformedOption("agent-map-long", limit=LONGEST)
    text = text.rstrip()
    lines = text.splitlines() if "\n" in text else text.split(";")
    if len(lines) == 1:
        raise MalformedOption("agent-map-unknown", values=", ".join(SHIPPED))
    board = _Reader().read(lines)
    board.text = format(board)
    digest = hashlib.sha256(board.text.encode()).digest()
    board.number = int.from_bytes(digest[:8], "big") | 1 << 63
    return board


def format(board: Map) -> str:
    """The one text of a map: `parse` reads it as the same map."""
    return "; ".join(_parts(board))


def plain(text: str) -> str:
    """Without accents, capitals, and with hyphens for whatever else lies between the letters."""
    letters = unicodedata.normalize("NFKD", text.replace("ß", "ss")).casefold()
    letters = "".join(c if c.isalnum() else "-" for c in letters if not unicodedata.combining(c))
    return "-".join(part for part in letters.split("-") if part)


_known: WeakValueDictionary[int, Map] = WeakValueDictionary()  # held by texts and by `_read`


@functools.cache
def _shipped(number: int) -> Map:
    text = (FOLDER / f"{SHIPPED[number]}.map").read_text(encoding="utf-8")
    return replace(parse(text), number=number)


@functools.lru_cache(maxsize=KEPT)
def _read(text: str) -> Map:
    board = parse(text)
    for ours in map(_shipped, range(len(SHIPPED))):
        if ours.text == board.text:
            return ours
    known = _known.setdefault(board.number, board)
    if known.text != board.text:  # found by long search for two maps of one number, if at all
        raise MalformedOption("agent-map-clash")
    return known


def _parts(board: Map) -> Iterator[str]:
    for space, (name, (x, y)) in enumerate(zip(board.spaces, board.placed_at, strict=True)):
        yield f"space {name} {x} {y}{' centre' if space == board.centre else ''}"
    for nation, capital in board.capitals.items():
        yield f"nation {COLOURS[nation]} {board.spaces[capital]} {board.agents.count(nation)}"
    left = list(board.neighbours)
    for start in range(len(left)):
        while left[start]:  # a trail along the lowest edges not yet told
            trail = [start]
            while ways := left[trail[-1]]:
                here, there = trail[-1], (ways & -ways).bit_length() - 1
                left[here] ^= 1 << there
                left[there] ^= 1 << here
                trail.append(there)
            yield " ".join(["path", *(board.spaces[space] for space in trail)])
    if board.lots != SHEET:
        for value, count in sorted(board.lots.items(), reverse=True):
            yield f"lot {value} {count}"


class _Reader:
    """Reads one text, remembering the line it is at."""

    def __init__(self) -> None:
        self.line = 0
        self.map = Map()
        self.index: dict[str, int] = {}
        self.space_lines: list[int] = []

    def read(self, lines: list[str]) -> Map:
        readers = {
            "space": self._space,
            "nation": self._nation,
            "path": self._path,
            "lot": self._lot,
        }
        for self.line, line in enumerate(lines, 1):
            word, *words = line.partition("#")[0].replace("_", " ").split() or [""]
            if not word:
                continue
            if word not in readers:
                raise self._error("agent-map-word", values=", ".join(readers))
            readers[word](words)
        self.map.lots = self.map.lots or dict(SHEET)
        self._check()
        return self.map

    def _space(self, words: list[str]) -> None:
        if len(words) not in (3, 4) or words[3:] not in ([], ["centre"]):
            raise self._error("agent-map-form", form="space NAME X Y [centre]")
        name = unicodedata.normalize("NFC", words[0][: 4 * LONGEST_NAME])
        name = name[:1].upper() + name[1:]  # so that it is never the id of a message
        if not _is_name(name) or plain(name) in self.index:
            raise self._error("agent-map-space-name", limit=LONGEST_NAME)
        if len(self.map.spaces) == SPACES:
            raise self._error("agent-map-spaces", limit=SPACES)
        if words[3:]:
            if self.map.centre >= 0:
                raise self._error("agent-map-centre-twice", name=self._name(self.map.centre))
            self.map.centre = len(self.map.spaces)
        self.index[plain(name)] = len(self.map.spaces)
        self.map.spaces.append(name)
        self.map.placed_at.append((self._number(words[1], 0, 100), self._number(words[2], 0, 100)))
        self.map.neighbours.append(0)
        self.space_lines.append(self.line)

    def _nation(self, words: list[str]) -> None:
        if len(words) != 3:
            raise self._error("agent-map-form", form="nation COLOUR CAPITAL AGENTS")
        if words[0] not in COLOURS or COLOURS.index(words[0]) in self.map.capitals:
            raise self._error("agent-map-nation", values=", ".join(COLOURS))
        (capital,) = self._spaces(words[1:2], 3)
        if capital in self.map.capitals.values():
            raise self._error("agent-map-capital-twice", name=self._name(capital))
        nation = COLOURS.index(words[0])
        self.map.capitals[nation] = capital
        self.map.agents += [nation] * self._number(words[2], 1, AGENTS)
        if len(self.map.agents) > AGENTS:
            raise self._error("agent-map-agents", limit=AGENTS)

    def _path(self, words: list[str]) -> None:
        if len(words) < 2:
            raise self._error("agent-map-form", form="path SPACE SPACE ...")
        for a, b in itertools.pairwise(self._spaces(words, 2)):
            if a == b:
                raise self._error("agent-map-loop", name=self._name(a))
            if self.map.neighbours[a] >> b & 1:
                raise self._error("agent-map-edge-twice", one=self._name(a), two=self._name(b))
            self.map.neighbours[a] |= 1 << b  # both ways: an edge is symmetric
            self.map.neighbours[b] |= 1 << a

    def _lot(self, words: list[str]) -> None:
        if len(words) != 2:
            raise self._error("agent-map-form", form="lot VALUE COUNT")
        value = self._number(words[0], UNIT, UNITS * UNIT)
        count = self._number(words[1], 1, LOTS)
        if value % UNIT or value in self.map.lots or len(self.map.lots) == KINDS:
            raise self._error("agent-map-lot")
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
            raise self._error("agent-map-centre-capital", name=self._name(board.centre))
        reached, grown = 0, 1 << board.centre
        while reached != grown:
            reached = grown
            for space, ways in enumerate(board.neighbours):
                if reached >> space & 1:
                    grown |= ways
        for space in range(len(board.spaces)):
            if not reached >> space & 1:
                self.line = self.space_lines[space]
                raise self._error("agent-map-cut-off", name=self._name(space))

    def _spaces(self, names: list[str], first: int) -> list[int]:
        """The spaces of those names, of which the first is the line's `first` word."""
        spaces = [self.index.get(plain(name)) for name in names]
        if None in spaces:
            raise self._error("agent-map-space-unknown", word=first + spaces.index(None))
        return [space for space in spaces if space is not None]

    def _name(self, space: int) -> str:
        return self.map.spaces[space]

    def _number(self, text: str, low: int, high: int) -> int:
        if text.isascii() and text.isdigit() and len(text) < 7 and low <= int(text) <= high:
            return int(text)
        raise self._error("agent-map-number", low=low, high=high)

    def _error(self, message: str, **details: str | int) -> MalformedOption:
        return MalformedOption(message, line=self.line, **details)


def _is_name(name: str) -> bool:
    """Letters of any alphabet, with single hyphens between them; no letter but as it is typed."""
    return (
        len(name) <= LONGEST_NAME
        and all(part.isalpha() and plain(part) for part in name.split("-"))
        and unicodedata.normalize("NFKC", name) == name
    )
