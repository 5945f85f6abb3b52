import { outcomeMessages } from "@crm/contract/messages";
import type { Refused, Rejected, Unreachable } from "../forms/outcome.ts";
import { showToast } from "../shell/toasts/show-toast.ts";

/** Says that a lead dialog's submission did not get through: the toasts of sections 4 and 8. */
export function tellFailure(answer: Rejected | Refused | Unreachable): void {
  if (answer.outcome === "unreachable") console.error(outcomeMessages.leadFailed);
  const text = answer.outcome === "refused" ? answer.message : outcomeMessages.leadFailed;
  void showToast("error", text);
}
