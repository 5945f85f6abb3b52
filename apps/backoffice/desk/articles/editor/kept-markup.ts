import { Mark, Node } from "@tiptap/react";

/**
 * Markup that the sanitizer lets through and the editor has no button for: without these the editor
 * would drop it from an article that somebody only wants to correct.
 */
export const keptMarks = ["sub", "sup", "mark", "small", "kbd"].map((tag) =>
  Mark.create({ name: tag, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] }),
);

export const tipName = "tip";

/** The box that tells what is good to know: `<div class="tip">`. */
export const Tip = Node.create({
  name: tipName,
  group: "block",
  content: "block+",
  defining: true,
  parseHTML: () => [{ tag: "div.tip" }, { tag: "p.tip" }],
  renderHTML: () => ["div", { class: "tip" }, 0],
});
