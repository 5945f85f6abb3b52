import { type RefObject, useLayoutEffect } from "react";
import { restoreDraft, storeDraft } from "./drafts.ts";

/**
 * Stores what was typed into a form while the visitor views another page of the site, and restores
 * it when they return.
 *
 * @param id key of the stored draft
 */
export function useDraft(id: string, element: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    const form = element.current;
    if (!form) return;
    restoreDraft(id, form);
    return () => storeDraft(id, form);
  }, [id, element]);
}
