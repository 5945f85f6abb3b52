import { type RefObject, useLayoutEffect } from "react";

/** The values of each form when its page was left. In memory only: closing the tab deletes them. */
const drafts = new Map<string, readonly (readonly [name: string, value: string])[]>();

/**
 * Stores what was typed into a form while the visitor views another page of the site, and restores
 * it when they return.
 *
 * @param id key of the stored draft
 * @param without fields that are not stored, such as the captcha's token
 */
export function useDraft(
  id: string,
  element: RefObject<HTMLFormElement | null>,
  without: string,
): void {
  useLayoutEffect(() => {
    const form = element.current;
    if (!form) return;
    for (const [name, value] of drafts.get(id) ?? []) putBack(form, name, value);
    return () => {
      const typed = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
      drafts.set(
        id,
        typed.filter(([name, value]) => value && name !== without),
      );
    };
  }, [id, element, without]);
}

function putBack(form: HTMLFormElement, name: string, value: string): void {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLInputElement && control.type === "checkbox") {
    control.checked = true;
  } else if (
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  ) {
    control.value = value;
    // React may control a select: the event informs it like a visitor's choice does.
    control.dispatchEvent(new Event("change", { bubbles: true }));
  }
}
