import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { brand } from "@crm/brand";
import { runnerImport } from "vite";
import { inProject } from "../../../scripts/process/project.ts";

/** What every drawing stands on beside its own markup. */
const ground = ["apps/site/app/fonts/anek-latin.woff2", "apps/site/app/fonts/anek-rupee.woff2"];

/**
 * Hashes everything that a picture shows: the drawing's markup and the typeface. The brand has a
 * mark of its own, see `hashBrand`.
 *
 * @returns a function of the picture's name; the drawings are compiled once
 */
export async function loadDrawingHashes(): Promise<(name: string) => string> {
  const { module } = await runnerImport<{ writeMarkup(name: string): string }>(
    inProject("pictures/src/drawing-markup.tsx"),
    { configFile: false, root: inProject("apps/site"), logLevel: "error" },
  );
  const fonts = ground.map((file) => readFileSync(inProject(file)));
  return (name) => hashParts([...fonts, module.writeMarkup(name)]);
}

/** A hash of what a picture may show of the brand: its name, partners and colours. */
export function hashBrand(): string {
  const { product, platforms, colours } = brand;
  return hashParts([JSON.stringify({ product, platforms, colours })]);
}

function hashParts(parts: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 16);
}
