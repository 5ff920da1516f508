"""Fair chance: nobody can choose a draw, everybody can check it, and none is favoured."""

from __future__ import annotations

import hashlib
import hmac
import random
import re
from pathlib import Path

import numpy as np
import pytest

from ludotheque.core import calls
from ludotheque.core.calls import CHANCE, CHANCE_BIT
from ludotheque.core.errors import Conflict, Stale
from ludotheque.core.game import Game
from ludotheque.tables import Command, Table, fair, records
from ludotheque.tables.errors import MalformedRecord
from ludotheque.tables.seen import log_of
from tests.tables.play import (
    NAMES,
    PLEDGES,
    SEED,
    do,
    every_game,
    every_secret_game,
    machines,
    play,
    refusal,
    refused,
    say,
    seated,
    slots,
    start,
    started,
    variant,
)
from tests.tables.play import NONCES as ALL_NONCES

NONCES = ["00" * 8, "11" * 8]
DOCS = Path(__file__).parents[2] / "docs" / "records.md"
FAR = 6.0  # standard deviations: one honest run in a thousand million


def test_a_million_draws_are_even() -> None:
    """Chi-square, for totals that divide a word and for totals that do not."""
    for total, draws in ((2, 100_000), (6, 400_000), (7, 100_000), (36, 200_000), (1000, 200_000)):
        counts = np.zeros(total, np.int64)
        for nth in range(draws):
            counts[fair.number(SEED, NONCES, nth, total)] += 1
        assert counts.sum() == draws and counts.min() > 0
        expected = draws / total
        chi = float(((counts - expected) ** 2 / expected).sum())
        assert abs(chi - (total - 1)) < FAR * (2 * (total - 1)) ** 0.5


