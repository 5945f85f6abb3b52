import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { createHistogram } from "./metrics.ts";
import { type OutgoingRequest, readPlainBody, sendRequest } from "./send-request.ts";

/** Several times a list of ten thousand articles. Bytes. */
export const maxAnswerBytes = 32 * 1024 * 1024;

export interface FetchOptions extends Omit<OutgoingRequest, "signal"> {
  /**
   * Names the request in errors and metrics, so it has few values. The URL is never logged: it may
   * contain a visitor's words.
   */
  name: string;
  /** How long the complete answer may take, from the connection to the last byte. Milliseconds. */
  timeoutMs: number;
  /** The largest body that is read. */
  maxBytes?: number;
}

interface AnswerHead {
  status: number;
  headers: IncomingHttpHeaders;
}

/** An answer as it arrived. */
export interface RawAnswer extends AnswerHead {
  bytes: Buffer;
}

/** An answer whose body is a JSON object. */
export interface JsonAnswer extends AnswerHead {
  body: object;
}

/** The one error of a request to another server. Its message is for the log. */
export class FetchError extends Error {
  override readonly name = "FetchError";
  /** The HTTP status, when an answer had begun. */
  readonly status: number | undefined;
  /** The header `Retry-After` of the answer. */
  readonly retryAfter: string | undefined;
  /** True when the server itself reported that it can't handle the request now. */
  readonly isReported: boolean;
  /** True when no connection was made, so the server has certainly not received the request. */
  readonly isUnsent: boolean;

  constructor(message: string, answer?: Partial<AnswerHead>, isReported = false, isUnsent = false) {
    super(message);
    this.isUnsent = isUnsent;
    this.status = answer?.status;
    this.retryAfter = answer?.headers?.["retry-after"];
    this.isReported = isReported;
  }
}

/**
 * Sends a request and reads a JSON object, whatever the status. Redirects are not followed: they
 * would send keys and personal data to another address. Node only.
 *
 * @throws FetchError when there is no complete answer in time, or none that is a JSON object
 * @example (await fetchJson(url, { name: "capabilities", timeoutMs: 2_000 })).body
 */
export async function fetchJson(url: string, options: FetchOptions): Promise<JsonAnswer> {
  const { bytes, ...head } = await fetchBytes(url, options);
  const body = readJsonObject(bytes);
  if (body) return { ...head, body };
  throw new FetchError(`${options.name}: answered ${head.status} without a JSON object`, head);
}

/**
 * Sends a request and reads the answer's bytes, for callers that may not need to parse them.
 *
 * @throws FetchError when there is no complete answer in time
 * @example (await fetchBytes(url, { name: "call 9", timeoutMs: 10_000 })).bytes.length
 */
export function fetchBytes(url: string, options: FetchOptions): Promise<RawAnswer> {
  return send(url, options, async (response, head, signal) => ({
    ...head,
    bytes: await readPlainBody(response, options.maxBytes ?? maxAnswerBytes, signal),
  }));
}

/**
 * Sends a request and returns the status of its answer, whose body is not read.
 *
 * @throws FetchError when no answer begins in time
 * @example (await fetchStatus(url, { name: "capabilities", timeoutMs: 3_000 })) === 200
 */
export function fetchStatus(url: string, options: FetchOptions): Promise<number> {
  return send(url, options, async (response, { status }) => {
    response.destroy();
    return status;
  });
}

/**
 * Parses a JSON object.
 *
 * @returns undefined when the bytes are something else
 * @example readJsonObject(Buffer.from("[1]")) // undefined
 */
export function readJsonObject(bytes: Buffer): object | undefined {
  try {
    const body: unknown = JSON.parse(bytes.toString("utf8"));
    return typeof body === "object" && body !== null && !Array.isArray(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

const outgoingSeconds = createHistogram({
  name: "outgoing_request_seconds",
  help: "Requests to other servers, by call and outcome: 2xx to 5xx, broken or no answer",
  labelNames: ["call", "outcome"],
  buckets: [0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 30],
});

/** Errors of a connection that was never made. */
const connectionErrors: ReadonlySet<unknown> = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

async function send<Result>(
  url: string,
  { name, timeoutMs, maxBytes: _, ...request }: FetchOptions,
  read: (response: IncomingMessage, head: AnswerHead, signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const signal = AbortSignal.timeout(timeoutMs);
  const measure = outgoingSeconds.startTimer({ call: name });
  let head: AnswerHead | undefined;
  try {
    const response = await sendRequest(url, { ...request, signal });
    head = { status: response.statusCode ?? 0, headers: response.headers };
    const result = await read(response, head, signal);
    measure({ outcome: `${Math.floor(head.status / 100)}xx` });
    return result;
  } catch (error) {
    measure({ outcome: head ? "broken" : "no answer" });
    const reason = error instanceof Error ? error.message : error;
    throw new FetchError(`${name}: ${reason}`, head, false, connectionErrors.has(codeOf(error)));
  }
}
