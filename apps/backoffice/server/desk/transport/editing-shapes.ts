import type { ArticleFields } from "../../articles/article-fields.ts";
import type { ComparedBlock, ComparedPart } from "../../articles/versions/compare-texts.ts";
import type { ArticleRow } from "../../db/rows/content-rows.ts";

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

/** An article's versions, the newest first; its id is the article's. */
export interface VersionList {
  id: string;
  title: string;
  versions: ArticleVersion[];
  /** The unpublished changes, if there are any; `publishAt`: when they are published by themselves. */
  workingCopy: {
    revision: number;
    savedAt: string;
    savedBy: string;
    publishAt: string | null;
  } | null;
}

/** The answer to a restore; `cancelled`: when the changes that it has replaced were to be published. */
export type RestoredVersion = VersionList & { cancelled: string | null };

export interface ArticleVersion {
  number: number;
  publishedAt: string;
  /** null: nobody at the desk, as with imported and scheduled articles. */
  publishedBy: string | null;
  note: string | null;
}

/** What differs between two texts of an article. */
export interface Comparison {
  /** The changed fields beside the text. */
  fields: ComparedField[];
  /** The whole text. */
  blocks: ComparedBlock[];
}

export interface ComparedField {
  name: string;
  parts: ComparedPart[];
}

/** A deleted article; its id is the article's. */
export interface TrashedArticle {
  id: string;
  title: string;
  section: ArticleRow["section"];
  deletedAt: string;
  deletedBy: string;
  /** After so many days it can't be restored any more. */
  daysLeft: number;
  /** Whether it was on the site. */
  wasPublished: boolean;
  /** The title of the article that its address redirects to; null: its page is gone. */
  redirectTitle: string | null;
}

/** A link to the site's page of an article's unpublished text. */
export interface ArticlePreview {
  id: string;
  url: string;
  /** When the link expires. */
  until: string;
  /** Changes with the text, so that the page knows when to load the preview again. */
  stamp: string;
  siteUrl: string;
}
