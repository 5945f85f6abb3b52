import { readAtMost } from "@crm/server-kit/limited-body";
import { createMiddleware } from "hono/factory";

/** Bytes that a form's body may have; the longest message and captcha token fit several times. */
const maxBodyBytes = 100_000;

/** Refuses a larger body with 413, which its sender gets to read. */
export const limitBody = createMiddleware(async (c, next) => {
  const { body, headers, method, url } = c.req.raw;
  // A length that is announced is kept to by Node; a chunked body has none.
  const announced = headers.has("Transfer-Encoding") ? null : headers.get("Content-Length");
  if (body && (announced === null || Number(announced) > maxBodyBytes)) {
    const kept = await readAtMost(body, maxBodyBytes);
    if (!kept) {
      const message = `Please keep the body under ${maxBodyBytes / 1_000} kilobytes.`;
      return c.json({ message }, 413);
    }
    c.req.raw = new Request(url, { method, headers, body: kept });
  }
  return next();
});
