"""Files as values of options: `-o name=@FILE`, typed in this terminal.

Nothing else reads a file for an option: a record, a log or a program at the other end of a pipe
brings the text itself.
"""

from __future__ import annotations

import stat
from pathlib import Path

from ludotheque.core.errors import MalformedOption
from ludotheque.core.options import Options


def filled(options: Options, text: str) -> str:
    """`preset+name=@FILE+...` with what each file holds, as its option writes it."""
    return "+".join(pair_filled(options, part) for part in text.split("+"))


def pair_filled(options: Options, pair: str) -> str:
    """`name=@FILE` with what the file holds; anything else as it is."""
    name, _, value = pair.partition("=")
    if not value.startswith("@"):
        return pair
    option = options.option(name)
    longest = option.schema().get("maxLength")
    if longest is None:
        raise MalformedOption("option-no-file", option=name)
    return f"{name}={option.parse(_content(value[1:], longest))}"


def _content(name: str, longest: int) -> str:
    """The text of an ordinary file; nothing else is waited for, and no more is read."""
    path, content = Path(name), b""
    try:
        is_ordinary = stat.S_ISREG(path.stat().st_mode)
        if is_ordinary:
            with path.open("rb") as file:
                content = file.read(longest + 1)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or "?"
        raise MalformedOption("no-such-file", path=name, why=why) from None
    if not is_ordinary:
        raise MalformedOption("option-file-kind", path=name)
    if len(content) > longest:
        raise MalformedOption("option-file-long", path=name, limit=longest)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise MalformedOption("option-file-text", path=name) from None
