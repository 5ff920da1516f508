"""Maps as texts: what travels, what is remembered, and what strangers send."""

from __future__ import annotations

import gc
import json
import random
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from ludotheque.core.errors import MalformedOption
from ludotheque.core.position import Variant
from ludotheque.core.speech import Speaker
from ludotheque.core.words import LANGUAGES
from ludotheque.games.agent import GAME, maps
from ludotheque.games.agent.equipment import COLOURS
from ludotheque.games.agent.names import find_space, spaces_of
from ludotheque.games.agent.options import OPTIONS
from ludotheque.tables import records
from tests.agent.small import CROWD
from tests.agent.walks import SMALL
from tests.tables.play import play, started

TOY = (maps.FOLDER / "toy.map").read_text(encoding="utf-8")
VILLAGE = TOY.replace("Lisbon", "Saint-Étienne")
WORDS = "space nation path lot centre green red A B C 0 1 100 500 # _ ; \n".split(" ")
LETTERS = st.characters(categories=("Lu", "Ll", "Lt", "Lm", "Lo"))


def toys(names: list[str]) -> str:
    """The toy map with other names for its four spaces."""
    text = TOY
    for old, new in zip(("Washington", "Tangier", "Moscow", "Lisbon"), names, strict=True):
        text = text.replace(old, f"<{new}>")
    return text.replace("<", "").replace(">", "")


@pytest.mark.parametrize("text", [*maps.SHIPPED, VILLAGE, CROWD, SMALL], ids=lambda text: text[:9])
def test_a_map_is_read_from_its_text_as_the_same_map(text: str) -> None:
    """A1-b"""
    board = maps.read(text)
    again = maps.parse(board.text)
    assert (again.text, again.spaces, again.placed_at) == (
        board.text,
        board.spaces,
        board.placed_at,
    )
    assert (again.neighbours, again.centre) == (board.neighbours, board.centre)
    assert (again.capitals, again.agents, again.lots) == (board.capitals, board.agents, board.lots)
    assert not set(board.text) & set("+=,\n\"'\\()")


def test_however_a_map_is_typed_it_is_the_same() -> None:
    """A1-b"""
    for text in (
        VILLAGE.replace("\n", "\r\n"),
        VILLAGE.replace("Étienne", "E\u0301tienne"),
        VILLAGE.replace("path Washington Tangier", "# a road\n  path  WASHINGTON   tangier"),
        VILLAGE.replace("Tangier Moscow", "Tangier\npath Tangier Moscow"),
        maps.read(VILLAGE).text.replace(" ", "_"),
        maps.read(VILLAGE).text + "\n",
        VILLAGE.replace("lot 500 1\nlot 100 2", "lot 100 2\nlot 500 1"),
    ):
        assert text != VILLAGE
        assert OPTIONS.resolve(given={"map": text}) == OPTIONS.resolve(given={"map": VILLAGE})
    assert OPTIONS.resolve(given={"map": TOY})["map"] == "toy"


def test_options_with_a_map_of_ones_own_are_read_as_they_are_written() -> None:
    values = OPTIONS.resolve("dutch", {"map": VILLAGE, "round_limit": 5})
    assert OPTIONS.parse(OPTIONS.format(values)) == values
    public = Variant(GAME, options=values).new(seed=0).states[0].public
    assert OPTIONS.decode(public) == values
    assert json.loads(json.dumps(values)) == values


def test_a_record_brings_its_map_along() -> None:
    village = Variant(GAME, seats=2, options={"map": VILLAGE, "round_limit": 1})
    table = play(started(village), random.Random(1))
    record = records.write(table)
    assert maps.read(VILLAGE).text in json.loads(record)["header"]["options"]["map"]
    assert records.write(records.verify(record)) == record
    code = (
        "import sys; from ludotheque.tables import records\n"
        "table = records.verify(sys.stdin.buffer.read())\n"
        "assert 'saint-étienne' in str(table.view().setting())"
    )
    subprocess.run([sys.executable, "-c", code], input=record, check=True)


def test_another_process_knows_the_names_once_it_has_resolved_the_options() -> None:
    position = Variant(GAME, seats=2, options={"map": VILLAGE}).new(seed=0)
    view = bytes(position.play("bribe none", 0).play("bribe none", 1).view(0))
    code = (
        "import json, sys, msgspec, numpy as np; from ludotheque.games import discovery\n"
        "from ludotheque.core.view import View\n"
        "game = discovery.find('agent')\n"
        "view = View(game, np.frombuffer(bytearray.fromhex(sys.argv[1]), game.View))\n"
        "assert 'space-4' in str(view.setting())\n"
        "game.options.resolve('standard', json.loads(sys.argv[2]))\n"
        "told = [view.setting(), view.describe(), view.sketch().plain]\n"
        "sys.stdout.buffer.write(msgspec.json.encode(told))"
    )
    options = json.dumps(position.variant.options)
    done = subprocess.run(
        [sys.executable, "-c", code, view.hex(), options], capture_output=True, check=True
    )
    *told, sketch = json.loads(done.stdout)
    here = position.view(0)
    assert told == json.loads(msgspec.json.encode([here.setting(), here.describe()]))
    assert "Saint Étienne" in sketch


def test_maps_are_forgotten_unless_a_table_holds_them() -> None:
    held = Variant(GAME, seats=2, options={"map": VILLAGE}).new(seed=0)
    read = {
        maps.read(VILLAGE.replace(" 100 50", f" {k % 100} {k // 100}")).number
        for k in range(2 * maps.KEPT)
    }
    gc.collect()
    assert len(read) == 2 * maps.KEPT
    assert len(read & set(maps._known)) <= maps.KEPT
    assert "saint-étienne" in str(held.view().setting())
    assert maps.by_number(maps.read(VILLAGE).number) is held.variant.options["map"].board
    assert OPTIONS.decode(held.states[0].public) == held.variant.options


