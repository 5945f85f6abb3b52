import type { ComponentProps } from "react";
import { Button } from "../ui/button.tsx";
import type { DialogId } from "./dialog-ids.ts";

/**
 * A button that opens a dialog, on any page. It uses the native `command` attribute, so it works
 * without a script; `helpOlderBrowsers` supports browsers without it.
 */
export function DialogButton({
  opens,
  ...rest
}: ComponentProps<typeof Button> & { opens: DialogId }) {
  return <Button aria-haspopup="dialog" command="show-modal" commandfor={opens} {...rest} />;
}
