import { type Editor, Extension } from "@tiptap/react";

const list = "orderedList";

/** Numbered lists may be steps: `<ol class="steps">`. On the site a line joins their numbers. */
export const Steps = Extension.create({
  name: "steps",
  addGlobalAttributes: () => [
    {
      types: [list],
      attributes: {
        steps: {
          default: false,
          parseHTML: (element: HTMLElement) => element.classList.contains("steps"),
          renderHTML: ({ steps }: { steps?: boolean }) => (steps ? { class: "steps" } : {}),
        },
      },
    },
  ],
});

export function isInSteps(editor: Editor): boolean {
  return editor.isActive(list, { steps: true });
}

/** Makes the selected paragraphs or the list steps; steps become a plain numbered list. */
export function toggleSteps(editor: Editor): void {
  const steps = !isInSteps(editor);
  const chain = editor.chain().focus();
  if (!editor.isActive(list)) chain.toggleOrderedList();
  chain.updateAttributes(list, { steps }).run();
}
