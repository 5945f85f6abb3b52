import type { Editor } from "@tiptap/react";

/** A picture without bytes at the server; see `pictures/picture.ts`. */
const placeholder = /<img data-upload="[^"]*">/g;

/** The editor's text as HTML, without pictures that are not uploaded. An empty text is "". */
export function writeBody(editor: Editor): string {
  const { firstChild, childCount } = editor.state.doc;
  const isEmpty =
    childCount === 1 && firstChild?.type.name === "paragraph" && firstChild.content.size === 0;
  return isEmpty ? "" : editor.getHTML().replaceAll(placeholder, "");
}
