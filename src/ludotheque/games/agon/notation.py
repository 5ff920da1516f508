"""Moves and positions as text, both ways (G1-a).

A position is one line: rows from r = 11 down to r = 1 (Q, G: first player; q, g: second; a number:
that many empty cells), the player to move, the captured cells, the ply, the plies since the last
inward slide or capture, the quiet moves since the last irreversible one, and the options:

    Q1g1G1/.../1G1q 1 - 0 0 - standard
"""

from __future__ import annotations

import functools
import re

import numpy as np

from ludotheque.core import calls
from ludotheque.core.contract import Choice
from ludotheque.core.errors import MalformedAction, MalformedPosition
from ludotheque.core.game import blank
from ludotheque.core.plain import Plain
from ludotheque.core.rows import Row, Rows
from ludotheque.core.words import LANGUAGES, NOTATION, say
from ludotheque.games.agon import equipment
from ludotheque.games.agon.board import (
    AXIAL,
    BIT,
    BIT_OF_NAME,
    EDGE_INDEX,
    EDGES,
    FROM,
    INWARD,
    RADIUS,
    START,
    THRONE,
    TO,
    bit_of,
    name_of,
    on_board,
    words,
)
from ludotheque.games.agon.choices import Lay, Place, Slide, going
from ludotheque.games.agon.choices import action as number_of
from ludotheque.games.agon.options import OPTIONS
from ludotheque.games.agon.rules import judge_states, open_states

PASS = "pass"
_SLIDE = {
    (int(start), int(to)): action
    for action, (start, to) in enumerate(zip(FROM, TO, strict=True))
    if start != to
}
_SLIDES = {action: f"{name_of(start)}-{name_of(to)}" for (start, to), action in _SLIDE.items()}
_ROWS = [[bit_of(q, r) for q, s in AXIAL if s == r] for r in range(RADIUS, -RADIUS - 1, -1)]


def format(view: Plain, choice: Choice, language: str = NOTATION) -> str:
    """A choice as it is typed in a language, or as programs read and write it."""
    match choice:
        case Lay(to):
            return f"@{to}"
        case Slide(_, start, to) | Place(_, start, to):
            return f"{start}-{to}"
    return PASS if language == NOTATION else say(language, "agon-verb-pass")


def parse(view: Plain, text: str) -> tuple[int, ...]:
    """The action that a text means here."""
    typed = text.strip().lower()
    if typed in _passes():
        return (equipment.PASS,)
    if typed.startswith("@"):
        return (number_of(view, Lay(typed[1:])),)
    if typed.count("-") != 1:
        raise MalformedAction("agon-malformed-move", text=repr(text))
    start, to = (part.strip() for part in typed.split("-"))
    return (number_of(view, going(view.public, start, to)),)


@functools.cache
def _passes() -> set[str]:
    """How passing is said in notation and each language."""
    return {PASS} | {say(language, "agon-verb-pass") for language in LANGUAGES}


def format_position(states: Rows) -> str:
    """A position as a line of text."""
    public = states[0].public
    rows = []
    for row in _ROWS:
        letters = "".join(piece_on(public, bit) or "." for bit in row)
        rows.append(re.sub(r"\.+", lambda run: str(len(run[0])), letters))
    captured = [name_of(bit) for bit in BIT if _is_captured(public, int(bit))]
    acts = public.quiet[: public.quiets].tolist()
    quiet = [PASS if one == equipment.PASS else _SLIDES[one] for one in acts]
    return " ".join(
        [
            "/".join(rows),
            str(public.turn + 1),
            ",".join(captured) or "-",
            str(public.ply),
            str(public.idle),
            ",".join(quiet) or "-",
            OPTIONS.format(OPTIONS.decode(public)),
        ]
    )


def parse_position(text: str) -> Rows:
    """The state that a line of text describes."""
    fields = text.split()
    if len(fields) != 7:
        raise MalformedPosition("agon-malformed-position-fields", n=len(fields))
    rows, turn, captured, ply, idle, quiet, options = fields
    states = blank(equipment)
    public = states[0].public
    for name, value in OPTIONS.encode(OPTIONS.parse(options)).items():
        setattr(public, name, value)
    _parse_rows(public, rows)
    if turn not in ("1", "2"):
        raise MalformedPosition("agon-malformed-position-turn", text=repr(turn))
    public.turn = int(turn) - 1
    public.ply = _number(ply, equipment.PLY_LIMIT)
    public.idle = _number(idle, equipment.IDLE_LIMIT)
    cells = [_position_cell(name) for name in captured.split(",")] if captured != "-" else []
    public.captured = words(sorted(set(cells)))
    _check_captured(public, cells)
    _check_laying(public)
    moves = quiet.split(",") if quiet != "-" else []
    if len(moves) > public.idle or (public.idle and public.draws):
        raise MalformedPosition("agon-malformed-position-quiet", text=repr(quiet))
    actions = _take_back(public, moves)
    open_states(states)
    judge_states(states)
    for action in actions:
        out = np.zeros(equipment.MAX_LEGAL + 4, np.uint16)
        seat = int(public.turn)
        if action not in out[: calls.legal_in(states, 0, seat, out)]:
            raise MalformedPosition("agon-malformed-position-quiet", text=repr(quiet))
        calls.act(states, 0, seat, action)
    return states


