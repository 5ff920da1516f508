"""The terminal: printing, asking with completion and history, and clearing between players."""

from __future__ import annotations

import codecs
import contextlib
import difflib
import io
import re
import sys
import textwrap
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Console, RenderableType
from rich.text import Text

from ludotheque.core.errors import LudothequeError, MalformedOption
from ludotheque.core.words import LANGUAGES, harmless, preferred_language, say, spelled_out

try:
    import termios
except ImportError:  # Windows
    termios = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

WIDTH = 80
BELOW = 3  # lines of what was asked before, which comes again below a text
MENU = 3  # lines from the prompt on, for what may be typed
INDENT = 13  # columns before what a word means
NARROW = 60  # columns: below, a picture would be broken up
GLANCE = 8  # digits of a commitment that are compared by eye
NEAREST = "ludotheque-nearest"  # the name of `_nearest` among Python's ways out of errors
_SIGNS = "◎·∘━│"
_GLUED = {0x00A0: 0xE000, 0x202F: 0xE001}  # spaces at which rich would break a line, and must not
_UNGLUED = {stands_in: space for space, stands_in in _GLUED.items()}
_PLAINER = {"‘": "'", "’": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "–": "-",
            "—": "-", "→": "->", "×": "x", "±": "+/-", "œ": "oe", "ß": "ss"}  # fmt: skip


def language_of(asked: str) -> str:
    """The language asked for, or that of the locale."""
    if asked and asked not in LANGUAGES:
        raise MalformedOption("malformed-language", value=repr(asked), values=", ".join(LANGUAGES))
    return asked or preferred_language()


