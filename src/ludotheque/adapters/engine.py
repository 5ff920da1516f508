"""The engine protocol: a game on lines of text, for programs. docs/protocol.md describes it."""

from __future__ import annotations

import json
import re
import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any, TextIO

import msgspec
import numpy as np

import ludotheque
from ludotheque.bots import Budget, Info
from ludotheque.bots.machines import Machine
from ludotheque.core import calls
from ludotheque.core.calls import CHANCE_BIT, SPECTATOR
from ludotheque.core.contract import Seen
from ludotheque.core.errors import IllegalAction, LudothequeError, Malformed, not_asked
from ludotheque.core.game import Game
from ludotheque.core.options import Value
from ludotheque.core.position import Position, Variant
from ludotheque.core.rng import seeded
from ludotheque.core.rows import copied
from ludotheque.core.view import View

LONGEST_LINE = 1 << 16
MOST_SHOWN = 80  # characters of what came from outside
PERFT_SECONDS = 20.0
MOST_DEPTH = 64
MOST_SECONDS = 60.0  # of thought, whatever the bound
MOST_THREADS = 64
BOUNDS = {"movetime": int(1000 * MOST_SECONDS), "depth": MOST_DEPTH, "nodes": 10**9}


class Refused(Exception):
    """A line that is not carried out: a code and a sentence."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class Engine:
    """One game on the table, and what a line of text does to it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.position = Variant(game).start()
        self.past: tuple[Position, ...] = ()  # the positions before, for what a seat has seen
        self.seed: int | None = None
        self.say: Callable[[str], None] | None = None  # where thoughts go while they are thought
        self._rng = seeded(secrets.randbits(64))
        self._commands: dict[str, Callable[[str], Iterator[str]]] = {
            "hello": self._hello,
            "new": self._new,
            "position": self._position,
            "move": self._move,
            "legal": self._legal,
            "status": self._status,
            "perft": self._perft,
            "go": self._go,
            "view": self._view,
            "show": self._show,
        }

    def answer(self, line: str) -> list[str]:
        """The lines that answer one line, fit to print; an error changes nothing."""
        before = self.position, self.past
        try:
            return [printable(answer) for answer in self._carried_out(line)]
        except Refused as refused:
            code, text = refused.code, str(refused)
        except LudothequeError as error:
            code, text = _code(error), _sentence(error)
        self.position, self.past = before
        return [f"error {code} {printable(text)}"]

    def _carried_out(self, line: str) -> Iterator[str]:
        command, _, rest = line.strip().partition(" ")
        if len(line.rstrip("\n")) > LONGEST_LINE:
            raise Refused("malformed", f"a line has at most {LONGEST_LINE} characters")
        if not command:
            return iter(())
        if command not in self._commands:
            names = " ".join([*self._commands, "quit"])
            raise Refused("unknown-command", f"there are: {names}")
        return self._commands[command](rest.strip())

    def _hello(self, rest: str) -> Iterator[str]:
        game = self.game
        yield f"ludotheque {ludotheque.__version__}"
        yield f"game {game.name} rules {game.version} seats {game.fewest_seats}-{game.most_seats}"
        for option in game.options.options:
            yield f"option {option.name} {json.dumps(option.schema())}"
        for preset in game.options.presets:
            yield f"preset {preset}"
        yield "ready"

    def _new(self, rest: str) -> Iterator[str]:
        preset, seats, seed = "standard", None, None
        chosen: dict[str, Value] = {}
        for word in rest.split():
            name, is_pair, value = word.partition("=")
            if not is_pair:
                raise Refused("usage", "new [seats=N] [preset=NAME] [OPTION=VALUE ...] [seed=HEX]")
            if name == "preset":
                preset = value
            elif name == "seats":
                seats = _number(value, 99, 0)
            elif name == "seed":
                seed = _seed(value)
            else:
                chosen[name] = self.game.options.option(name).parse(value)
        variant = Variant(self.game, preset, seats, chosen)
        self.position = variant.start() if seed is None else variant.new(seed)
        self.seed, self.past = seed, ()
        yield "ok"

    def _position(self, rest: str) -> Iterator[str]:
        text, _, moves = f" {rest} ".partition(" moves ")
        variant = self.position.variant
        if text.strip():
            if self.game.positions is None:
                raise Refused("usage", "only a game without secrets has positions as text")
            position = variant.at(text.strip())
        else:
            position = variant.start() if self.seed is None else variant.new(self.seed)
        past = [position]
        for move in moves.split():
            past.append(past[-1].copy())
            self._play(past[-1], move)
        self.position, self.past = past.pop(), tuple(past)
        yield "ok"

    def _move(self, rest: str) -> Iterator[str]:
        if not rest:
            raise Refused("usage", "move [SEAT:]MOVE or move chance:NUMBER")
        position = self.position.copy()
        self._play(position, rest)
        self.position, self.past = position, (*self.past, self.position)
        yield "ok"

    def _legal(self, rest: str) -> Iterator[str]:
        chances = self.position.chances
        if chances:
            moves = [f"chance:{action}" for action in chances]
        elif self.position.is_over:
            moves = []
        else:
            seat = self._seat(rest) if rest else None
            moves = [_token(move) for move in self.position.legal(seat)]
        yield " ".join(["legal", str(len(moves)), *moves])

    def _status(self, rest: str) -> Iterator[str]:
        if calls.who(self.position.states, 0) & CHANCE_BIT:
            yield "to-act chance"
        elif not self.position.is_over:
            yield " ".join(["to-act", *(str(seat + 1) for seat in self.position.asked)])
        else:
            winners = [str(k + 1) for k, gain in enumerate(self.position.returns) if gain > 0]
            yield " ".join(["over winner", *winners]) if winners else "over draw"

    def _perft(self, rest: str) -> Iterator[str]:
        depth = _number(rest, MOST_DEPTH)
        room = depth + 1
        states = self.game.states(room)
        states[0] = self.position.states[0]
        out = np.zeros((room, len(self.game.actions_buffer())), np.uint16)
        weights = np.zeros((room, self.game.max_chance), np.int64)
        count = before = 1
        for level in range(1, depth + 1):
            start = time.perf_counter()
            before, count = count, int(calls.perft(states, 0, level, out, weights))
            spent = time.perf_counter() - start
            if level < depth and level > 1 and spent * count / max(before, 1) > PERFT_SECONDS:
                raise Refused("too-much", f"perft {level} is {count}; {level + 1} would take long")
        yield f"perft {depth} {count}"

    def _go(self, rest: str) -> Iterator[str]:
        words = rest.split()
        seat = None
        if words[:1] == ["seat"] and len(words) > 1:
            seat = self._seat(words[1])
            words = words[2:]
        threads = 1
        if words[:1] == ["threads"] and len(words) > 1:
            threads = _number(words[1], MOST_THREADS)
            words = words[2:]
        if len(words) != 2 or words[0] not in BOUNDS:
            raise Refused("usage", "go [seat SEAT] [threads N] movetime MS | depth D | nodes N")
        bound = _number(words[1], BOUNDS[words[0]])
        asked = self.position.asked
        if seat is None and len(asked) == 1:
            seat = asked[0]
        if seat not in asked:
            raise not_asked(asked)
        view = self.position.view(seat)
        infos: list[str] = []
        budget = Budget(
            seconds=bound / 1000 if words[0] == "movetime" else MOST_SECONDS,
            nodes=bound if words[0] == "nodes" else None,
            depth=bound if words[0] == "depth" else None,
            threads=threads,
        )
        action = self._chosen(view, budget, self.say or infos.append)
        yield from infos
        yield f"bestmove {_token(view.text(action))}"

    def _chosen(self, view: View, budget: Budget, say: Callable[[str], None]) -> int:
        """What the game's machine does, or where there is none, any legal move."""
        if self.game.bot is None:
            say("info string no machine plays this game yet: a random legal move")
            return Machine().choose(view, (), self._rng)

        def report(info: Info) -> None:
            score = f"score {info.score}" if info.end is None else f"score end {info.end}"
            moves = " ".join(self._line(view, info.pv))
            say(
                f"info depth {info.depth} {score} nodes {info.nodes} nps {info.nps}"
                f" time {round(info.seconds * 1000)} pv {printable(moves)}"
            )

        action: int = self.game.bot.choose(view, self._log(view), budget, self._rng, report)
        return action

    def _log(self, view: View) -> list[Seen[Any]]:
        """What the viewer was told, move by move."""
        views = [position.view(view.seat) for position in self.past]
        steps = pairwise([*views, view])
        told = (after.told(before) for before, after in steps)
        return [Seen(seq, facts=tuple(facts)) for seq, facts in enumerate(told) if facts]

    def _line(self, view: View, actions: Sequence[int]) -> Iterator[str]:
        """A line of play as texts; with secrets only its first move, the one the view can read."""
        if self.game.has_secrets:
            yield _token(view.text(actions[0]))
            return
        position = Position(self.position.variant, copied(self.position.states), None)
        for action in actions:
            (seat,) = position.asked
            yield _token(position.view(seat).text(action))
            calls.act(position.states, 0, seat, action)

    def _view(self, rest: str) -> Iterator[str]:
        seat = self._seat(rest)
        view = self.position.view(seat)
        parts = {"setting": view.setting(), "status": view.status(), "view": view.describe()}
        yield f"view {seat + 1} {msgspec.json.encode(parts).decode()}"

    def _show(self, rest: str) -> Iterator[str]:
        seat = self._seat(rest) if rest else SPECTATOR
        for line in self.position.view(seat).sketch("en").plain.splitlines():
            yield f"| {line}"
        yield "ok"

    def _play(self, position: Position, move: str) -> None:
        """Play `MOVE`, `SEAT:MOVE` or `chance:NUMBER`; spaces may be written as underscores."""
        who, is_named, what = move.partition(":")
        if is_named and who == "chance":
            position.draw(_number(what, 10**6, 0))
        elif is_named:
            position.play(what.replace("_", " "), self._seat(who))
        else:
            position.play(move.replace("_", " "))

    def _seat(self, text: str) -> int:
        return _number(text, self.position.variant.seats) - 1


