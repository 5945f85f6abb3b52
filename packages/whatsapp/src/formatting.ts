/**
 * The marks that change how a text looks in a chat: put the same mark before and after the words,
 * without a space inside.
 */
export const textMarks = {
  bold: { mark: "*", looks: "bold" },
  italic: { mark: "_", looks: "italic" },
  strikethrough: { mark: "~", looks: "struck through" },
  monospace: { mark: "```", looks: "every letter of one width" },
} as const;
export type TextMark = keyof typeof textMarks;

/**
 * Puts words between a mark.
 *
 * @example markText("bold", "Today only") // "*Today only*"
 */
export function markText(style: TextMark, words: string): string {
  const { mark } = textMarks[style];
  return `${mark}${words}${mark}`;
}
