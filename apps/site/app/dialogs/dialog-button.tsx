import type { ComponentProps } from "react";
import { Button } from "../ui/button.tsx";
import type { DialogId } from "./dialog-ids.ts";

/**
 * A button that opens a dialog, on any page. The browser does it by itself through the `command`
 * attribute, so it works without a script; `helpOlderBrowsers` helps those that do not know it.
 */
export function DialogButton({
  opens,
  ...rest
}: ComponentProps<typeof Button> & { opens: DialogId }) {
  return <Button aria-haspopup="dialog" command="show-modal" commandfor={opens} {...rest} />;
}
