import { createMiddleware } from "hono/factory";
import { formCopy } from "../../app/forms/copy.ts";

/** Answers 415 to a compressed body: bodies are never decompressed. */
export const rejectEncodedBodies = createMiddleware(async (c, next) => {
  if (c.req.header("Content-Encoding")) {
    return c.json({ message: "Please send the body without Content-Encoding." }, 415);
  }
  return next();
});

/** Answers 400 to a path that is not valid percent-encoded text or has control characters. */
export const rejectBadPaths = createMiddleware(async (c, next) =>
  isReadable(c.req.path) ? next() : c.text("This address is not well-formed.", 400),
);

function isReadable(path: string): boolean {
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are rejected
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/**
 * Accepts forms only from the site's own pages. A browser sends the source in `Sec-Fetch-Site`, or,
 * on plain http, in `Origin`. Other programs may send neither; they pass on to the other checks.
 */
export function rejectForeignOrigin(siteUrl: string) {
  return createMiddleware(async (c, next) => {
    const site = c.req.header("Sec-Fetch-Site");
    const origin = c.req.header("Origin");
    const isForeign = site ? site !== "same-origin" : origin !== undefined && origin !== siteUrl;
    return isForeign ? c.json({ outcome: "error", message: formCopy.foreign }, 403) : next();
  });
}
