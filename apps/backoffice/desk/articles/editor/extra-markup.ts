import { Mark, Node } from "@tiptap/react";

/**
 * Marks that the sanitizer allows, but for which the editor has no button. Without these extensions
 * the editor would remove them from an existing article.
 */
export const extraMarks = ["sub", "sup", "mark", "small", "kbd"].map((tag) =>
  Mark.create({ name: tag, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] }),
);

export const tipName = "tip";

/** The "Good to know" box: `<div class="tip">`. */
export const Tip = Node.create({
  name: tipName,
  group: "block",
  content: "block+",
  defining: true,
  parseHTML: () => [{ tag: "div.tip" }, { tag: "p.tip" }],
  renderHTML: () => ["div", { class: "tip" }, 0],
});
