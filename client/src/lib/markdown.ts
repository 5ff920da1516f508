// The little of Markdown that our rulebooks use, as data: nothing in it can become markup.

export type Inline = { text: string; as: "text" | "code" | "strong" | "em" };
export type Block =
  | { kind: "heading"; level: number; text: string; anchor: string }
  | { kind: "paragraph"; anchor: string; parts: Inline[] }
  | { kind: "diagram"; name: string; parts: Inline[] }
  | { kind: "list"; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const DIAGRAM = /^!\[([^\]]+)\]\(([a-z-]+)\)$/;
const PARAGRAPH = /^\*\*([A-Z]\d+[a-z]?(?:-[a-z])?)\*\*\s+/;

export function read(markdown: string): Block[] {
  const chunks = markdown.replace(/\r/g, "").split(/\n{2,}/);
  return chunks.map((chunk) => chunk.trim()).filter(Boolean).map(block); // prettier-ignore
}

function block(chunk: string): Block {
  const heading = /^(#{1,4})\s+(.*)$/.exec(chunk);
  if (heading) {
    const text = heading[2]!;
    return { kind: "heading", level: heading[1]!.length, text, anchor: slug(text) };
  }
  const diagram = DIAGRAM.exec(chunk);
  if (diagram) return { kind: "diagram", name: diagram[2]!, parts: inline(diagram[1]!) };
  const lines = chunk.split("\n");
  if (lines.length > 2 && lines[0]!.startsWith("|")) {
    const [head, , ...rows] = lines.map(cells);
    return { kind: "table", head: head!, rows };
  }
  if (chunk.startsWith("- "))
    return { kind: "list", items: chunk.slice(2).split(/\n- /).map((item) => inline(flat(item))) }; // prettier-ignore
  const named = PARAGRAPH.exec(chunk);
  const parts = inline(flat(named ? chunk.slice(named[0].length) : chunk));
  return { kind: "paragraph", anchor: named?.[1] ?? "", parts };
}

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  for (const piece of text.split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*)/)) {
    if (!piece) continue;
    if (piece.startsWith("`")) parts.push({ text: piece.slice(1, -1), as: "code" });
    else if (piece.startsWith("**")) parts.push({ text: piece.slice(2, -2), as: "strong" });
    else if (/^\*[^*]+\*$/.test(piece)) parts.push({ text: piece.slice(1, -1), as: "em" });
    else parts.push({ text: piece, as: "text" });
  }
  return parts;
}

/** All the words of a block, for searching. */
export function plain(block: Block): string {
  const said = (parts: Inline[]) => parts.map((part) => part.text).join("");
  if (block.kind === "heading") return block.text;
  if (block.kind === "paragraph") return `${block.anchor} ${said(block.parts)}`;
  if (block.kind === "diagram") return said(block.parts);
  if (block.kind === "list") return block.items.map(said).join(" ");
  return [block.head, ...block.rows].map((row) => row.map(said).join(" ")).join(" ");
}

/** Lower case and without accents, as people type when they search. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[’']/g, "'").toLowerCase();
}

function cells(line: string): Inline[][] {
  return line.replace(/^\||\|$/g, "").split("|").map((cell) => inline(cell.trim())); // prettier-ignore
}

const flat = (text: string) => text.replace(/\s*\n\s*/g, " ");
const slug = (text: string) =>
  folded(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
