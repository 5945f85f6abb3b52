import { showPlainToast } from "./plain-toast.ts";
import type { ToastKind } from "./toaster.tsx";

const loadToaster = () => import("./toaster.tsx");

/** Fetches the toaster ahead of time, so that it is there even when the connection then breaks. */
export function prepareToasts(): void {
  loadToaster().catch(() => {});
}

/**
 * Tells the visitor what became of something she did, in the corner of the screen.
 *
 * @param advice what to do next, on a line of its own
 */
export async function showToast(kind: ToastKind, text: string, advice?: string): Promise<void> {
  const toaster = await loadToaster().catch(() => undefined);
  if (toaster) await toaster.presentToast(kind, text, advice);
  else showPlainToast(advice ? `${text} ${advice}` : text);
}

/** Takes away what an earlier attempt has said, once a later one has gone well. */
export async function clearToasts(): Promise<void> {
  const toaster = await loadToaster().catch(() => undefined);
  toaster?.dismissToasts();
}
