import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { brand } from "@crm/brand";
import { runnerImport } from "vite";
import { inProject } from "../../../scripts/process/project.ts";

/** The files that every drawing depends on, in addition to its markup. */
const ground = [
  "apps/site/app/fonts/anek-latin.woff2",
  "apps/site/app/fonts/anek-rupee.woff2",
  "packages/drawings/src/drawings.css",
  "packages/drawings/src/hero/hero-board.css",
  "packages/drawings/src/kit/chat.css",
  "packages/drawings/src/kit/phone.css",
  "packages/drawings/src/screens/columns.css",
  "pictures/src/pictures.css",
];

/**
 * Hashes what a picture shows: the drawing's markup, style sheets and typeface. The brand has a separate hash,
 * see `hashBrand`.
 *
 * @returns a function that returns the hash for a picture's name; the drawings are compiled once
 */
export async function loadDrawingHashes(): Promise<(name: string) => string> {
  const { module } = await runnerImport<{ writeMarkup(name: string): string }>(
    inProject("pictures/src/drawing-markup.tsx"),
    { configFile: false, root: inProject("apps/site"), logLevel: "error" },
  );
  const shared = ground.map((file) => readFileSync(inProject(file)));
  return (name) => hashParts([...shared, module.writeMarkup(name)]);
}

/** Hashes the parts of the brand that a picture may show: its name, partners and colours. */
export function hashBrand(): string {
  const { product, platforms, colours } = brand;
  return hashParts([JSON.stringify({ product, platforms, colours })]);
}

function hashParts(parts: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 16);
}
