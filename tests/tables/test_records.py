"""Rows: a changed byte has a place, and a record forged whole is caught by the rules."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable
from typing import Any

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.game import Game
from ludotheque.core.words import LANGUAGES
from ludotheque.games import discovery
from ludotheque.tables import Table, fair, records
from ludotheque.tables.errors import MalformedRecord
from tests.tables.play import (
    NONCES,
    PLEDGES,
    SEED,
    act,
    do,
    every_game,
    play,
    seated,
    start,
    started,
    variant,
)

Change = Callable[[dict[str, Any]], None]
SCHEMA = jsonschema.Draft202012Validator(records.schema())


def small() -> bytes:
    """A short game with chance, an act of the house, an offer and an end by resignation."""
    table = play(started(variant("spywhere", 2)), random.Random(1), 5)
    do(table, table.asked[0], "hand", bot="0")
    do(table, table.asked[0], "neutral")
    play(table, random.Random(2), 4)
    do(table, 0, "offer")
    do(table, 0, "resign")
    return records.write(table)


def with_take_back() -> Table:
    table = started(variant("agon"))
    act(table, 0, table.view(0).legal()[0])
    do(table, 0, "ask")
    do(table, 1, "grant")
    return table


def place(record: bytes) -> str:
    """Where a record does not hold."""
    with pytest.raises(MalformedRecord) as caught:
        records.verify(record)
    assert caught.value.place
    for language in LANGUAGES:
        assert caught.value.say(language).encode()
    return caught.value.place


def forged(change: Change, record: bytes | None = None) -> bytes:
    """A record changed by somebody who knows the format: all hashes are made anew."""
    fields = json.loads(record or small())
    change(fields)
    line = _spelled
    link = hashlib.sha256(line(fields["header"]).encode()).hexdigest()
    lines = []
    for event in fields["events"]:
        event.pop("hash", None)
        link = hashlib.sha256((link + line(event)).encode()).hexdigest()
        lines.append(line({**event, "hash": link[:16]}))
    text = (
        f'{{\n"format":{line(fields["format"])},\n"header":{line(fields["header"])},\n'
        '"events":[\n' + ",\n".join(lines) + f'\n],\n"result":{line(fields["result"])},\n'
    )
    total = hashlib.sha256(text.encode()).hexdigest()
    return (text + f'"hash":"{total}"\n}}\n').encode()


def _spelled(value: Any) -> str:
    """JSON as records write it, half a character as JSON can spell it."""
    return records._line(value).encode("utf-8", "backslashreplace").decode()


def test_a_record_that_nobody_changed_holds() -> None:
    assert records.write(records.verify(small())) == small()
    assert forged(lambda fields: None) == small()


def covers(found: str, record: bytes, position: int) -> bool:
    """Whether a named place contains a byte: by the line, by the event, or by its part."""
    line = record[:position].count(b"\n") + 1
    events = record[: record.index(b'"events":[')].count(b"\n") + 1
    if found.startswith("line "):
        return int(found.split()[1]) == line
    names = {"format": 2, "header": 3, "events": events, "hash": record.count(b"\n") - 1}
    lines = [names[part] for part in found.split(", ") if part in names]
    lines += [
        events + 1 + int(part.split("[")[1].split("]")[0])
        for part in found.split(", ")
        if part.startswith("events[")
    ]
    return line in lines


def test_one_byte_changed_is_found_and_named() -> None:
    """Every byte of a record, changed to another at random; and each bit of some."""
    record, chooser = small(), random.Random(6)
    changes = [(k, chooser.randrange(256)) for k in range(len(record))]
    chooser.shuffle(changes)
    changes += [
        (k, record[k] ^ 1 << bit)
        for k in chooser.sample(range(len(record)), 200)
        for bit in range(8)
    ]
    for position, value in changes:
        if value not in (record[position], ord("\n")):  # which would make another line of it
            changed = record[:position] + bytes([value]) + record[position + 1 :]
            found = place(changed)
            assert covers(found, record, position), (found, position, chr(value), changed)


def test_a_byte_left_out_or_put_in_is_found() -> None:
    record, chooser = small(), random.Random(6)
    for position in chooser.sample(range(len(record)), 300):
        place(record[:position] + record[position + 1 :])
        place(record[:position] + bytes([chooser.randrange(256)]) + record[position:])


def test_a_truncated_record_is_refused() -> None:
    record = small()
    for end in [*range(0, len(record), 7), len(record) - 1]:
        place(record[:end])


def event(number: int, **fields: Any) -> Change:
    return lambda record: record["events"][number].update(fields)


def header(**fields: Any) -> Change:
    return lambda record: record["header"].update(fields)


def option(**fields: Any) -> Change:
    return lambda record: record["header"]["options"].update(fields)


def seat_named(name: str) -> Change:
    return lambda record: record["header"]["seats"][0].update(name=name)


def other_seat(record: dict[str, Any]) -> None:
    record["events"][5]["seat"] ^= 1


def used_id(record: dict[str, Any]) -> None:
    offered, resigned = record["events"][-2:]
    assert offered["seat"] == resigned["seat"]
    resigned["id"] = offered["id"]


def relabelled(record: dict[str, Any]) -> None:
    """An act passed off as one of the house, in all that it says."""
    played = record["events"][5]
    played |= {"do": "neutral", "id": "house-6", "pick": 0}


def not_the_house(record: dict[str, Any]) -> None:
    """An act of the house passed off as one of the machine's."""
    played = record["events"][NEUTRAL]
    assert played["do"] == "neutral"
    played |= {"do": "act", "id": f"house-bot-{NEUTRAL + 1}"}
    del played["pick"]


