import type { ArticleFields } from "../../articles/article-fields.ts";

/** An article's text as its editors see it: the working copy, or the article itself without one. */
export interface WorkingCopy {
  fields: ArticleFields;
  /** 0: there is no working copy. */
  revision: number;
  /** The article's revision; it changes with each publish. */
  articleRevision: number;
  savedAt: string | null;
  /** The name of whoever saved it last. */
  savedBy: string | null;
  /** The browser's tab that saved it last. */
  tab: string | null;
  /** When it is published by itself. */
  publishAt: string | null;
  note: string | null;
  /** Why it was not published at its time. */
  problem: string | null;
}

/** The answer to an autosave. */
export type SavedWorkingCopy = Pick<WorkingCopy, "revision" | "articleRevision"> & {
  savedAt: string;
};

/** Who has an article open for editing. */
export interface WhoIsEditing {
  personId: string;
  name: string;
  tab: string;
  since: string;
}

/** What an editor's save is in conflict with: a newer text, or somebody else who is editing now. */
export type EditingConflictDetails = { current: WorkingCopy } | { editing: WhoIsEditing };
