"""What may be done once play has begun: acts, offers, take-backs, giving up.

Each function looks at a table and a command, changes nothing, and returns what the event holds
beyond the command; or raises: malformed, illegal, not asked, at the wrong moment.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING, Any

from ludotheque.core import calls
from ludotheque.core.calls import CHANCE, CHANCE_BIT
from ludotheque.core.errors import Conflict, Detail, Stale, not_asked
from ludotheque.core.referee import again, attempt
from ludotheque.core.rows import Rows, copied
from ludotheque.core.view import view_of
from ludotheque.tables import fair
from ludotheque.tables.commands import Command

if TYPE_CHECKING:
    from ludotheque.tables.table import Table

Extra = dict[str, Any]
AFTER = "after"  # of what an event holds, the one thing that is not written down: the next state


def want(is_so: bool, message: str, **details: Detail) -> None:
    """Refuse what comes at the wrong moment."""
    if not is_so:
        raise Conflict(message, **details)


def want_asked(table: Table, seat: int) -> None:
    """Refuse who is not asked; nobody learns who else has answered."""
    _want_running(table)
    if table.asked_mask >> seat & 1:
        return
    want(not table.window >> seat & 1, "answered-already")
    mask = table.window or table.asked_mask
    raise not_asked(k for k in range(len(table.seats)) if mask >> k & 1)


def with_draws(table: Table, after: Rows, nth: int, nonces: Sequence[str] | None = None) -> Extra:
    """What chance does then, from the table's `nth` draw on; and the state that it all leads to."""
    if not calls.who(after, 0) & CHANCE_BIT:
        return {AFTER: after}
    draws: list[int] = []
    nonces, weights = nonces or table.nonces, table.variant.game.weights_buffer()
    while calls.who(after, 0) & CHANCE_BIT:
        found = weights[: calls.odds(after, 0, weights)].tolist()
        draws.append(_drawn(table, nonces, nth + len(draws), found))
        calls.act(after, 0, CHANCE, draws[-1])
    return {"draws": draws, AFTER: after}


def _drawn(table: Table, nonces: Sequence[str], nth: int, weights: Sequence[int]) -> int:
    """Which of the weights the seed picks."""
    heights = list(accumulate(weights))
    return bisect_right(heights, fair.number(table.seed, nonces, nth, heights[-1]))


def act(table: Table, seat: int, command: Command) -> Extra:
    want_asked(table, seat)
    want(not table.seats[seat].has_resigned, "has-resigned")
    after, is_whole, _ = attempt(table.variant.game, table.states, seat, command.actions)
    if not is_whole:
        raise Conflict("unfinished")
    return with_draws(table, after, table.drawn)


def neutral(table: Table, seat: int, command: Command) -> Extra:
    """The house acts for somebody absent; the rules say how, even where players may not.

    It takes a draw of its own, `pick`, even to choose from one act: nothing else can pass for it.
    """
    acts = neutral_acts(table, seat)
    listed = sorted(acts)
    pick = _drawn(table, table.nonces, table.drawn, [acts[one] for one in listed])
    after = copied(table.states)
    again(after, seat, listed[pick])
    draws = with_draws(table, after, table.drawn + 1)
    return {"actions": list(listed[pick]), "pick": pick, **draws}


def neutral_acts(table: Table, seat: int) -> Mapping[tuple[int, ...], int]:
    """What the house may do for a seat, each whole act with its weight."""
    view = view_of(table.variant.game, table.states, seat)
    neutral = table.variant.game.neutral
    return neutral(view.row) if neutral else {(view.legal()[0],): 1}


def resign(table: Table, seat: int, command: Command) -> Extra:
    _want_playing(table, seat)
    return {}


def offer(table: Table, seat: int, command: Command) -> Extra:
    _want_playing(table, seat)
    want(len(table.seats) == 2, "tie-is-for-two")
    want(table.offer is None, "offer-stands")
    return {}


def accept(table: Table, seat: int, command: Command) -> Extra:
    _want_playing(table, seat)
    want(table.offer is not None and table.offer != seat, "nothing-offered")
    _want_seen(table, command, table.offer_seq)
    return {}


def ask(table: Table, seat: int, command: Command) -> Extra:
    _want_playing(table, seat)
    first = _undone(table, seat)
    want(table.wish is None, "offer-stands")
    return {} if _others(table, seat) else {"undone": first}


def grant(table: Table, seat: int, command: Command) -> Extra:
    _want_playing(table, seat)
    wisher = table.wish
    still = [] if wisher is None else _others(table, wisher)
    still = [other for other in still if not table.granted >> other & 1]
    want(seat in still, "nothing-offered")
    _want_seen(table, command, table.wish_seq)
    assert wisher is not None
    return {"undone": _undone(table, wisher)} if still == [seat] else {}


def decline(table: Table, seat: int, command: Command) -> Extra:
    _want_playing(table, seat)
    want(table.offer is not None or table.wish is not None, "nothing-offered")
    offered = 0 if table.offer is None else table.offer_seq
    wished = 0 if table.wish is None else table.wish_seq
    _want_seen(table, command, max(offered, wished))
    return {}


def pause(table: Table, seat: int, command: Command) -> Extra:
    """Clocks stop when all agree."""
    _want_playing(table, seat)
    want(table.clock is not None, "no-clock")
    assert table.clock is not None
    want(table.clock.paused is None and not table.clock.agreed >> seat & 1, "paused-already")
    return {}


def resume(table: Table, seat: int, command: Command) -> Extra:
    _want_playing(table, seat)
    want(table.clock is not None and table.clock.paused is not None, "not-paused")
    return {}


def away(table: Table, seat: int, command: Command) -> Extra:
    """The house was: the time since is charged to nobody."""
    _want_running(table)
    want(table.clock is not None, "no-clock")
    return {}


def _others(table: Table, seat: int) -> list[int]:
    """The people whose leave a take-back needs."""
    return [
        k
        for k, other in enumerate(table.seats)
        if k != seat and not other.bot and not other.has_resigned
    ]


def _undone(table: Table, seat: int) -> int:
    """The number of the act that a seat may take back."""
    assert table.past is not None
    first = table.past.last_of(seat, is_open=not table.variant.game.has_secrets)
    if first is None:
        raise Conflict("no-take-back")
    return first


def _want_seen(table: Table, command: Command, seq: int) -> None:
    """Refuse an answer to something that its sender had not seen."""
    if command.expected < seq:
        raise Stale(table.head)


def _want_running(table: Table) -> None:
    want(table.result is None, "game-over")
    want(table.is_started, "not-started")


def _want_playing(table: Table, seat: int) -> None:
    _want_running(table)
    want(not table.seats[seat].has_resigned, "has-resigned")