def both(sat: int, revealed: int, nonce: str) -> Change:
    """Another nonce, pledged and revealed."""

    def change(record: dict[str, Any]) -> None:
        record["events"][sat]["pledge"] = fair.pledge(nonce)
        record["events"][revealed]["nonce"] = nonce

    return change


NEUTRAL = 11  # where the house acts in the small record
FORGERIES: dict[str, tuple[Change, str]] = {
    "a draw": (lambda f: f["events"][4]["draws"].__setitem__(3, 5), "events[4].draws"),
    "a draw less": (lambda f: f["events"][4]["draws"].pop(), "events[4].draws"),
    "no draws": (lambda f: f["events"][4].pop("draws"), "events[4].draws"),
    "an action": (event(5, actions=[79]), "events[5]"),
    "no such action": (event(5, actions=[4000]), "events[5]"),
    "an action as text": (event(5, actions="12"), "events[5]"),
    "an action as a fraction": (event(5, actions=[1.0]), "events[5]"),
    "another seat's act": (other_seat, "events[5]"),
    "a seat that is none": (event(5, seat=9), "events[5]"),
    "a seat as true": (event(1, seat=True), "events[1]"),
    "an earlier time": (event(5, time=-1), "events[5]"),
    "a time as text": (event(5, time="now"), "events[5]"),
    "a time as NaN": (event(5, time=float("nan")), "events[5]"),
    "what was seen": (event(5, expected=0), "events[5]"),
    "an id used twice": (used_id, "events[17]"),
    "an unknown doing": (event(5, do="cheat"), "events[5]"),
    "an opening": (event(5, do="open"), "events[5]"),
    "a field more": (event(5, bonus=1), "events[5].bonus"),
    "a field less": (lambda f: f["events"][5].pop("id"), "events[5]"),
    "an event less": (lambda f: f["events"].pop(5), "events[5]"),
    "an event twice": (lambda f: f["events"].insert(5, dict(f["events"][5])), "events[6]"),
    "two events swapped": (lambda f: f["events"].insert(5, f["events"].pop(6)), "events[5]"),
    "a pledge": (event(0, pledge="ff" * 32), "events[3]"),
    "a nonce": (event(3, nonce="ff" * 16), "events[3]"),
    "pledge and nonce": (both(0, 3, "ff" * 16), "events[4].draws"),
    "a start of seat 1": (event(2, seat=1), "events[2]"),
    "a start that shows nothing": (lambda f: f["events"].pop(2), "events[2]"),
    "an act as the house's": (relabelled, "events[5]"),
    "the house's act as a machine's": (not_the_house, "events[13].draws"),
    "what the house drew": (event(NEUTRAL, pick=99), f"events[{NEUTRAL}].pick"),
    "another number": (event(5, seq=5), "events[5].seq"),
    "a number as a fraction": (event(5, seq=6.0), "events[5]"),
    "no number": (lambda f: f["events"][5].pop("seq"), "events[5]"),
    "nothing in a field more": (event(5, bonus=None), "events[5].bonus"),
    "no action at all": (event(5, actions=None), "events[5]"),
    "the start": (header(start="0" * 16), "header"),
    "a name in an event": (event(0, name="Eve"), "line 3 (header)"),
    "a name in the header": (seat_named("Eve"), "line 3 (header)"),
    "the seed": (header(seed="00" * 32), "header"),
    "seed and commitment": (
        header(seed="00" * 32, commitment=hashlib.sha256(bytes(32)).hexdigest()),
        "events[4].draws",
    ),
    "a short seed": (header(seed="00"), "header"),
    "a seed in capitals": (header(seed=SEED.hex().upper()), "header"),
    "a seed as a number": (header(seed=12), "header"),
    "an option": (option(first_guess=99), "header"),
    "an option less": (lambda f: f["header"]["options"].pop("removed"), "header"),
    "an option as a number": (option(last_round=0), "header"),
    "a list for an option": (option(removed=[]), "header"),
    "options as a list": (header(options=[]), "header"),
    "aids": (header(aids=1), "header"),
    "the version as true": (header(rules_version=True), "header"),
    "the version as text": (header(rules_version="1"), "header"),
    "the game": (header(game="chess"), "header"),
    "the game as a list": (header(game=[]), "header"),
    "no game": (lambda f: f["header"].pop("game"), "header"),
    "no seed": (lambda f: f["header"].pop("seed"), "header"),
    "no commitment": (lambda f: f["header"].pop("commitment"), "header"),
    "seats": (lambda f: f["header"]["seats"].append({}), "header"),
    "too many seats": (header(seats=[{}] * 100), "header"),
    "when it opened": (header(opened=None), "header"),
    "when it ended": (header(ended=1), "line 3 (header)"),
    "a header field more": (header(rated=True), "line 3 (header)"),
    "a name with a backslash": (seat_named("\\udc80"), "line 3 (header)"),
}  # fmt: skip


