import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { areNotificationsOn, notifyAboutLeads } from "./notifications.ts";
import { useLeadChanges } from "./use-lead-changes.ts";

/**
 * Counts the leads that have arrived since the person last looked at the leads, in the title of the browser's
 * tab, and notifies about them while the tab is hidden.
 */
export function NewLeads() {
  const [count, setCount] = useState(0);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const showsLeads = pathname === "/" || pathname.startsWith("/leads");

  useLeadChanges((changes) => {
    const arrived = changes.filter(({ kind }) => kind === "received").length;
    if (arrived === 0 || (showsLeads && !document.hidden)) return;
    setCount((before) => before + arrived);
    if (document.hidden && areNotificationsOn()) {
      notifyAboutLeads(arrived, () => void navigate("/leads"));
    }
  });

  useEffect(() => {
    const look = () => {
      if (showsLeads && !document.hidden) setCount(0);
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [showsLeads]);

  useEffect(() => keepInTitle(count), [count]);
  return null;
}

/** Keeps a count before the title of the tab, also when a page changes the title. */
function keepInTitle(count: number): () => void {
  const write = () => {
    const title = document.title.replace(/^\(\d+\) /, "");
    const wanted = count > 0 ? `(${count}) ${title}` : title;
    if (document.title !== wanted) document.title = wanted;
  };
  write();
  const observer = new MutationObserver(write);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
