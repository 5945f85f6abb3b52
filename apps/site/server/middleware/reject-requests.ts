import { createMiddleware } from "hono/factory";

/** Compressed bodies are never inflated. */
export const rejectEncodedBodies = createMiddleware(async (c, next) => {
  if (c.req.header("Content-Encoding")) {
    return c.json({ message: "Please send the body without Content-Encoding." }, 415);
  }
  return next();
});

/** Paths that are not valid percent-encoded text, or carry control characters. */
export const rejectBadPaths = createMiddleware(async (c, next) =>
  isReadable(c.req.path) ? next() : c.text("This address is not well-formed.", 400),
);

function isReadable(path: string): boolean {
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
