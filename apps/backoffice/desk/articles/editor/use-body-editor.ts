import { createDocument, type Editor, useEditor } from "@tiptap/react";
import { useEffect, useRef } from "react";
import { editorOptions } from "./editor-options.ts";
import { writeBody } from "./write-body.ts";

interface Field {
  value: unknown;
  onChange: (html: string) => void;
  onBlur: () => void;
}

/**
 * The editor of a form's field. What the editor writes goes to the field; another value of the field,
 * such as the server's answer, goes to the editor only when it is another text. So a save does not
 * move the cursor, and it does not end undo.
 */
export function useBodyEditor(id: string, field: Field): Editor {
  const html = typeof field.value === "string" ? field.value : "";
  const written = useRef(html);
  const editor = useEditor(
    {
      ...editorOptions,
      content: html,
      editorProps: {
        ...editorOptions.editorProps,
        attributes: {
          id,
          role: "textbox",
          "aria-multiline": "true",
          "aria-labelledby": `${id}-label`,
        },
      },
      onUpdate: ({ editor: changed }) => {
        written.current = writeBody(changed);
        field.onChange(written.current);
      },
      onBlur: () => field.onBlur(),
    },
    [id],
  );
  useEffect(() => {
    if (html === written.current || editor.isDestroyed) return;
    written.current = html;
    if (!isSameText(editor, html, writeBody(editor))) replaceText(editor, html);
  }, [editor, html]);
  return editor;
}

function isSameText({ schema }: Editor, one: string, other: string): boolean {
  return (
    JSON.stringify(createDocument(one, schema)) === JSON.stringify(createDocument(other, schema))
  );
}

function replaceText(editor: Editor, html: string): void {
  const { from, to } = editor.state.selection;
  editor.chain().setMeta("addToHistory", false).setContent(html, { emitUpdate: false }).run();
  editor.commands.setTextSelection({ from, to });
}
