import { useSyncExternalStore } from "react";

function subscribe(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}

/** Whether somebody can see the page: its tab is the chosen one, and its window is not minimized. */
export const useIsShown = () => useSyncExternalStore(subscribe, () => !document.hidden);
