import { Marked } from "marked";

/**
 * Writes a picture's HTML.
 *
 * @returns false for the usual tag
 */
export type WritePicture = (address: string, alt: string) => string | false;

/** The Markdown of the seed and of imported files as HTML, not yet sanitized. */
export function readMarkdown(markdown: string, writePicture?: WritePicture): string {
  const marked = new Marked({
    async: false,
    renderer: {
      // A picture is not in a paragraph; the desk's editor would add an empty paragraph beside it.
      paragraph({ tokens }) {
        const [only, ...rest] = tokens;
        return only?.type === "image" && rest.length === 0 && this.parser.parseInline(tokens);
      },
      // The element that the editor writes for it.
      del({ tokens }) {
        return `<s>${this.parser.parseInline(tokens)}</s>`;
      },
      image: ({ href, text }) => writePicture?.(href, text) ?? false,
    },
  });
  return marked.parse(markdown, { async: false });
}
