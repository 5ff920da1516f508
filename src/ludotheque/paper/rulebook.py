"""A rulebook as blocks and runs that a template can set: text, lists, tables and diagrams."""

from __future__ import annotations

from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markdown_it.tree import SyntaxTreeNode

Run = dict[str, Any]
Block = dict[str, Any]


def blocks(markdown: str) -> list[Block]:
    """The blocks of a text in Markdown."""
    tokens: list[Token] = MarkdownIt("commonmark").enable("table").parse(markdown)
    return [_block(node) for node in SyntaxTreeNode(tokens).children]


def _block(node: SyntaxTreeNode) -> Block:
    match node.type:
        case "heading":
            return {"kind": "heading", "level": int(node.tag[1:]), "runs": _runs(node)}
        case "paragraph":
            first = node.children[0].children[0]
            if first.type == "image":
                caption = [_run(child) for child in first.children]
                return {"kind": "diagram", "name": first.attrs["src"], "runs": caption}
            return {"kind": "paragraph", "runs": _runs(node)}
        case "bullet_list":
            return {"kind": "list", "items": [_runs(item.children[0]) for item in node.children]}
        case "table":
            rows = [row.children for part in node.children for row in part.children]
            return {"kind": "table", "rows": [[_runs(cell) for cell in row] for row in rows]}
    raise ValueError(f"nothing that a rulebook has: {node.type}")


def _runs(node: SyntaxTreeNode) -> list[Run]:
    return [_run(child) for inline in node.children for child in inline.children]


def _run(node: SyntaxTreeNode) -> Run:
    match node.type:
        case "text":
            return {"kind": "text", "text": node.content}
        case "code_inline":
            return {"kind": "code", "text": node.content}
        case "strong" | "em":
            return {"kind": node.type, "runs": [_run(child) for child in node.children]}
        case "softbreak":
            return {"kind": "space"}
    raise ValueError(f"nothing that a rulebook has: {node.type}")
