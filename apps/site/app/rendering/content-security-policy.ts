import { createHash } from "node:crypto";

/** Additional origins that a page may use, by directive. */
export interface PolicySources {
  script?: readonly string[];
  style?: readonly string[];
  frame?: readonly string[];
  connect?: readonly string[];
  image?: readonly string[];
  /** Where forms may be sent besides the site: the app host. */
  form?: readonly string[];
}

/**
 * The contents of the toast library's `<style>` element: empty at first, then its style sheet. The
 * second hash belongs to the pinned version; the test beside this file fails when it changes.
 */
const toastStyleHashes = [hashOf(""), "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='"];

/**
 * A page's policy: only the site's own files, and only the given inline scripts, listed by their
 * hashes. A cache can store the page and the header together.
 *
 * @param scripts texts of the inline scripts that may run; see `readOwnScripts`
 * @param sources further origins that the page uses; `server/policy-sources.ts` reads them from the settings
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  sources: PolicySources = {},
): string {
  const hashes = scripts.map(hashOf);
  const { script = [], style = [], frame = [], connect = [], image = [], form = [] } = sources;
  return [
    "default-src 'none'",
    directive("script-src", "'self'", ...new Set(hashes), ...script),
    directive("style-src", "'self'", ...toastStyleHashes, ...style),
    directive("img-src", "'self'", "data:", ...image),
    "font-src 'self' data:",
    directive("connect-src", "'self'", ...connect),
    directive("frame-src", ...(frame.length > 0 ? frame : ["'none'"])),
    "worker-src 'self' blob:",
    "media-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    directive("form-action", "'self'", ...form),
    "frame-ancestors 'none'",
  ].join("; ");
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function directive(name: string, ...values: string[]): string {
  return [name, ...values].join(" ");
}
