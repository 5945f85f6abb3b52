import type { ArticleFields } from "../../../server/articles/article-fields.ts";
import type { WhoIsEditing, WorkingCopy } from "../../../server/desk/transport/editing-shapes.ts";

/** After the last key. Milliseconds. */
const pauseMs = 1_000;
/** The longest time between two saves while somebody types. Milliseconds. */
const mostMs = 5_000;
/** After a save that failed. Milliseconds. */
const retryMs = 5_000;

/** What the server said about a save. */
export type SaveResult =
  | { kind: "saved"; seen: Seen; savedAt: string }
  /** There is a newer text. */
  | { kind: "conflict"; current: WorkingCopy }
  /** Another tab edits the article now. */
  | { kind: "elsewhere"; editing: WhoIsEditing }
  /** It can't be saved as it is, such as without a title; the next change may help. */
  | { kind: "rejected"; reason: string }
  /** It was not answered; the same save may work later. */
  | { kind: "failed"; reason: string };

/** The revisions that the text on the page is based on. */
export type Seen = Pick<WorkingCopy, "revision" | "articleRevision">;

/** Where the text is: `isUnsaved` only becomes false by the server's answer. */
export interface AutosaveState {
  isUnsaved: boolean;
  /** The server's time of the last save; null before the first one. */
  savedAt: string | null;
  /** Why the last save did not work. */
  problem: Exclude<SaveResult, { kind: "saved" }> | undefined;
}

interface Parts {
  /** The text that the page starts with. */
  fields: ArticleFields;
  seen: Seen;
  savedAt: string | null;
  save(fields: ArticleFields, seen: Seen): Promise<SaveResult>;
  /** Writes the text to the browser; without a text it is deleted there. */
  keep(fields: ArticleFields | undefined, seen: Seen): void;
  onState(state: AutosaveState): void;
}

export type Autosave = ReturnType<typeof createAutosave>;

/**
 * Saves what somebody types: one request at a time, and what is typed meanwhile by the next one. It reads
 * the text and never writes it, so that it can't move the focus.
 */
export function createAutosave({ save, keep, onState, ...start }: Parts) {
  let seen = pickSeen(start.seen);
  let state: AutosaveState = {
    ...{ isUnsaved: false, savedAt: start.savedAt, problem: undefined },
  };
  let unsaved: ArticleFields | undefined;
  let last = start.fields;
  let unsavedSince = 0;
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  /**
   * Tells the page only of changes, because it then renders the whole form again. `start` tells it what has
   * changed while it was stopped.
   */
  function show(change: Partial<AutosaveState>): void {
    const before = state;
    state = { ...state, ...change, isUnsaved: unsaved !== undefined };
    if (!isStopped && !isSameState(before, state)) onState(state);
  }

  function plan(afterMs: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void saveNow(), afterMs);
  }

  function isConflict(): boolean {
    return state.problem?.kind === "conflict" || state.problem?.kind === "elsewhere";
  }

  async function saveOnce(fields: ArticleFields): Promise<void> {
    unsavedSince = Date.now();
    const result = await save(fields, seen);
    if (result.kind === "saved") {
      seen = pickSeen(result.seen);
      if (unsaved === fields) unsaved = undefined;
      // What was typed meanwhile is based on the new revision now.
      keep(unsaved, seen);
      show({ savedAt: result.savedAt, problem: undefined });
      if (unsaved) plan(pauseMs);
    } else {
      show({ problem: result });
      if (result.kind === "failed") plan(retryMs);
    }
  }

  /** Saves at once what is not saved yet, after the save that is under way. */
  async function saveNow(): Promise<void> {
    clearTimeout(timer);
    while (running) await running;
    // A conflict waits for the person's choice.
    if (!unsaved || isConflict()) return;
    running = saveOnce(unsaved).finally(() => {
      running = undefined;
    });
    await running;
  }

  return {
    state: () => state,
    seen: () => seen,
    unsaved: () => unsaved,
    saveNow,

    /** Takes each change of the text. */
    change(fields: ArticleFields): void {
      if (!unsaved) unsavedSince = Date.now();
      unsaved = fields;
      last = fields;
      keep(fields, seen);
      show(state.problem?.kind === "rejected" ? { problem: undefined } : {});
      if (!isConflict()) plan(Math.max(0, Math.min(pauseMs, unsavedSince + mostMs - Date.now())));
    },

    /**
     * Does something that changes the revisions, such as a publish, between two saves.
     *
     * @param work returns the new revisions
     */
    async between(work: (seen: Seen) => Promise<Seen>): Promise<void> {
      while (running) await running;
      const done = work(seen).then((next) => {
        seen = pickSeen(next);
        show({ savedAt: null });
        if (unsaved) keep(unsaved, seen);
      });
      running = done
        .catch(() => {})
        .finally(() => {
          running = undefined;
        });
      return done;
    },

    /** Goes on from another revision, after the person's choice in a conflict. */
    rebase(next: Seen): void {
      seen = pickSeen(next);
      show({ problem: undefined });
      if (unsaved) keep(unsaved, seen);
    },

    /**
     * Begins with a text that the browser has kept, which is not saved yet.
     *
     * @param newer the other text, if the server has a newer one
     */
    restore(newer: WorkingCopy | undefined): void {
      unsaved = last;
      const problem = newer && ({ kind: "conflict", current: newer } as const);
      state = { ...state, isUnsaved: true, problem };
    },

    /** Shows a newer text beside the one on the page. */
    meet(current: WorkingCopy): void {
      clearTimeout(timer);
      unsaved = last;
      show({ problem: { kind: "conflict", current } });
    },

    /** Gives the unsaved text up. */
    drop(): void {
      clearTimeout(timer);
      unsaved = undefined;
      keep(undefined, seen);
      show({ problem: undefined });
    },

    start(): void {
      isStopped = false;
      onState(state);
      if (unsaved && !state.problem) plan(0);
    },

    /** Forgets the timer, not the text: it is kept in the browser. */
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

const pickSeen = ({ revision, articleRevision }: Seen): Seen => ({ revision, articleRevision });

const isSameState = (one: AutosaveState, other: AutosaveState): boolean =>
  one.isUnsaved === other.isUnsaved &&
  one.savedAt === other.savedAt &&
  one.problem === other.problem;
