"""The steps of `make test` and `make check`."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.steps import CHECK, NAMED, SHOWN, TEST, TEXTS, Step, run

ROOT = Path(__file__).parents[1]


def a_step(code, *needs, **more):
    return Step("a step", (sys.executable, "-c", code), needs, **more)


def test_a_step_has_its_settings_and_comes_after_what_it_needs(tmp_path, capfd):
    made = f"import os, pathlib; made = pathlib.Path({str(tmp_path / 'made')!r})\n"
    steps = {
        "reads": a_step(
            f"{made}print(made.read_text() + os.environ['MORE'])",
            "makes", settings={"MORE": "!"}, is_live=True,
        ),
        "makes": a_step(f"{made}made.write_text('made')"),
    }  # fmt: skip
    assert run(steps) == 0
    assert "made!" in capfd.readouterr().out


def test_what_fails_is_told_and_what_needs_it_is_not_run(capfd):
    steps = {
        "fails": a_step("raise SystemExit('alas')"),
        "needs it": a_step("print('never')", "fails"),
        "needs nothing": a_step("print('all the same')"),
    }
    assert run(steps) == 2
    said = capfd.readouterr().out
    assert "alas" in said and "failed (1)" in said and "not run" in said
    assert "all the same" in said and "never" not in said


@pytest.mark.parametrize("steps", NAMED.values(), ids=map(" ".join, NAMED))
def test_every_step_needs_others_that_there_are(steps):
    assert set().union(*(step.needs for step in steps.values())) <= set(steps)


@pytest.mark.parametrize(
    ("way", "left_out"),
    [("again", {*TEXTS, *SHOWN}), ("interpreted", {*TEXTS}), ("bounds", {*TEXTS, *SHOWN})],
)
def test_a_way_of_conformance_leaves_out_files_that_there_are(way, left_out):
    folder = "tests/conformance"
    ignored = {part for part in TEST[way].command if part.startswith("--ignore")}
    assert ignored == {f"--ignore={folder}/{file}.py" for file in left_out}
    assert all((ROOT / folder / f"{file}.py").exists() for file in left_out)


def test_both_are_all_that_each_is():
    both = NAMED["check", "test"]
    assert {step.command for step in both.values()} == {
        step.command for steps in (TEST, CHECK) for step in steps.values()
    }
    assert not both["all"].is_patient and not both["modules"].is_patient
