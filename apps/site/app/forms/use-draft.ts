import { type RefObject, useLayoutEffect } from "react";

/** What stood in each form when its page was left. In memory: it goes with the tab. */
const drafts = new Map<string, readonly (readonly [name: string, value: string])[]>();

/**
 * Keeps what was typed into a form while the visitor looks at another page of the site, and puts it
 * back when she returns.
 *
 * @param id under which it is kept
 * @param without fields that are new each time, such as the captcha's token
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
    // A select may be React's to set: it hears of it like of a visitor's choice.
    control.dispatchEvent(new Event("change", { bubbles: true }));
  }
}
