"""docs/environments.md says what the code does; a library that is missing is named."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque.core.words import LANGUAGES, say
from ludotheque.games.agent import equipment as agent
from ludotheque.games.agon import equipment as agon
from ludotheque.games.spywhere import equipment as spywhere
from tests.conformance.walks import HOUSE_GAMES, name

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "environments.md").read_text(encoding="utf-8")
every_game = pytest.mark.parametrize("game", HOUSE_GAMES, ids=name)

FIRST_NUMBERS = {
    "agon": (0, agon.PLACE, agon.QUEEN, agon.PASS),
    "agent": (
        *(agent.MOVE, agent.ATTACK, agent.TAKE, agent.DROP, agent.LOT, agent.AMOUNT),
        *(agent.SEAL, agent.END, agent.LET, agent.PROTEST, agent.CONSENT, agent.STAND),
        *(agent.GIVE_UP, agent.CLAIM + 1, agent.REFUSE, agent.UPHOLD),
    ),
    "spywhere": (
        *(0, spywhere.ELIMINATE, spywhere.KEEP, spywhere.GUESS),
        *(spywhere.NO_GUESS, spywhere.SEAL),
    ),
}


def test_the_examples_for_researchers_run_and_save_their_picture(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    page = str(DOCS / "research.md")
    failed, run = doctest.testfile(page, module_relative=False, encoding="utf-8")
    assert run > 30 and not failed
    assert (tmp_path / "spywhere.png").read_bytes().startswith(b"\x89PNG")


def section(game):
    return PAGE.partition(f"\n## {game.name}\n")[2].partition("\n## ")[0]


@every_game
def test_the_slots_in_the_document_are_those_of_the_code(game):
    rows = re.findall(r"^\| (\d+) \| `(\w+)` \| (\d+) \| .+ \|$", section(game), re.M)
    at, expected = 0, []
    for slot, width in game.encoding.SLOTS:
        expected.append((str(at), slot, str(width)))
        at += width
    assert rows == expected
    high = f"{game.encoding.HIGH:g}"
    assert f"Observation: {game.encoding.SIZE} numbers from 0 to {high}." in section(game)


@every_game
def test_the_actions_in_the_document_are_those_of_the_code(game):
    assert f"Actions: {game.actions}." in section(game)
    table = section(game).partition("Observation:")[0]
    numbers = re.findall(r"^\| (\d+)(?:-(\d+))? \| .+ \|$", table, re.M)
    ranges = [(int(first), int(last or first)) for first, last in numbers]
    firsts = FIRST_NUMBERS[game.name]
    following = [*firsts[1:], game.actions]
    assert ranges == [(one, two - 1) for one, two in zip(firsts, following, strict=True)]


@every_game
def test_every_option_in_the_vector_is_one_of_the_game(game):
    told = re.search(r"`options` \| (\d+) \| (.+) \|$", section(game), re.M)
    named = re.findall(r"`(\w+)`", told[2])
    assert len(named) == int(told[1])
    assert set(named) <= {option.name for option in game.options.options}


@pytest.mark.parametrize(
    "module, library, extra",
    [("openspiel", "pyspiel", "openspiel"), ("pettingzoo", "pettingzoo", "pettingzoo")],
)
def test_a_missing_library_is_named_with_its_extra_in_one_line(module, library, extra):
    code = f"import sys; sys.modules[{library!r}] = None; import ludotheque.adapters.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].endswith(
        f'MissingExtra: {library} is not installed: pip install "ludotheque[{extra}]"'
    )
    for language in LANGUAGES:
        assert "\n" not in say(language, "missing-extra", library=library, extra=extra)


def test_the_library_is_imported_only_by_its_adapter():
    code = (
        "import sys, ludotheque, ludotheque.adapters.batch; "
        "print({'pyspiel', 'pettingzoo', 'gymnasium', 'matplotlib'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"
    light = "import sys, ludotheque; print('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", light], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
