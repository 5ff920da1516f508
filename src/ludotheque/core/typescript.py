"""Types for readers in TypeScript, from a game's declarations: a changed field fails their build.

Beside the types stands how each part of a fact, an ask or a choice is spoken (`words`), by which
they make the same sentences as `core/speech.py` from the same messages.
"""

from __future__ import annotations

import json
from typing import Any, get_origin

from msgspec import inspect

from ludotheque.core.contract import Spoken
from ludotheque.core.game import Game
from ludotheque.core.schema import kinds
from ludotheque.core.speech import spoken_fields

HEAD = "// Made by `make types` from the declarations of the game: not to be changed by hand.\n"
ROLES = {"log": "Fact", "ask": "Ask", "act": "Choice", "part": "Part"}
PLAIN: dict[type[inspect.Type], str] = {
    inspect.IntType: "number", inspect.FloatType: "number", inspect.StrType: "string",
    inspect.BoolType: "boolean", inspect.NoneType: "null", inspect.AnyType: "unknown",
}  # fmt: skip


def typescript(game: Game) -> str:
    """A module of types, and of how their parts are spoken."""
    writer = _Writer()
    named = kinds(game)
    meant = {name: writer.type(inspect.type_info(kind)) for name, kind in named.items()}
    lines = [f"export type {name} = {kind};" for name, kind in meant.items() if kind != name]
    spoken = json.dumps(writer.words, sort_keys=True)
    parts = [HEAD, *writer.interfaces.values(), "\n".join(lines), f"export const words = {spoken};"]
    return "\n".join(parts)


class _Writer:
    """Writes each struct once, as it is first met."""

    def __init__(self) -> None:
        self.interfaces: dict[str, str] = {}
        self.words: dict[str, dict[str, dict[str, str]]] = {}

    def type(self, kind: inspect.Type) -> str:
        match kind:
            case inspect.Metadata():
                return self.type(kind.type)
            case inspect.LiteralType():
                return " | ".join(json.dumps(value) for value in kind.values)
            case inspect.UnionType():
                return " | ".join(self.type(one) for one in kind.types)
            case inspect.ListType() | inspect.VarTupleType():
                return f"({self.type(kind.item_type)})[]"
            case inspect.TupleType():
                return f"[{', '.join(map(self.type, kind.item_types))}]"
            case inspect.DictType():
                return f"Record<string, {self.type(kind.value_type)}>"
            case inspect.StructType():
                return self._struct(kind)
        return PLAIN[type(kind)]

    def _struct(self, kind: inspect.StructType) -> str:
        own: Any = get_origin(kind.cls) or kind.cls
        name = _name(own)
        if name in self.interfaces:
            return name
        self.interfaces[name] = ""
        fields = [f"  kind: {json.dumps(kind.tag)};"] if kind.tag else []
        leaves_out = own.__struct_config__.omit_defaults
        for field in kind.fields:
            mark = "?" if leaves_out and not field.required else ""
            fields.append(f"  {field.encode_name}{mark}: {self.type(field.type)};")
        self.interfaces[name] = "\n".join([f"export interface {name} {{", *fields, "}"])
        if issubclass(own, Spoken):
            said = {part: family for _, part, family in spoken_fields(own)}
            self.words.setdefault(own.family, {})[str(kind.tag)] = said
        return name


def _name(kind: type[Any]) -> str:
    """Facts, asks and choices may share a name: their role is part of it."""
    return kind.__name__ + ROLES[kind.family] if issubclass(kind, Spoken) else kind.__name__
