/**
 * The product's mark: a chat bubble with a line that rises. Two paths on a square of `size` units;
 * whoever draws it fills the bubble green and strokes the line gold, 3 units wide, round caps.
 *
 * @example `<svg viewBox="0 0 34 34"><path d={mark.bubble} /><path d={mark.line} /></svg>`
 */
export const mark = {
  size: 34,
  bubble: "M4 6a4 4 0 0 1 4-4h18a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4H13l-7 7v-7a4 4 0 0 1-2-4z",
  line: "M9 16.5l5-5 4 4 7-7",
} as const;
