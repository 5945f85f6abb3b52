import { type Editor, Node } from "@tiptap/react";
import {
  descriptionNames,
  emptyPair,
  pressBackspace,
  pressEnter,
  pressTab,
} from "./description-keys.ts";

/**
 * A list of terms and descriptions. `<dl class="faq">` is a list of questions and answers, which the
 * site also writes as structured data.
 */
export const DescriptionList = Node.create({
  name: descriptionNames.list,
  group: "block",
  content: `(${descriptionNames.question} | ${descriptionNames.answer})+`,
  defining: true,
  isolating: true,
  addAttributes: () => ({
    faq: {
      default: false,
      parseHTML: (element) => element.classList.contains("faq"),
      renderHTML: ({ faq }) => (faq ? { class: "faq" } : {}),
    },
  }),
  parseHTML: () => [{ tag: "dl" }],
  renderHTML: ({ HTMLAttributes }) => ["dl", HTMLAttributes, 0],
  addKeyboardShortcuts: () => ({
    Enter: ({ editor }) => pressEnter(editor),
    Backspace: ({ editor }) => pressBackspace(editor),
    Tab: ({ editor }) => pressTab(editor, "forward"),
    "Shift-Tab": ({ editor }) => pressTab(editor, "back"),
  }),
});

export const Question = Node.create({
  name: descriptionNames.question,
  content: "inline*",
  defining: true,
  parseHTML: () => [{ tag: "dt" }],
  renderHTML: () => ["dt", 0],
});

export const Answer = Node.create({
  name: descriptionNames.answer,
  content: "block+",
  defining: true,
  parseHTML: () => [{ tag: "dd" }],
  renderHTML: () => ["dd", 0],
});

/** Inserts a list with one empty question, with the cursor in it. */
export function insertFaq(editor: Editor): void {
  const list = { type: descriptionNames.list, attrs: { faq: true }, content: emptyPair };
  editor
    .chain()
    .focus()
    .insertContent(list)
    .command(({ tr, commands }) => {
      const start = findLastEmptyQuestion(tr);
      return start === undefined || commands.setTextSelection(start);
    })
    .run();
}

/** The position in the empty question nearest to the cursor, before it. */
function findLastEmptyQuestion(tr: Editor["state"]["tr"]): number | undefined {
  let found: number | undefined;
  tr.doc.nodesBetween(0, Math.min(tr.selection.to + 1, tr.doc.content.size), (node, position) => {
    if (node.type.name === descriptionNames.question && node.content.size === 0) {
      found = position + 1;
    }
  });
  return found;
}
