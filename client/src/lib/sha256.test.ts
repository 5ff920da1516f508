import { expect, test } from "vitest";
import { sha256 } from "./sha256";

async function theirs(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

test("digests are those of the browser's own SHA-256, at every length around a block", async () => {
  for (let length = 0; length < 200; length++) {
    const text = "é0".repeat(length).slice(0, length);
    expect(sha256(text)).toBe(await theirs(text));
  }
});
