import { useEffect, useRef } from "react";
import type { LeadChange } from "../../server/leads/lead-feed.ts";
import { subscribeToLeadChanges } from "./lead-changes.ts";

/**
 * Calls `onChange` when something has happened to leads, within about a second; for people who may read leads.
 *
 * @param onChange gets what happened; an empty list when anything may have happened
 * @example useLeadChanges(() => refresh())
 */
export function useLeadChanges(onChange: (changes: LeadChange[]) => void): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => subscribeToLeadChanges((changes) => latest.current(changes)), []);
}
