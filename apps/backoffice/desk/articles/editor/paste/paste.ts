import { Plugin } from "@tiptap/pm/state";
import { type Editor, Extension } from "@tiptap/react";
import { pictureName } from "../pictures/picture-attributes.ts";
import { addUpload } from "../pictures/uploads.ts";
import { sanitizePasted } from "./sanitize-pasted.ts";

/** Pasting and dropping: other programs' HTML, and the files of pictures, which are uploaded. */
export const Pasting = Extension.create({
  name: "pasting",
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        props: {
          transformPastedHTML: sanitizePasted,
          handlePaste: (_view, { clipboardData }) => {
            const files = clipboardData ? listPictures(clipboardData) : [];
            if (files.length === 0 || hasText(clipboardData?.getData("text/html") ?? "")) {
              return false;
            }
            insertPictures(editor, files);
            return true;
          },
          handleDrop: (view, event, _slice, isMoved) => {
            const files = event.dataTransfer ? listPictures(event.dataTransfer) : [];
            if (isMoved || files.length === 0) return false;
            const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
            insertPictures(editor, files, place?.pos);
            // The browser would open the file in this tab.
            event.preventDefault();
            return true;
          },
        },
      }),
    ];
  },
});

function listPictures({ files }: DataTransfer): File[] {
  return [...files].filter(({ type }) => type.startsWith("image/"));
}

/**
 * Whether the HTML beside a file is a text. Word adds a picture of the copied text, which is not wanted;
 * a browser adds an `img` with the address of the copied picture.
 */
function hasText(html: string): boolean {
  return (
    sanitizePasted(html)
      .replaceAll(/<[^>]*>/g, "")
      .trim() !== ""
  );
}

function insertPictures(editor: Editor, files: readonly File[], position?: number): void {
  const nodes = files.map((file) => ({ type: pictureName, attrs: { upload: addUpload(file) } }));
  const chain = editor.chain().focus();
  if (position === undefined) chain.insertContent(nodes).run();
  else chain.insertContentAt(position, nodes).run();
}
