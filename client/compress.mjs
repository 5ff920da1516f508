// Lay a compressed copy beside each file that the server hands out.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const folder = new URL("../src/ludotheque/web/static/", import.meta.url);
for (const name of readdirSync(folder, { recursive: true })) {
  if (!/\.(js|css|html|svg|json|webmanifest)$/.test(name)) continue;
  const file = new URL(name, folder);
  const bytes = readFileSync(file);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(new URL(`${name}.br`, folder), brotliCompressSync(bytes, { params: quality }));
  writeFileSync(new URL(`${name}.gz`, folder), gzipSync(bytes, { level: 9 }));
}
