import type { ButtonPart } from "../guide-picture.ts";

/** The buttons of a window with a form: save and cancel. */
export const saveOrCancel: ButtonPart[] = [
  { label: "Save", spot: "save" },
  { label: "Cancel", tone: "quiet" },
];
