import { type RefObject, useLayoutEffect } from "react";
import { keepDraft } from "./drafts.ts";

/**
 * Stores what was typed into a form while the visitor views another page of the site or the browser
 * loads a page anew, and restores it when they return.
 *
 * @param id key of the stored draft
 */
export function useDraft(id: string, element: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    if (element.current) return keepDraft(id, element.current);
  }, [id, element]);
}
