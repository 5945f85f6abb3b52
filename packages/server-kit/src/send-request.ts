import { once } from "node:events";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";

export interface OutgoingRequest {
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string | undefined;
  /** Aborts the request and the reading of its answer. */
  signal: AbortSignal;
  /** Looks up the host instead of the system, to reject some addresses. */
  lookup?: LookupFunction;
}

/**
 * Sends a request and returns its answer with an unread body; redirects are not followed. Both
 * servers use it instead of `fetch`, which always decodes a body by its `Content-Encoding`, even if
 * no encoding was requested and the body is never read. Node only.
 *
 * @returns the answer; read it with `readPlainBody` or destroy it
 * @throws Error when the server can't be reached, or the signal's reason when it aborts first
 * @example await sendRequest("https://host.example/api", { signal: AbortSignal.timeout(5_000) })
 */
export async function sendRequest(
  url: string,
  { method = "GET", headers = {}, body, signal, lookup }: OutgoingRequest,
): Promise<IncomingMessage> {
  const send = new URL(url).protocol === "https:" ? requestHttps : requestHttp;
  const sent = send(url, {
    method,
    headers: { Accept: "*/*", "User-Agent": "node", ...headers, "Accept-Encoding": "identity" },
    signal,
    ...(lookup && { lookup }),
  });
  // After the answer has begun, the response stream reports errors.
  sent.on("error", () => undefined);
  sent.end(body);
  try {
    const [response] = await once(sent, "response");
    return response;
  } catch (error) {
    throw explain(error, signal);
  }
}

/**
 * Reads an answer's body. An encoded body is rejected before its first byte is read.
 *
 * @param signal the same signal that `sendRequest` got
 * @throws Error when the body is encoded, larger than `maxBytes` or breaks off
 * @example (await readPlainBody(response, 64_000, signal)).toString()
 */
export async function readPlainBody(
  response: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Buffer> {
  const encoding = response.headers["content-encoding"]?.trim() ?? "";
  if (!/^(?:identity)?$/i.test(encoding)) {
    response.destroy();
    throw new Error(`answered with the Content-Encoding ${encoding}, which was not requested`);
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response) {
      bytes += chunk.length;
      // Leaving the loop closes the connection.
      if (bytes > maxBytes) break;
      chunks.push(chunk);
    }
  } catch (error) {
    throw explain(error, signal);
  }
  if (bytes > maxBytes) throw new Error(`answered with more than ${maxBytes} bytes`);
  return Buffer.concat(chunks);
}

/** A host name with several addresses fails with an AggregateError that has no message. */
function explain(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  return error instanceof AggregateError ? error.errors[0] : error;
}
