import { useSyncExternalStore } from "react";

/**
 * Whether the page still is the HTML that the server wrote: true on the server and while React
 * takes that HTML over, false from then on and in all that is drawn later. What the browser alone
 * knows waits for it, so that both draw the same.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(neverChanges, isNot, is);
}

const neverChanges = () => () => {};
const is = () => true;
const isNot = () => false;
