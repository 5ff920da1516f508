"""The terminal: printing, asking with completion and history, and clearing between players."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from rich.console import Console, RenderableType

from ludotheque.core.errors import LudothequeError
from ludotheque.core.words import LANGUAGES, say

with contextlib.suppress(ImportError):  # not on Windows
    import termios

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

WIDTH = 80


class Terminal:
    """Where a game is played; `plain` is for screen readers: sentences, nothing drawn twice."""

    def __init__(self, language: str, plain: bool = False, console: Console | None = None) -> None:
        self.language, self.plain = language, plain
        self.console = console or Console(highlight=False)
        self.is_rich = not plain and sys.stdin.isatty() and self.console.is_terminal
        self._prompts: dict[object, PromptSession[str]] = {}

    def say(self, message: str, **details: Any) -> None:
        """Print a message in the reader's language; one with a path in one piece, to be copied."""
        text = say(self.language, message, **details)
        self.console.print(text, markup=False, soft_wrap="path" in details)

    def print(self, text: RenderableType = "") -> None:
        self.console.print(text, markup=False)

    def complain(self, error: LudothequeError) -> None:
        """Print why something was refused."""
        self.print(error.say(self.language))

    def ask(self, sentence: str, candidates: Sequence[str] = (), history: object = None) -> str:
        """A line that somebody types, completed from `candidates`; each `history` is its own."""
        if self.is_rich:
            return self._prompt(history, candidates).prompt(f"{sentence} ").strip()
        return self.console.input(f"{sentence} ", markup=False).strip()

    def is_yes(self, message: str, **details: Any) -> bool:
        """A question that is answered with yes or no, in any of our languages; Enter is no."""
        while True:
            answer = self.ask(say(self.language, message, **details)).casefold()
            for word, is_yes in (("word-yes", True), ("word-no", False)):
                if any(say(language, word).startswith(answer) for language in LANGUAGES):
                    return is_yes and answer != ""

    def wait(self, sentence: str) -> None:
        """Until somebody presses Enter on an empty line, whatever was typed before; no echo."""
        if not self.is_rich:
            while self.ask(sentence):
                pass
            return
        from prompt_toolkit.input.typeahead import clear_typeahead

        prompt = self._prompt("curtain", ())
        termios.tcflush(sys.stdin, termios.TCIFLUSH)
        clear_typeahead(prompt.input)
        while prompt.prompt(f"{sentence} ", is_password=True):
            pass

    def clear(self) -> None:
        """Leave nothing on the screen, nor above it, for the next at the keyboard."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.console.file.flush()
        else:
            self.print("\n" * 3)

    @contextmanager
    def waiting(self, message: str, **details: Any) -> Iterator[None]:
        """Show that something takes time."""
        if not self.console.is_terminal:
            yield
        elif self.plain:
            self.say(message, **details)
            yield
        else:
            with self.console.status(say(self.language, message, **details)):
                yield

    def _prompt(self, history: object, candidates: Sequence[str]) -> PromptSession[str]:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.history import InMemoryHistory

        if history not in self._prompts:
            self._prompts[history] = PromptSession(
                history=InMemoryHistory(),
                complete_while_typing=True,
                reserve_space_for_menu=5,
                enable_suspend=True,
                key_bindings=_keys(),
            )
        prompt = self._prompts[history]
        prompt.completer = _completer(candidates)
        return prompt


def next_words(text: str, candidates: Sequence[str]) -> list[str]:
    """The words that may come at the end of a text, by the candidates that begin like it."""
    begun = text.lstrip().casefold()
    fixed = len(begun) - len(begun.rpartition(" ")[2])
    rests = [c[fixed:] for c in candidates if c.casefold().startswith(begun)]
    return list(dict.fromkeys(rest.partition(" ")[0] for rest in rests))


def _keys() -> Any:
    """Ctrl-C strikes out a line that was begun, and leaves from an empty one."""
    from prompt_toolkit.key_binding import KeyBindings

    keys = KeyBindings()

    @keys.add("c-c")
    def _(event: Any) -> None:
        if event.current_buffer.text:
            event.current_buffer.reset()
        else:
            event.app.exit(exception=KeyboardInterrupt, style="class:aborting")

    return keys


def _completer(candidates: Sequence[str]) -> Any:
    from prompt_toolkit.completion import WordCompleter

    class NextWord(WordCompleter):
        def get_completions(self, document: Any, event: Any) -> Any:
            from prompt_toolkit.completion import Completion

            text = document.text_before_cursor
            last = len(text.rpartition(" ")[2])
            for word in next_words(text, candidates):
                yield Completion(word, start_position=-last)

    return NextWord([])