def test_a_word_of_the_uneven_rest_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """No modulo bias: with words of a byte, 200 of the 256 values are kept for a total of 100."""
    monkeypatch.setattr(fair, "WORDS", 256)
    monkeypatch.setattr(fair, "WORD_BYTES", 1)
    counts = np.zeros(100, np.int64)
    asked = 0
    real = hmac.digest

    def counted(*args: object) -> bytes:
        nonlocal asked
        asked += 1
        return real(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(fair.hmac, "digest", counted)
    for nth in range(50_000):
        counts[fair.number(SEED, NONCES, nth, 100)] += 1
    assert 1.2 < asked / 50_000 < 1.36  # 256 / 200
    chi = float(((counts - 500) ** 2 / 500).sum())
    assert abs(chi - 99) < FAR * 198**0.5


def test_a_total_just_above_half_of_all_words_is_drawn_without_bias() -> None:
    total = (1 << 63) + 1
    drawn = [fair.number(SEED, NONCES, nth, total) for nth in range(2000)]
    assert max(drawn) < total and abs(sum(2 * d > total for d in drawn) - 1000) < FAR * 500**0.5


@pytest.mark.parametrize("total", [1, 2, 3, 5, 36, 127])
def test_each_value_is_reachable(total: int) -> None:
    drawn = {fair.number(SEED, NONCES, nth, total) for nth in range(total * 20)}
    assert drawn == set(range(total))


def test_a_draw_depends_on_the_seed_on_each_nonce_and_on_its_number() -> None:
    total = 1 << 62
    others = [
        fair.number(SEED, NONCES, 5, total),
        fair.number(SEED[::-1], NONCES, 5, total),
        fair.number(SEED, ["01" * 8, NONCES[1]], 5, total),
        fair.number(SEED, [NONCES[0], "01" * 8], 5, total),
        fair.number(SEED, NONCES[::-1], 5, total),
        fair.number(SEED, NONCES, 6, total),
        fair.number(SEED, NONCES, 52, total),
    ]
    assert len(set(others)) == len(others)


def test_the_commitment_is_told_to_all_before_anybody_sits_and_the_seed_to_nobody() -> None:
    table = started(variant("spywhere"))
    for viewer in (0, 1, calls.SPECTATOR):
        log = log_of(table.log, viewer)
        assert log[0].commitment == hashlib.sha256(SEED).hexdigest()
        assert SEED.hex() not in str(log)


def test_nothing_is_drawn_before_every_seat_has_revealed_its_nonce() -> None:
    """Until the last one nobody, not even who knows the seed, can tell what will be drawn."""
    table = seated(variant("spywhere", 3))
    do(table, 1, "stand")
    assert refused(table, 0, "start") == "seats-empty"
    do(table, 1, "sit", name="Bo")
    assert refused(table, 0, "start") == "pledges-missing"
    do(table, 1, "pledge", pledge=PLEDGES[7])
    assert refused(table, 0, "reveal", nonce=ALL_NONCES[0]) == "nothing-to-reveal"
    do(table, 0, "start")
    for seat, nonce in ((2, 2), (0, 0)):
        do(table, seat, "reveal", nonce=ALL_NONCES[nonce])
        assert not table.is_started and table.asked == ()
    assert not any("draws" in event for event in table.events)
    do(table, 1, "reveal", nonce=ALL_NONCES[7])
    assert table.events[-1]["draws"] and table.is_started and table.asked


def test_a_nonce_is_the_one_that_was_pledged() -> None:
    """Who comes last cannot bring the one he likes best."""
    table = seated(variant("spywhere"))
    do(table, 0, "start")
    do(table, 0, "reveal", nonce=ALL_NONCES[0])
    for nonce in ALL_NONCES[2:40]:
        assert refused(table, 1, "reveal", nonce=nonce) == "nonce-differs"
    assert refused(table, 0, "reveal", nonce=ALL_NONCES[0]) == "revealed-already"
    do(table, 1, "reveal", nonce=ALL_NONCES[1])
    assert refused(table, 1, "reveal", nonce=ALL_NONCES[1]) == "nothing-to-reveal"


def test_nobody_copies_another_s_pledge() -> None:
    """Else he could wait for that one's nonce and reveal the same."""
    table = Table.open(variant("spywhere", 4), SEED, time=0)
    do(table, 0, "sit", name="Ada", pledge=PLEDGES[0])
    do(table, 1, "hand", bot="0", nonce=ALL_NONCES[1])
    for copied in PLEDGES[:2]:
        assert refused(table, 2, "sit", name="Eve", pledge=copied) == "pledge-taken"
    assert refused(table, 2, "hand", bot="0", nonce=ALL_NONCES[0]) == "pledge-taken"
    do(table, 2, "sit", name="Eve")
    assert refused(table, 2, "pledge", pledge=PLEDGES[0]) == "pledge-taken"
    do(table, 2, "pledge", pledge=PLEDGES[2])
    assert refused(table, 2, "pledge", pledge=PLEDGES[3]) == "pledged-already"
    assert refused(table, 3, "pledge", pledge=PLEDGES[3]) == "nobody-sits"


def test_a_machine_s_nonce_is_told_at_the_start_and_until_then_its_hash() -> None:
    table = Table.open(variant("spywhere"), SEED, time=0)
    do(table, 0, "sit", name="Ada", pledge=PLEDGES[0])
    do(table, 1, "hand", bot="0", nonce=ALL_NONCES[1])
    before = log_of(table.log, 0)
    assert before[-1].pledge == PLEDGES[1] and ALL_NONCES[1] not in str(before)
    do(table, 0, "start")
    assert log_of(table.log, 0)[-1].nonces == ("", ALL_NONCES[1])
    do(table, 0, "reveal", nonce=ALL_NONCES[0])
    last = log_of(table.log, 1)[-1]
    assert last.nonce == ALL_NONCES[0] and last.facts


def test_machines_alone_need_no_reveal() -> None:
    table = machines(variant("spywhere"))
    assert [event["do"] for event in table.events] == ["open", "hand", "hand", "start"]
    assert table.is_started and table.events[-1]["draws"]


def test_a_start_without_all_reveals_is_void_and_nothing_of_it_is_used_again() -> None:
    """A new seed, new nonces; who had not revealed loses his seat, and nobody else."""
    table = Table.open(variant("spywhere", 4), SEED, time=0)
    for seat in (0, 1, 3):
        do(table, seat, "sit", name=NAMES[seat], pledge=PLEDGES[seat])
    do(table, 2, "hand", bot="0", nonce=ALL_NONCES[2])
    new = {"seed": "ab" * 32, "nonces": ("", "", ALL_NONCES[9], "")}
    assert refused(table, 0, "void", **new) == "nothing-to-reveal"
    do(table, 0, "start")
    do(table, 3, "reveal", nonce=ALL_NONCES[3])
    for wrong in (("",) * 4, ("", "", ALL_NONCES[9]), (ALL_NONCES[8], "", ALL_NONCES[9], "")):
        assert refused(table, 0, "void", **{**new, "nonces": wrong}) == "malformed-command"
    old = table.commitment
    late = Command("late", table.head, "reveal", nonce=ALL_NONCES[0])
    do(table, 0, "void", **new)
    assert [here.name or here.bot for here in table.seats] == ["", "", "0", "Dirk"]
    assert [here.pledge for here in table.seats] == ["", "", PLEDGES[9], ""]
    assert (table.seed, table.nonces) == (b"\xab" * 32, ["", "", ALL_NONCES[9], ""])
    told = log_of(table.log, 0)[-1]
    assert told.commitment == table.commitment == fair.commitment(table.seed) != old
    assert told.pledges == ("", "", PLEDGES[9], "")
    assert not told.nonces and (b"\xab" * 32).hex() not in str(told)
    assert isinstance(refusal(table, 0, late), Stale)
    for seat in (0, 1):
        do(table, seat, "sit", name=NAMES[seat], pledge=PLEDGES[20 + seat])
    do(table, 3, "pledge", pledge=PLEDGES[23])
    start(table)
    assert refused(table, 0, "void", **new) == "nothing-to-reveal"
    play(table, random.Random(1), 5)
    assert slots(Table.fold(table.log)) == slots(table)
    assert slots(records.verify(records.write(table), table.commitment)) == slots(table)
    with pytest.raises(MalformedRecord) as caught:
        records.verify(records.write(table), old)
    assert caught.value.message == "record-other-commitment"


@pytest.mark.parametrize(
    "between", [(), ("offer", "decline"), ("hand", "take"), ("ask", "decline")]
)
def test_what_is_said_between_acts_does_not_shift_what_they_draw(between: tuple[str, ...]) -> None:
    """Draws are counted, events are not: nobody can look for a number that suits him."""
    table = play(started(variant("spywhere", 2)), random.Random(5), 4)
    bodies = {"hand": {"bot": "0"}, "take": {"name": "Ada"}}
    plain = Table.fold(table.log)
    for what in between:
        seat = 1 if what == "decline" else 0
        try:
            do(table, seat, what, **bodies.get(what, {}))
        except Conflict:
            assert what in ("ask", "decline")
    drawn = []
    for one in (plain, table):
        play(one, random.Random(9), 6)
        drawn.append([event["draws"] for event in one.events if "draws" in event])
    assert drawn[0] == drawn[1] and plain.states.tobytes() == table.states.tobytes()


def test_what_was_taken_back_does_not_shift_what_is_drawn() -> None:
    """It had drawn nothing, so the count stays."""
    table = started(variant("agent", 2))
    say(table, 0, "seal")
    plain = Table.fold(table.log)
    do(table, 0, "ask")
    do(table, 1, "grant")
    say(table, 0, "seal")
    for one in (plain, table):
        say(one, 1, "seal")
    assert table.drawn == plain.drawn > 0
    assert table.states.tobytes() == plain.states.tobytes()


@every_game
def test_the_house_playing_for_somebody_takes_one_draw_of_its_own(game: Game) -> None:
    """Even where it has no choice, so that an act cannot be passed off as the house's."""
    table = machines(variant(game))
    before = table.drawn
    event = table.house("neutral", 0, table.asked[0])
    table.commit(event)
    assert event["pick"] >= 0 and table.drawn == before + 1 + len(event.get("draws", ()))


@every_secret_game
def test_every_draw_of_a_game_can_be_made_again_by_hand(game: Game) -> None:
    """From the seed, the nonces and the weights alone, as docs/records.md tells."""
    table = play(started(variant(game)), random.Random(1))
    again = Table(table.events[0], bytearray())
    states, weights = again.states, game.weights_buffer()
    drawn = 0
    for event in table.events:
        for action in event.get("actions", ()):
            calls.act(states, 0, event["seat"], action)
        for draw in event.get("draws", ()):
            n = calls.odds(states, 0, weights)
            message = f"{drawn}/0/{','.join(table.nonces)}"
            word = hmac.new(SEED, message.encode(), "sha256").digest()[:8]
            left = int.from_bytes(word, "big") % int(weights[:n].sum())
            assert weights[:draw].sum() <= left < weights[: draw + 1].sum()
            assert calls.who(states, 0) & CHANCE_BIT
            calls.act(states, 0, CHANCE, draw)
            drawn += 1
    assert drawn and states.tobytes() == table.states.tobytes()


def test_the_worked_example_of_the_docs_is_right() -> None:
    """docs/records.md"""
    text = DOCS.read_text(encoding="utf-8")
    found = dict(re.findall(r"^(\w+) += (\S+)$", text, re.M))
    seed = bytes.fromhex(found["seed"])
    assert found["commitment"] == hashlib.sha256(seed).hexdigest()
    digest = hmac.new(seed, found["message"].encode(), "sha256").hexdigest()
    assert digest == found["digest"]
    assert int(found["word"]) == int(digest[:16], 16)
    total = int(found["total"])
    nth, attempt, nonces = found["message"].split("/")
    assert nonces == found["nonces"] and attempt == "0"
    assert int(found["word"]) < 2**64 - 2**64 % total
    assert int(found["draw"]) == int(found["word"]) % total
    assert int(found["draw"]) == fair.number(seed, nonces.split(","), int(nth), total)
    weights = [int(weight) for weight in found["weights"].split(",")]
    action = int(found["action"])
    assert sum(weights) == total
    assert sum(weights[:action]) <= int(found["draw"]) < sum(weights[: action + 1])


def test_a_start_that_is_void_is_made_anew_with_nothing_of_the_old_one() -> None:
    """Neither the seed nor a machine's nonce is used again."""
    table = Table.open(variant("spywhere"), SEED, time=0)
    do(table, 0, "sit", name="Ada", pledge=PLEDGES[0])
    do(table, 1, "hand", bot="0", nonce=ALL_NONCES[1])
    do(table, 0, "start")
    new, old = ("", ALL_NONCES[9]), ("", ALL_NONCES[1])
    assert refused(table, 0, "void", seed=SEED.hex(), nonces=new) == "void-repeats"
    assert refused(table, 0, "void", seed="ab" * 32, nonces=old) == "void-repeats"
    do(table, 0, "void", seed="ab" * 32, nonces=new)
