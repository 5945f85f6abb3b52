import { type RefObject, useEffect, useRef } from "react";

type PressedKey = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** Whether Ctrl, or Command on a Mac, is pressed together with this letter alone. */
export function isPressed(event: PressedKey, letter: string): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  return key.toLowerCase() === letter && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

/** Ctrl+S saves, from any field of the form around an element. */
export function useSaveKey(inside: RefObject<HTMLElement | null>, save: () => void): void {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const form = inside.current?.closest("form");
    const listen = (event: KeyboardEvent) => {
      if (!isPressed(event, "s")) return;
      // Otherwise the browser offers to save the page as a file.
      event.preventDefault();
      latest.current();
    };
    form?.addEventListener("keydown", listen);
    return () => form?.removeEventListener("keydown", listen);
  }, [inside]);
}
