import { type RefObject, useEffect } from "react";

type PressedKey = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** Whether Ctrl, or Command on a Mac, is pressed together with this letter alone. */
export function isPressed(event: PressedKey, letter: string): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  return key.toLowerCase() === letter && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

/** Ctrl+S submits the form around an element, from any of its fields. */
export function useSaveKey(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const form = inside.current?.closest("form");
    const listen = (event: KeyboardEvent) => {
      if (!isPressed(event, "s")) return;
      // Otherwise the browser offers to save the page as a file.
      event.preventDefault();
      form?.requestSubmit();
    };
    form?.addEventListener("keydown", listen);
    return () => form?.removeEventListener("keydown", listen);
  }, [inside]);
}
