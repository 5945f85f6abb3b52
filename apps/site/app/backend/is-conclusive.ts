import type { Answer } from "./articles.ts";

/**
 * True when the host has just answered, so that what the answer lacks does not exist. Only then may
 * a page say that something is missing or that a list is empty.
 */
export function isConclusive(answer: Answer<unknown>): boolean {
  return answer.outcome === "found" ? !answer.isStale : answer.status === 404;
}
