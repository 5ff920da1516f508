"""Nobody learns at a table what the rules do not tell him: noninterference of the way out.

Two tables that differ only in what a viewer may not know give him the same log, byte for byte, the
same drafts and the same errors. Views themselves are the conformance suite's matter.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.calls import SPECTATOR
from ludotheque.core.contract import Seen
from ludotheque.core.errors import Conflict
from ludotheque.core.game import Game
from ludotheque.core.view import View
from ludotheque.games.agent.facts import Sealed
from ludotheque.games.agent.view import Protest
from ludotheque.tables import Table, playing, seen
from ludotheque.tables.table import Event, encode
from tests.conformance.walks import HOUSE_GAMES
from tests.tables.pairs import Pair
from tests.tables.play import act, every_secret_game, say, seen_bytes, started, variant, viewers

SECRET_GAMES = [game for game in HOUSE_GAMES if game.has_secrets]


def pair_of(game: Game, seed: int, most: int = 40) -> Pair:
    """A pair of tables, played as far as it can be, with a viewer who differs by the seed."""
    seats = game.fewest_seats + seed % (game.most_seats - game.fewest_seats + 1)
    viewer = (*range(seats), SPECTATOR)[seed // 7 % (seats + 1)]
    pair = Pair(variant(game, seats), viewer, seed)
    pair.play(seed % most)
    return pair


@every_secret_game
@given(seed=st.integers(0, 2**32 - 1))
def test_what_a_viewer_may_not_know_changes_nothing_he_gets(game: Game, seed: int) -> None:
    assert pair_of(game, seed).leak() == ""


@every_secret_game
def test_at_least_half_of_the_pairs_differ_in_a_secret(game: Game) -> None:
    pairs = [pair_of(game, 97 * seed) for seed in range(30)]
    assert sum(pair.is_different for pair in pairs) >= len(pairs) / 2
    assert sum(pair.one.head > len(pair.one.seats) + 6 for pair in pairs) >= len(pairs) / 3
    assert len({pair.viewer for pair in pairs}) > 2


def test_the_size_of_an_opening_bribe_is_told_to_nobody_else() -> None:
    """A3: none, one lot or many; the others read the same bytes."""
    logs: dict[int, set[bytes]] = {}
    for text in ("seal", None):
        table = started(variant("agent", 3))
        if text:
            say(table, 1, text)
        else:
            lots = [
                action for action in table.view(1).legal() if action < table.view(1).legal()[-1]
            ]
            drafts: tuple[int, ...] = ()
            for _ in range(9):
                drafts += (table.draft(1, drafts)[0].legal()[0],)
            assert lots
            act(table, 1, *drafts, table.draft(1, drafts)[0].legal()[-1])
        for viewer in viewers(table):
            logs.setdefault(viewer, set()).add(seen_bytes(table, viewer))
    assert {viewer: len(found) for viewer, found in logs.items()} == {
        0: 1,
        1: 2,
        2: 1,
        SPECTATOR: 1,
    }


def test_a_placeholder_is_its_number_and_what_everybody_saw() -> None:
    table = started(variant("agent", 3))
    say(table, 1, "seal")
    assert seen.log_of(table.log, 0)[-1] == Seen(table.head, facts=(Sealed(1),))


def test_the_last_to_answer_cannot_try_out_what_the_others_said() -> None:
    """C1: a draft of the last answer shows nothing of the protests that are waiting."""
    views = set()
    for answer in ("let", "protest"):
        table = started(variant("agent", 3))
        while not isinstance(table.view().status().ask, Protest):
            seat = table.asked[0]
            act(table, seat, *_first_act(table, seat))
        one, two = table.asked
        say(table, one, answer)
        view, is_whole = table.draft(two, table.parse(two, "let"))
        assert is_whole
        views.add(bytes(view))
    assert len(views) == 1


def _first_act(table: Table, seat: int) -> tuple[int, ...]:
    for action in table.view(seat).legal():
        if table.draft(seat, (action,))[1]:
            return (action,)
    raise AssertionError("no whole act")


# Leaks put in on purpose: each must be found.


def _adding(part: Callable[[Table, Event], Any]) -> Callable[..., dict[str, Any]]:
    """Smuggle something out in a field that any event may have."""
    real = seen._played

    def leaky(table: Table, event: Event, viewer: int) -> dict[str, Any]:
        return {**real(table, event, viewer), "name": str(part(table, event))}

    return leaky


def _told_as_the_actor_saw_it(table: Table, event: Event) -> Any:
    before = Table.fold(_without_last(table)).states
    old = playing.view_of(table.variant.game, before, event["seat"])
    return table.view(event["seat"]).told(old)


def _without_last(table: Table) -> bytes:
    return b"".join(bytes(table.log).splitlines(keepends=True)[:-1])


def _who_acts_for_whom(table: Table, event: Event, viewer: int) -> dict[str, Any]:
    return {"do": event["do"]}


def _draft_that_shows_the_end(
    self: Table, seat: int, actions: tuple[int, ...], text: str = ""
) -> tuple[View, bool]:
    playing.want_asked(self, seat)
    after, is_whole, _ = playing.attempt(self.variant.game, self.states, seat, actions, text)
    return playing.view_of(self.variant.game, after, seat), is_whole


def _talkative(table: Table, seat: int) -> None:
    if not table.asked_mask >> seat & 1:
        raise Conflict("not-asked", seats=len(table.log))


def _with_the_time_of_sitting(table: Table, event: Event, before: View, after: View) -> Seen[Any]:
    found = _seen(table, event, before, after)
    is_sitting = event["do"] == "sit"
    return msgspec.structs.replace(found, bot=str(event["time"])) if is_sitting else found


_seen = seen.seen

LEAKS: dict[str, tuple[Any, str, Any]] = {
    "actions": (seen, "_played", _adding(lambda t, e: e.get("actions"))),
    "how many actions": (seen, "_played", _adding(lambda t, e: len(e.get("actions", ())))),
    "draws": (seen, "_played", _adding(lambda t, e: e.get("draws"))),
    "time": (seen, "_played", _adding(lambda t, e: e["time"])),
    "id": (seen, "_played", _adding(lambda t, e: e["id"])),
    "expected": (seen, "_played", _adding(lambda t, e: e["expected"])),
    "length": (seen, "_played", _adding(lambda t, e: "·" * len(encode(e)))),
    "hash": (seen, "_played", _adding(lambda t, e: zlib.crc32(t.states.tobytes()))),
    "pick": (seen, "_played", _adding(lambda t, e: e.get("pick"))),
    "told": (seen, "_played", _adding(_told_as_the_actor_saw_it)),
    "neutral": (seen, "_played", _who_acts_for_whom),
    "times of sitting": (seen, "seen", _with_the_time_of_sitting),
    "draft": (Table, "draft", _draft_that_shows_the_end),
    "error": (playing, "want_asked", _talkative),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_seeded_leak_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(*LEAKS[leak])
    assert any(pair_of(game, 31 * seed).leak() for seed in range(40) for game in SECRET_GAMES)
