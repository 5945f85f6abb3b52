import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { brand } from "@crm/brand";
import { inProject } from "../process/project.ts";
import { listImports } from "../rules/sources.ts";

/** What every drawing stands on without importing it. */
const ground = ["apps/site/app/fonts/anek-latin.woff2", "apps/site/app/fonts/anek-rupee.woff2"];

/**
 * A hash of everything that a picture is drawn from: its modules, what they import, the typeface.
 * The brand is not part of it; it has a mark of its own, see `hashBrand`.
 *
 * @param sources the drawing's modules, relative to the repository
 */
export function hashDrawing(sources: readonly string[]): string {
  const hash = createHash("sha256");
  const parts = new Set<string>();
  for (const source of sources) listParts(source, parts);
  for (const file of [...ground, ...parts].sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(inProject(file)));
  }
  return hash.digest("hex").slice(0, 16);
}

/** A hash of what a picture may show of the brand: its name, partners and colours. */
export function hashBrand(): string {
  const { product, platforms, colours } = brand;
  const shown = JSON.stringify({ product, platforms, colours });
  return createHash("sha256").update(shown).digest("hex").slice(0, 16);
}

function listParts(source: string, seen: Set<string>): void {
  if (seen.has(source)) return;
  seen.add(source);
  for (const { specifier, target, typeOnly } of listImports(source)) {
    const file = target ?? findInPackage(specifier);
    if (!file || typeOnly || !existsSync(inProject(file))) continue;
    if (/\.tsx?$/.test(file)) listParts(file, seen);
    else seen.add(file);
  }
}

/** The file behind `@crm/<package>/<file>`, the brand aside. */
function findInPackage(specifier: string): string | undefined {
  const [, name, file = "index"] = /^@crm\/(contract|whatsapp)(?:\/(.+))?$/.exec(specifier) ?? [];
  return name && `packages/${name}/src/${file}.ts`;
}