def serve(game: Game, lines: TextIO, out: TextIO) -> None:
    """Answer line by line until `quit` or the end of the input."""
    engine = Engine(game)
    encoding = out.encoding or "utf-8"

    def say(text: str) -> None:
        out.write(text.encode(encoding, "backslashreplace").decode(encoding) + "\n")
        out.flush()

    engine.say = say
    while line := lines.readline(LONGEST_LINE + 2):
        end = line
        while len(end) == LONGEST_LINE + 2 and not end.endswith("\n"):
            end = lines.readline(LONGEST_LINE + 2)  # the rest of a line too long is no line
        if line.strip() == "quit":
            return
        for answer in engine.answer(line):
            say(answer)


def printable(text: str) -> str:
    """Text that no terminal takes for an order: what does not print is escaped."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def shown(text: str) -> str:
    """What came from outside, as it may be said again: printable and not long."""
    text = printable(text[: MOST_SHOWN + 1])
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 3] + "..."


def _code(error: LudothequeError) -> str:
    if isinstance(error, Malformed):
        return "malformed"
    if isinstance(error, IllegalAction):
        return "illegal"
    return "conflict"


def _sentence(error: LudothequeError) -> str:
    """An error, what it repeats of the line shortened; `values` are ours."""
    for name, text in error.details.items():
        if isinstance(text, str) and name != "values":
            error.details[name] = shown(text)
    return str(error)


def _token(move: str) -> str:
    return move.replace(" ", "_")


def _number(text: str, most: int, least: int = 1) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 15 and least <= int(text) <= most):
        raise Refused("malformed", f"not a number from {least} to {most}: '{shown(text)}'")
    return int(text)


def _seed(text: str) -> int:
    if not re.fullmatch("[0-9A-Fa-f]{1,64}", text):
        raise Refused("malformed", f"a seed is up to 64 hex digits, not '{shown(text)}'")
    return int(text, 16)
