import type { Unreachable } from "./outcome.ts";

/** A visitor is never left at 'Submitting...': after this long, no answer counts as none. */
export const patienceMs = 30_000;

/**
 * Sends a form's values to its action on the site's server.
 *
 * @returns the action's outcome; `unreachable` when there is no answer that is one
 */
export async function sendSubmission<Outcome extends { outcome: string }>(
  action: string,
  values: Record<string, unknown>,
): Promise<Outcome | Unreachable> {
  try {
    const response = await fetch(action, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(patienceMs),
    });
    const answer: unknown = await response.json();
    if (isOutcome(answer)) return answer as Outcome;
  } catch {
    // No network, no answer in time, or an answer that is no JSON: all the same to the visitor.
  }
  return { outcome: "unreachable" };
}

function isOutcome(answer: unknown): boolean {
  return typeof answer === "object" && answer !== null && "outcome" in answer;
}
