"""A view: what one seat, or a spectator, may know, and all that may be said of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from ludotheque.core import calls
from ludotheque.core.calls import SPECTATOR
from ludotheque.core.contract import Ask, Choice, Fact, Status
from ludotheque.core.errors import MalformedViewer
from ludotheque.core.plain import Plain
from ludotheque.core.rows import Row, Rows
from ludotheque.core.speech import Speaker
from ludotheque.core.words import NOTATION

if TYPE_CHECKING:
    from msgspec import Struct
    from rich.text import Text

    from ludotheque.core.game import Game


def in_order(actions: Iterable[int]) -> tuple[int, ...]:
    """The small actions of an act as its game orders them, by their numbers."""
    return tuple(sorted(actions))


class View:
    """What one seat, or a spectator, may know: a row of its own, made for it."""

    __slots__ = ("_plain", "game", "seat", "views")

    def __init__(self, game: Game, views: Rows, seat: int | None = None) -> None:
        self.game = game
        self.views = views
        self.seat = int(views["viewer"][0]) if seat is None else seat
        self._plain: Plain = None

    @property
    def row(self) -> Row:
        """The row, for what is compiled."""
        row: Row = self.views[0]
        return row

    @property
    def plain(self) -> Plain:
        """The same as plain values, for what reads many fields."""
        if self._plain is None:
            self._plain = self.game.plain(self.views.tobytes())
        return self._plain

    def legal(self) -> list[int]:
        """The numbers of the actions the viewer may take, if asked."""
        out = self.game.actions_buffer()
        listed: list[int] = out[: calls.options(self.views, 0, out)].tolist()
        return listed

    def choices(self) -> list[Choice]:
        """The same as kinds and named parts, in the same order."""
        return [self.choice(action) for action in self.legal()]

    def choice(self, action: int) -> Choice:
        """What a legal action is, as kind and named parts."""
        return self.game.choices.choice(self.plain, action)

    def action(self, choice: Choice) -> int:
        """The number of what a choice means here, legal or not."""
        return self.game.choices.action(self.plain, choice)

    def text(self, action: int, language: str = NOTATION) -> str:
        """A legal action as it is typed in a language, or as programs read and write it."""
        return self.game.notation.format(self.plain, self.choice(action), language)

    def parse(self, text: str) -> tuple[int, ...]:
        """The actions that a text means, in the order in which they are done."""
        return in_order(self.game.notation.parse(self.plain, text))

    def status(self) -> Status[Any]:
        """Who is asked, what for, and whether it is over."""
        asked = calls.asked_of(self.views, 0)
        seats = [seat for seat in range(SPECTATOR) if asked >> seat & 1]
        ask = self.game.view.ask(self.plain) if seats else None
        return Status(seats, ask, not asked)

    def warning(self) -> Ask | None:
        """What to ask before the act drafted here is sent, if it may be an oversight."""
        return self.game.warning(self.plain) if self.game.warning else None

    def setting(self) -> Struct:
        """What never changes during a game."""
        return self.game.view.setting(self.plain)

    def describe(self) -> Struct:
        """What the picture needs beyond the setting."""
        return self.game.view.describe(self.plain)

    def told(self, before: View) -> list[Fact]:
        """What happened since an earlier view of the same viewer."""
        old, new = before.plain, self.plain
        return [] if old == new else self.game.facts.tell(old, new)

    def sketch(self, language: str = "en", names: Sequence[str] = ()) -> Text:
        """The view as a picture in text; colour is a rich style, never the only sign."""
        return self.game.picture.sketch(self.plain, self._speaker(language, names).brief())

    def lines(self, language: str = "en", names: Sequence[str] = ()) -> list[str]:
        """The view in sentences, for a screen reader."""
        return self.game.picture.lines(self.plain, self._speaker(language, names))

    def notes(self, language: str = "en", names: Sequence[str] = ()) -> Text | None:
        """The memory aid as a picture in text, if the game has one."""
        if self.game.notes is None:
            return None
        return self.game.notes.sketch(self.plain, self._speaker(language, names).brief())

    def _speaker(self, language: str, names: Sequence[str]) -> Speaker:
        return Speaker(self.game.name, language, names, self.seat)

    def __bytes__(self) -> bytes:
        return bytes(self.views.tobytes())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.views.tobytes() == other.views.tobytes()

    def __hash__(self) -> int:
        return hash(bytes(self))

    def __repr__(self) -> str:
        who = "spectator" if self.seat == SPECTATOR else f"seat {self.seat}"
        return f"<View of {self.game.name} for {who}>"


def view_of(game: Game, states: Rows, viewer: int, i: int = 0, seats: int | None = None) -> View:
    """What a seat, or a spectator, may know of one of the states: a fresh view, made for it."""
    seats = game.most_seats if seats is None else seats
    if type(viewer) is not int or not (0 <= viewer < seats or viewer == SPECTATOR):
        raise MalformedViewer("malformed-viewer", value=viewer, seats=seats)
    views = game.views()
    calls.observe(states, i, viewer, views, 0)
    return View(game, views, viewer)
