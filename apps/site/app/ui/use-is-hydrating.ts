import { useSyncExternalStore } from "react";

/**
 * True on the server and during hydration, false afterwards. Values that only the browser knows wait
 * until it is false, so that the server and the first client render show the same.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(neverChanges, isNot, is);
}

const neverChanges = () => () => {};
const is = () => true;
const isNot = () => false;
