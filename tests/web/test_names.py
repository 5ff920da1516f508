"""Names: plain text with something to be seen, by which nobody is taken for a machine."""

from __future__ import annotations

import pytest

from ludotheque.tables import Command
from ludotheque.web import names
from ludotheque.web.problems import Refused


@pytest.mark.parametrize(
    "name", ["👩‍👩‍👧", "می‌خواهم", "O’Brien", "Zoë", "李", "🙂", "1815", "Вера"]
)
def test_a_name_that_is_kept_can_sit_down(name):
    kept = names.checked(name)
    assert kept == name
    assert Command("c1", 0, "sit", name=kept).name == name


def test_whoever_has_a_joiner_in_his_name_sits_at_a_table(guest):
    family = guest("👩‍👩‍👧")
    table = family.open("agon", 2)["table"]
    assert family.get(f"/tables/{table}")["house"]["seats"][0]["name"] == "👩‍👩‍👧"


@pytest.mark.parametrize(
    "name",
    ["Tаlоs", "Bоt", "Mаchine", "ВОТ", "ΤΑLΟS", "TaIos", "Ta1os", "G0lem", "Ｂｏｔ", "b.o.t", "ʙᴏᴛ",
     "Маschine 3", "MACHlNE", "Hаdаlу", "Αdmin", "Ｔalos", "Coppelia", "𝐁𝐨𝐭"],
)  # fmt: skip
def test_nobody_looks_like_a_machine(name):
    with pytest.raises(Refused, match="machines"):
        names.checked(name)


@pytest.mark.parametrize(
    "name",
    ["\u200d", "\u3164", "\u2800", "\u115f", "\u034f", "\ufe0f",
     "\u200b\u2060", "\u0301", "\uffa0 \u2800"],
)  # fmt: skip
def test_what_cannot_be_seen_is_no_name(name):
    assert names.checked(name) == "" and names.plain(name, 500) == ""
    assert names.checked("\u200dAda\u3164") == "Ada"


def test_ordinary_names_are_left_alone():
    for name in ("Robot", "Abbot", "Tales", "Ludo", "Sisteme", "Adam", "Golo", "Louis XVI"):
        assert names.checked(name) == name