class Terminal:
    """Where a game is played; `plain` is for screen readers: sentences, nothing shown twice.

    One that is narrow or cannot show its signs is plain, too. What it cannot read or write is
    escaped.
    """

    def __init__(self, language: str, plain: bool = False, console: Console | None = None) -> None:
        self.language = language
        self.console = console or Console(highlight=False)
        for stream, errors in ((sys.stdin, "backslashreplace"), (sys.stdout, NEAREST)):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors=errors)
        self.asked_plain = plain or not _can_show(self.console.encoding, _SIGNS)
        self.is_rich = not plain and _is_typed() and self.console.is_terminal
        self._prompts: dict[object, PromptSession[str]] = {}
        self.written = 0  # lines so far
        self.unread: int | None = None  # the line at which an answer begins, until it is read

    @property
    def plain(self) -> bool:
        """Whether there are sentences instead of pictures: asked for, or there is no room."""
        return self.asked_plain or self.console.width < NARROW

    def say(self, message: str, **details: Any) -> None:
        """Print a message in the reader's language; one with a path in one piece, to be copied."""
        if _is_copied(details):
            self.unread = self.written
        self._print(say(self.language, message, **details), soft_wrap=_is_copied(details))

    def commitment(self, message: str, commitment: str) -> None:
        """Print a message about what the draws were committed to: whole, and at a glance."""
        said = say(self.language, message, commitment=commitment, short=commitment[:GLANCE])
        for line in said.split("\n"):
            self._print(line, soft_wrap=commitment in line)

    def print(self, text: RenderableType = "") -> None:
        """Print something; of a text only letters and line breaks count, whatever it holds."""
        self._print(harmless(text, keep="\n") if isinstance(text, str) else text)

    def _print(self, text: RenderableType, soft_wrap: bool = False, end: str = "\n") -> None:
        if isinstance(text, str) and not soft_wrap:
            text = self._broken(text)
        shown = Text(text) if isinstance(text, str) else text
        self.written += len(self.console.render_lines(shown))
        self.console.print(text, markup=False, emoji=False, soft_wrap=soft_wrap, end=end)

    def _broken(self, text: str) -> str:
        """Lines that fit, none of which begins with what belongs to the one before."""
        lines = Text(text.translate(_GLUED)).wrap(self.console, self.console.width)
        *above, last = (line.plain for line in lines)
        return "\n".join([*(line.rstrip(" ") for line in above), last]).translate(_UNGLUED)

    def write(self, content: bytes) -> None:
        """Bytes as they are, for a file or a pipe; on a screen, letters and line breaks alone."""
        buffer = getattr(sys.stdout, "buffer", None)
        if buffer is None or self.console.is_terminal:
            self._print(harmless(content.decode(), keep="\n"), soft_wrap=True, end="")
        else:
            buffer.write(content)
            buffer.flush()

    def page(self, text: RenderableType) -> None:
        """Print something; what would not stay on the screen is turned over by who reads it."""
        shown = Text(text) if isinstance(text, str) else text
        room = self.console.height - MENU - BELOW
        if self.is_rich and len(self.console.render_lines(shown)) > room:
            with self.console.pager():
                self.say("play-pager")  # not as the prompt of `less`, which knows ASCII alone
                self.print(text)
                self.say("play-pager")
            self.written += self.console.height  # nobody knows what a pager leaves on the screen
            self.unread = None
        else:
            self.unread = self.written if self.unread is None else self.unread
            self.print(text)

    def is_lost(self, since: int, coming: Iterable[str]) -> bool:
        """Whether what began when so many lines were written leaves the screen, before a question.

        Where nobody sits at a screen nothing does.
        """
        used = self.written - since + self.height(coming)
        return self.is_rich and used > self.console.height - MENU

    def let_read(self, coming: Iterable[str]) -> None:
        """Wait before an answer is pushed off the screen by what comes below it."""
        if self.unread is not None and self.is_lost(self.unread, coming):
            self.turn_over("play-go-back")
        self.unread = None

    def fitted(
        self, picture: Text | str, news: Sequence[str] = (), question: str = ""
    ) -> tuple[Text | str, list[str]]:
        """A picture and the news that are told below it, so that both stay above the question.

        Where there is no room the picture goes without its empty lines and without those that are
        dim, then the news are told in one paragraph, and at last only the latest of them.
        """
        told = [line for line in news if line]
        if isinstance(picture, str) or not self.console.is_terminal:
            return picture, told
        room = self.console.height - MENU - self.height([question])
        pictures = _shorter(picture)
        for lines in (told, [" ".join(told)] if told else []):
            for shown in pictures:
                if len(shown.split("\n")) + self.height(lines) <= room:
                    return shown, lines
        shown = pictures[-1]
        while told[1:] and len(shown.split("\n")) + self.height([_latest(told)]) > room:
            del told[0]
        return shown, [_latest(told)] if told else []

    def parted(
        self, picture: Text | str, news: Sequence[str], question: str
    ) -> tuple[list[str], list[str]]:
        """The news that are told before a picture, and the latest, which stand below it.

        So that the picture, they and the question are on one screen.
        """
        early, late = list[str](), list(news)
        if isinstance(picture, Text) and self.console.is_terminal:
            least = len(_shorter(picture)[-1].split("\n"))
            room = self.console.height - MENU - self.height([question]) - least
            while late[1:] and self.height(late) > room:
                early.append(late.pop(0))
        return early, late

    def unroll(self, lines: Iterable[str], then: int = 0) -> None:
        """Tell something, a screen at a time if it is long; so many lines come after it."""
        room, used = self.console.height - MENU, 0
        for line in lines:
            height = self.height([line])
            if used and used + height > room:
                self.turn_over()
                used = 0
            self.print(line)
            used += height
        if used and used + then > room:
            self.turn_over()

    def turn_over(self, message: str = "play-turn-over") -> None:
        """Let what is on the screen be read before something else takes its place."""
        if self.is_rich:
            with contextlib.suppress(EOFError, KeyboardInterrupt):  # who is in a hurry
                self.wait(say(self.language, message))

    def height(self, lines: Iterable[str]) -> int:
        """How many lines of the screen these take."""
        return sum(self._broken(line).count("\n") + 1 for line in lines if line)

    def item(self, word: str, meaning: str) -> str:
        """A word and what it means, in a column of its own."""
        width = max(self.console.width, 2 * INDENT)
        line = f"{word:{INDENT - 1}} {meaning}"
        return textwrap.fill(line, width, subsequent_indent=" " * INDENT)

    def complain(self, error: LudothequeError) -> None:
        """Print why something was refused."""
        self._print(error.say(self.language), soft_wrap=_is_copied(error.details))

    def ask(self, sentence: str, candidates: Sequence[str] = (), history: object = None) -> str:
        """A line that somebody types, completed from `candidates`; a seat has a `history`."""
        if self.is_rich:
            *above, sentence = self._broken(sentence).split("\n")
            for line in above:
                self._print(line)
            self.written += 1
            return self._prompt(history, candidates).prompt(f"{sentence} ").strip()
        if sys.stdin is None:
            raise EOFError
        self._print(f"{sentence} ", soft_wrap=True, end="")
        return input().strip()

    def forget(self) -> None:
        """Forget what was typed: others sit at the keyboard now."""
        self._prompts.clear()

    def is_yes(self, message: str, **details: Any) -> bool:
        """A question that is answered with yes or no, in any of our languages; Enter is no."""
        return self.is_sure(say(self.language, message, **details))

    def is_sure(self, sentence: str) -> bool:
        """The same of a question that is a sentence already."""
        while True:
            answer = self.ask(sentence).casefold()
            for word, is_yes in (("word-yes", True), ("word-no", False)):
                if any(say(language, word).startswith(answer) for language in LANGUAGES):
                    return is_yes and answer != ""

    def wait(self, sentence: str) -> str:
        """Until somebody presses Enter, whatever was typed before; what was typed now, no echo."""
        if termios and _is_typed():
            termios.tcflush(sys.stdin, termios.TCIFLUSH)
        if not self.is_rich:
            return self.ask(sentence)
        from prompt_toolkit.input.typeahead import clear_typeahead

        self.written += 1
        prompt = self._prompt("curtain", ())
        clear_typeahead(prompt.input)
        return prompt.prompt(f"{sentence} ", is_password=True)

    def clear(self) -> None:
        """Leave nothing on the screen, nor above it, for the next at the keyboard."""
        self.unread = None
        if self.console.is_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.console.file.flush()
        else:
            self.print("\n" * 3)

    @contextlib.contextmanager
    def waiting(self, above: Sequence[str], message: str, **details: Any) -> Iterator[None]:
        """Show that something takes time, and what is new, for as long as it takes."""
        if not self.console.is_terminal:
            yield
        elif self.plain:
            self.say(message, **details)
            yield
        else:
            lines = [*map(harmless, above), say(self.language, message, **details)]
            self.written += self.height(lines)
            with self.console.status(Text("\n".join(lines))):
                yield

    def _prompt(self, history: object, candidates: Sequence[str]) -> PromptSession[str]:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.history import DummyHistory, InMemoryHistory

        if history not in self._prompts:
            self._prompts[history] = PromptSession(
                history=InMemoryHistory() if isinstance(history, int) else DummyHistory(),
                complete_while_typing=True,
                reserve_space_for_menu=MENU,
                enable_suspend=True,
                key_bindings=_keys(),
            )
        prompt = self._prompts[history]
        prompt.completer = _completer(candidates)
        return prompt


