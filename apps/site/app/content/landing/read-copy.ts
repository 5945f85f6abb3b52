import type { LandingPage } from "./landing-pages.ts";

/** Fields of the copy whose values nobody reads on the page. */
const hidden = new Set(["kind", "drawing", "surface", "to", "href", "side", "action", "preview"]);

/** The visible texts of a landing page below its hero, in their order on the page. */
export function readCopy({ hero, sections, questions, closing }: LandingPage): string[] {
  return [hero.notes, sections, questions, closing].flatMap(listTexts);
}

function listTexts(part: unknown): string[] {
  if (typeof part === "string") return [part];
  if (Array.isArray(part)) return part.flatMap(listTexts);
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    hidden.has(name) ? [] : listTexts(value),
  );
}