@pytest.mark.parametrize("what", FORGERIES)
def test_a_forgery_with_all_hashes_made_anew_is_found_and_named(what: str) -> None:
    change, where = FORGERIES[what]
    assert place(forged(change)).startswith(where)


def test_a_forged_result_is_found() -> None:
    """Not the winner, not how, not the last position."""
    lines = small().count(b"\n")
    for change in (
        lambda f: f["result"].update(returns=[1.0, -1.0]),
        lambda f: f["result"].update(returns=[-1, 1]),
        lambda f: f["result"].update(how="agreed"),
        lambda f: f["result"].update(state="0" * 64),
        lambda f: f.update(result=None),
    ):
        assert place(forged(change)) == f"line {lines - 2} (result)"


def test_a_record_with_another_seed_and_commitment_is_told_apart() -> None:
    """Forged whole, it holds by itself; who was shown the commitment at the table knows better."""
    true = started(variant("spywhere"))
    false = started(variant("spywhere"), SEED[::-1])
    records.verify(records.write(false))
    records.verify(records.write(true), true.commitment)
    with pytest.raises(MalformedRecord) as caught:
        records.verify(records.write(false), true.commitment)
    assert caught.value.message == "record-other-commitment"


def test_a_forged_take_back_is_found() -> None:
    record = records.write(with_take_back())
    last = len(json.loads(record)["events"]) - 1

    def no_longer(fields: dict[str, Any]) -> None:
        del fields["events"][last]["undone"]

    def another(fields: dict[str, Any]) -> None:
        fields["events"][last]["undone"] = 1

    def never_asked(fields: dict[str, Any]) -> None:
        del fields["events"][last - 1]

    assert records.verify(record).asked == (0,)
    assert place(forged(no_longer, record)) == f"events[{last}].undone"
    assert place(forged(another, record)) == f"events[{last}].undone"
    assert place(forged(never_asked, record)) == f"events[{last - 1}]"


def test_half_a_character_is_refused_wherever_it_stands() -> None:
    """A lone surrogate, which JSON can spell and UTF-8 cannot."""
    record = small()
    for old, new in (
        (b'"Ada"', b'"\\ud800"'),
        (b'"spywhere"', b'"\\udfff"'),
        (b'"seat":0', b'"\\ud800":0'),
    ):
        place(record.replace(old, new, 1))
        place(record.replace(old, new))


