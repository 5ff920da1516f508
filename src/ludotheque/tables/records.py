"""The record of a game: one JSON file that proves itself (docs/records.md).

A record is the table's log and what follows from it. Each event carries a hash of itself and of all
before it, so that a changed byte has a place. To verify is to send every command of the record
to a fresh table through the same door and to see the same events come out, draws included; then to
write the record anew and to see the same bytes.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

import msgspec

from ludotheque.core.contract import Timing
from ludotheque.core.errors import Conflict, LudothequeError
from ludotheque.core.position import Variant
from ludotheque.core.words import Ref
from ludotheque.tables import fair
from ludotheque.tables.commands import BODY, MOST_LETTERS, Command
from ludotheque.tables.errors import MalformedRecord
from ludotheque.tables.standing import Seat, reseat
from ludotheque.tables.table import Event, Table, encode

FORMAT = "ludotheque record 2"
MOST_NAMES = 64  # of people who sat at one table
LINK = 16  # hex digits of an event's hash
OPENING = ("seq", "do", "seats", "time")  # of the opening event: the header says them otherwise


def schema() -> dict[str, Any]:
    """The JSON schema of a record."""
    text = files("ludotheque.tables").joinpath("record.schema.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def write(table: Table, names: Mapping[str, str] | None = None) -> bytes:
    """The record of a table: the whole truth, which stays with the house while the game runs.

    Where the log knows people by ids, `names` says what they are called: nothing proves it.
    """
    result = None
    if table.result:
        state = hashlib.sha256(table.states.tobytes()).hexdigest()
        result = {"how": table.result.how, "returns": list(table.result.returns), "state": state}
    return _written(table.events, table.seats, table.is_started, result, names)


def of_other_rules(log: bytes, names: Mapping[str, str] | None = None) -> bytes:
    """The record of an unfinished game whose rules are not ours: for a program that has them."""
    opened, *events = [msgspec.json.decode(line) for line in log.splitlines()]
    seats, is_started = [Seat()] * opened["seats"], False
    for event in events:
        reseat(seats, event, is_started)
        is_ready = event["do"] in ("start", "reveal") and all(seat.nonce for seat in seats)
        is_started = is_started or is_ready
    return _written([opened, *events], seats, is_started, None, names)


def _written(
    log: list[Event],
    seats: list[Seat],
    is_started: bool,
    result: dict[str, Any] | None,
    names: Mapping[str, str] | None,
) -> bytes:
    opened, *events = log
    header = {key: value for key, value in opened.items() if key not in OPENING}
    header["seats"] = [_seat(seat._asdict()) for seat in seats]
    header["opened"] = opened["time"]
    begun = [event["time"] for event in events if event["do"] in ("start", "reveal")]
    header["started"] = begun[-1] if is_started else None
    header["ended"] = events[-1]["time"] if result else None
    link = _hash(_line(header))
    lines = []
    for event in events:
        link = _hash(link, _line(event))
        lines.append(_line({**event, "hash": link[:LINK]}))
    parts = [
        f'"format":{_line(FORMAT)}',
        f'"header":{_line(header)}',
        '"events":[\n' + ",\n".join(lines) + "\n]",
        f'"result":{_line(result)}',
    ]
    if names:
        parts.append(f'"names":{_line(names)}')
    body = "{\n" + ",\n".join(parts) + ",\n"
    return (body + f'"hash":{_line(_hash(body))}\n' + "}\n").encode()


def read(record: bytes) -> Table:
    """The table of a record that was written here and is trusted: a saved game."""
    fields = _fields(record)
    log = bytearray(encode(_opening(fields["header"])))
    for event in fields["events"]:
        log += encode({key: value for key, value in event.items() if key != "hash"})
    return Table.fold(log)


def verify(record: bytes, commitment: str = "") -> Table:
    """The table of a record, every byte of which was checked; raises `MalformedRecord`.

    Who was shown a commitment at the table demands it here: a record forged whole has another.
    """
    try:
        table = _verified(_fields(record), record)
    except RecursionError as error:
        raise MalformedRecord("record-malformed", "-", why=Ref("record-form")) from error
    if commitment and commitment != table.commitment:
        raise MalformedRecord("record-other-commitment", "header")
    return table


def names(record: bytes) -> dict[str, str] | None:
    """What the people of a record are called, by the ids that its log knows, if it says so."""
    found: dict[str, str] | None = _fields(record).get("names")
    return found


def _verified(fields: dict[str, Any], record: bytes) -> Table:
    header = fields["header"]
    table = _reopened(header)
    link, latest = _hash(_line(header)), header["opened"]
    for seq, event in enumerate(fields["events"], 1):
        body = {key: value for key, value in event.items() if key != "hash"}
        link = _hash(link, _line(body))
        place = f"events[{seq - 1}]"
        if event.get("hash") != link[:LINK]:
            raise MalformedRecord("record-changed", place if seq > 1 else f"header, {place}")
        _again(table, body, place, latest)
        latest = body["time"]
    _compare(write(table, fields.get("names")), record)
    return table


def _again(table: Table, event: Event, place: str, latest: int) -> None:
    """Send the command of an event once more; the same must come out."""
    try:
        if not all(type(event[key]) is int for key in ("seq", "seat", "time")):
            raise TypeError("seq, seat and time are numbers")
        said = {key: event[key] for key in BODY.get(event["do"], ()) if key in event}
        body: dict[str, Any] = {
            key: tuple(value) if isinstance(value, list) else value for key, value in said.items()
        }
        command = Command(event["id"], event["expected"], event["do"], **body)
        if table.answer(event["seat"], command) is not None:
            raise Conflict("command-reused", id=command.id)
        made = table.prepare(event["seat"], command, event["time"])
    except LudothequeError as error:
        raise MalformedRecord("record-refused", place, why=error) from error
    except (KeyError, TypeError) as error:
        raise MalformedRecord("record-malformed", place, why=Ref("record-form")) from error
    if event["time"] < latest:
        raise MalformedRecord("record-earlier", place)
    if made != event:
        field = next(key for key in {**made, **event} if not _is_same(key, made, event))
        raise MalformedRecord("record-differs", f"{place}.{field[:LINK]}")
    table.commit(made)


def _is_same(key: str, one: Event, two: Event) -> bool:
    return key in one and key in two and bool(one[key] == two[key])


def _reopened(header: dict[str, Any]) -> Table:
    """The table as it was opened: the same bytes must come out."""
    try:
        opening = _opening(header)
        game = Table(opening, bytearray()).variant.game
        if type(header["opened"]) is not int or type(header["aids"]) is not bool:
            raise TypeError("opened is a number, aids is true or false")
        variant = Variant(game, seats=opening["seats"], options=header["options"])
        timing = msgspec.convert(header["clock"], Timing) if "clock" in header else None
        seed = bytes.fromhex(header["seed"])
        table = Table.open(variant, seed, header["opened"], header["aids"], timing)
        is_same = table.log == encode(opening)
    except LudothequeError as error:
        raise MalformedRecord("record-refused", "header", why=error) from error
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise MalformedRecord("record-malformed", "header", why=Ref("record-form")) from error
    if fair.commitment(table.seed) != header["commitment"]:
        raise MalformedRecord("record-commitment", "header")
    if not is_same:
        raise MalformedRecord("record-differs", "header")
    return table


def _opening(header: dict[str, Any]) -> Event:
    """The opening event, as `Table.open` made it."""
    return {
        "seq": 0,
        "do": "open",
        **{key: header[key] for key in ("game", "rules_version", "options")},
        "seats": len(header["seats"]),
        "aids": header["aids"],
        **({"clock": header["clock"]} if "clock" in header else {}),
        **{key: header[key] for key in ("start", "commitment", "seed")},
        "time": header["opened"],
    }


def _fields(record: bytes) -> dict[str, Any]:
    try:
        fields = json.loads(record.decode())
        _line(fields).encode()  # half a character, which JSON can spell, is none
    except (ValueError, RecursionError) as error:
        place = f"line {_broken_line(record)}"
        raise MalformedRecord("record-malformed", place, why=Ref("record-form")) from error
    wanted = {"format": str, "header": dict, "events": list, "hash": str}
    for name, kind in wanted.items():
        if not isinstance(fields, dict) or not isinstance(fields.get(name), kind):
            raise MalformedRecord("record-malformed", name, why=Ref("record-form"))
    if fields["format"] != FORMAT:
        raise MalformedRecord("record-format", "format", value=repr(fields["format"])[:60])
    if not isinstance(fields["header"].get("seats"), list):
        raise MalformedRecord("record-malformed", "header", why=Ref("record-form"))
    if not all(isinstance(event, dict) for event in fields["events"]):
        raise MalformedRecord("record-malformed", "events", why=Ref("record-form"))
    if "names" in fields and not _are_names(fields["names"]):
        raise MalformedRecord("record-malformed", "names", why=Ref("record-form"))
    return fields


def _are_names(names: Any) -> bool:
    is_well = isinstance(names, dict) and 0 < len(names) <= MOST_NAMES
    return is_well and all(
        isinstance(name, str) and len(name) <= MOST_LETTERS and name.isprintable()
        for name in names.values()
    )


def _broken_line(record: bytes) -> int:
    """The number of the first line that is not laid out as `write` does it."""
    lines = [*record.split(b"\n"), b""]
    return next((k for k in range(1, len(lines)) if not _is_whole(*lines[k - 1 : k + 1])), 1)


def _is_whole(line: bytes, following: bytes) -> bool:
    if line in (b"{", b'"events":[', b"],", b"}", b""):
        return True
    name, _, body = (b"", b"", line) if line.startswith(b"{") else line.partition(b":")
    is_last = name == b'"hash"' or (not name and not following.startswith(b"{"))
    has_comma = body.endswith(b",")
    is_known = name in (b"", b'"format"', b'"header"', b'"result"', b'"names"', b'"hash"')
    return is_known and (has_comma or is_last) and _is_json(body.removesuffix(b","))


def _is_json(text: bytes) -> bool:
    try:
        _line(json.loads(text)).encode()
    except (ValueError, RecursionError):
        return False
    return True


def _compare(made: bytes, given: bytes) -> None:
    """Name the line in which two records first differ."""
    if made == given:
        return
    ours, theirs = made.split(b"\n"), given.split(b"\n")
    pairs = zip(ours, theirs, strict=False)
    line = next((k for k, (a, b) in enumerate(pairs) if a != b), min(len(ours), len(theirs)))
    name = (
        theirs[line].split(b":")[0].strip(b'"').decode(errors="replace")[:20]
        if line < len(theirs)
        else "-"
    )
    raise MalformedRecord("record-differs", f"line {line + 1} ({name})")


def _seat(seat: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in seat.items() if value}


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _hash(*texts: str) -> str:
    return hashlib.sha256("".join(texts).encode()).hexdigest()
