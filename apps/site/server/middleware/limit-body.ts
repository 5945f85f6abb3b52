import { readAtMost } from "@crm/server-kit/limited-body";
import { createMiddleware } from "hono/factory";

/** Largest body in bytes: several times the longest message plus captcha token. */
const maxBodyBytes = 100_000;

/** Answers 413 to a larger body, after reading enough that the client receives the answer. */
export const limitBody = createMiddleware(async (c, next) => {
  const { body, headers, method, url } = c.req.raw;
  // Node enforces a declared Content-Length; a chunked body declares none.
  const declared = headers.has("Transfer-Encoding") ? null : headers.get("Content-Length");
  if (body && (declared === null || Number(declared) > maxBodyBytes)) {
    const buffered = await readAtMost(body, maxBodyBytes);
    if (!buffered) {
      const message = `Please keep the body under ${maxBodyBytes / 1_000} kilobytes.`;
      return c.json({ message }, 413);
    }
    c.req.raw = new Request(url, { method, headers, body: buffered });
  }
  return next();
});