@pytest.mark.parametrize(
    "record",
    [
        b"", b" ", b"null", b"0", b"[]", b"{}", b'"x"', b"\xff\xfe", b"NaN", b"[" * 100_000,
        b'{"format":' * 900, b'{"header":' + b"[" * 990 + b"]" * 990 + b"}", b"1" * 5000,
        b'{"format":"ludotheque record 2"}', b'{"format":"ludotheque record 2","header":{}}',
        b'{"format":"ludotheque record 2","header":{},"events":[],"hash":""}',
        b'{"format":"ludotheque record 2","header":{"seats":[]},"events":[],"hash":""}',
        b'{"format":"ludotheque record 2","header":{"seats":[]},"events":[1],"hash":""}',
        b'{"format":"ludotheque record 2","header":{"seats":[]},"events":{},"hash":""}',
    ],
)  # fmt: skip
def test_what_is_no_record_is_refused(record: bytes) -> None:
    place(record)


@pytest.mark.parametrize("depth", [100, 400, 480, 490, 495, 900, 940, 960, 970, 980, 985, 990])
def test_a_record_that_is_too_deep_is_refused(depth: int) -> None:
    deep = b"[" * depth + b"]" * depth
    place(small().replace(b'"aids":true', b'"aids":' + deep))
    place(small().replace(b'"last_round":false', b'"last_round":' + deep))
    place(small().replace(b'"seat":0', b'"seat":' + deep))


def test_a_byte_order_mark_spaces_and_keys_told_twice_are_refused() -> None:
    """There is one way to write a record, so that equal games are equal bytes."""
    record = small()
    place(b"\xef\xbb\xbf" + record)
    place(record + b"\n")
    place(b" " + record)
    place(json.dumps(json.loads(record)).encode())
    twice = record.replace(b'"aids":true', b'"aids":true,"aids":true')
    assert place(twice) == "line 3 (header)"
    assert place(record.replace(b'"do":"resign"', b'"do":"offer","do":"resign"')).startswith(
        "line "
    )
    assert place(record.replace(b'"Ada"', b'"\\u0041da"', 1)) == "line 3 (header)"


def test_a_huge_number_is_refused() -> None:
    for huge in (b"1" * 4000, b"1" * 5000, b"1e999", b"-1"):
        version = b'"rules_version":%d' % discovery.find("spywhere").version
        for field in (b'"seat":1', b'"expected":3', version, b'"first_guess":0'):
            name = field.split(b":")[0]
            assert field in small()
            place(small().replace(field, name + b":" + huge))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4),
    lambda inner: (
        st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=3), inner, max_size=2)
    ),
    max_leaves=4,
)


