import { liveCopy as copy } from "./copy.ts";

const storedName = "desk.notify-about-leads";

export const canNotify = () => "Notification" in window;

/** Whether the person has asked for notifications in this browser, and the browser allows them. */
export const areNotificationsOn = () =>
  canNotify() &&
  Notification.permission === "granted" &&
  localStorage.getItem(storedName) === "yes";

/** Asks the browser for its permission. @returns false when it is denied */
export async function turnNotificationsOn(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  localStorage.setItem(storedName, "yes");
  return true;
}

export const turnNotificationsOff = () => localStorage.removeItem(storedName);

/** Names nobody: others may see the screen. All tabs together show one. */
export function notifyAboutLeads(count: number, onOpen: () => void): void {
  const notification = new Notification(copy.arrived(count), { tag: storedName });
  notification.onclick = () => {
    window.focus();
    notification.close();
    onOpen();
  };
}
