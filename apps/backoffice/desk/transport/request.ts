import { HttpError } from "react-admin";
import type { Refused } from "../../server/desk/shapes.ts";

const timeoutMs = 20_000;

/**
 * Sends a request to the back office and reads its JSON. Every failure becomes an error with a
 * sentence that a person can act on; a refusal's field errors go to the form that was sent.
 */
export async function request<Answer>(
  method: "GET" | "POST" | "PUT",
  path: string,
  body?: unknown,
): Promise<Answer> {
  const response = await fetch(path, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => {
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
