import { createHash } from "node:crypto";

/** Origins beside the page's own that it may use, by directive. */
export interface PolicySources {
  script?: readonly string[];
  style?: readonly string[];
  frame?: readonly string[];
  connect?: readonly string[];
  image?: readonly string[];
  /** Where forms may be sent beside the site: the app host. */
  form?: readonly string[];
}

/**
 * What the toast library puts into a `<style>` of its own: first empty, then with its sheet. The
 * second hash belongs to the pinned version; the test beside this file fails when it changes.
 */
const toastStyleHashes = [hashOf(""), "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='"];

/**
 * The page's policy: only its own files, and inline only the given scripts, named by their hashes.
 * The page and the header can be kept together in a cache.
 *
 * @param scripts texts of the inline scripts that may run; see `readOwnScripts`
 * @param sources origins that the page uses beside its own
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
