import { redirect } from "react-router";
import type { Redirects } from "../backend/.server/articles/redirects.ts";

/**
 * Checks a 404 before it is sent. When the host knows a redirect, the reader is redirected;
 * permanently only when the host has just confirmed it. The 404 is sent only when the host knows no
 * other address, and the page for a deleted article only when the host has just said so.
 *
 * @param address path and query of the page
 * @param answer the loader's result
 * @param failure the loader's result when a host gives no answer
 * @param gone the result for a page that an editor has deleted; by default like any missing page
 * @throws Response the redirect
 */
export async function checkMissing<Answer extends { status: number }>(
  { findRedirect }: Redirects,
  address: string,
  answer: Answer,
  failure: Answer,
  gone: Answer = answer,
): Promise<Answer> {
  if (answer.status !== 404) return answer;
  const found = await findRedirect(address);
  if (found.outcome === "redirect") throw redirect(found.path, found.isStale ? 307 : 308);
  if (found.outcome === "gone") return gone;
  return found.outcome === "unknown" ? failure : answer;
}

/** Permanently redirects the reader of an article to its current address. */
export function redirectForGood(path: string): Response {
  return redirect(path, 308);
}
