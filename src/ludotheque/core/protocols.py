"""What the modules of a game must have; mypy checks each game's where its `Game` is made.

`docs/adding-a-game.md` says what each is for. What only some games have (chance, secrets, positions
as text) is looked for by `Game` when it is made.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from ludotheque.core.contract import Ask, Choice, Fact
from ludotheque.core.plain import Plain
from ludotheque.core.rng import Rng
from ludotheque.core.rows import Actions, Row, Rows
from ludotheque.core.speech import Speaker

if TYPE_CHECKING:
    from msgspec import Struct
    from rich.text import Text


class Equipment(Protocol):
    """What the row of a game is made of: `Private` and `Hidden` only where there are secrets."""

    @property
    def __name__(self) -> str: ...
    @property
    def __file__(self) -> str | None: ...
    @property
    def SEATS(self) -> int: ...
    @property
    def Public(self) -> np.dtype[Row]: ...


class Rules(Equipment, Protocol):
    """`rules.py`: the row of a game and its verbs."""

    @property
    def VERSION(self) -> int: ...
    @property
    def FEWEST_SEATS(self) -> int: ...
    @property
    def ACTIONS(self) -> int: ...
    @property
    def MAX_LEGAL(self) -> int: ...
    @property
    def REFUSALS(self) -> tuple[tuple[str, ...], ...]:
        """Paragraph and message id, perhaps the part that is wrong, by what `refusal` returns."""

    def new(self, states: Rows, options: Mapping[str, int], seats: int) -> None: ...
    def to_act(self, public: Row) -> int: ...
    def legal(self, public: Row, mine: Row, seat: int, out: Actions) -> int: ...
    def refusal(self, public: Row, mine: Row, seat: int, action: int) -> int: ...
    def apply(self, state: Row, seat: int, action: int) -> None: ...
    def returns(self, state: Row, out: Any) -> None: ...


class Facts(Protocol):
    """`facts.py`: what happened."""

    @property
    def FACTS(self) -> Any:
        """The kinds of facts, as a union of structs."""

    def tell(self, before: Plain, after: Plain) -> list[Fact]:
        """What the viewer saw happen between two of his views, in the order of play."""


class Views(Protocol):
    """`view.py`: what a view shows."""

    @property
    def Setting(self) -> type[Struct]: ...
    @property
    def Description(self) -> type[Struct]: ...
    @property
    def ASKS(self) -> Any:
        """The kinds of what is asked, as a union of structs."""

    def setting(self, view: Plain) -> Struct:
        """What never changes during a game: the board, names, options."""

    def describe(self, view: Plain) -> Struct:
        """What the picture needs beyond the setting."""

    def ask(self, view: Plain) -> Ask:
        """What the asked are asked, as this viewer may know it; the game is not over."""


class Choices(Protocol):
    """`choices.py`: actions as kind and named parts, one to one.

    Perhaps also `standing(view) -> Standable | None`: whether what is asked may be answered
    beforehand (`house/standing.py`).
    """

    @property
    def CHOICES(self) -> Any:
        """The kinds of choices, as a union of structs."""

    def choice(self, view: Plain, action: int) -> Choice:
        """The parts of an action that is legal for the viewer."""

    def action(self, view: Plain, choice: Choice) -> int:
        """The number of what such parts mean here, legal or not; `MalformedAction` if nothing."""


class Notation(Protocol):
    """`notation.py`: choices as text, both ways."""

    def format(self, view: Plain, choice: Choice, language: str = "en") -> str:
        """A choice as it is typed in a language."""

    def parse(self, view: Plain, text: str) -> tuple[int, ...]:
        """The actions that a text means, in any of our languages, in any order."""


class Positions(Protocol):
    """What the `notation.py` of a game without secrets has, too."""

    def format_position(self, states: Rows) -> str: ...
    def parse_position(self, text: str) -> Rows: ...


class Picture(Protocol):
    """`picture.py`: a view in a terminal."""

    def sketch(self, view: Plain, speaker: Speaker) -> Text: ...
    def lines(self, view: Plain, speaker: Speaker) -> list[str]: ...


class Notes(Protocol):
    """`notes.py`: a memory aid, from a view alone."""

    @property
    def Notebook(self) -> type[Struct]: ...
    def describe(self, view: Plain) -> Struct: ...
    def sketch(self, view: Plain, speaker: Speaker) -> Text: ...


class Bot(Protocol):
    """`bot.py`: how a machine plays it, from a view and what its seat was told (`bots/`)."""

    @property
    def LEVELS(self) -> int:
        """Levels go from 1 to this."""

    @property
    def SPANS(self) -> tuple[float, ...]:
        """Seconds that an act of each level takes, whatever it holds (`bots/pacing.py`)."""

    @property
    def PARTS(self) -> Mapping[int, float]:
        """Of that, where there are secrets, what a question of a phase takes; else all of it."""

    def choose(self, view: Any, log: Any, budget: Any, rng: Rng, report: Any = ...) -> int:
        """A legal action of the viewer, who is asked."""


class Encoding(Protocol):
    """`encoding.py`: a view as a vector, for learners."""

    @property
    def SLOTS(self) -> Any: ...
    @property
    def SIZE(self) -> int: ...
    @property
    def HIGH(self) -> float: ...
    def encode(self, view: Row, out: Any) -> None: ...
    def longest(self, public: Row) -> tuple[int, int]: ...
