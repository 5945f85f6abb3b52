import { useSyncExternalStore } from "react";
import {
  countSignIns,
  currentInterruption,
  type Interruption,
  subscribeToInterruption,
} from "./sign-in-again.ts";

/** The reason why requests wait, if they do. */
export function useInterruption(): Interruption | undefined {
  return useSyncExternalStore(subscribeToInterruption, currentInterruption);
}

/** Changes after each repeated sign-in, to reload content such as frames. */
export function useSignIns(): number {
  return useSyncExternalStore(subscribeToInterruption, countSignIns);
}
