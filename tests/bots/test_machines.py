"""Machines by name."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.bots import thinking
from ludotheque.bots.machines import MOST_NODES, MOST_SECONDS, PLAIN, Machine
from ludotheque.core.errors import MalformedOption
from ludotheque.core.words import LANGUAGES
from ludotheque.games import discovery

GAMES = [discovery.find(name) for name in discovery.names()]
AGENT = discovery.find("agent")

likely = st.from_regex(r"(random|plain|[0-9]{0,3})(@[0-9]{0,11}(ms|s|n|h)?)?", fullmatch=True)


@pytest.mark.parametrize(
    "text",
    ["-1", "x", "zzz", "99", "1@", "1@5", "1@5h", "", "٣", "1@٣s", "0@-1ms", "1\n", "1@1e3n"],
)
def test_what_names_no_machine_is_refused(text):
    with pytest.raises(MalformedOption):
        Machine.parse(AGENT, text)


@pytest.mark.parametrize(
    "text", ["4@0n", "4@0ms", "4@0s", "4@61s", "4@60001ms", "4@999999s", "4@10000001n"]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_asks_for_too_much_or_for_nothing_is_told_the_bounds(text, language):
    with pytest.raises(MalformedOption) as caught:
        Machine.parse(AGENT, text)
    sentence = caught.value.say(language)
    assert text in sentence and f"{MOST_SECONDS} s" in sentence
    assert str(MOST_NODES) in "".join(c for c in sentence if c.isalnum())


def test_a_refusal_repeats_little_of_what_was_asked_for():
    with pytest.raises(MalformedOption) as caught:
        Machine.parse(AGENT, "\x1b[2J" * 1000)
    assert len(str(caught.value)) < 400 and "\x1b" not in str(caught.value)


@pytest.mark.parametrize("text", ["0", "0@100ms", "0@5000n", "plain@20ms", "1@1n", "4@60000ms"])
def test_a_machine_is_called_what_it_was_asked_for_as(text):
    assert str(Machine.parse(AGENT, text)) == text


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@given(text=st.one_of(likely, st.text()))
def test_any_text_names_a_machine_within_bounds_or_none(game, text):
    try:
        machine = Machine.parse(game, text)
    except MalformedOption:
        return
    assert Machine.parse(game, str(machine)) == machine
    assert PLAIN <= machine.level <= game.bot.LEVELS
    assert machine.seconds is None or 0.001 <= machine.seconds <= MOST_SECONDS
    assert machine.nodes is None or 1 <= machine.nodes <= MOST_NODES


@pytest.mark.parametrize("game", [game for game in GAMES if game.has_secrets], ids=str)
def test_a_rehearsal_does_all_that_a_level_ever_does(game, monkeypatch):
    """Else the first question that needs a search would wait for the compiler, and tell so."""
    done: set[str] = set()

    def spied(name):
        real = getattr(thinking, name)
        return lambda *given: done.add(name) or real(*given)

    for name in ("think", "instinct"):
        monkeypatch.setattr(thinking, name, spied(name))
    for level, plan in enumerate(game.bot.PLANS, 1):
        done.clear()
        Machine(level).rehearse(game)
        assert done == ({"think", "instinct"} if plan.carelessness else {"think"})
    done.clear()
    Machine(PLAIN).rehearse(game)
    assert done == {"think"}
