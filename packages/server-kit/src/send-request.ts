import { once } from "node:events";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";

export interface OutgoingRequest {
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string | undefined;
  /** Ends the request and the reading of its answer. */
  signal: AbortSignal;
}

/**
 * Sends a request and returns its answer with the body still unread; redirects are not followed. All
 * requests of both servers go this way. `fetch` decodes a body by its `Content-Encoding` as soon as
 * it arrives, whether or not an encoding was asked for and whether or not the body is read. Node only.
 *
 * @returns the answer; read it with `readPlainBody` or destroy it
 * @throws Error when there is no answer before the signal
 * @example await sendRequest("https://host.example/api", { signal: AbortSignal.timeout(5_000) })
 */
export async function sendRequest(
  url: string,
  { method = "GET", headers = {}, body, signal }: OutgoingRequest,
): Promise<IncomingMessage> {
  const send = new URL(url).protocol === "https:" ? requestHttps : requestHttp;
  const sent = send(url, {
    method,
    headers: { Accept: "*/*", "User-Agent": "node", ...headers, "Accept-Encoding": "identity" },
    signal,
  });
  // After the answer has begun, its own stream tells of errors.
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
 * Reads an answer's body. An encoded one is refused before its first byte is read.
 *
 * @param signal the request's own
 * @throws Error when the body is encoded, larger than `maxBytes` or breaks off
 */
export async function readPlainBody(
  response: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Buffer> {
  const encoding = response.headers["content-encoding"]?.trim() ?? "";
  if (!/^(?:identity)?$/i.test(encoding)) {
    response.destroy();
    throw new Error(`answered with the Content-Encoding ${encoding}, which was not asked for`);
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

/** A name with several addresses fails with one error for each, and no sentence of its own. */
function explain(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  return error instanceof AggregateError ? error.errors[0] : error;
}
