import type { ButtonPart } from "../guide-picture.ts";

/** The buttons of a window that changes something. */
export const saveOrCancel: ButtonPart[] = [
  { label: "Save", spot: "save" },
  { label: "Cancel", tone: "quiet" },
];
