import type { ReactNode } from "react";
import { joinClasses } from "../ui/classes.ts";
import { textLinkClass } from "../ui/text-link.tsx";
import type { DialogId } from "./dialog-ids.ts";

/**
 * Opens a dialog from within a sentence; one that stands in a dialog opens the other in its place.
 * Like `DialogButton` it works without a script, where the other then opens on top.
 */
export function DialogLink({
  opens,
  look = "link",
  className,
  children,
}: {
  opens: DialogId;
  /** `plain` for a list of links, which needs no underlines. */
  look?: "link" | "plain";
  className?: string;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      command="show-modal"
      commandfor={opens}
      onClick={(event) => event.currentTarget.closest("dialog")?.close()}
      className={joinClasses(look === "link" && textLinkClass, className)}
    >
      {children}
    </button>
  );
}
