"""What machines make of positions: of every game whose bot can tell."""

from __future__ import annotations

import random
import struct

import pytest

from ludotheque.bots.workers import Worker
from ludotheque.core.errors import Conflict
from ludotheque.core.position import Variant
from tests.bots.test_workers import READY, impatient, made_of  # noqa: F401
from tests.conformance.walks import GAMES, name

OPEN = [game for game in GAMES if game.opinion]
every_open_game = pytest.mark.parametrize("game", OPEN, ids=name)


def positions(game, many=12, apart=7):
    """Views of who is asked, in games played at random."""
    dice = random.Random(5)
    position = Variant(game).new(5)
    for _ in range(many):
        for _ in range(apart):
            if position.is_over:
                position = Variant(game).new(dice.randrange(99))
            view = position.view(position.asked[0])
            position.play(view.text(dice.choice(view.legal())), view.seat)
        if not position.is_over:
            yield position.view(position.asked[0])


def test_some_game_is_judged():
    assert OPEN


@pytest.mark.parametrize("game", [game for game in GAMES if game.has_secrets], ids=name)
def test_where_somebody_knows_more_there_is_no_opinion(game):
    assert game.opinion is None


@every_open_game
def test_an_opinion_is_a_possible_return_and_a_legal_choice(game):
    for view in positions(game):
        found = game.opinion(view, [])
        assert len(found.returns) == game.fewest_seats
        assert all(-1 <= one <= 1 for one in found.returns)
        assert sum(found.returns) == pytest.approx(0)
        assert found.choice in view.choices()
        assert found.depth >= 1


@every_open_game
def test_an_opinion_is_the_same_each_time_and_not_of_all_positions(game):
    first = [game.opinion(view, []) for view in positions(game)]
    assert first == [game.opinion(view, []) for view in positions(game)]
    assert len({one.returns for one in first}) > 1


@every_open_game
def test_a_worker_judges_as_the_bot_does(game):
    worker, options = Worker(), Variant(game).options
    try:
        for view in positions(game, many=3):
            found = worker.judge(game, options, game.fewest_seats, bytes(view), [])
            assert found == game.opinion(view, [])
    finally:
        worker.close()


@pytest.mark.parametrize(
    "answer",
    [
        struct.pack("<IHdd", 4_000_000, 3, 0.5, -0.5),
        struct.pack("<IHdd", 0, 3, 2.0, -2.0),
        struct.pack("<IHdd", 0, 3, float("nan"), 0.0),
        b"half",
    ],
    ids=["illegal", "too much", "not a number", "short"],
)
def test_nonsense_is_no_opinion(answer, impatient):  # noqa: F811
    game = OPEN[0]
    view = Variant(game).new(1).view(0)
    if answer[:4] == bytes(4):  # all is as it should be, but for the returns
        answer = struct.pack("<I", view.legal()[0]) + answer[4:]
    broken = made_of(READY + f"frame(); os.write(1, {answer!r}); time.sleep(60)")
    with pytest.raises(Conflict, match="does not answer"):
        broken.judge(game, Variant(game).options, game.fewest_seats, bytes(view), [])
