import { useEffect } from "react";
import { deskTitle } from "../i18n-provider.ts";

/** Gives the browser's tab the page's heading, such as "Leads · Samvad desk". */
export function TabTitle() {
  useEffect(() => {
    const heading = document.getElementById("react-admin-title");
    if (!heading) return;
    const write = () => {
      const page = heading.textContent?.trim();
      document.title = page ? `${page} · ${deskTitle}` : deskTitle;
    };
    write();
    const observer = new MutationObserver(write);
    observer.observe(heading, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = deskTitle;
    };
  }, []);
  return null;
}
