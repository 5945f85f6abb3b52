import type { Answer } from "./articles.ts";

/**
 * True when what an answer lacks does not exist: the host has just said so. Only then may a page
 * say that something is missing or that a list is empty.
 */
export function isConclusive(answer: Answer<unknown>): boolean {
  return answer.outcome === "found" ? !answer.isStale : answer.status === 404;
}
