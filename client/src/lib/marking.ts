// Where in a text something is that was looked for, accents or not.

import { folded } from "./markdown";

/** From where to where, for each time it occurs. */
export function places(text: string, wanted: string): [number, number][] {
  const letters = [...text].map(folded);
  const starts: number[] = []; // of each folded letter, in the text
  let at = 0;
  for (const [k, letter] of [...text].entries()) {
    for (let n = 0; n < letters[k]!.length; n++) starts.push(at);
    at += letter.length;
  }
  starts.push(at);
  const plain = letters.join("");
  const found: [number, number][] = [];
  for (let k = plain.indexOf(wanted); wanted && k >= 0; k = plain.indexOf(wanted, k + 1))
    found.push([starts[k]!, starts[k + wanted.length]!]);
  return found;
}

/** The same in what is shown. */
export function ranges(shown: Node, wanted: string): Range[] {
  const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
  const found: Range[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const [from, to] of places(node.textContent ?? "", wanted)) {
      const range = new Range();
      range.setStart(node, from);
      range.setEnd(node, to);
      found.push(range);
    }
  return found;
}
