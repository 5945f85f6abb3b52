import type { Editor } from "@tiptap/react";
import { useSyncExternalStore } from "react";
import { articleCopy as copy } from "../../copy.ts";
import { uploadPicture } from "../../pictures/use-upload.ts";
import { type PictureAttributes, pictureName } from "./picture-attributes.ts";

/** A file on its way to the server. A problem is a sentence; the upload has ended then. */
interface Upload {
  file: File;
  isRunning: boolean;
  problem: string;
}

/** The uploads of this page by the id that a picture's attribute names. */
const uploads = new Map<string, Upload>();
const listeners = new Set<() => void>();
let count = 0;

/** Registers a file. @returns the id for the picture's attribute `upload` */
export function addUpload(file: File): string {
  count += 1;
  const id = String(count);
  uploads.set(id, { file, isRunning: false, problem: "" });
  return id;
}

/** The state of a picture's upload; undefined when this page does not have its file. */
export function useUploadOf(id: string | null): Upload | undefined {
  return useSyncExternalStore(listen, () => (id === null ? undefined : uploads.get(id)));
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(id: string, upload: Upload | undefined): void {
  if (upload) uploads.set(id, upload);
  else uploads.delete(id);
  for (const listener of listeners) listener();
}

/** Uploads the file of a picture, and gives the picture its address. It runs once at a time. */
export async function runUpload(editor: Editor, id: string): Promise<void> {
  const upload = uploads.get(id);
  if (!upload || upload.isRunning) return;
  const { file } = upload;
  change(id, { file, isRunning: true, problem: "" });
  try {
    const { address, width, height } = await uploadPicture(file);
    const size = { width: String(width), height: String(height) };
    settle(editor, id, { src: address, ...size, upload: null });
    change(id, undefined);
  } catch (error) {
    const problem = error instanceof Error ? error.message : copy.pictureFailed;
    change(id, { file, isRunning: false, problem });
  }
}

/** Changes the pictures of an upload. It is no step of its own for undo. */
function settle(editor: Editor, id: string, change: Partial<PictureAttributes>): void {
  if (editor.isDestroyed) return;
  const { tr, doc } = editor.state;
  doc.descendants((node, position) => {
    if (node.type.name !== pictureName || node.attrs.upload !== id) return;
    tr.setNodeMarkup(position, undefined, { ...node.attrs, ...change });
  });
  editor.view.dispatch(tr.setMeta("addToHistory", false));
}
