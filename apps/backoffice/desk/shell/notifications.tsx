import { toast } from "@crm/contract/limits";
import { Notification } from "react-admin";

/** Notifications at the same place and for the same time as the site's toasts. */
export function DeskNotification() {
  return (
    <Notification
      autoHideDuration={toast.durationMs}
      anchorOrigin={{ vertical: "top", horizontal: "right" }}
    />
  );
}
