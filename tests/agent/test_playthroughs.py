"""Two whole games, one by the French reading and one by the Dutch, as people read them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.agent.playthroughs import GAMES, replay


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_the_log_of_a_whole_game_is_as_it_was(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    log, position = replay(text)
    assert log == text
    assert position.is_over
    assert text.count("\n# ") >= 3


def test_there_is_a_french_game_and_a_dutch_one() -> None:
    french, dutch = (replay(path.read_text(encoding="utf-8"))[1] for path in reversed(GAMES))
    assert french.variant.options["case_handling"] == "turn"
    assert french.variant.options["captured_case"] == "may"
    assert dutch.variant.options["case_handling"] == "extra"
    assert dutch.variant.options["captured_case"] == "must"
    assert dutch.variant.options["contest_tie"] == "turn_order"
    assert french.returns == (1.0, -0.5, -0.5)
    assert dutch.returns == (-1.0, 1.0)