HALVES = st.sampled_from(["\ud800", "x\udfff"])
KEYS = st.text(max_size=3) | HALVES | st.sampled_from(["do", "seat", "nonce", "seed", "undone"])


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every container of a record with each of its keys."""
    found: list[tuple[Any, Any]] = []
    if isinstance(value, dict | list):
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        found += [(value, key) for key in keys]
        for key in keys:
            found += places(value[key])
    return found


@given(data=st.data())
def test_a_record_changed_anywhere_with_hashes_mended_is_refused(data: st.DataObject) -> None:
    """Something changed, left out, put in or doubled, at any depth: a sentence says where."""
    original = data.draw(st.sampled_from([small(), records.write(with_take_back())]))
    fields = json.loads(original)
    for _ in range(data.draw(st.integers(1, 2))):
        inside, key = data.draw(st.sampled_from(places(fields)))
        how = data.draw(st.sampled_from(["change", "delete", "add", "borrow"]))
        if how == "change":
            inside[key] = data.draw(JSON | HALVES)
        elif how == "delete":
            del inside[key]
        elif how == "borrow":
            other, where = data.draw(st.sampled_from(places(json.loads(original))))
            inside[key] = other[where]
        elif isinstance(inside, dict):
            inside[data.draw(KEYS)] = data.draw(JSON | HALVES)
        else:
            inside.insert(key, data.draw(JSON | HALVES))
    try:
        record = forged(lambda f: f.clear() or f.update(fields), original)
    except (AttributeError, TypeError, KeyError, ValueError):
        record = json.dumps(fields).encode()
    try:
        records.verify(record)
    except MalformedRecord as error:
        assert error.say("fr").encode()
    else:
        assert record == original or _is_only_a_label(json.loads(record), json.loads(original))


def _is_only_a_label(one: Any, two: Any) -> bool:
    """What is a sender's or the house's word alone: docs/records.md lists it."""
    words = ("time", "id", "expected", "name", "bot")
    return _without(one["events"], *words) == _without(two["events"], *words)


def _without(events: list[dict[str, Any]], *words: str) -> list[dict[str, Any]]:
    return [{k: v for k, v in event.items() if k not in (*words, "hash")} for event in events]


@pytest.mark.parametrize("delta, word", [(1, "newer"), (-1, "old")])
@every_game
def test_a_record_of_other_rules_is_refused_clearly(game: Game, delta: int, word: str) -> None:
    record = records.write(play(started(variant(game)), random.Random(1), 2))

    def change(fields: dict[str, Any]) -> None:
        fields["header"]["rules_version"] += delta
        fields["header"]["options"]["unheard_of"] = "x"

    with pytest.raises(MalformedRecord) as caught:
        records.verify(forged(change, record))
    error = caught.value
    assert (error.message, error.place) == ("record-refused", "header")
    assert word in str(error) and str(game.version + delta) in str(error)


def test_a_record_of_another_format_is_refused_clearly() -> None:
    with pytest.raises(MalformedRecord) as caught:
        records.verify(small().replace(b"ludotheque record 2", b"ludotheque record 1"))
    assert caught.value.message == "record-format"


@pytest.mark.parametrize(
    "change",
    [
        lambda f: f.update(extra=1),
        lambda f: f.pop("hash"),
        lambda f: f["header"].update(seed="x"),
        lambda f: f["header"]["seats"][0].update(token="x"),
        lambda f: f["events"][3].pop("nonce"),
        lambda f: f["events"][0].update(nonce="0" * 32),
        lambda f: f["events"][1].update(actions=[1]),
        lambda f: f["events"][2].update(seat=1),
        lambda f: f["events"][5].pop("actions"),
        lambda f: f["events"][5].pop("seq"),
        lambda f: f["events"][5].update(undone=1),
        lambda f: f["events"][5].update(bot="0"),
        lambda f: f["events"][5].update(pick=0),
        lambda f: f["events"][NEUTRAL].pop("pick"),
        lambda f: f["result"].update(how="magic"),
    ],
)
def test_the_schema_refuses_what_is_no_record(change: Change) -> None:
    fields = json.loads(small())
    SCHEMA.validate(fields)
    change(fields)
    assert not SCHEMA.is_valid(fields)


def test_the_schema_is_one() -> None:
    jsonschema.Draft202012Validator.check_schema(records.schema())


def test_records_with_everything_in_them_fit_the_schema() -> None:
    table = seated(variant("spywhere", 3))
    do(table, 1, "stand")
    do(table, 1, "hand", bot="0", nonce=NONCES[7])
    do(table, 0, "start")
    do(table, 0, "reveal", nonce=NONCES[0])
    do(table, 0, "void", seed="ab" * 32, nonces=("", NONCES[8], ""))
    do(table, 0, "pledge", pledge=PLEDGES[0])
    do(table, 2, "sit", name="Cléo", pledge=PLEDGES[2])
    start(table)
    do(table, 1, "take", name="Bo")
    for seat in range(3):
        do(table, seat, "hand", bot="0")
    do(table, table.asked[0], "neutral")
    do(table, 1, "resign")
    do(table, 0, "end")
    for each in (table, with_take_back()):
        SCHEMA.validate(json.loads(records.write(each)))
        records.verify(records.write(each))


def test_names_beside_the_log_are_kept_and_prove_nothing() -> None:
    table = records.verify(small())
    record = records.write(table, {"Ada": "Ada Lovelace", "Bo": "\u00d8"})
    SCHEMA.validate(json.loads(record))
    assert records.names(record) == {"Ada": "Ada Lovelace", "Bo": "\u00d8"}
    assert records.names(small()) is None
    assert records.verify(record).log == table.log
    assert place(record.replace(b"Lovelace", b"Loveless"))


@pytest.mark.parametrize("names", [{}, [], {"Ada": 1}, {"Ada": "x" * 41}, {"Ada": "\x1b"}, "Ada"])
def test_what_are_no_names_is_refused(names: Any) -> None:
    fields = json.loads(small())
    assert "names" in place(json.dumps({**fields, "names": names}).encode())
