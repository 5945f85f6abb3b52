import { setTimeout as waitFor } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { Brought, Question } from "./question.ts";

/** How long an answer counts as new. Milliseconds. */
export const answerFreshMs = 10_000;

/**
 * Until this age an answer is given while a new one is fetched. Together with the page cache's time
 * this stays within the minute after which a change at a host must be seen. Milliseconds.
 */
export const answerShownMs = 20_000;

/** While a host gives no answer, it is asked for the same thing again after this time. */
const retryMs = 5_000;

/** Nobody waits longer than this for a new answer while there is an old one. Milliseconds. */
const timeoutMs = 2_000;

/** A list of so many bytes takes a while to fetch: it is renewed before anyone waits for it. */
const largeBytes = 256 * 1024;

/** When a large list is renewed by itself, and for how long after it was last read. Milliseconds. */
const renewMs = 8_000;
const warmMs = 10 * 60_000;

const maxBytes = 96 * 1024 * 1024;

/** What a question is answered with. */
export interface Reading<Value> {
  value: Value;
  /**
   * True when a new answer was due and could not be had in time. What a stale list lacks may exist
   * by now.
   */
  isStale: boolean;
}

export interface AnswerCache {
  /**
   * The kept answer while it is new, else what `ask` brings; all who want the same thing at the
   * same time share one question. When `ask` fails, an old answer is better than none.
   */
  read<Value extends object>(question: Question<Value>): Promise<Reading<Value>>;
  /** Makes every kept answer old: content has changed at the host. */
  drop(): void;
  /** Forgets answers altogether: what they show has been taken off. */
  forget(keys: Iterable<string>): void;
}

interface Entry {
  brought: Brought;
  freshUntil: number;
  shownUntil: number;
  readAt: number;
  isDropped: boolean;
  isStale: boolean;
}

/** How long an answer counts as new, and how long it is shown. Milliseconds. */
interface Ages {
  freshMs: number;
  shownMs: number;
  isStale?: boolean;
}

const newAges: Ages = { freshMs: answerFreshMs, shownMs: answerShownMs };
const droppedAges: Ages = { freshMs: 0, shownMs: 0 };
/** For an old answer of a host that gives no new one. */
const staleAges: Ages = { freshMs: retryMs, shownMs: retryMs, isStale: true };

interface Options {
  /** The clock, in milliseconds. */
  now?: () => number;
  wait?: (ms: number) => Promise<undefined>;
}

export function createAnswerCache({
  now = Date.now,
  wait = unreferencedWait,
}: Options = {}): AnswerCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ brought }) => brought.bytes + 500,
  });
  const underWay = new Map<string, Promise<Reading<object>>>();
  /** Lists that have been read, and when each is renewed by itself. */
  const lists = new Map<string, { question: Question<object>; timer?: NodeJS.Timeout }>();
  /** Counts drops: an answer to a question asked before one is not new after it. */
  let generation = 0;

  function keep(key: string, brought: Brought, { freshMs, shownMs, isStale = false }: Ages): void {
    const time = now();
    const readAt = entries.peek(key)?.readAt ?? time;
    const isDropped = shownMs === 0;
    entries.set(key, {
      brought,
      freshUntil: time + freshMs,
      shownUntil: time + shownMs,
      readAt,
      isDropped,
      isStale,
    });
  }

  async function renew(question: Question<object>): Promise<Reading<object>> {
    const { key } = question;
    const askedIn = generation;
    try {
      const brought = await question.ask(entries.peek(key)?.brought);
      const isNew = askedIn === generation;
      for (const name of brought.alsoAs === undefined ? [key] : [key, brought.alsoAs]) {
        if (isNew) keep(name, brought, newAges);
        else if (!entries.has(name)) keep(name, brought, droppedAges);
      }
      return { value: brought.value, isStale: false };
    } catch (error) {
      const old = entries.peek(key)?.brought ?? (await question.recall?.());
      if (!old) throw error;
      keep(key, old, staleAges);
      return { value: old.value, isStale: true };
    } finally {
      if (question.isList) stayWarm(question);
    }
  }

  function stayWarm(question: Question<object>): void {
    const { key } = question;
    clearTimeout(lists.get(key)?.timer);
    lists.set(key, { question });
    const entry = entries.peek(key);
    if (!entry || entry.brought.bytes < largeBytes || now() - entry.readAt > warmMs) return;
    const timer = setTimeout(() => void share(question).catch(ignore), renewMs).unref();
    lists.set(key, { question, timer });
  }

  function share(question: Question<object>): Promise<Reading<object>> {
    const begun = underWay.get(question.key);
    if (begun) return begun;
    const work = renew(question).finally(() => {
      if (underWay.get(question.key) === work) underWay.delete(question.key);
    });
    underWay.set(question.key, work);
    return work;
  }

  async function read(question: Question<object>): Promise<Reading<object>> {
    const entry = entries.get(question.key);
    const time = now();
    if (entry) entry.readAt = time;
    if (entry && time < entry.freshUntil) return readEntry(entry);
    const work = share(question);
    // Whoever comes just after a change waits for it, so that no page is made of what was before.
    if (entry?.isDropped) return work;
    work.catch(ignore);
    if (entry && time < entry.shownUntil) return readEntry(entry);
    const answer = await Promise.race([work, wait(timeoutMs)]);
    if (answer) return answer;
    const old = entries.peek(question.key)?.brought ?? (await question.recall?.());
    if (!old) return work;
    if (!entries.has(question.key)) keep(question.key, old, staleAges);
    return { value: old.value, isStale: true };
  }

  return {
    read: <Value extends object>(question: Question<Value>) =>
      read(question as unknown as Question<object>) as Promise<Reading<Value>>,
    drop() {
      generation += 1;
      underWay.clear();
      for (const entry of entries.values()) {
        Object.assign(entry, { freshUntil: 0, shownUntil: 0, isDropped: true });
      }
      for (const { question } of lists.values()) {
        const entry = entries.peek(question.key);
        if (entry && now() - entry.readAt < warmMs) void share(question).catch(ignore);
      }
    },
    forget(keys) {
      for (const key of keys) entries.delete(key);
    },
  };
}

function readEntry({ brought, isStale }: Entry): Reading<object> {
  return { value: brought.value, isStale };
}

function unreferencedWait(ms: number): Promise<undefined> {
  return waitFor(ms, undefined, { ref: false });
}

/** Whoever wants the answer hears of the failure; this one was begun for nobody. */
function ignore(): void {}
