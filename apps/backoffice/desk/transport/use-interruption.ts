import { useSyncExternalStore } from "react";
import {
  countSignIns,
  currentInterruption,
  type Interruption,
  subscribeToInterruption,
} from "./sign-in-again.ts";

/** What keeps requests waiting, if anything does. */
export function useInterruption(): Interruption | undefined {
  return useSyncExternalStore(subscribeToInterruption, currentInterruption);
}

/** Changes whenever somebody has signed in again: for what the desk does not load itself. */
export function useSignIns(): number {
  return useSyncExternalStore(subscribeToInterruption, countSignIns);
}
