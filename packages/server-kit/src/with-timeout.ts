import { setTimeout as waitFor } from "node:timers/promises";

/**
 * Waits for a promise, but not longer than a time limit. The work itself continues. Node only.
 *
 * @param ms the limit in milliseconds
 * @returns the promise's value, or undefined when it takes longer
 * @throws what the promise rejects with in time; a later rejection is ignored
 * @example (await withTimeout(findContext(article), 1_500)) ?? noContext
 */
export async function withTimeout<Value>(
  promise: Promise<Value>,
  ms: number,
): Promise<Value | undefined> {
  const late = new AbortController();
  const waited = waitFor(ms, undefined, { ref: false, signal: late.signal }).catch(() => undefined);
  try {
    return await Promise.race([promise, waited]);
  } finally {
    late.abort();
  }
}
