import { describeFailure } from "../forms/describe-failure.ts";
import type { Failure, FormName } from "../forms/outcome.ts";
import { showToast } from "../toasts/show-toast.ts";

/** Shows a toast when a lead form's submission failed. */
export function showFailureToast(form: FormName, failure: Failure): void {
  const { text, advice } = describeFailure(form, failure);
  if (failure.outcome === "unreachable") console.error(text);
  void showToast("error", text, advice);
}
