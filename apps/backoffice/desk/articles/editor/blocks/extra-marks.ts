import { Mark } from "@tiptap/react";

/**
 * Marks that the sanitizer allows, but for which the editor has no button. Without these extensions
 * the editor would remove them from an existing article.
 */
export const extraMarks = ["sub", "sup", "mark", "small", "kbd"].map((tag) =>
  Mark.create({ name: tag, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] }),
);
