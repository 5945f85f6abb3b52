import { setTimeout as waitFor } from "node:timers/promises";

/** Resolves with a promise's value, or with undefined when it takes longer. */
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
