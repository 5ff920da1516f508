// The pieces of the page as pictures for paper: each game's `print/pieces.json` says which component
// is made of what; the pictures go beside it. With `--check` they are compared, not written.

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const games = here("../src/ludotheque/games");
const isCheck = process.argv.includes("--check");

const server = await createServer({
  configFile: false,
  root: here("."),
  logLevel: "error",
  appType: "custom",
  plugins: [svelte({ compilerOptions: { css: "injected" } })],
  resolve: { alias: { $lib: here("./src/lib") }, dedupe: ["svelte"] },
  server: { middlewareMode: true, hmr: false, watch: null, fs: { strict: false } },
  optimizeDeps: { noDiscovery: true },
  ssr: { noExternal: true },
});

try {
  const { render } = await server.ssrLoadModule("svelte/server");
  const stale = [];
  for (const list of readdirSync(games).map((game) => join(games, game, "print/pieces.json"))) {
    if (!existsSync(list)) continue;
    const folder = join(dirname(list), "pieces");
    const ui = join(dirname(list), "../ui");
    const colours = palette(readFileSync(join(ui, "palette.css"), "utf8"));
    const made = {};
    for (const [name, { component, props, viewBox }] of Object.entries(read(list))) {
      const module = await server.ssrLoadModule(join(ui, component));
      const { head, body } = render(module.default, { props });
      made[`${name}.svg`] = picture(head, body, viewBox, colours);
    }
    stale.push(...compare(folder, made));
    if (!isCheck) write(folder, made);
  }
  if (isCheck && stale.length) {
    console.error(`not as the page shows them (make pieces): ${stale.join(", ")}`);
    process.exitCode = 1;
  }
} finally {
  await server.close();
}

function read(path) {
  return JSON.parse(readFileSync(path, "utf8"));
}

function compare(folder, made) {
  const kept = existsSync(folder) ? readdirSync(folder) : [];
  return [...new Set([...kept, ...Object.keys(made)])].filter(
    (name) => !kept.includes(name) || readFileSync(join(folder, name), "utf8") !== made[name],
  );
}

function write(folder, made) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [name, svg] of Object.entries(made)) writeFileSync(join(folder, name), svg);
}

/** The colours of a game by day: the first block of its palette. */
function palette(css) {
  return properties(css.slice(css.indexOf("{") + 1, css.indexOf("}")));
}

function properties(block) {
  return Object.fromEntries(
    block
      .split(";")
      .map((line) => line.split(/:(.*)/s).map((part) => part?.trim()))
      .filter(([name]) => name?.startsWith("--")),
  );
}

/** What the page would show, as a picture that needs no browser. */
function picture(head, body, viewBox, colours) {
  const bare = body.replace(/<!--.*?-->/gs, "").trim();
  const shown = bare
    .replace(/\s*\bsvelte-[a-z0-9]+\b/g, "")
    .replace(/ (class|aria-hidden)="(true)?"/g, "")
    .replace(/>\s+</g, "><")
    .replace(/>\s+|\s+</g, (match) => match.trim());
  const classes = new Set(
    [...shown.matchAll(/class="([^"]*)"/g)].flatMap((m) => m[1].split(/\s+/)),
  );
  const style = plain(head, classes, colours);
  const size = viewBox ?? /viewBox="([^"]*)"/.exec(shown)[1];
  const inner = viewBox ? shown : shown.replace(/^<svg[^>]*>/, "").replace(/<\/svg>$/, "");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}"><style>${style}</style>${inner}</svg>\n`;
}

/** Styles without what only browsers know: scopes, variables, choices of selectors. */
function plain(head, classes, colours) {
  const css = [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)]
    .map((match) => match[1])
    .join("\n");
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector, block]) => ({
    selectors: selector
      .replace(/\/\*.*?\*\//gs, "")
      .replace(/:where\(\.svelte-[a-z0-9]+\)|\.svelte-[a-z0-9]+/g, "")
      .trim(),
    block: block.replace(/\/\*.*?\*\//gs, "").trim(),
  }));
  const known = { "--sans": "DejaVu Sans Mono", "--serif": "Libertinus Serif", ...colours };
  const isThere = (selector) =>
    [...selector.matchAll(/\.([\w-]+)/g)].every(([, name]) => classes.has(name));
  for (const { selectors, block } of rules) {
    if (isThere(selectors)) Object.assign(known, properties(block));
  }
  return rules
    .map(({ selectors, block }) => [chosen(selectors).filter(isThere), declarations(block, known)])
    .filter(([selectors, block]) => selectors.length && block)
    .map(([selectors, block]) => `${selectors.join(",")}{${block}}`)
    .join("");
}

/** `.a :is(.b, .c)` as `.a .b, .a .c`; what cannot be said so is about boxes of the page. */
function chosen(selectors) {
  const whole = selectors.split(/,(?![^(]*\))/).flatMap((selector) => {
    const match = /^(.*):is\(([^()]*)\)(.*)$/.exec(selector);
    return match ? match[2].split(",").map((one) => match[1] + one.trim() + match[3]) : [selector];
  });
  return whole.map((one) => one.trim().replace(/\s+/g, " ")).filter((one) => !one.includes(":"));
}

function declarations(block, known) {
  const valued = (text) =>
    text.replace(
      /var\((--[\w-]+)(?:, *([^()]*))?\)/g,
      (_, name, other) => known[name] ?? other ?? name,
    );
  return block
    .split(";")
    .map((line) => line.trim().replace(/\s*:\s*/, ":"))
    .filter(
      (line) => line && !/^(--|display|width|forced-color-adjust|transition|cursor)/.test(line),
    )
    .map((line) => valued(valued(line)))
    .join(";");
}
