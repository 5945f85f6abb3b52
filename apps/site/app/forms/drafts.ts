/** The values of each form when its page was left. In memory only: closing the tab deletes them. */
const drafts = new Map<string, readonly (readonly [name: string, value: string])[]>();

/**
 * Stores what was typed into a form. Hidden fields, such as the captcha's token, are not stored.
 *
 * @param id key of the stored draft
 */
export function storeDraft(id: string, form: HTMLFormElement): void {
  const typed = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
  drafts.set(
    id,
    typed.filter(([name, value]) => value && !isHidden(form.elements.namedItem(name))),
  );
}

/** Fills in a form with its stored draft, if there is one. */
export function restoreDraft(id: string, form: HTMLFormElement): void {
  for (const [name, value] of drafts.get(id) ?? []) putBack(form, name, value);
}

function isHidden(control: unknown): boolean {
  return control instanceof HTMLInputElement && control.type === "hidden";
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
