import { HttpError } from "react-admin";
import type { Refused } from "../../server/desk/shapes.ts";

const timeoutMs = 20_000;
const uploadTimeoutMs = 120_000;

/**
 * Sends a request to the back office and reads its JSON. Every failure becomes an error with a
 * sentence that a person can act on; a refusal's field errors go to the form that was sent.
 */
export async function request<Answer>(
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body?: unknown,
): Promise<Answer> {
  return send(path, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
}

/** Sends a file as it is. A phone's picture on a slow line takes a while. */
export async function upload<Answer>(path: string, file: File): Promise<Answer> {
  return send(path, {
    method: "POST",
    headers: { "Content-Type": "application/octet-stream" },
    body: file,
    signal: AbortSignal.timeout(uploadTimeoutMs),
  });
}

async function send<Answer>(path: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(path, init).catch(() => {
    throw new HttpError(
      "The back office can't be reached. Check your connection and try again.",
      0,
    );
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && answer !== undefined) return answer as Answer;
  const refusal = answer as Partial<Refused> | undefined;
  throw new HttpError(
    refusal?.message ?? "The back office gave no clear answer. Please try again.",
    response.status,
    refusal,
  );
}
