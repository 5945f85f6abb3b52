type Draft = readonly (readonly [name: string, value: string])[];

/** In the tab's storage: the drafts are there only while the browser loads a page anew. */
const slot = "drafts";

/** What was typed into each form when its page was left, by the form's id. */
const drafts = new Map<string, Draft>(takeSaved());

/** The forms that are shown now. */
const shown = new Map<string, HTMLFormElement>();

if (!import.meta.env.SSR) {
  // A page that can't be loaded makes the router load the whole document again.
  addEventListener("pagehide", () => {
    for (const [id, form] of shown) storeDraft(id, form);
    withStorage((storage) => storage.setItem(slot, JSON.stringify([...drafts])));
  });
  // The browser shows the same document again: it has the drafts in memory.
  addEventListener("pageshow", () => withStorage((storage) => storage.removeItem(slot)));
}

/**
 * Restores a form's draft, and stores it again when the form or the whole document goes away.
 *
 * @returns to be called when the form is no longer shown
 */
export function keepDraft(id: string, form: HTMLFormElement): () => void {
  for (const [name, value] of drafts.get(id) ?? []) putBack(form, name, value);
  shown.set(id, form);
  return () => {
    if (shown.get(id) !== form) return;
    shown.delete(id);
    storeDraft(id, form);
  };
}

/**
 * Stores what was typed into a form. Hidden fields, such as the captcha's token, are not stored. A form with
 * nothing but the choices of its lists, which have defaults, has no draft.
 */
export function storeDraft(id: string, form: HTMLFormElement): void {
  const control = (name: string) => form.elements.namedItem(name);
  const draft = [...new FormData(form)]
    .map(([name, value]) => [name, String(value)] as const)
    .filter(([name, value]) => value && !isHidden(control(name)));
  if (draft.some(([name]) => !(control(name) instanceof HTMLSelectElement))) drafts.set(id, draft);
  else drafts.delete(id);
}

/** Deletes the draft of a form that was sent; what is in the form now is not stored any more. */
export function deleteDraft(id: string): void {
  shown.delete(id);
  drafts.delete(id);
}

/** Whether something is to be restored into a form that is not shown yet. */
export function hasDraft(id: string): boolean {
  return drafts.has(id);
}

function isHidden(control: unknown): boolean {
  return control instanceof HTMLInputElement && control.type === "hidden";
}

function putBack(form: HTMLFormElement, name: string, value: string): void {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLInputElement && control.type === "checkbox") {
    control.checked = true;
  } else if (control instanceof HTMLSelectElement) {
    choose(control, value);
  } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    // What was typed before the form's code had arrived is newer.
    if (control.value === control.defaultValue) choose(control, value);
  }
}

function choose(
  control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  value: string,
) {
  control.value = value;
  // React may control a select: the event informs it like a visitor's choice does.
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Reads and deletes what the document before this one has stored. */
function takeSaved(): [string, Draft][] {
  const saved = withStorage((storage) => {
    const text = storage.getItem(slot);
    storage.removeItem(slot);
    return JSON.parse(text ?? "[]") as [string, Draft][];
  });
  return Array.isArray(saved) ? saved : [];
}

/** Undefined when the visitor has blocked storage. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  if (import.meta.env.SSR) return undefined;
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
