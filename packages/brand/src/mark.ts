import { brand } from "./brand.ts";

/**
 * The product's mark: a chat bubble with a rising line, as two paths on a square of `size` units.
 * Draw it with the bubble filled green and the line stroked gold.
 *
 * @example `<svg viewBox="0 0 34 34"><path d={mark.bubble} /><path {...mark.line} /></svg>`
 */
export const mark = {
  size: 34,
  bubble: "M4 6a4 4 0 0 1 4-4h18a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4H13l-7 7v-7a4 4 0 0 1-2-4z",
  /** The line's attributes, in React's spelling. */
  line: {
    d: "M9 16.5l5-5 4 4 7-7",
    fill: "none",
    strokeWidth: 3,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  },
} as const;

/**
 * The mark's two paths as SVG text in the brand's colours, for icons.
 *
 * @example writeMarkPaths() // '<path d="M4 6a4…" fill="#0B5C43"/><path …/>'
 */
export function writeMarkPaths(): string {
  const { d, fill, strokeWidth, strokeLinecap, strokeLinejoin } = mark.line;
  const { green, gold } = brand.colours;
  return `<path d="${mark.bubble}" fill="${green}"/><path d="${d}" fill="${fill}" stroke="${gold}" stroke-width="${strokeWidth}" stroke-linecap="${strokeLinecap}" stroke-linejoin="${strokeLinejoin}"/>`;
}
