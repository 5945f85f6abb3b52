import { toast as figures } from "@crm/contract/limits";
import { listOpenDialogs } from "../ui/open-dialogs.ts";

/** Shows the text without the toaster, when its script could not be loaded. */
export function showPlainToast(text: string): void {
  const line = document.createElement("p");
  line.setAttribute("role", "alert");
  line.className =
    "fixed top-3 inset-e-3 z-50 max-w-[calc(100vw-24px)] rounded-card bg-ink px-4 py-3 text-white wide:top-5 wide:inset-e-5";
  (listOpenDialogs().at(-1) ?? document.body).append(line);
  // Screen readers announce a live region when its text changes, not when it is inserted.
  setTimeout(() => line.append(text), 100);
  setTimeout(() => line.remove(), figures.durationMs);
}
