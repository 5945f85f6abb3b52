import { useEffect } from "react";

/** What the boot script waits for before it repeats the clicks that came too early. */
export const appReadyEvent = "app:ready";

/** Called by the root component: once its effects run, the page's buttons answer by themselves. */
export function useAppReady(): void {
  useEffect(() => {
    document.dispatchEvent(new Event(appReadyEvent));
  }, []);
}
