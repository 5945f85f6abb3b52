import { toast as figures } from "@crm/contract/figures";
import { listOpenDialogs } from "../ui/open-dialogs.ts";

/** Says it without the toaster, whose script could not be fetched: nobody is left without a word. */
export function showPlainToast(text: string): void {
  const line = document.createElement("p");
  line.setAttribute("role", "alert");
  line.className =
    "fixed top-3 right-3 z-50 max-w-[calc(100vw-24px)] rounded-card bg-ink px-4 py-3 text-white wide:top-5 wide:right-5";
  (listOpenDialogs().at(-1) ?? document.body).append(line);
  // A live region is read out when its words change, not when it comes with them.
  setTimeout(() => line.append(text), 100);
  setTimeout(() => line.remove(), figures.durationMs);
}
