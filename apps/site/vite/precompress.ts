import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const compressible = /\.(?:js|css|html|svg|json|txt|xml|webmanifest)$/;

/** Smaller files fit into one network packet anyway, so they are not compressed. Bytes. */
const minBytes = 1_024;

/**
 * Writes a brotli and a gzip copy beside each text file of the client build, so that the server
 * never compresses files. Runs after both builds, because the second one still adds files.
 */
export function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    closeBundle() {
      const folder = join(this.environment.config.root, "build/client");
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (compressible.test(name)) compressFile(join(folder, name));
      }
    },
  };
}

function compressFile(file: string): void {
  const bytes = readFileSync(file);
  if (bytes.length < minBytes) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
