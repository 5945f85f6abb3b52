import { contentSecurityPolicy, type PolicySources } from "./content-security-policy.ts";
import { deferScripts } from "./defer-scripts.ts";
import { readOwnScripts } from "./own-scripts.ts";

/**
 * Finishes a rendered page: defers its scripts until the first paint, and creates a policy that
 * allows only the renderer's scripts.
 *
 * @param html a whole page as React Router renders it
 * @param bootScript the script that starts the page's scripts later
 * @param nonce identifies the renderer's own scripts; it must be new for each page and secret
 * @param sources origins that the page uses beside its own
 * @throws Error when the HTML is not such a page
 */
export function finishPage(
  html: string,
  { bootScript, nonce, sources }: { bootScript: string; nonce: string; sources: PolicySources },
): { page: string; policy: string } {
  const { page, scripts } = readOwnScripts(deferScripts(html, bootScript, nonce), nonce);
  return { page, policy: contentSecurityPolicy(scripts, sources) };
}
