"""The odds panel against enumeration, and how it is drawn."""

from __future__ import annotations

from fractions import Fraction

import pytest

from ludotheque.games.spywhere import notes
from tests.spywhere import reference
from tests.spywhere.table import table
from tests.spywhere.worlds import BELGIUM, ENGLAND, FRANCE, ITALY, SPAIN, TWO, played

ASKED = [
    # opponents' clue piles and kept triples, from the first seat's view: (seat, nation) -> times
    ({}, {}),
    ({(1, SPAIN)}, {}),
    ({(1, SPAIN), (1, ITALY), (2, ITALY)}, {}),
    ({(1, ENGLAND)}, {(2, BELGIUM): 2, (1, ITALY): 1}),
]


@pytest.mark.parametrize(("eliminated", "kept"), ASKED)
@pytest.mark.parametrize("viewer", [1, None])
def test_the_odds_are_the_share_of_deals_that_agree(
    eliminated: set[tuple[int, int]], kept: dict[tuple[int, int], int], viewer: int | None
) -> None:
    game, _ = played()
    game.public.clues[0] = 0
    for where in eliminated:
        game.public.clues[where] = 3
    for where, times in kept.items():
        game.public.kept[where] = times
    none = dict.fromkeys(eliminated, Fraction(0))
    took = {0: [ITALY, FRANCE], 1: [SPAIN, FRANCE], 2: [BELGIUM]}
    gave = {0: [ITALY, SPAIN], 1: [SPAIN, SPAIN], 2: [FRANCE]}
    habit = {
        (seat, nation): Fraction(2)
        ** (took[seat].count(nation) - gave[seat].count(nation) + kept.get((seat, nation), 0))
        for seat in took
        for nation in range(5)
    }
    rows = (1, 2) if viewer else (0, 1, 2)
    left = (0, 1, 3, 4) if viewer else (0, 1, 2, 3, 4)
    for model, likelihood in (("proof", none), ("habit", habit | none)):
        expected = reference.passports(left, rows, likelihood)
        odds = notes.odds(game.view(viewer).plain, model)
        assert set(odds) == set(rows)
        for place, seat in enumerate(rows):
            for nation in range(6):
                share = sum(p for deal, p in expected.items() if nation in deal[place])
                assert odds[seat][nation] == share


def test_with_two_players_the_odds_of_an_opponent_sum_to_two() -> None:
    game = table(TWO)
    game.public.clues[1, BELGIUM] = 3
    odds = notes.odds(game.view(1).plain, "proof")
    assert odds == {1: [Fraction(1), 0, 0, Fraction(1), 0, 0]}
    seen = notes.odds(game.view().plain, "proof")
    assert [sum(row) for row in seen.values()] == [2, 2]


def test_when_all_is_turned_up_the_odds_are_certain() -> None:
    game = table(TWO.replace("england england spain", "england"))
    game.play("draw england to 1", "1: swap italy for italy", "1: last none", "2: last none")
    for model in ("proof", "habit"):
        assert notes.odds(game.view(1).plain, model)[1] == [1, 0, 0, 1, 0, 0]


def test_the_panel_is_made_from_a_view_alone_and_can_be_shown() -> None:
    game, _ = played()
    plain = game.view(1).plain
    found = notes.describe(plain).proof[0]
    assert found.seat == 1
    assert found.nations["italy"] == pytest.approx(0.25) and found.nations["france"] == 0
    for language in ("fr", "en", "nl", "de"):
        drawn = game.view(1).notes(language, ["Ada", "Maximilian the Great"])
        assert drawn and "2 Maximilian…" in drawn.plain
        lines = drawn.plain.splitlines()
        assert len(lines) == 7 and all(len(line) <= 80 for line in lines)
