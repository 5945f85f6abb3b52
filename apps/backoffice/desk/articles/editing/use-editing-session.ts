import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { ArticleFields } from "../../../server/articles/article-fields.ts";
import type { ArticleDetail } from "../../../server/desk/transport/content-shapes.ts";
import type { WorkingCopy } from "../../../server/desk/transport/editing-shapes.ts";
import { request } from "../../transport/request.ts";
import { currentSession } from "../../transport/session.ts";
import { askForSignIn, whenSignedOut } from "../../transport/sign-in-again.ts";
import { previewKey } from "../preview/use-preview.ts";
import { type AutosaveState, createAutosave, type SaveResult, type Seen } from "./autosave.ts";
import { editingCopy as copy } from "./copy.ts";
import type { Editing } from "./editing-context.ts";
import { forgetText, keepText, newTextKey } from "./kept-texts.ts";
import { articleAddress, createDraft, explain, saveArticle } from "./save-article.ts";
import { tabId } from "./tab-id.ts";
import type { OpenedText } from "./use-opened-article.ts";
import { claimArticle, usePresence } from "./use-presence.ts";

export interface EditorProps {
  /** A new article's id is chosen by its page. */
  id: string;
  /** The article's record; undefined for a new one. */
  record: ArticleDetail | undefined;
  text: OpenedText;
  openText(copy: WorkingCopy): void;
  reload(): Promise<void>;
}

/** Connects an editor's page with the server: saving, keeping in the browser, and other editors. */
export function useEditingSession({ id, record, text, openText, reload }: EditorProps): Editing {
  const [article, setArticle] = useState(record);
  const [canKeep, setCanKeep] = useState(true);
  /** A new article's first revisions; its autosave begins before they exist. */
  const created = useRef<Seen>(undefined);
  const isAsked = useRef(false);
  const queries = useQueryClient();
  const [state, setState] = useState<AutosaveState>(() => ({
    ...{ isUnsaved: false, savedAt: text.copy?.savedAt ?? null },
    problem: text.isConflict && text.copy ? { kind: "conflict", current: text.copy } : undefined,
  }));
  const { elsewhere, setEditing } = usePresence(article?.id);

  useEffect(() => {
    if (record) setArticle(record);
  }, [record]);

  const since = (seen: Seen) => (seen.articleRevision === 0 ? (created.current ?? seen) : seen);

  function keep(fields: ArticleFields | undefined, seen: Seen): void {
    const key = record || created.current ? id : newTextKey(id);
    const personId = currentSession()?.person.id ?? "";
    const kept = fields
      ? keepText(key, { fields, ...since(seen), personId, tab: tabId, at: Date.now() })
      : forgetText(key);
    kept.catch(() => setCanKeep(false));
  }

  async function save(fields: ArticleFields, seen: Seen): Promise<SaveResult> {
    if (!record && !created.current) {
      if (!fields.title.trim()) return { kind: "rejected", reason: copy.needsTitle };
      try {
        const { revision: articleRevision } = await createDraft(id, fields);
        created.current = { revision: 0, articleRevision };
        // First kept as the article's text, so that there is no moment without it.
        keep(autosave.unsaved() ?? fields, seen);
        await forgetText(newTextKey(id)).catch(() => {});
        // Only the address: another page of the router would replace the editor while somebody types.
        history.replaceState(history.state, "", `/admin/articles/${id}`);
      } catch (error) {
        return explain(error);
      }
    }
    const result = await saveArticle(id, fields, since(seen), isAsked.current);
    if (result.kind === "elsewhere") setEditing(result.editing);
    if (result.kind === "saved" && !article) {
      setArticle(await request<ArticleDetail>("GET", articleAddress(id)).catch(() => undefined));
    }
    if (result.kind === "saved") void queries.invalidateQueries({ queryKey: previewKey(id) });
    return result;
  }
  const latest = useRef({ save, keep });
  latest.current = { save, keep };

  const autosave = useMemo(() => {
    const started = createAutosave({
      fields: text.fields,
      seen: text.seen,
      savedAt: text.copy?.savedAt ?? null,
      save: (fields, seen) => latest.current.save(fields, seen),
      keep: (fields, seen) => latest.current.keep(fields, seen),
      onState: setState,
    });
    if (text.kept) started.restore(text.isConflict ? text.copy : undefined);
    return started;
  }, [text]);

  useEffect(() => {
    autosave.start();
    const goOn = () => void autosave.saveNow();
    window.addEventListener("online", goOn);
    return () => {
      window.removeEventListener("online", goOn);
      autosave.stop();
    };
  }, [autosave]);

  const isElsewhere = elsewhere !== undefined;
  const wasElsewhere = useRef(false);
  /** Whether the server's text is on its way, which would replace what somebody types. */
  const [isOpening, setOpening] = useState(false);
  useLayoutEffect(() => {
    // A conflict waits for the person's choice.
    if (wasElsewhere.current && !isElsewhere && autosave.state().problem?.kind !== "conflict") {
      // The other one has closed the article, and may have changed it.
      if (autosave.unsaved()) {
        autosave.rebase(autosave.seen());
        void autosave.saveNow();
      } else {
        setOpening(true);
        void reload().finally(() => setOpening(false));
      }
    }
    wasElsewhere.current = isElsewhere;
  }, [isElsewhere, autosave, reload]);

  async function saveNow(): Promise<boolean> {
    if (!(await askForSignIn())) return false;
    isAsked.current = true;
    // A save that was already under way may find only now that the session has ended.
    const signedOut = whenSignedOut();
    const savedAgain = signedOut.promise.then(async () => {
      if (await askForSignIn()) await autosave.saveNow();
    });
    await Promise.race([autosave.saveNow(), savedAgain]);
    signedOut.stop();
    isAsked.current = false;
    return !autosave.state().isUnsaved;
  }

  async function takeOver() {
    // It opens the text itself.
    wasElsewhere.current = false;
    setOpening(true);
    try {
      const editing = await claimArticle(id, true);
      const current = await request<WorkingCopy>("GET", `${articleAddress(id)}/working-copy`);
      setEditing(editing);
      const seen = autosave.seen();
      const isSame =
        seen.revision === current.revision && seen.articleRevision === current.articleRevision;
      if (isSame) autosave.rebase(current);
      else if (autosave.unsaved()) autosave.meet(current);
      else openText(current);
      void autosave.saveNow();
    } catch (error) {
      wasElsewhere.current = true;
      throw error;
    } finally {
      setOpening(false);
    }
  }

  const { problem } = state;
  const isWaiting = text.copy?.publishAt != null;
  return {
    ...{ id, article, autosave, state, elsewhere, canKeep, saveNow, openText, reload, takeOver },
    copy: text.copy,
    kept: text.kept,
    setArticle: (changed) => setArticle(changed),
    conflict: problem?.kind === "conflict" ? problem.current : undefined,
    isReadOnly: isElsewhere || isOpening || isWaiting || problem?.kind === "conflict",
    hasChanges: (state.savedAt !== null || state.isUnsaved) && article?.status !== "draft",
  };
}
