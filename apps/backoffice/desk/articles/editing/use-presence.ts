import { useEffect, useState } from "react";
import type { WhoIsEditing } from "../../../server/desk/transport/editing-shapes.ts";
import { requestQuietly } from "../../transport/request.ts";
import { articleAddress } from "./save-article.ts";
import { tabId, wasThisTab } from "./tab-id.ts";

/** The server forgets a tab after 30 seconds. Milliseconds. */
const beatMs = 5_000;

export const claimArticle = (id: string, takesOver: boolean) =>
  requestQuietly<WhoIsEditing>("PUT", `${articleAddress(id)}/editor`, { tab: tabId, takesOver });

/**
 * Claims an article unless somebody else edits it. The page before a reload is nobody else: one of its
 * requests may have reached the server after it said that it was leaving.
 */
async function claimHere(id: string): Promise<WhoIsEditing> {
  const known = await claimArticle(id, false);
  return (await wasThisTab(known.tab)) ? claimArticle(id, true) : known;
}

/** The article that this tab shows. */
let shown: string | undefined;

/**
 * Tells the server that this tab has the article open.
 *
 * @param id undefined while there is no article yet
 * @returns who edits it instead of this tab, if somebody does
 */
export function usePresence(id: string | undefined) {
  const [editing, setEditing] = useState<WhoIsEditing>();

  useEffect(() => {
    if (!id) return;
    let isOpen = true;
    let isAsking = false;
    shown = id;
    async function beat(article: string) {
      // A page that nobody looks at is not edited, and must not keep the session alive.
      if (isAsking || document.hidden) return;
      isAsking = true;
      try {
        const known = await claimHere(article);
        if (isOpen) setEditing((before) => (isSame(before, known) ? before : known));
      } catch {
        // Without a connection nothing is known about others; saving says so.
      } finally {
        isAsking = false;
      }
    }
    const leave = () =>
      void fetch(`${articleAddress(id)}/editor/${tabId}`, {
        method: "DELETE",
        keepalive: true,
      }).catch(() => {});
    void beat(id);
    const timer = setInterval(() => void beat(id), beatMs);
    const look = () => void beat(id);
    document.addEventListener("visibilitychange", look);
    window.addEventListener("pagehide", leave);
    return () => {
      isOpen = false;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("pagehide", leave);
      shown = undefined;
      // The editor may only start again with another text. A colleague must not get in between.
      queueMicrotask(() => {
        if (shown !== id) leave();
      });
    };
  }, [id]);

  return { elsewhere: editing && editing.tab !== tabId ? editing : undefined, setEditing };
}

/** The same answer must stay the same object: another one renders the whole page again. */
const isSame = (before: WhoIsEditing | undefined, known: WhoIsEditing): boolean =>
  before !== undefined &&
  before.personId === known.personId &&
  before.name === known.name &&
  before.tab === known.tab &&
  before.since === known.since;
