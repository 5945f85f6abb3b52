import { watchLaterParts } from "../../rendering/later-parts.ts";
import { staysOpenAttribute } from "../../ui/accordion.tsx";
import { revealSteps } from "./reveal-steps.ts";

/**
 * Makes the home page interactive, which is HTML of the server.
 *
 * @param isFirst whether it is the first page, whose later drawings the boot script watches
 * @returns a function that stops this
 */
export function followHome(isFirst: boolean): () => void {
  if (!isFirst) watchLaterParts();
  const stop = revealSteps();
  document.addEventListener("click", keepOpen);
  return () => {
    stop?.();
    document.removeEventListener("click", keepOpen);
  };
}

/** Prevents closing; a key press is a click event too. */
function keepOpen(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  const summary = event.target.closest(`[${staysOpenAttribute}]`);
  if (summary?.closest("details")?.open) event.preventDefault();
}
