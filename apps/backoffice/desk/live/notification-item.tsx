import NotificationIcon from "@mui/icons-material/NotificationsOutlined";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListItemText from "@mui/material/ListItemText";
import MenuItem from "@mui/material/MenuItem";
import { useNotify, useUserMenu } from "react-admin";
import { useMay } from "../transport/rights.ts";
import { liveCopy as copy } from "./copy.ts";
import {
  areNotificationsOn,
  canNotify,
  turnNotificationsOff,
  turnNotificationsOn,
} from "./notifications.ts";

/** Turns the browser's notifications on and off. The browser asks only after this click. */
export function NotificationItem() {
  const menu = useUserMenu();
  const notify = useNotify();
  const mayRead = useMay("leads", "read");
  if (!mayRead || !canNotify()) return null;
  const isOn = areNotificationsOn();

  async function change() {
    menu?.onClose();
    if (isOn) turnNotificationsOff();
    else if (!(await turnNotificationsOn())) return notify(copy.denied, { type: "warning" });
    notify(isOn ? copy.isOff : copy.isOn, { type: "success" });
  }

  return (
    <MenuItem onClick={() => void change()}>
      <ListItemIcon>
        <NotificationIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{isOn ? copy.turnOff : copy.turnOn}</ListItemText>
    </MenuItem>
  );
}
