/** What a visitor does with a form, or is about to do. */
const touches = ["pointerover", "pointerdown", "focusin", "keydown", "input"] as const;

/** A form of the server's HTML that waits for its code. */
export interface WaitingForm {
  /** The code could not be loaded: the browser sends the form, if a visitor has tried to. */
  fail(): void;
  /** The form works now: repeats what only the browser has noticed. */
  finish(): void;
  /** Removes the listeners. */
  stop(): void;
}

/**
 * Calls back at each touch of a form, until it works. Its fields are the browser's own meanwhile, and
 * sending it waits for its code, which shows our own messages instead of the browser's.
 *
 * @param place the element that contains the form
 * @param onTouch called again at later touches, because loading may have failed
 * @param onOffline called instead of sending the form when there is no connection
 */
export function awaitTouch(
  place: HTMLElement,
  onTouch: () => void,
  onOffline: () => void,
): WaitingForm {
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const type of touches) place.addEventListener(type, onTouch, options);
  /** Whether the visitor has tried to send the form. */
  let isSent = false;
  setNativeChecks(place, false);

  // The Enter key in a field clicks the button too.
  const holdClick = (event: Event) => {
    if (!(event.target instanceof Element) || !event.target.closest("[type=submit]")) return;
    event.preventDefault();
    event.stopPropagation();
    isSent = true;
    onTouch();
  };
  const active = { capture: true, signal: listening.signal };
  place.addEventListener("click", holdClick, active);

  /** A list whose choices come with the code: the countries of a phone number. */
  let opened: HTMLSelectElement | undefined;
  const holdList = (event: Event) => {
    const { target } = event;
    if (!(target instanceof HTMLSelectElement) || target.length > 1) return;
    event.preventDefault();
    target.focus();
    opened = target;
  };
  place.addEventListener("mousedown", holdList, active);
  if (place.contains(document.activeElement) || isFilled(place)) onTouch();

  return {
    fail() {
      if (!isSent) return;
      isSent = false;
      if (!navigator.onLine) return onOffline();
      setNativeChecks(place, true);
      place.removeEventListener("click", holdClick, { capture: true });
      findSubmit(place)?.click();
      place.addEventListener("click", holdClick, active);
    },
    finish() {
      listening.abort();
      const { activeElement } = document;
      if (place.contains(activeElement)) {
        activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
      }
      // In a task of its own: the form's effects have run by then.
      setTimeout(() => {
        if (isSent) findSubmit(place)?.click();
        if (opened && opened === document.activeElement) openList(opened);
      });
    },
    stop: () => listening.abort(),
  };
}

/**
 * Whether something was typed, moved or ticked before the scripts started, or by the browser after a reload. A list
 * is not looked at: most have no default.
 */
function isFilled(place: HTMLElement): boolean {
  return [...place.querySelectorAll<HTMLInputElement>("input,textarea")].some(
    ({ type, value, defaultValue, checked, defaultChecked }) =>
      type === "checkbox" || type === "radio" ? checked !== defaultChecked : value !== defaultValue,
  );
}

/** A browser that does not open it by itself, or not so late, opens it at the next click. */
function openList(list: HTMLSelectElement): void {
  try {
    list.showPicker();
  } catch {}
}

function findSubmit(place: HTMLElement): HTMLElement | null {
  return place.querySelector<HTMLElement>("[type=submit]");
}

/** Whether the browser checks the fields and shows its own messages. */
function setNativeChecks(place: HTMLElement, isOn: boolean): void {
  const form = place.querySelector("form");
  if (form) form.noValidate = !isOn;
}
