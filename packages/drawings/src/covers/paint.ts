/*
 * A cover is shown by `<use>` from a file of its own, to which the page's classes do not apply. So its
 * colours are attributes with the theme's custom properties, which are inherited.
 */

/** Colours by their name in the theme. */
export const paint = {
  white: "var(--color-white)",
  paper: "var(--color-paper)",
  sand: "var(--color-sand)",
  leaf: "var(--color-leaf)",
  mint: "var(--color-mint)",
  gold: "var(--color-gold)",
  honey: "var(--color-honey)",
  green: "var(--color-green)",
  deep: "var(--color-deep)",
  ink: "var(--color-ink)",
  soft: "var(--color-soft)",
  line: "var(--color-line)",
  clay: "var(--color-clay)",
} as const;
export type Tone = keyof typeof paint;

const darkTones: ReadonlySet<Tone> = new Set<Tone>(["green", "deep", "ink", "clay"]);

/** The colour of text on a tone. */
export function textOn(tone: Tone): string {
  return darkTones.has(tone) ? paint.white : paint.ink;
}

/** A thin outline that separates a shape from any background. */
export const outline = { stroke: paint.ink, strokeOpacity: 0.16 } as const;

/** Units that one letter of the given size takes on average. */
const letterWidth = 0.475;

/** The width of the longest of several lines, without the space around them. */
export function measureText(lines: readonly string[], size: number): number {
  return Math.ceil(Math.max(...lines.map(({ length }) => length)) * size * letterWidth);
}
