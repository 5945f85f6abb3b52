import { redirect } from "react-router";
import type { OldAddresses } from "../backend/.server/articles/redirects.ts";

/**
 * Checks a 404 before it is sent. Where the page has moved, the reader is redirected: for good only
 * when the host has just confirmed it. The 404 stays one only when the host knows of no other
 * address.
 *
 * @param address path and query of the page
 * @param answer what the loader has found
 * @param failure what it says when a host gives no answer
 * @throws Response the redirect
 */
export async function checkMissing<Answer extends { status: number }>(
  { findRedirect }: OldAddresses,
  address: string,
  answer: Answer,
  failure: Answer,
): Promise<Answer> {
  if (answer.status !== 404) return answer;
  const moved = await findRedirect(address);
  if (moved.outcome === "moved") throw redirect(moved.path, moved.isStale ? 307 : 308);
  return moved.outcome === "unknown" ? failure : answer;
}

/** Sends the reader of an article to the address that it has today, for good. */
export function redirectForGood(path: string): Response {
  return redirect(path, 308);
}
