"""The engine protocol, as a program meets it."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque.adapters.engine import BOUNDS, LONGEST_LINE, MOST_SHOWN, Engine, serve
from ludotheque.games import discovery
from ludotheque.games.agent.facts import Moved, Protested
from ludotheque.games.agon.facts import Slid
from tests.engine.fuzz import fuzz

ROOT = Path(__file__).parents[2]
GAMES = discovery.names()


def talk(game: str, *lines: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-m", "ludotheque", "engine", game],
        input="\n".join(lines).encode("utf-8", "surrogateescape"),
        capture_output=True,
        timeout=120,
        check=True,
    )
    return done.stdout.decode().splitlines()


def test_the_transcript_in_the_documentation_is_true():
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    (transcript,) = re.findall(r"```\n(> .*?)```", text, re.S)
    engine, said = Engine(discovery.find("agon")), []
    for line in transcript.splitlines():
        if line.startswith("> "):
            said += [line, *engine.answer(line[2:])]
    assert "\n".join(said) == transcript.strip()


def test_a_program_can_play_a_game_over_a_pipe():
    answers = talk(
        "agon", "hello", "new seed=1", "move a11-b10", "status", "show", "quit", "status"
    )
    assert answers[0].startswith("ludotheque ")
    assert "ready" in answers and "to-act 2" in answers
    assert answers[-1] == "ok"


def test_bytes_that_are_no_text_do_not_end_it():
    assert talk("agon", "\udcff\udcfe", "x" * 200_000, "status")[-1] == "to-act 1"


@pytest.mark.parametrize("game", GAMES)
def test_no_line_breaks_it_and_an_error_changes_nothing(game):
    kinds = fuzz(discovery.find(game), int(os.environ.get("LUDOTHEQUE_FUZZ", "6000")))
    assert {"ok", "legal", "error malformed", "error usage"} <= set(kinds)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_draws_the_same(game):
    answers = []
    for _ in range(2):
        engine = Engine(discovery.find(game))
        engine.answer("new seed=c0ffee")
        answers.append(engine.answer("view 1") + engine.answer("status"))
    assert answers[0] == answers[1]


def test_chance_is_played_by_hand_without_a_seed():
    engine = Engine(discovery.find("spywhere"))
    assert engine.answer("new") == ["ok"]
    assert engine.answer("status") == ["to-act chance"]
    listed = engine.answer("legal")[0].split()[2:]
    assert engine.answer(f"move {listed[0]}") == ["ok"]
    assert engine.answer("move chance:99")[0].startswith("error conflict")


def test_several_seats_asked_at_once_carry_their_seat():
    engine = Engine(discovery.find("agent"))
    engine.answer("new seats=3 seed=1")
    assert engine.answer("status") == ["to-act 1 2 3"]
    assert engine.answer("legal")[0].startswith("error conflict")
    assert engine.answer("legal 2")[0].startswith("legal ")
    assert engine.answer("move 2:seal") == ["ok"]
    assert engine.answer("status") == ["to-act 1 3"]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("new pincer", "usage"),
        ("new pincer=x", "malformed"),
        ("new colour=red", "malformed"),
        ("new seats=7", "malformed"),
        ("new seed=xyz", "malformed"),
        ("position moves a11-b10 a11-b10", "illegal"),
        ("move", "usage"),
        ("legal 3", "malformed"),
        ("legal 2", "conflict"),
        ("perft", "malformed"),
        ("perft 0", "malformed"),
        ("perft 999", "malformed"),
        ("go", "usage"),
        ("go movetime x", "malformed"),
        ("go seat 2 movetime 5", "conflict"),
        ("go seat 0 nodes 5", "malformed"),
        ("go threads 0 nodes 5", "malformed"),
        ("go threads 65 nodes 5", "malformed"),
        *((f"go {bound} 0", "malformed") for bound in BOUNDS),
        *((f"go {bound} {most + 1}", "malformed") for bound, most in BOUNDS.items()),
        ("view 0", "malformed"),
        ("cake", "unknown-command"),
        ("move " + "x" * 70_000, "malformed"),
    ],
)
def test_a_bad_line_gets_its_code(line, code):
    engine = Engine(discovery.find("agon"))
    (answer,) = engine.answer(line)
    assert answer.startswith(f"error {code} ")


def served(*lines: str, encoding: str = "utf-8") -> list[str]:
    """What the engine says on a stream of an encoding."""
    out = io.TextIOWrapper(io.BytesIO(), encoding)
    serve(discovery.find("agon"), io.StringIO("\n".join(lines)), out)
    out.seek(0)
    return out.read().splitlines()


@pytest.mark.parametrize("length", [1, 2, 3, LONGEST_LINE, 3 * LONGEST_LINE])
def test_a_line_too_long_is_one_error_and_its_end_is_no_command(length):
    """Wherever it may be cut, `quit` and `move` at its end are part of it."""
    for end in ("quit", "\tmove a11-b10", " quit "):
        answers = served(" " * (LONGEST_LINE + length) + end, "x" * (LONGEST_LINE + length) + end,
                         "legal", "status")  # fmt: skip
        assert [answer.split()[:2] for answer in answers[:2]] == [["error", "malformed"]] * 2
        assert answers[2].startswith("legal ") and answers[3:] == ["to-act 1"]


def test_a_line_as_long_as_it_may_be_is_carried_out():
    assert served("status".ljust(LONGEST_LINE), "status") == ["to-act 1"] * 2


HOSTILE = ["\x1b[2J\x1b]0;owned\x07", "\u202egnp.exe", "\ud800", "\x85\u2028\x00\x7f", "k1\rok",
           "y" * 3000, "\x1b" * 3000]  # fmt: skip
PLACES = [
    "move {}", "move 1:{}", "move {}:a11-b10", "move chance:{}", "position {}", "position moves {}",
    "new {}=1", "new preset={}", "new pincer={}", "new seed={}", "new seats={}", "go nodes {}",
    "go seat {} nodes 1", "legal {}", "perft {}", "view {}", "show {}", "{}",
]  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_what_came_from_outside_is_said_again_shortened_and_harmless(game):
    engine = Engine(discovery.find(game))
    for line in (place.format(text) for place in PLACES for text in HOSTILE):
        for answer in engine.answer(line):
            assert answer.isprintable() and len(answer) < 400
            assert "y" * (MOST_SHOWN + 1) not in answer


def test_what_is_escaped_can_be_read():
    (answer,) = Engine(discovery.find("agon")).answer("move \x1b[2J\u202e\ud800")
    assert r"\x1b[2J\u202e\ud800" in answer


def test_what_means_something_is_shortened_too():
    engine = Engine(discovery.find("agent"))
    engine.answer("new seats=2 seed=1")
    (answer,) = engine.answer("move 1:bribe " + ", ".join(["1000 green-1"] * 300))
    assert "no such lot left: bribe 1000 green-1, 1000" in answer and len(answer) < 200
    assert r"k1\x1b" in Engine(discovery.find("agon")).answer("move k1\x1b-f6")[0]


def test_what_there_is_is_listed_whole():
    agon = discovery.find("agon")
    (answer,) = Engine(agon).answer(f"new {'z' * 3000}=1")
    assert all(option.name in answer for option in agon.options.options)


def test_maps_of_others_are_harmless_too(tmp_path):
    agent = discovery.find("agent")
    for name in ("\x1b[2J", "a" * 3000):
        answers = Engine(agent).answer(f"new map={tmp_path}/{name}.map")
        assert answers[0].startswith("error malformed") and len(answers[0]) < 400
        assert answers[0].isprintable()


@pytest.mark.parametrize("encoding", ["latin-1", "ascii", "cp1252", "utf-8"])
def test_a_stream_of_any_encoding_is_spoken_to(encoding):
    answers = served("show", "move é☃", "status", encoding=encoding)
    assert answers[-1] == "to-act 1"
    assert "error malformed" in answers[-2]
    assert ("☃" in answers[-2]) == (encoding == "utf-8")


def test_too_deep_a_count_is_refused_in_time():
    assert Engine(discovery.find("agon")).answer("perft 40")[0].startswith("error too-much ")


def test_the_example_plays_two_engines_against_each_other():
    done = subprocess.run(
        [sys.executable, "examples/match.py", "spywhere", "7", "3"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    assert re.search(r"spywhere: over (winner .*|draw) after \d+ moves", done.stdout)


def test_an_unknown_game_is_said_so():
    done = subprocess.run(
        [sys.executable, "-m", "ludotheque", "engine", "chess"], capture_output=True, text=True
    )
    assert done.returncode == 2
    assert "there is no game 'chess'" in done.stderr


def test_in_an_open_game_too_a_machine_is_given_what_happened_and_may_use_threads(monkeypatch):
    game = discovery.find("agon")
    engine, given = Engine(game), []

    def choose(view, log, budget, rng, report):
        given.append(([type(seen.facts[0]) for seen in log], budget.threads))
        return view.legal()[0]

    monkeypatch.setattr(game.bot, "choose", choose)
    engine.answer("position moves a11-b10 k1-j1")
    engine.answer("go nodes 10")
    engine.answer("go seat 1 threads 2 nodes 10")
    told = [Slid, Slid]
    assert given == [(told, 1), (told, 2)]
    assert engine.answer("go threads 9999 nodes 10")[0].startswith("error malformed")
    assert engine.answer("go threads 2")[0].startswith("error usage")


@pytest.mark.parametrize("one_by_one", [True, False])
def test_a_machine_is_given_what_its_seat_was_told_since_the_start(monkeypatch, one_by_one):
    """A refused line adds nothing; a new game forgets."""
    game = discovery.find("agent")
    engine, logs = Engine(game), []

    def choose(view, log, budget, rng, report):
        logs.append([type(fact) for seen in log for fact in seen.facts])
        return view.legal()[0]

    monkeypatch.setattr(game.bot, "choose", choose)
    moves = ["1:bribe_500_green-1", "2:seal", "chance:0", "move_green-1_havana", "2:protest"]
    assert engine.answer("new seats=2") == ["ok"]
    if one_by_one:
        assert [engine.answer(f"move {move}") for move in moves] == [["ok"]] * len(moves)
    else:
        assert engine.answer(f"position moves {' '.join(moves)}") == ["ok"]
    assert engine.answer("move green-1_nowhere")[0].startswith("error")
    assert engine.answer("go seat 1 nodes 10")[-1].startswith("bestmove")
    assert logs[0][-2:] == [Moved, Protested]
    engine.answer("new seats=2")
    engine.answer("go seat 1 nodes 10")
    assert logs[1] == []
