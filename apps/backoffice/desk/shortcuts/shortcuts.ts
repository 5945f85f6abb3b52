/** What a key does. */
export type ShortcutAction = "palette" | "search" | "next" | "previous" | "keys";

interface Shortcut {
  /** As `KeyboardEvent.key` says it; `mod` is Ctrl, and Cmd on a Mac. */
  key: string;
  mod: boolean;
  action: ShortcutAction;
  label: string;
}

/** All keys of the desk. Enter is not here: it opens the link that has the focus, as everywhere. */
export const shortcuts: readonly Shortcut[] = [
  { key: "k", mod: true, action: "palette", label: "Find a lead, an article or a page" },
  { key: "/", mod: false, action: "search", label: "Go to the search of the list" },
  { key: "j", mod: false, action: "next", label: "Go to the next row; Enter opens it" },
  { key: "k", mod: false, action: "previous", label: "Go to the previous row; Enter opens it" },
  { key: "?", mod: false, action: "keys", label: "Show these keys" },
];

/** The parts of a keyboard event that matter. */
export type PressedKey = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

/** @returns undefined when the key does nothing */
export function findShortcut({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: PressedKey): ShortcutAction | undefined {
  if (altKey) return undefined;
  const mod = ctrlKey || metaKey;
  return shortcuts.find((one) => one.mod === mod && one.key === (mod ? key.toLowerCase() : key))
    ?.action;
}

/** How the keys are written on this computer. */
export function describeKeys({ key, mod }: Pick<Shortcut, "key" | "mod">, isMac: boolean): string {
  if (!mod) return key;
  return `${isMac ? "Cmd" : "Ctrl"}+${key.toUpperCase()}`;
}
