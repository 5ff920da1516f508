"""The door: what each command may do, checked here and nowhere else.

Each function looks at a table and a command, changes nothing, and returns what the event holds
beyond the command; or raises: malformed, illegal, not asked, at the wrong moment.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from itertools import accumulate
from typing import TYPE_CHECKING, Any

from ludotheque.core import calls
from ludotheque.core.calls import CHANCE, CHANCE_BIT
from ludotheque.core.errors import Conflict
from ludotheque.core.game import Game
from ludotheque.core.position import check, view_of
from ludotheque.core.record import Records, copied
from ludotheque.tables import fair
from ludotheque.tables.commands import Command

if TYPE_CHECKING:
    from ludotheque.tables.table import Table

Extra = dict[str, Any]


def want_asked(table: Table, seat: int) -> None:
    """Refuse who is not asked."""
    _want_running(table)
    if not table.asked_mask >> seat & 1:
        seats = ", ".join(str(one + 1) for one in table.asked)
        raise Conflict("not-asked", seats=seats)


def tried(
    table: Table, seat: int, actions: tuple[int, ...], text: str = ""
) -> tuple[Records, bool]:
    """The state after legal actions of one seat, chance not drawn; and whether others see an act.

    A draft leaves no trace in the public part; the action that ends it does.
    """
    game = table.variant.game
    after = copied(table.states)
    is_whole = False
    for action in actions:
        if is_whole:
            raise Conflict("one-act-at-a-time")
        check(view_of(game, after, seat), action, text or str(action))
        before = _public(game, after)
        calls.act(after, 0, seat, action)
        is_whole = _public(game, after) != before
    return after, is_whole


def _act(table: Table, seat: int, command: Command) -> Extra:
    want_asked(table, seat)
    _want(not table.seats[seat].has_resigned, "has-resigned")
    after, is_whole = tried(table, seat, command.actions)
    if not is_whole:
        raise Conflict("unfinished")
    return _with_draws(table, after)


def _neutral(table: Table, seat: int, command: Command) -> Extra:
    """The house acts for somebody who does not; the rules say how, even where players may not."""
    want_asked(table, seat)
    game = table.variant.game
    view = view_of(game, table.states, seat)
    if hasattr(game.rules, "neutral"):
        actions = game.rules.neutral(view.record)
    else:
        actions = (view.legal()[0],)
    after = copied(table.states)
    for action in actions:
        calls.act(after, 0, seat, action)
    return {"actions": list(actions), **_with_draws(table, after)}


def _with_draws(table: Table, after: Records) -> Extra:
    """What chance does then, as the seed has it for the coming event."""
    if not calls.who(after, 0) & CHANCE_BIT:
        return {}
    draws: list[int] = []
    weights, nonces = table.variant.game.weights_buffer(), table.nonces
    while calls.who(after, 0) & CHANCE_BIT:
        heights = list(accumulate(weights[: calls.odds(after, 0, weights)].tolist()))
        left = fair.draw(table.seed, nonces, table.head + 1, len(draws), heights[-1])
        draws.append(bisect_right(heights, left))
        calls.act(after, 0, CHANCE, draws[-1])
    return {"draws": draws}


def _sit(table: Table, seat: int, command: Command) -> Extra:
    _want(not table.is_started and table.result is None, "already-started")
    _want(not table.seats[seat].nonce, "seat-taken", seat=seat + 1)
    return {}


def _stand(table: Table, seat: int, command: Command) -> Extra:
    _want(not table.is_started and table.result is None, "already-started")
    _want(bool(table.seats[seat].nonce), "nobody-sits", seat=seat + 1)
    return {}


def _hand(table: Table, seat: int, command: Command) -> Extra:
    _want(table.result is None, "game-over")
    _want(not table.seats[seat].has_resigned, "has-resigned")
    has_nonce = bool(table.seats[seat].nonce)
    _want(has_nonce or (not table.is_started and bool(command.nonce)), "nobody-sits", seat=seat + 1)
    _want(not has_nonce or not command.nonce, "seat-taken", seat=seat + 1)
    return {}


def _take(table: Table, seat: int, command: Command) -> Extra:
    _want(table.result is None, "game-over")
    _want(not table.seats[seat].has_resigned, "has-resigned")
    _want(bool(table.seats[seat].bot), "no-bot-sits", seat=seat + 1)
    return {}


def _start(table: Table, seat: int, command: Command) -> Extra:
    _want(not table.is_started and table.result is None, "already-started")
    empty = [str(k + 1) for k, other in enumerate(table.seats) if not other.nonce]
    _want(not empty, "seats-empty", seats=", ".join(empty))
    return _with_draws(table, copied(table.states))


def _resign(table: Table, seat: int, command: Command) -> Extra:
    _want_playing(table, seat)
    return {}


def _offer(table: Table, seat: int, command: Command) -> Extra:
    _want_playing(table, seat)
    _want(len(table.seats) == 2, "draw-is-for-two")
    _want(table.offer is None, "offer-stands")
    return {}


def _accept(table: Table, seat: int, command: Command) -> Extra:
    _want_playing(table, seat)
    _want(table.offer is not None and table.offer != seat, "nothing-offered")
    return {}


def _ask(table: Table, seat: int, command: Command) -> Extra:
    _want_playing(table, seat)
    last = _last_own_act(table, seat)
    _want(table.wish is None, "offer-stands")
    return {} if _others(table, seat) else {"undone": last}


def _grant(table: Table, seat: int, command: Command) -> Extra:
    _want_playing(table, seat)
    _want(table.wish is not None and seat in _others(table, table.wish), "nothing-offered")
    assert table.wish is not None
    still = [other for other in _others(table, table.wish) if not table.granted >> other & 1]
    _want(seat in still, "nothing-offered")
    return {"undone": _last_own_act(table, table.wish)} if still == [seat] else {}


def _decline(table: Table, seat: int, command: Command) -> Extra:
    _want_playing(table, seat)
    _want(table.offer is not None or table.wish is not None, "nothing-offered")
    return {}


def _end(table: Table, seat: int, command: Command) -> Extra:
    _want(table.result is None, "game-over")
    return {}


DOORS: dict[str, Callable[[Table, int, Command], Extra]] = {
    "sit": _sit, "stand": _stand, "hand": _hand, "take": _take, "start": _start,
    "act": _act, "neutral": _neutral, "resign": _resign, "offer": _offer, "accept": _accept,
    "ask": _ask, "grant": _grant, "decline": _decline, "end": _end,
}  # fmt: skip


def _others(table: Table, seat: int) -> list[int]:
    """The people whose leave a take-back needs."""
    return [
        k
        for k, other in enumerate(table.seats)
        if k != seat and not other.bot and not other.has_resigned
    ]


def _last_own_act(table: Table, seat: int) -> int:
    """The number of the act that may be taken back.

    It must be the last act of all; and after it nothing was drawn, laid open by the rules, or
    come out because it was the last of several answers.
    """
    events = table.events
    undone = {event["undone"] for event in events if "undone" in event}
    acts = [
        number
        for number, event in enumerate(events)
        if event["do"] in ("act", "neutral", "start") and number not in undone
    ]
    last = acts[-1]
    event = events[last]
    _want(event["do"] == "act" and event["seat"] == seat, "no-take-back")
    before = table.fold(b"".join(table.log.splitlines(keepends=True)[:last]))
    is_answer = before.phase < acts[-2]  # others have answered the same before
    is_still_open = table.asked_mask == before.asked_mask & ~(1 << seat)
    is_hidden = _reveals(before) == _reveals(table)
    _want("draws" not in event and is_hidden, "no-take-back")
    _want(is_still_open or not is_answer, "no-take-back")
    return last


def _reveals(table: Table) -> int:
    public = table.states[0].public
    return int(public.reveals) if table.variant.game.has_secrets else 0


def _public(game: Game, states: Records) -> bytes:
    return bytes(states.tobytes()[: game.rules.Public.itemsize])


def _want_running(table: Table) -> None:
    _want(table.result is None, "game-over")
    _want(table.is_started, "not-started")


def _want_playing(table: Table, seat: int) -> None:
    _want_running(table)
    _want(not table.seats[seat].has_resigned, "has-resigned")


def _want(is_so: bool, message: str, **details: str | int) -> None:
    if not is_so:
        raise Conflict(message, **details)