def marked(before: Text, after: Text) -> Text:
    """A picture in which what has changed is underlined, word by word."""
    was, lines, at = before.plain.split("\n"), after.split("\n"), 0
    pairs = _paired(was, [line.plain for line in lines])
    for line, old in zip(lines, pairs, strict=True):
        words = list(re.finditer(r"\S+", line.plain))
        for nth, word in enumerate(words):
            is_new = old[nth] != word[0] if len(old) == len(words) else word[0] not in old
            if is_new and not _is_dim(line):
                after.stylize("underline", at + word.start(), at + word.end())
        at += len(line.plain) + 1
    return after


def _paired(was: Sequence[str], lines: Sequence[str]) -> list[list[str]]:
    """Of each line the words of the one that stood in its place, whatever came or went above."""
    pairs: list[list[str]] = []
    matcher = difflib.SequenceMatcher(None, was, lines, autojunk=False)
    for _, start, end, first, last in matcher.get_opcodes():
        before, after = was[start:end], lines[first:last]
        for nth, line in enumerate(after):
            is_aligned = len(before) == len(after)
            old = [before[nth]] if is_aligned else difflib.get_close_matches(line, before, 1)
            pairs.append(old[0].split() if old else [])
    return pairs


def _shorter(picture: Text) -> list[Text]:
    """A picture whole, without its empty lines, and without all that one can do without."""
    whole = list(picture.split("\n"))
    filled = [line for line in whole if line.plain.strip()]
    needed = [line for line in filled if not _is_dim(line)]
    return [Text("\n").join(lines) for lines in (whole, filled, needed)]


def _latest(told: Sequence[str]) -> str:
    return " ".join(["…", *told])


def _is_dim(line: Text) -> bool:
    """Whether one can do without a line of a picture."""
    wholly = (span for span in line.spans if span.start <= 0 and span.end >= len(line.plain))
    return any(span.style == "dim" for span in wholly)


def unaccented(text: str) -> str:
    """Small letters without accents, left out or spelled out: `zuruck` for `zurueck` too."""
    letters = unicodedata.normalize("NFD", spelled_out(text.casefold()))
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return re.sub("([aou])e", r"\1", plain)


def _is_copied(details: Mapping[str, object]) -> bool:
    """Whether a message holds something to be copied: it is printed in one piece."""
    return any(name in details for name in ("path", "commitment"))


def _is_typed() -> bool:
    return sys.stdin is not None and sys.stdin.isatty()


def _can_show(encoding: str, text: str) -> bool:
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def _nearest(error: UnicodeError) -> tuple[str, int]:
    """What an output can show of letters it does not have: without accents, or as escapes."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_ascii, error.object[error.start : error.end])), error.end


def _ascii(letter: str) -> str:
    parts = unicodedata.normalize("NFKD", _PLAINER.get(letter, letter))
    simple = "".join(part for part in parts if not unicodedata.combining(part))
    return simple if simple.isascii() else letter.encode("ascii", "backslashreplace").decode()


codecs.register_error(NEAREST, _nearest)


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
