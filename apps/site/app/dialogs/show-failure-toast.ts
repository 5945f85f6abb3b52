import { outcomeMessages } from "@crm/contract/messages";
import type { Refused, Rejected, Unreachable } from "../forms/outcome.ts";
import { describeRetry } from "../forms/retry-after.ts";
import { showToast } from "../toasts/show-toast.ts";

/** Says that a lead dialog's submission did not get through: the toasts of sections 4 and 8. */
export function showFailureToast(answer: Rejected | Refused | Unreachable): void {
  if (answer.outcome === "unreachable") {
    tellUnreachable(answer);
    return;
  }
  const text = answer.outcome === "refused" ? answer.message : outcomeMessages.leadFailed;
  void showToast("error", text);
}

/** Says that no host has answered, and when to try again if a host has said so. */
export function tellUnreachable({ retryAfterSeconds }: Unreachable): void {
  console.error(outcomeMessages.leadFailed);
  const advice = retryAfterSeconds === undefined ? undefined : describeRetry(retryAfterSeconds);
  void showToast("error", outcomeMessages.leadFailed, advice);
}
