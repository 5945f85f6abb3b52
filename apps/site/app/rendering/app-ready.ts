import { useEffect } from "react";

/** The boot script waits for this event before it replays early clicks. */
export const appReadyEvent = "app:ready";

/** Fires the event from the root component: once its effects run, the page is interactive. */
export function useAppReady(): void {
  useEffect(() => {
    document.dispatchEvent(new Event(appReadyEvent));
  }, []);
}
