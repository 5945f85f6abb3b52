import { createMiddleware } from "hono/factory";

/** Bytes that a form's body may have; the longest message and captcha token fit several times. */
const maxBodyBytes = 100_000;

/** So much more is read and thrown away, for the answer to reach a sender that is still sending. */
const mostDiscarded = 8 * 1024 * 1024;

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

async function readAtMost(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const kept: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes <= maxBytes) kept.push(chunk);
    else if (bytes > mostDiscarded) break;
  }
  return bytes <= maxBytes ? Buffer.concat(kept) : undefined;
}
