import { HttpError } from "react-admin";
import type { DeskError } from "../../server/desk/transport/shapes.ts";
import { transportCopy as copy } from "./copy.ts";

/** A request that can be sent more than once. */
export interface Outgoing {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  headers?: Record<string, string>;
  body?: string | File;
  timeoutMs?: number;
}

/**
 * Sends a request to the back office once and reads its JSON.
 *
 * @throws HttpError with a sentence that a person can act on, unless the server answered with 2xx;
 *   the field errors of a 4xx are in its `body`
 */
export async function send<Answer>(outgoing: Outgoing): Promise<Answer> {
  const { method, path, headers = {}, body = null, timeoutMs = 20_000 } = outgoing;
  const [unreachable, unreadable] =
    method === "GET" ? [copy.unreachable, copy.unreadable] : [copy.unanswered, copy.unanswered];
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(path, { method, headers, body, signal }).catch(() => {
    throw new HttpError(unreachable, 0);
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && answer !== undefined) return answer as Answer;
  const errorAnswer = answer as Partial<DeskError> | undefined;
  throw new HttpError(errorAnswer?.message ?? unreadable, response.status, errorAnswer);
}

/** Headers and body of a request that sends `value` as JSON. */
export function asJson(value: unknown): Pick<Outgoing, "headers" | "body"> {
  return { headers: { "Content-Type": "application/json" }, body: JSON.stringify(value) };
}
