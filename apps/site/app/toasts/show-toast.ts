import { showPlainToast } from "./plain-toast.ts";
import type { ToastKind } from "./toaster.tsx";

const loadToaster = () => import("./toaster.tsx");

/** Loads the toaster ahead of time, so that it is available if the connection then fails. */
export function prepareToasts(): void {
  loadToaster().catch(() => {});
}

/**
 * Shows the visitor the result of an action, in the corner of the screen.
 *
 * @param advice what to do next, on a separate line
 */
export async function showToast(kind: ToastKind, text: string, advice?: string): Promise<void> {
  const toaster = await loadToaster().catch(() => undefined);
  if (toaster) await toaster.presentToast(kind, text, advice);
  else showPlainToast(advice ? `${text} ${advice}` : text);
}

/** Removes the toasts of an earlier attempt after a later one has succeeded. */
export async function clearToasts(): Promise<void> {
  const toaster = await loadToaster().catch(() => undefined);
  toaster?.dismissToasts();
}
