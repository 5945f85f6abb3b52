import { outcomeMessages } from "@crm/contract/messages";
import type { ErrorAnswer, Rejected, Unreachable } from "../forms/outcome.ts";
import { describeRetry } from "../forms/retry-after.ts";
import { showToast } from "../toasts/show-toast.ts";

/** Shows a toast when a lead dialog's submission failed. */
export function showFailureToast(answer: Rejected | ErrorAnswer | Unreachable): void {
  if (answer.outcome === "unreachable") {
    showUnreachableToast(answer);
    return;
  }
  const text = answer.outcome === "error" ? answer.message : outcomeMessages.leadFailed;
  void showToast("error", text);
}

/** Shows that no host has answered, and when to try again if a host has said so. */
export function showUnreachableToast({ retryAfterSeconds }: Unreachable): void {
  console.error(outcomeMessages.leadFailed);
  const advice = retryAfterSeconds === undefined ? undefined : describeRetry(retryAfterSeconds);
  void showToast("error", outcomeMessages.leadFailed, advice);
}
