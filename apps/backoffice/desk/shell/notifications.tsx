import { toast } from "@crm/contract/limits";
import { Notification } from "react-admin";

/** Notifications for the same time as the site's toasts, where they hide no button of the bar. */
export function DeskNotification() {
  return (
    <Notification
      autoHideDuration={toast.durationMs}
      anchorOrigin={{ vertical: "top", horizontal: "center" }}
    />
  );
}
