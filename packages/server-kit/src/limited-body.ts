import type { Context } from "hono";
import { createMiddleware } from "hono/factory";

/** Bytes that are read and discarded, so that the answer reaches a client that is still sending. */
const mostDiscarded = 8 * 1024 * 1024;

/**
 * Reads a request's body up to a limit. Node only.
 *
 * @returns the body, or undefined when it is longer than `maxBytes`
 * @throws the stream's error when the body breaks off
 * @example await readAtMost(new Blob(["four"]).stream(), 3) // undefined
 */
export async function readAtMost(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes <= maxBytes) chunks.push(chunk);
    else if (bytes > mostDiscarded) break;
  }
  return bytes <= maxBytes ? Buffer.concat(chunks) : undefined;
}

/**
 * Creates middleware that rejects a larger body, after reading enough of it that the client receives
 * the answer. Node only.
 *
 * @param reject makes the answer, a 413, or throws
 * @example app.use(limitBody(100_000, (c) => c.text("The body is too large", 413)))
 */
export function limitBody(maxBytes: number, reject: (c: Context) => Response) {
  return createMiddleware(async (c, next) => {
    const { method, headers } = c.req.raw;
    // Node enforces the Content-Length header; a chunked body has no length.
    const declared = headers.has("Transfer-Encoding") ? null : headers.get("Content-Length");
    const canBeLarger =
      declared === null ? !["GET", "HEAD"].includes(method) : Number(declared) > maxBytes;
    // The property is read only when it is needed: the server creates a whole `Request` for it.
    if (canBeLarger && c.req.raw.body) {
      const content = await readAtMost(c.req.raw.body, maxBytes);
      if (!content) return reject(c);
      c.req.raw = new Request(c.req.raw, { body: content });
    }
    return next();
  });
}
