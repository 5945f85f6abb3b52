/** What editors have typed since an article was last published. The site never shows it, except in a preview. */
export interface WorkingCopyRow {
  article_id: string;
  /** The editor's fields as JSON; they may be incomplete. */
  fields: string;
  /** Each save increments it, starting at 1; detects that somebody else has saved in the meantime. */
  revision: number;
  /** The article's revision that it started from. */
  article_revision: number;
  saved_at: number;
  /** The person's id. */
  saved_by: string;
  /** When it replaces the published text; null: when an editor publishes it. */
  publish_at: number | null;
  /** What the editor says about this change; the version gets it. */
  note: string | null;
  /** The id of the browser's tab that saved it last; null: it was not typed at the desk. */
  tab: string | null;
  /** Why it could not be published at its time, as a sentence for editors. */
  problem: string | null;
}

/** A published text of an article. Each publish adds one. */
export interface ArticleVersionRow {
  article_id: string;
  /** 1 is the article's first one. */
  number: number;
  /** The fields as JSON. */
  fields: string;
  published_at: number;
  /** The person's id; null: nobody at the desk published it, as with imported articles. */
  published_by: string | null;
  note: string | null;
}

/** A deleted article, which can be restored for a while. Its row in `articles` is a draft meanwhile. */
export interface ArticleTrashRow {
  article_id: string;
  deleted_at: number;
  /** The person's id. */
  deleted_by: string;
  /** The article's publication at that time. */
  published_at: number | null;
  /** The article that its address redirects to; null: it answers that the page is gone. */
  redirect_to: string | null;
}

/** Who has an article open for editing. */
export interface ArticleEditorRow {
  article_id: string;
  person_id: string;
  /** An id of the browser's tab: a person may have the article open twice. */
  tab: string;
  /** When this tab began. */
  since: number;
  seen_at: number;
}
