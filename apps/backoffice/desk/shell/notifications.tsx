import { toast } from "@crm/contract/figures";
import { Notification } from "react-admin";

/** Where and as long as the site shows its toasts. */
export function DeskNotification() {
  return (
    <Notification
      autoHideDuration={toast.durationMs}
      anchorOrigin={{ vertical: "top", horizontal: "right" }}
    />
  );
}
