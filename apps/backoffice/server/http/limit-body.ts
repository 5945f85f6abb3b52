import { readAtMost } from "@crm/server-kit/limited-body";
import { createMiddleware } from "hono/factory";
import { HttpError } from "./http-error.ts";

/**
 * Rejects a larger body with 413.
 *
 * @param maxBytes a whole number of kibibytes, shown in the error message
 */
export function limitBodyTo(maxBytes: number) {
  return createMiddleware(async (c, next) => {
    const { body, headers } = c.req.raw;
    // Node enforces the Content-Length header; a chunked body has no length.
    const declared = headers.has("Transfer-Encoding") ? null : headers.get("Content-Length");
    if (body && (declared === null || Number(declared) > maxBytes)) {
      const content = await readAtMost(body, maxBytes);
      if (!content)
        throw new HttpError(
          413,
          `The request is too large: at most ${maxBytes / 1024} kB are accepted`,
        );
      c.req.raw = new Request(c.req.raw, { body: content });
    }
    await next();
  });
}
