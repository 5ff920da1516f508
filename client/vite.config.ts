import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { ahead, part } from "./ahead.ts";
import { words } from "./words.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The games' own parts live beside their rules and are found by glob (`src/lib/games.ts`).
export default defineConfig({
  plugins: [svelte(), words(here("./locales"), here("../src/ludotheque")), ahead()],
  resolve: {
    alias: { $lib: here("./src/lib"), $games: here("../src/ludotheque/games") },
    dedupe: ["svelte"],
  },
  build: {
    outDir: here("../src/ludotheque/web/static"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: part }] },
      },
    },
  },
  test: {
    dir: here(".."),
    include: ["client/src/**/*.test.ts", "src/ludotheque/games/*/ui/*.test.ts"],
    testTimeout: 60_000, // a busy machine is not a wrong answer
  },
  server: {
    strictPort: true, // the server lets the page of this port call, and no other
    fs: { allow: [here("..")] },
    proxy: { "/api": process.env.LUDOTHEQUE_SERVER ?? "http://127.0.0.1:8000" },
  },
});
