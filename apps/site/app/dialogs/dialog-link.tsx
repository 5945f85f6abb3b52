import type { ReactNode } from "react";
import { joinClasses } from "../ui/classes.ts";
import { textLinkClass } from "../ui/text-link.tsx";
import type { DialogId } from "./dialog-ids.ts";

/**
 * A link-like button in a sentence that opens a dialog; inside a dialog it replaces that dialog
 * (`replace-dialogs.ts`). Like `DialogButton` it works without a script; the second dialog then
 * opens on top of a modal one.
 */
export function DialogLink({
  opens,
  look = "link",
  className,
  children,
}: {
  opens: DialogId;
  /** `plain` for a list of links, without underlines. */
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
      className={joinClasses(look === "link" && textLinkClass, className)}
    >
      {children}
    </button>
  );
}
