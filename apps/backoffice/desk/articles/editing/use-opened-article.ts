import { useCallback, useEffect, useState } from "react";
import type { ArticleFields } from "../../../server/articles/article-fields.ts";
import type { WorkingCopy } from "../../../server/desk/transport/editing-shapes.ts";
import { request } from "../../transport/request.ts";
import { readSession } from "../../transport/session.ts";
import type { Seen } from "./autosave.ts";
import { findKeptText, type KeptText } from "./kept-texts.ts";
import { articleAddress } from "./save-article.ts";
import { isTabOpen, tabId } from "./tab-id.ts";
import { claimArticle } from "./use-presence.ts";

/** What an editor's page starts with. */
export interface OpenedText {
  /** Changes when the page must start again with another text. */
  key: number;
  fields: ArticleFields;
  seen: Seen;
  copy: WorkingCopy | undefined;
  /** The text that this browser has kept, if the page starts with it. */
  kept: KeptText | undefined;
  /** Whether the kept text and the server's are both new. */
  isConflict: boolean;
}

let opened = 0;

/** Opens what the server has. */
export function openCopy(copy: WorkingCopy): OpenedText {
  opened += 1;
  const { fields } = copy;
  return { key: opened, fields, seen: copy, copy, kept: undefined, isConflict: false };
}

/** A page for a new article. */
export function openEmpty(fields: ArticleFields): OpenedText {
  opened += 1;
  const seen = { revision: 0, articleRevision: 0 };
  return { key: opened, fields, seen, copy: undefined, kept: undefined, isConflict: false };
}

/** Loads an article's text, and what this browser has kept of it. */
export function useOpenedArticle(id: string) {
  const [text, setText] = useState<OpenedText>();
  const [error, setError] = useState<Error>();

  const load = useCallback(async () => {
    try {
      const { person } = await readSession();
      const copy = await request<WorkingCopy>("GET", `${articleAddress(id)}/working-copy`);
      const kept = await findKeptText(id, person.id);
      // Another tab that is open saves its own text.
      const isLeft = kept !== undefined && (kept.tab === tabId || !(await isTabOpen(kept.tab)));
      if (isLeft) await replaceTab(id, kept.tab);
      setText(addKept(openCopy(copy), copy, isLeft ? kept : undefined));
      setError(undefined);
    } catch (reason) {
      setError(reason as Error);
    }
  }, [id]);

  useEffect(() => {
    void load();
  }, [load]);

  return { text, setText, error, load };
}

/** Edits in place of a tab that has crashed or was closed, which the server still waits for. */
async function replaceTab(id: string, closed: string): Promise<void> {
  const { tab } = await claimArticle(id, false);
  if (tab === closed && tab !== tabId) await claimArticle(id, true);
}

/** An empty field may be null, and a list that nobody has chosen is null. */
function isSameText({ list, ...kept }: ArticleFields, saved: ArticleFields): boolean {
  const names = Object.keys(kept) as (keyof typeof kept)[];
  const isSameList = (list ?? saved.list) === (saved.list ?? list);
  return isSameList && names.every((name) => (kept[name] ?? "") === (saved[name] ?? ""));
}

function addKept(text: OpenedText, copy: WorkingCopy, kept: KeptText | undefined): OpenedText {
  if (!kept) return text;
  if (isSameText(kept.fields, copy.fields)) return text;
  const isSameArticle = kept.articleRevision === copy.articleRevision;
  // The answer to this browser's last save may have been lost.
  const isNext = isSameArticle && (kept.revision === copy.revision || kept.tab === copy.tab);
  return { ...text, fields: kept.fields, seen: isNext ? copy : kept, kept, isConflict: !isNext };
}
