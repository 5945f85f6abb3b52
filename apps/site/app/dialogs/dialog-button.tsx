import type { ComponentProps } from "react";
import { Button } from "../ui/button.tsx";
import type { DialogId } from "./dialog-ids.ts";
import { openDialog } from "./open-dialogs.ts";

/**
 * A button that opens a dialog, on any page. The browser does it by itself through the `command`
 * attribute, so it works without a script; browsers that do not know the attribute are helped.
 */
export function DialogButton({
  opens,
  onClick,
  ...rest
}: ComponentProps<typeof Button> & { opens: DialogId }) {
  return (
    <Button
      aria-haspopup="dialog"
      command="show-modal"
      commandfor={opens}
      onClick={(event) => {
        onClick?.(event);
        if (!("command" in HTMLButtonElement.prototype)) openDialog(opens);
      }}
      {...rest}
    />
  );
}
