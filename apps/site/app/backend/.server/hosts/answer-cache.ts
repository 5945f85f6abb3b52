import { LRUCache } from "lru-cache";

/**
 * How long an answer counts as new. Together with the page cache's time this stays under the
 * minute after which a change at a host must be seen. Milliseconds.
 */
export const answerFreshMs = 15_000;

/** While a host gives no answer, it is asked for the same thing again after this time. */
const retryMs = 5_000;

const maxBytes = 32 * 1024 * 1024;

/** What a question has brought, and under which other key it would bring the same. */
export interface Brought<Value> {
  value: Value;
  alsoAs?: string | undefined;
}

export interface AnswerCache {
  /**
   * The kept answer while it is new, else what `ask` brings; all who want the same thing at the
   * same time share one question. When `ask` fails, an old answer is better than none.
   */
  read<Value extends object>(key: string, ask: () => Promise<Brought<Value>>): Promise<Value>;
  /** Makes every kept answer old: content has changed at the host. */
  drop(): void;
}

interface Entry {
  value: object;
  freshUntil: number;
}

/** @param now the clock, in milliseconds */
export function createAnswerCache(now: () => number = Date.now): AnswerCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ value }) => JSON.stringify(value).length + 100,
  });
  const underWay = new Map<string, Promise<object>>();
  /** Counts drops: an answer to a question asked before one is not new after it. */
  let generation = 0;

  async function renew(key: string, ask: () => Promise<Brought<object>>): Promise<object> {
    const askedIn = generation;
    try {
      const { value, alsoAs } = await ask();
      const isNew = askedIn === generation;
      for (const name of alsoAs === undefined ? [key] : [key, alsoAs]) {
        if (!isNew && entries.has(name)) continue;
        entries.set(name, { value, freshUntil: isNew ? now() + answerFreshMs : 0 });
      }
      return value;
    } catch (error) {
      const kept = entries.get(key);
      if (!kept) throw error;
      entries.set(key, { value: kept.value, freshUntil: now() + retryMs });
      return kept.value;
    }
  }

  function share(key: string, ask: () => Promise<Brought<object>>): Promise<object> {
    const begun = underWay.get(key);
    if (begun) return begun;
    const work = renew(key, ask).finally(() => {
      if (underWay.get(key) === work) underWay.delete(key);
    });
    underWay.set(key, work);
    return work;
  }

  return {
    read<Value extends object>(key: string, ask: () => Promise<Brought<Value>>) {
      const kept = entries.get(key);
      const answer =
        kept && now() < kept.freshUntil ? Promise.resolve(kept.value) : share(key, ask);
      return answer as Promise<Value>;
    },
    drop() {
      generation += 1;
      underWay.clear();
      for (const entry of entries.values()) entry.freshUntil = 0;
    },
  };
}
