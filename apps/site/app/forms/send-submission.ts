import type { Unreachable } from "./outcome.ts";
import { readRetryAfter } from "./retry-after.ts";
import { submissionTimings } from "./submission-timings.ts";

/** How often a form is sent while the site is too busy to read it. */
const maxAttempts = 4;

/**
 * Sends a form's values to its action on the site's server, again when the site was too busy to read
 * them. After the browser's own timeout the result is `unreachable`, so that a form never shows
 * 'Submitting...' forever.
 *
 * @returns the action's outcome; `unreachable` when there is no valid answer
 */
export async function sendSubmission<Outcome extends { outcome: string }>(
  action: string,
  values: Record<string, unknown>,
): Promise<Outcome | Unreachable> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await sendOnce<Outcome>(action, values);
    const { isUnread, retryAfterSeconds = 1 } = outcome as Partial<Unreachable>;
    if (!isUnread || attempt === maxAttempts) return outcome;
    await new Promise((resolve) => setTimeout(resolve, retryAfterSeconds * 1_000 * attempt));
  }
}

async function sendOnce<Outcome extends { outcome: string }>(
  action: string,
  values: Record<string, unknown>,
): Promise<Outcome | Unreachable> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), submissionTimings.browserMs);
  try {
    const response = await fetch(action, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(values),
      signal: timeout.signal,
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (isOutcome(answer)) return answer as Outcome;
    // A proxy, or a site that is being restarted.
    const retryAfterSeconds = readRetryAfter(response.headers.get("Retry-After"));
    if (retryAfterSeconds !== undefined) return { outcome: "unreachable", retryAfterSeconds };
  } catch {
    // A network error or a timeout: the same to the visitor.
  } finally {
    clearTimeout(timer);
  }
  return { outcome: "unreachable" };
}

function isOutcome(answer: unknown): boolean {
  return typeof answer === "object" && answer !== null && "outcome" in answer;
}
