/**
 * The marks that format a text in a chat. The same mark is put before and after the words, without a
 * space inside.
 */
export const textMarks = {
  bold: { mark: "*", looks: "bold" },
  italic: { mark: "_", looks: "italic" },
  strikethrough: { mark: "~", looks: "struck through" },
  monospace: { mark: "```", looks: "every letter the same width" },
} as const;
export type TextMark = keyof typeof textMarks;

/**
 * Puts a style's mark before and after words.
 *
 * @example markText("bold", "Today only") // "*Today only*"
 */
export function markText(style: TextMark, words: string): string {
  const { mark } = textMarks[style];
  return `${mark}${words}${mark}`;
}