def test_two_maps_never_go_by_one_number(monkeypatch: pytest.MonkeyPatch) -> None:
    class Weak:
        def digest(self) -> bytes:
            return bytes(32)

    monkeypatch.setattr(maps.hashlib, "sha256", lambda text: Weak())
    first = maps.read(VILLAGE.replace("Étienne", "Denis"))
    with pytest.raises(MalformedOption, match="another map"):
        maps.read(VILLAGE.replace("Étienne", "Cloud"))
    assert maps.by_number(first.number) is first


@pytest.mark.parametrize(
    "path", ["/etc/passwd", "../grand.map", "grand.map", "@grand.map", "/dev/zero", "", "atlantis"]
)
def test_no_value_of_the_option_is_the_name_of_a_file(
    path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for value in (path, str(maps.FOLDER / path)):
        with monkeypatch.context() as shut:
            shut.setattr(Path, "open", None)
            shut.setattr("builtins.open", None)
            with pytest.raises(MalformedOption) as refused:
                OPTIONS.resolve(given={"map": value})
            with pytest.raises(MalformedOption):
                OPTIONS.parse(f"standard+map={value}")
        assert "there are grand, petit, toy" in str(refused.value)
        assert "etc" not in str(refused.value) and "atlantis" not in str(refused.value)


def test_a_text_is_bounded() -> None:
    filled = VILLAGE + "#" * (maps.LONGEST - len(VILLAGE))
    assert OPTIONS.resolve(given={"map": filled})
    with pytest.raises(MalformedOption, match="at most 16,384"):
        OPTIONS.resolve(given={"map": filled + "#"})


def test_the_largest_map_has_a_text_within_the_bound() -> None:
    names = [f"{'AB'[k // 26] * 19}{chr(97 + k % 26)}" for k in range(32)]
    spaces = "; ".join(f"space {name} 100 100" for name in names)
    nations = "; ".join(f"nation {c} {name} 3" for c, name in zip(COLOURS, names, strict=False))
    text = f"{spaces} centre; {nations}; path {' '.join(names)}"
    board = maps.parse(text)
    board.neighbours = [(1 << 32) - 1 & ~(1 << space) for space in range(32)]
    board.text = maps.format(board)
    assert 10_000 < len(board.text) < maps.LONGEST
    assert maps.parse(board.text).neighbours == board.neighbours


@pytest.mark.parametrize("secret", ["root:x:0:0", "s3cret", "\x1b[2J", "hunterzz"])
@pytest.mark.parametrize(
    "form",
    [
        "{}\n{}", "space A {} 0\n", "space A 0 0 {}\n", "nation {} A 1\n",
        "space A 0 0\nnation red {} 1", "space A 0 0\npath A {}\n", "lot {} 1\n", "lot 100 {}\n",
    ],
)  # fmt: skip
def test_complaints_quote_nothing_of_a_text_but_names(form: str, secret: str) -> None:
    with pytest.raises(MalformedOption) as refused:
        maps.read(form.replace("{}", secret))
    for language in LANGUAGES:
        said = refused.value.say(language)
        assert secret not in said and said != refused.value.message


@given(st.text(max_size=200) | st.lists(st.sampled_from(WORDS), max_size=80).map(" ".join))
@example("space \ud800 0 0\n")
@example("space " + "\ufdfa" * 5000 + " 0 0\n")
@example("path " + "a " * 8000 + "\n")
@example("\n" * maps.LONGEST)
@example("lot " + "9" * 9000 + " 1\n")
def test_any_text_is_a_map_or_is_refused(text: str) -> None:
    try:
        board = maps.read(text)
    except MalformedOption as error:
        assert all(len(error.say(language)) < 300 for language in LANGUAGES)
    else:
        assert maps.read(board.text) == board


@given(st.data())
def test_a_map_with_anything_changed_in_it_is_a_map_or_is_refused(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from([VILLAGE, CROWD, SMALL]))
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text)))
        upto = at + data.draw(st.integers(0, 12))
        change = data.draw(
            st.text(max_size=3) | st.sampled_from(WORDS) | st.just(text[at:upto] * 2)
        )
        text = text[:at] + change + text[upto:]
    try:
        board = maps.parse(text)
    except MalformedOption:
        return
    assert maps.parse(board.text) == board
    position = Variant(GAME, seats=2, options={"map": text, "round_limit": 1}).new(seed=0)
    position.play("bribe none", 0).play("bribe none", 1)
    assert position.legal()


@example(["Take", "Leave", "Drop", "Carry"])
@example(["Bahamas", "Londres", "London", "Lond"])
@given(st.lists(st.text(LETTERS, min_size=1, max_size=20), min_size=4, max_size=4))
def test_every_name_that_a_map_may_have_can_be_typed(names: list[str]) -> None:
    try:
        position = Variant(GAME, seats=2, options={"map": toys(names)}).new(seed=0)
    except MalformedOption:
        assume(False)
    public = position.view().plain.public
    for space, name in enumerate(spaces_of(public)[:4]):
        assert find_space(public, name) == space
    position.play("bribe none", 0).play("bribe none", 1)
    view = position.view(position.asked[0])
    for action in view.legal():
        for language in LANGUAGES:
            assert view.parse(view.text(action, language)) == (action,)


def test_the_name_of_a_space_is_never_a_message() -> None:
    position = Variant(GAME, options={"map": toys(["stale", "unfinished", "Moscow", "a"])}).new(0)
    first = position.view().setting().spaces[0].space
    assert Speaker("agent", "en").word("city", first) == "Stale"
