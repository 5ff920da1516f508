"""Machines in processes of their own."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest

from ludotheque.bots import workers
from ludotheque.bots.machines import Machine
from ludotheque.bots.workers import Worker
from ludotheque.core.contract import Seen
from ludotheque.core.errors import Conflict
from ludotheque.core.position import Variant
from ludotheque.core.rng import seeded
from ludotheque.games import discovery

GAME = discovery.find("agon")
VIEW = bytes(Variant(GAME).new(1).view(0))
LEGAL = Variant(GAME).new(1).view(0).legal()[0]
OPTIONS = Variant(GAME).options
LARGER_THAN_A_PIPE = [Seen(0)] * 200_000

READS = """
import os, struct, sys, time
def frame():
    lengths = struct.unpack("<III", sys.stdin.buffer.read(12))
    return sys.stdin.buffer.read(sum(lengths))
def answer(number, size=4):
    os.write(1, number.to_bytes(4, "little")[:size])
"""
READY = READS + "frame(); answer(0)\n"


@pytest.fixture
def worker():
    made = Worker()
    yield made
    made.close()


@pytest.fixture
def impatient(monkeypatch):
    monkeypatch.setattr(workers, "FIRST_SECONDS", 0.5)
    monkeypatch.setattr(workers, "GRACE_SECONDS", 0.2)
    monkeypatch.setattr(workers, "LONGEST_SECONDS", 0.1)


def asked(worker: Worker, log=(), seconds=None) -> int:
    return worker.choose(GAME, OPTIONS, Machine(), VIEW, list(log), 5, seconds)


def made_of(code: str) -> Worker:
    return Worker((sys.executable, "-c", code))


def test_a_worker_chooses_as_its_machine_does(worker):
    here = Machine().choose(Variant(GAME).new(1).view(0), [], seeded(5))
    assert asked(worker) == here
    assert asked(worker, LARGER_THAN_A_PIPE) == here


def test_a_worker_that_was_begun_before_is_the_one_that_thinks(worker):
    worker.begin()
    process = worker._process
    worker.begin()
    asked(worker)
    assert worker._process is process


def test_a_worker_that_died_is_replaced(worker):
    first = asked(worker)
    worker._process.kill()
    assert asked(worker) == first


def test_a_worker_is_told_the_options_so_it_knows_a_map_of_ones_own(worker):
    game = discovery.find("agent")
    text = (game.folder / "maps" / "toy.map").read_text(encoding="utf-8")
    variant = Variant(game, options={"map": text.replace("Lisbon", "Ostend")})
    position = variant.new(1).play("bribe none", 0).play("bribe none", 1)
    before = position.view(position.asked[0])
    position.play(next(move for move in position.legal() if "ostend" in move))
    view, machine = position.view(position.asked[0]), Machine.parse(game, "2")
    log = [Seen(0, facts=tuple(position.view(before.seat).told(before)))]
    assert "ostend" in str(log)
    assert worker.choose(game, variant.options, machine, bytes(view), log, 5) in view.legal()


@pytest.mark.parametrize(
    "code",
    [
        "",
        "import time; time.sleep(60)",
        "print('1234', flush=True); input()",
        READS + "frame(); answer(7); time.sleep(60)",
        READY,
        READY + "time.sleep(60)",
        READY + "frame(); time.sleep(60)",
        READY + "frame(); answer(0, size=2); time.sleep(60)",
        READY + "frame(); answer(0, size=2)",
        READY + "frame(); answer(4_000_000_000); time.sleep(60)",
    ],
)
@pytest.mark.parametrize("log", [(), LARGER_THAN_A_PIPE], ids=["small", "large"])
def test_three_workers_that_fail_are_given_up_in_time(code, log, impatient):
    """Dead, deaf, mute, slow, or with half an answer or nonsense; whatever the frame's size."""
    broken, start = made_of(code), time.monotonic()
    with pytest.raises(Conflict, match="does not answer"):
        asked(broken, log)
    assert time.monotonic() - start < 45  # and not as long as one of them would sleep
    assert broken._process is None


@pytest.mark.parametrize("first", ["", "sys.stdin.buffer.read(1); "])
def test_an_answer_to_half_a_frame_is_none(first, impatient):
    broken = made_of(READY + f"{first}answer({LEGAL}); frame(); time.sleep(60)")
    with pytest.raises(Conflict, match="does not answer"):
        asked(broken, LARGER_THAN_A_PIPE)


def test_a_worker_that_reads_drop_by_drop_has_no_more_time(impatient):
    """The time is for the frame and the answer together."""
    broken, start = made_of(READY + "while os.read(0, 4096): time.sleep(0.05)"), time.monotonic()
    with pytest.raises(Conflict, match="does not answer"):
        asked(broken, LARGER_THAN_A_PIPE)
    assert time.monotonic() - start < 45


def test_what_was_said_beyond_an_answer_is_not_taken_for_the_next():
    """A second answer waits in the pipe: the worker is replaced before it is asked."""
    twice = LEGAL.to_bytes(4, "little") * 2
    talkative = made_of(READY + f"frame(); os.write(1, {twice!r}); time.sleep(60)")
    assert asked(talkative) == LEGAL
    first = talkative._process
    assert asked(talkative) == LEGAL
    assert talkative._process is not first
    talkative.close()


def test_a_worker_gets_neither_the_environment_nor_open_files(monkeypatch):
    monkeypatch.setenv("LUDOTHEQUE_DATABASE", "secret")
    monkeypatch.setenv("AWS_TOKEN", "secret")
    code = f"""
frame()
strange = [name for name in os.environ if "DATABASE" in name or "TOKEN" in name]
descriptors = [int(name) for name in os.listdir("/dev/fd")]
answer({LEGAL} if not strange and max(descriptors) <= 3 else 0xFFFF)
time.sleep(60)
"""
    with open(os.devnull) as kept:
        os.set_inheritable(kept.fileno(), True)
        held = made_of(READY + code)
        assert asked(held) == LEGAL
        held.close()


def test_what_lies_in_the_folder_one_plays_in_is_not_run(worker, tmp_path, monkeypatch):
    (tmp_path / "numpy.py").write_text("raise SystemExit")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [os.path.abspath(path) for path in sys.path if path])
    monkeypatch.setattr(workers, "TRIES", 1)
    assert asked(worker) in Variant(GAME).new(1).view(0).legal()


def test_a_machine_that_prints_or_reads_by_mistake_does_no_harm(tmp_path, monkeypatch):
    noisy = (
        "import sys; from ludotheque.bots import workers; from ludotheque.bots.machines import "
        "Machine; choose = Machine.choose\n"
        "def aloud(self, *given, **more):\n"
        "    print('noise' * 9999, flush=True)\n"
        "    assert sys.stdin.read() == ''\n"
        "    return choose(self, *given, **more)\n"
        "Machine.choose = aloud; workers.main()"
    )
    worker = made_of(noisy)
    assert [asked(worker) for _ in range(3)] == [asked(worker)] * 3
    worker.close()


def test_a_worker_can_read_nothing_but_a_view():
    """Neither pickles nor states reach it: only the frame, of view and log, is ever read."""
    source = Path(workers.__file__).read_text(encoding="utf-8")
    for word in ("pickle", "tables", "states", "State"):
        assert word not in source.partition('"""\n\n')[2], word
