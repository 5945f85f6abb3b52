import { setTimeout as pause } from "node:timers/promises";

/** True when the address answers with 2xx within two seconds. */
export async function isHealthy(url: string): Promise<boolean> {
  try {
    const { ok } = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    return ok;
  } catch {
    return false;
  }
}

/** When an app counts as hung: after this many questions in a row without any answer. */
export interface HangLimit {
  questions: number;
  /** Pause between two questions, and the longest wait for an answer. Milliseconds. */
  everyMs: number;
}

/** Thirty seconds: questions are counted, so that a machine's sleep is not taken for a hang. */
export const hangLimit: HangLimit = { questions: 6, everyMs: 5_000 };

/**
 * Asks a running app again and again until it is ended.
 *
 * @param ask true when the app has answered before the signal
 * @returns true once the app hangs; false once it is ended
 */
export async function waitForHang(
  ask: (signal: AbortSignal) => Promise<boolean>,
  { questions, everyMs }: HangLimit,
  ended: AbortSignal,
): Promise<boolean> {
  let unanswered = 0;
  while (unanswered < questions) {
    const next = pause(everyMs, undefined, { signal: ended }).catch(() => undefined);
    const signal = AbortSignal.any([ended, AbortSignal.timeout(everyMs)]);
    unanswered = (await ask(signal)) ? 0 : unanswered + 1;
    await next;
    if (ended.aborted) return false;
  }
  return true;
}

/**
 * True when the address gives any answer before the signal. An app that is up but not ready says so
 * with 503, and a restart does not help it.
 */
export async function answers(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { body } = await fetch(url, { signal });
    await body?.cancel();
    return true;
  } catch {
    return false;
  }
}
