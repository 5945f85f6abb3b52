import { type Editor, useCurrentEditor } from "@tiptap/react";

/** The editor around a tool. @throws Error outside an editor */
export function useToolEditor(): Editor {
  const { editor } = useCurrentEditor();
  if (!editor) throw new Error("A tool of the editor is outside an editor");
  return editor;
}
