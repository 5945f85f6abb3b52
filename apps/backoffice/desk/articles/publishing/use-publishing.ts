import { useEffect, useState } from "react";
import { HttpError, useNotify, useRefresh } from "react-admin";
import { useFormContext } from "react-hook-form";
import type { ArticleDetail } from "../../../server/desk/transport/content-shapes.ts";
import type { WorkingCopy } from "../../../server/desk/transport/editing-shapes.ts";
import type { DeskError } from "../../../server/desk/transport/shapes.ts";
import { saveProblemCopy } from "../../shell/copy.ts";
import { transportCopy } from "../../transport/copy.ts";
import { request } from "../../transport/request.ts";
import { currentInterruption } from "../../transport/sign-in-again.ts";
import { articleCopy as copy } from "../copy.ts";
import type { AutosaveState } from "../editing/autosave.ts";
import { editingCopy } from "../editing/copy.ts";
import { useEditing } from "../editing/editing-context.ts";
import { articleAddress } from "../editing/save-article.ts";

export type Publishing = ReturnType<typeof usePublishing>;

/** The text is not saved; the autosave may save it later. */
class NotSaved extends Error {}

const noProblem = { text: "", isOfSave: false };

/** What an article's buttons do. Each saves first, so that nothing else is published than the page shows. */
export function usePublishing() {
  const editing = useEditing();
  const { autosave } = editing;
  const form = useFormContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const [problem, setProblem] = useState(noProblem);
  const [isBusy, setBusy] = useState(false);
  const isSaved = editing.state.savedAt !== null && !editing.state.isUnsaved;

  // The autosave has succeeded since.
  useEffect(() => {
    if (isSaved && problem.isOfSave) setProblem(noProblem);
  }, [isSaved, problem]);

  /** Does one thing at a time, and shows why it did not work. */
  async function attempt(work: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setProblem(noProblem);
    try {
      await work();
    } catch (error) {
      setProblem({ text: showErrors(error), isOfSave: error instanceof NotSaved });
    } finally {
      setBusy(false);
    }
  }

  function showErrors(error: unknown): string {
    if (error instanceof NotSaved) return error.message;
    if (!(error instanceof HttpError)) return copy.actionFailed;
    const { errors = {}, conflict } = (error.body ?? {}) as Partial<DeskError>;
    if (conflict && "current" in conflict) autosave.meet(conflict.current);
    const fields = Object.entries(errors);
    for (const [name, message] of fields) form.setError(name, { type: "server", message });
    const [first] = fields;
    if (first) form.setFocus(first[0]);
    return first ? saveProblemCopy.markedFields : error.message;
  }

  async function saveFirst(): Promise<void> {
    const isStored = await editing.saveNow();
    const { problem: why, savedAt } = autosave.state();
    const isNothing = !editing.article && !savedAt;
    if (isNothing && !why) throw new NotSaved(editingCopy.failed(editingCopy.needsTitle));
    if (isStored) return;
    throw new NotSaved(whyNot(why));
  }

  /** Sends an action with the revisions that the page shows, and goes on from the new ones. */
  async function send(action: string, body: object, done: string): Promise<void> {
    await saveFirst();
    let changed: ArticleDetail | undefined;
    await autosave.between(async (seen) => {
      const path = `${articleAddress(editing.id)}/${action}`;
      changed = await request<ArticleDetail>("POST", path, { ...body, seen });
      return { revision: 0, articleRevision: changed.revision };
    });
    notify(done, { type: "success" });
    if (changed) editing.setArticle(changed);
    refresh();
    // Its working copy stays: its revision and whether it can be changed are new.
    if (changed?.changesAt || editing.copy?.publishAt) await editing.reload();
  }

  return {
    ...{ problem: problem.text, isBusy, attempt },

    save: () =>
      attempt(async () => {
        await saveFirst();
        const isApart = editing.article && editing.article.status !== "draft";
        notify(isApart ? editingCopy.savedApart : editingCopy.savedNow, { type: "success" });
      }),

    unpublish: () =>
      attempt(async () => {
        await saveFirst();
        const path = `${articleAddress(editing.id)}/unpublish`;
        editing.setArticle(await request<ArticleDetail>("POST", path, {}));
        notify(copy.unpublished, { type: "success" });
        refresh();
        await editing.reload();
      }),

    discard: () =>
      attempt(async () => {
        let current: WorkingCopy | undefined;
        await autosave.between(async (seen) => {
          const path = `${articleAddress(editing.id)}/working-copy`;
          current = await request<WorkingCopy>("DELETE", path, seen);
          return current;
        });
        autosave.drop();
        notify(copy.discarded, { type: "success" });
        refresh();
        if (current) editing.openText(current);
      }),

    /** Checks the fields first, and shows each error beside its field. */
    publish: (body: { note?: string; at?: string }, done: string) =>
      new Promise<void>((resolve) => {
        const action = body.at === undefined ? "publish" : "schedule";
        const publish = () => attempt(() => send(action, body, done));
        const showProblem = () =>
          setProblem({ text: saveProblemCopy.markedFields, isOfSave: false });
        void form.handleSubmit(publish, showProblem)().then(resolve);
      }),
  };
}

/** A sentence for a save that did not work. */
function whyNot(why: AutosaveState["problem"]): string {
  const isSignedOut = why && "reason" in why && why.reason === editingCopy.signedOut;
  if (isSignedOut || currentInterruption()) return transportCopy.notSaved;
  if (!why || !("reason" in why)) return editingCopy.notSaved;
  return `${editingCopy.failed(why.reason)} ${editingCopy.kept}`;
}
