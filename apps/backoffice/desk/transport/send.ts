import { HttpError } from "react-admin";
import type { DeskError } from "../../server/desk/transport/shapes.ts";
import { transportCopy as copy } from "./copy.ts";

const defaultTimeoutMs = 20_000;

/** A request that can be sent more than once. */
export interface Outgoing {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  headers?: Record<string, string>;
  body?: string | File;
  timeoutMs?: number;
  /** Learns which share of the body was sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** Ends the request; only together with `onProgress`. */
  signal?: AbortSignal;
}

/**
 * Sends a request to the back office once and reads its JSON.
 *
 * @throws HttpError with a sentence that a person can act on, unless the server answered with 2xx;
 *   the field errors of a 4xx are in its `body`
 */
export async function send<Answer>(outgoing: Outgoing): Promise<Answer> {
  const { method } = outgoing;
  const [unreachable, unreadable] =
    method === "GET" ? [copy.unreachable, copy.unreadable] : [copy.unanswered, copy.unanswered];
  const sent = outgoing.onProgress ? sendWithProgress(outgoing) : sendByFetch(outgoing);
  const { status, answer } = await sent.catch(() => {
    throw new HttpError(unreachable, 0);
  });
  const isSuccess = status >= 200 && status < 300;
  if (isSuccess && answer !== undefined) return answer as Answer;
  const errorAnswer = answer as Partial<DeskError> | undefined;
  throw new HttpError(errorAnswer?.message ?? unreadable, status, errorAnswer);
}

/** What the server has answered; the answer is undefined when it is no JSON. */
interface Received {
  status: number;
  answer: unknown;
}

async function sendByFetch({
  method,
  path,
  headers = {},
  body,
  timeoutMs = defaultTimeoutMs,
}: Outgoing): Promise<Received> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(path, { method, headers, body: body ?? null, signal });
  return { status: response.status, answer: await response.json().catch(() => undefined) };
}

/** `fetch` does not tell how much of a body was sent. */
function sendWithProgress({
  method,
  path,
  headers = {},
  body,
  timeoutMs = defaultTimeoutMs,
  onProgress,
  signal,
}: Outgoing): Promise<Received> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    sending.open(method, path);
    for (const [name, value] of Object.entries(headers)) sending.setRequestHeader(name, value);
    sending.timeout = timeoutMs;
    sending.upload.onprogress = ({ loaded, total }) => onProgress?.(loaded / total);
    sending.onload = () => resolve({ status: sending.status, answer: parse(sending.responseText) });
    for (const event of ["error", "timeout", "abort"] as const) {
      sending.addEventListener(event, () => reject(new Error(event)));
    }
    signal?.addEventListener("abort", () => sending.abort());
    if (signal?.aborted) reject(new Error("abort"));
    else sending.send(body);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Headers and body of a request that sends `value` as JSON. */
export function asJson(value: unknown): Pick<Outgoing, "headers" | "body"> {
  return { headers: { "Content-Type": "application/json" }, body: JSON.stringify(value) };
}
