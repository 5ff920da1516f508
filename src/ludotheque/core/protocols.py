"""What the modules of a game must have; mypy checks each game's where its `Game` is made.

`docs/adding-a-game.md` says what each is for. What only some games have (from `Chance` on) is
looked for by `Game` when it is made; a game that has it tells mypy so in the same place, and a test
sees that it does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, runtime_checkable

import numpy as np

from ludotheque.core.contract import Ask, Choice, Fact, Opinion, Part, Seen, Standable
from ludotheque.core.plain import Plain
from ludotheque.core.rng import Rng
from ludotheque.core.rows import Actions, Floats, Row, Rows, Weights
from ludotheque.core.speech import Speaker
from ludotheque.core.words import NOTATION

if TYPE_CHECKING:
    from msgspec import Struct
    from rich.text import Text

    from ludotheque.core.game import Game
    from ludotheque.core.jit import Need
    from ludotheque.core.view import View


class Equipment(Protocol):
    """What the row of a game is made of, with what `Hands` and `Piles` say."""

    @property
    def __name__(self) -> str: ...
    @property
    def __file__(self) -> str | None: ...
    @property
    def SEATS(self) -> int: ...
    @property
    def Public(self) -> np.dtype[Row]: ...


@runtime_checkable
class Hands(Protocol):
    """The same of a game in which each seat has something of its own."""

    @property
    def Private(self) -> np.dtype[Row]: ...


@runtime_checkable
class Piles(Protocol):
    """The same of a game in which there is what nobody knows."""

    @property
    def Hidden(self) -> np.dtype[Row]: ...


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
    def returns(self, state: Row, out: Floats) -> None: ...


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

    Perhaps also what `Standing` says.
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

    def format(self, view: Plain, choice: Choice, language: str = NOTATION) -> str:
        """A choice as it is typed in a language, or as programs read and write it."""

    def parse(self, view: Plain, text: str) -> tuple[int, ...]:
        """The actions that a text means, in any of our languages, in any order."""


@runtime_checkable
class Positions(Protocol):
    """What the `notation.py` of a game without secrets has, too."""

    def format_position(self, states: Rows) -> str: ...
    def parse_position(self, text: str) -> Rows: ...


@runtime_checkable
class NamedDraws(Protocol):
    """The `notation.py` of a game that says what is drawn; else a draw is its number."""

    def format_chance(self, public: Plain, action: int) -> str:
        """What chance does here, which may be secret."""

    def parse_chance(self, public: Plain, text: str) -> int:
        """The chance action that such a text means here."""


class Picture(Protocol):
    """`picture.py`: a view as text, as a picture and in sentences."""

    def sketch(self, view: Plain, speaker: Speaker) -> Text: ...
    def lines(self, view: Plain, speaker: Speaker) -> list[str]: ...


class Notes(Protocol):
    """`notes.py`: a memory aid, from a view alone."""

    @property
    def Notebook(self) -> type[Struct]: ...
    def describe(self, view: Plain) -> Struct: ...
    def sketch(self, view: Plain, speaker: Speaker) -> Text: ...


Budget = TypeVar("Budget", contravariant=True)
Report = TypeVar("Report", contravariant=True)


class Bot(Protocol[Budget, Report]):
    """`bot.py`: how a machine plays it, from a view and what its seat was told.

    What bounds a machine, and to whom it reports, is not the core's: a game's bot says so.
    """

    @property
    def LEVELS(self) -> int:
        """Levels go from 1 to this."""

    @property
    def SPANS(self) -> tuple[float, ...]:
        """Seconds that an act of each level takes, whatever it holds."""

    @property
    def PARTS(self) -> Mapping[int, float]:
        """Of that, where there are secrets, what a question of a phase takes; else all of it."""

    def choose(
        self,
        view: View,
        log: Sequence[Seen[Any]],
        budget: Budget,
        rng: Rng,
        report: Report = ...,
    ) -> int:
        """A legal action of the viewer, who is asked."""

    def needed(self, game: Game) -> list[Need]:
        """What it compiles, as entries with arguments (`core/jit.py`), what takes longest first."""

    def shared(self, game: Game) -> list[Need]:
        """Parts of that, with arguments, for two processes to share (`core/sharing.py`)."""


class Encoding(Protocol):
    """`encoding.py`: a view as a vector, for learners."""

    @property
    def SLOTS(self) -> Sequence[tuple[str, int]]: ...
    @property
    def SIZE(self) -> int: ...
    @property
    def HIGH(self) -> float: ...
    def encode(self, view: Row, out: Any) -> None: ...
    def longest(self, public: Row) -> tuple[int, int]: ...


@runtime_checkable
class Chance(Protocol):
    """The `rules.py` of a game in which something is drawn."""

    @property
    def MAX_CHANCE(self) -> int:
        """Chance actions are below this."""

    def chance(self, state: Row, weights: Weights) -> int:
        """Write the exact weights of the chance actions; how many there are."""


@runtime_checkable
class Draws(Protocol):
    """The same, where not all may see every draw."""

    def sees_draw(self, public: Row) -> int:
        """Who sees the draw that comes now, as bits; SPECTATOR's for everybody."""


@runtime_checkable
class Sampled(Protocol):
    """The same of a game whose actions can be picked without listing them."""

    def sample(self, public: Row, mine: Row, seat: int, rng: Rng) -> int:
        """Any of the legal actions, each as likely."""


@runtime_checkable
class Secrets(Hands, Protocol):
    """The same of a game in which somebody knows what others do not."""

    def resample(self, view: Row, rng: Rng, state: Row) -> None:
        """A random world that fits the view."""


@runtime_checkable
class Absences(Protocol):
    """The same of a game in which the house may act for who does not."""

    def neutral(self, view: Row) -> Mapping[tuple[int, ...], int]:
        """Whole acts, by their weights."""


@runtime_checkable
class Doubts(Protocol):
    """The `view.py` of a game in which an act may be an oversight."""

    def warning(self, view: Plain) -> Ask | None:
        """What to ask before the act drafted in a view is sent."""


@runtime_checkable
class Reviews(Protocol):
    """The `facts.py` of a game of which there is more to tell at the end."""

    @property
    def REVIEW(self) -> Any:
        """The kinds of what is told, as a union of structs."""

    def review(self, logs: Sequence[Sequence[Seen[Any]]]) -> list[Part]:
        """What the end lays open about the play, from the logs of all seats."""


@runtime_checkable
class Standing(Protocol):
    """The `choices.py` of a game in which something may be answered before it is asked."""

    def standing(self, view: Plain) -> Standable | None:
        """Whether what is asked may be, and by what."""


@runtime_checkable
class Opinions(Protocol):
    """The `bot.py` of a game without secrets that can tell how a position stands."""

    def opinion(self, view: View, log: Sequence[Seen[Any]]) -> Opinion:
        """What it makes of a position, from the view of a seat that is asked.

        The same each time, from a fixed amount of work that takes some hundredths of a second.
        """


PERHAPS: dict[str, tuple[type, ...]] = {
    "rules": (Chance, Draws, Sampled, Secrets, Piles, Absences),
    "view": (Doubts,),
    "facts": (Reviews,),
    "choices": (Standing,),
    "notation": (Positions, NamedDraws),
    "bot": (Opinions,),
}
"""What the modules of some games have."""
