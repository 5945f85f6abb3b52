import { bootScript } from "./boot-script.ts";
import { contentSecurityPolicy, type PolicySources } from "./content-security-policy.ts";
import { deferScripts } from "./defer-scripts.ts";
import { readOwnScripts } from "./own-scripts.ts";

/**
 * Makes a rendered page ready to be sent: its scripts wait for the first paint, and its policy lets
 * the renderer's scripts run and no others.
 *
 * @param html a whole page as React Router renders it
 * @param nonce marks what the renderer has written; it must be new for each page and secret
 * @param sources origins that the page uses beside its own
 * @throws Error when it is no such page
 */
export function finishPage(
  html: string,
  nonce: string,
  sources: PolicySources,
): { page: string; policy: string } {
  const { page, scripts } = readOwnScripts(deferScripts(html, bootScript, nonce), nonce);
  return { page, policy: contentSecurityPolicy(scripts, sources) };
}
