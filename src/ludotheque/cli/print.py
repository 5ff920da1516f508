"""Paper: the pages of a game, or the score sheet of one that was played."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Any

from ludotheque import paper
from ludotheque.cli import saves, telling
from ludotheque.cli.papers import verified
from ludotheque.cli.terminal import Terminal
from ludotheque.cli.wishes import agreed
from ludotheque.core.calls import SPECTATOR
from ludotheque.core.errors import LudothequeError, MalformedOption
from ludotheque.core.view import in_order
from ludotheque.core.words import say
from ludotheque.games import discovery
from ludotheque.tables import Table
from ludotheque.tables.seen import log_of, seen, steps

Lines = list[tuple[str, str]]  # what stands before a line, and the line


def print_game(
    terminal: Terminal,
    name: str,
    preset: str,
    options: list[str],
    seats: int,
    sheet: str,
    what: str,
    out: Path,
) -> int:
    """Print a game, or a kind of its pages; the exit code."""
    try:
        _check(sheet, out)
        game = discovery.find(name)
        there = paper.kinds(game.folder)
        if what not in (*there, "all"):
            known = ", ".join((*there, "all"))
            raise MalformedOption("malformed-choice", option="--what", value=what, values=known)
        variant = agreed(game, preset, seats or game.most_seats, options)
        wanted = there if what == "all" else [what]
        pdf = paper.pages(variant, terminal.language, sheet, wanted, _teller(terminal))
    except LudothequeError as error:
        terminal.complain(error)
        return 2
    return _written(terminal, out, pdf)


def print_record(terminal: Terminal, record: Path, sheet: str, out: Path) -> int:
    """Print the score sheet of a record; the exit code."""
    try:
        _check(sheet, out)
        table = verified(record)
        pdf = paper.score(table.variant, terminal.language, sheet, told(table, terminal.language))
    except LudothequeError as error:
        terminal.complain(error)
        return 2
    return _written(terminal, out, pdf)


def told(table: Table, language: str) -> dict[str, Any]:
    """What everybody may know of a game, for its score sheet."""
    game, speaker = table.variant.game, telling.speaker(table, language)
    names = [speaker.name(seat) for seat in range(len(table.seats))]
    said: dict[str, Any] = {
        "players": names,
        "day": _day(table.events[0]["time"]),
        "rules": game.options.format(table.variant.options),
        "commitment": table.commitment if game.max_chance > 1 else "",
        "result": _result(table, language, names),
    }
    if game.has_secrets:
        return said | {"sentences": _sentences(table, language) + _review(table, language)}
    return said | {"rounds": _rounds(table, language)}


def _day(milliseconds: int) -> str:
    return f"{datetime.fromtimestamp(milliseconds / 1000):%Y-%m-%d}"


def _rounds(table: Table, language: str) -> list[list[str]]:
    """The acts as they are written down, a line a round; those taken back are left out."""
    acts: list[tuple[int, int, str]] = []
    for now, event, before, _ in steps(table.log, SPECTATOR):
        if event["do"] in ("act", "neutral"):
            texts = (before.text(action, language) for action in in_order(event["actions"]))
            acts.append((now.head, event["seat"], " ".join(texts)))
        if "undone" in event:
            acts = [act for act in acts if act[0] < event["undone"]]
    rounds: list[list[str]] = []
    last = len(table.seats)
    for _, seat, text in acts:
        if seat <= last:
            rounds.append([""] * len(table.seats))
        rounds[-1][seat], last = text, seat
    return rounds


def _sentences(table: Table, language: str) -> Lines:
    """Every event from the start on, as everybody saw it."""
    lines: Lines = []
    for step in steps(table.log, SPECTATOR):
        now = step[0]
        if now.is_started:
            found = telling.told(telling.speaker(now, language), seen(*step))
            lines += [("" if k else str(now.head), line) for k, line in enumerate(found)]
    return lines


def _review(table: Table, language: str) -> Lines:
    review = table.variant.game.review
    if review is None or table.result is None or table.result.how != "rules":
        return []
    speaker = telling.speaker(table, language)
    logs = [log_of(table.log, seat) for seat in range(len(table.seats))]
    return [("", speaker.say(part)) for part in review(logs)]


def _result(table: Table, language: str, names: list[str]) -> str:
    if table.result is None:
        return say(language, "print-running")
    winners = [seat for seat, gain in enumerate(table.result.returns) if gain > 0]
    if not winners:
        return say(language, "play-tied")
    return " ".join(say(language, "play-won", who=names[seat]) for seat in winners)


def _check(sheet: str, out: Path) -> None:
    """Complain about what would be noticed too late."""
    if sheet not in paper.PAPERS:
        known = ", ".join(paper.PAPERS)
        raise MalformedOption("malformed-choice", option="--paper", value=sheet, values=known)
    if out.suffix.lower() != ".pdf":
        raise MalformedOption("print-no-pdf", path=str(out))


def _teller(terminal: Terminal) -> Any:
    return lambda kind: terminal.say("print-making", kind=kind)


def _written(terminal: Terminal, out: Path, pdf: bytes) -> int:
    try:
        saves.write(out, pdf)
    except OSError as error:
        terminal.say("play-not-saved", path=str(out), why=saves.reason(error))
        return 1
    terminal.say("print-made", path=str(out), kib=-(-len(pdf) // 1024))
    return 0
