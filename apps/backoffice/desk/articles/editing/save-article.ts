import { HttpError } from "react-admin";
import type { ArticleFields } from "../../../server/articles/article-fields.ts";
import type {
  SavedWorkingCopy,
  WorkingCopy,
} from "../../../server/desk/transport/editing-shapes.ts";
import type { DeskError } from "../../../server/desk/transport/shapes.ts";
import { request, requestQuietly } from "../../transport/request.ts";
import type { SaveResult, Seen } from "./autosave.ts";
import { editingCopy as copy } from "./copy.ts";
import { tabId } from "./tab-id.ts";

export const articleAddress = (id: string) => `/api/desk/articles/${encodeURIComponent(id)}`;

/** Creates the draft of a new article, which its working copy needs. A repeated request creates no second one. */
export async function createDraft(id: string, fields: ArticleFields) {
  const { section, categoryId, title } = fields;
  return requestQuietly<{ revision: number }>("POST", "/api/desk/articles", {
    ...{ id, section, categoryId, title: title.trim().slice(0, 200) },
  });
}

/**
 * Saves the working copy of an article.
 *
 * @param isAsked whether the person waits for it; then an ended session opens the password dialog
 */
export async function saveArticle(
  id: string,
  fields: ArticleFields,
  seen: Seen,
  isAsked: boolean,
): Promise<SaveResult> {
  const send = isAsked ? request : requestQuietly;
  try {
    const { revision, articleRevision } = seen;
    const body = { revision, articleRevision, fields, tab: tabId };
    const address = `${articleAddress(id)}/working-copy`;
    const { savedAt, ...saved } = await send<SavedWorkingCopy>("PUT", address, body);
    return { kind: "saved", seen: saved, savedAt };
  } catch (error) {
    const result = explain(error);
    // The answer to an earlier save of this page was lost.
    if (result.kind === "conflict" && isOwn(result.current, seen)) {
      return saveArticle(id, fields, result.current, isAsked);
    }
    return result;
  }
}

function isOwn({ tab, revision, articleRevision }: WorkingCopy, seen: Seen): boolean {
  return tab === tabId && articleRevision === seen.articleRevision && revision > seen.revision;
}

/** Why a save did not work, by the server's answer. */
export function explain(error: unknown): Exclude<SaveResult, { kind: "saved" }> {
  if (!(error instanceof HttpError) || error.status === 0) {
    return { kind: "failed", reason: copy.offline };
  }
  if (error.status === 401) return { kind: "failed", reason: copy.signedOut };
  const { conflict, errors = {} } = (error.body ?? {}) as Partial<DeskError>;
  if (conflict && "current" in conflict) return { kind: "conflict", current: conflict.current };
  if (conflict) return { kind: "elsewhere", editing: conflict.editing };
  const reason = Object.values(errors)[0] ?? error.message;
  return { kind: error.status >= 500 || error.status === 200 ? "failed" : "rejected", reason };
}