def piece_on(public: Row, bit: int) -> str:
    """The letter of the man on a cell: Q, G for the first player, q, g for the second; or none."""
    for seat, letters in enumerate(("GQ", "gq")):
        if on_board(public.men[seat], bit):
            return letters[int(public.queens[seat] == bit)]
    return ""


def _is_captured(public: Row, bit: int) -> bool:
    return on_board(public.captured, bit)


def _position_cell(name: str) -> int:
    if name not in BIT_OF_NAME:
        raise MalformedPosition("agon-malformed-cell", text=repr(name))
    return BIT_OF_NAME[name]


def _number(text: str, limit: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 6 and int(text) <= limit):
        raise MalformedPosition("agon-malformed-position-number", text=repr(text), limit=limit)
    return int(text)


def _parse_rows(public: Row, text: str) -> None:
    rows = text.split("/")
    found: dict[str, list[int]] = {"Q": [], "G": [], "q": [], "g": []}
    for row, bits in zip(rows, _ROWS, strict=False):
        if not re.fullmatch(r"([QGqg]|[1-9][0-9]?)+", row, re.ASCII):
            raise MalformedPosition("agon-malformed-position-row", text=repr(row))
        letters = re.sub(r"[0-9]+", lambda run: "." * int(run[0]), row)
        if len(letters) != len(bits):
            raise MalformedPosition("agon-malformed-position-row", text=repr(row))
        for letter, bit in zip(letters, bits, strict=True):
            if letter != ".":
                found[letter].append(bit)
    if len(rows) != len(_ROWS):
        raise MalformedPosition("agon-malformed-position-rows", n=len(rows))
    counts = [len(found[letter]) for letter in "QqGg"]
    laid = counts[2] + counts[3]
    is_laying = public.start and laid < 2 * equipment.GUARDS and counts[2] - counts[3] in (0, 1)
    if counts[:2] != [1, 1] or not (is_laying or counts[2:] == [equipment.GUARDS] * 2):
        raise MalformedPosition("agon-malformed-position-men")
    if THRONE in found["G"] + found["g"]:
        raise MalformedPosition("agon-malformed-position-throne")
    public.laid = laid if public.start else 0
    for seat, letters in enumerate(("QG", "qg")):
        public.queens[seat] = found[letters[0]][0]
        public.men[seat] = words(found[letters[0]] + found[letters[1]])


def _check_captured(public: Row, cells: list[int]) -> None:
    """Captured men exist and are one player's; nobody slides before his own are placed (G8)."""
    owners = {piece_on(public, bit).isupper() for bit in cells if piece_on(public, bit)}
    is_lone = all(piece_on(public, bit) for bit in cells) and len(owners) <= 1
    is_waiting = owners and owners != {public.turn == 0} and not public.placement_costs_turn
    if not is_lone or is_waiting or len(cells) != len(set(cells)):
        raise MalformedPosition("agon-malformed-position-captured")


def _check_laying(public: Row) -> None:
    """While guards are laid: all on the edge, in turn, the queens at home, nothing else (G3-a)."""
    if not public.start or public.laid == 2 * equipment.GUARDS:
        return
    men = [int(bit) for bit in BIT if piece_on(public, int(bit))]
    is_start = (public.ply, public.idle, int(public.captured.sum())) == (0, 0, 0)
    at_home = all(public.queens[seat] == bit_of(*START[seat][0]) for seat in range(2))
    if (
        not (is_start and at_home)
        or any(EDGE_INDEX[bit] == EDGES for bit in men)
        or public.turn != public.laid % 2
    ):
        raise MalformedPosition("agon-malformed-position-laying")


def _take_back(public: Row, moves: list[str]) -> list[int]:
    """Undo the quiet moves on the board; the actions to play them again."""
    actions = []
    for move in reversed(moves):
        public.turn ^= 1
        public.ply -= min(public.ply, 1)
        public.idle -= 1
        if move == PASS:
            actions.append(equipment.PASS)
            continue
        start, _, to = move.partition("-")
        ends = BIT_OF_NAME.get(start, -1), BIT_OF_NAME.get(to, -1)
        action = _SLIDE.get(ends, -1)
        man = piece_on(public, ends[1]) if action >= 0 else ""
        if not man or INWARD[action] or man.isupper() == bool(public.turn):
            raise MalformedPosition("agon-malformed-position-quiet", text=repr(move))
        if piece_on(public, ends[0]):
            raise MalformedPosition("agon-malformed-position-quiet", text=repr(move))
        public.men[public.turn] ^= words(list(ends))
        if man in "Qq":
            public.queens[public.turn] = ends[0]
        actions.append(action)
    return actions[::-1]
