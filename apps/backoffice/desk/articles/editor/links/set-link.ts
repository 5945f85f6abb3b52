import type { Editor } from "@tiptap/react";

/**
 * Links the selected words, or changes the link at the cursor. Without either it inserts the words.
 *
 * @param words for a link without selected words
 */
export function setLink(editor: Editor, href: string, words: string): void {
  const { empty } = editor.state.selection;
  if (empty && !editor.isActive("link")) {
    editor
      .chain()
      .insertContent({ type: "text", text: words, marks: [{ type: "link", attrs: { href } }] })
      .unsetMark("link")
      .run();
    return;
  }
  changeLink(editor, href);
}

export function removeLink(editor: Editor): void {
  changeLink(editor, undefined);
}

function changeLink(editor: Editor, href: string | undefined): void {
  const chain = editor.chain().extendMarkRange("link");
  if (href === undefined) chain.unsetLink();
  else chain.setLink({ href });
  // Puts the cursor after the words, so that the next key does not replace them.
  chain.setTextSelection(editor.state.selection.to).run();
}
