/** A random id of letters and digits; `crypto.randomUUID` exists only where the connection is secure. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** This page's id, from one load to the next. */
export const tabId = randomId();

const lockOf = (tab: string) => `desk-tab-${tab}`;

// Held as long as the page is open, however it ends. Locks exist only where the connection is secure.
void navigator.locks?.request(lockOf(tabId), () => new Promise(() => {}));

/** Where a tab keeps its page's id for the next page that it loads. A duplicated tab starts with a copy. */
const storageKey = "desk-tab";

/** The id of the page that was in this tab before, or of the one that this tab was duplicated from. */
const previousId = swapStored(tabId);

function swapStored(id: string): string | null {
  try {
    const before = sessionStorage.getItem(storageKey);
    sessionStorage.setItem(storageKey, id);
    return before;
  } catch {
    // The browser forbids it. The server then forgets the page before after 30 seconds.
    return null;
  }
}

/** Whether a page was in this tab before this one, as before a reload. Another open tab never was. */
export async function wasThisTab(tab: string): Promise<boolean> {
  return tab === previousId && "locks" in navigator && !(await isTabOpen(tab));
}

/** Whether a tab of this browser is still open; false when that can't be known. */
export async function isTabOpen(tab: string): Promise<boolean> {
  if (!navigator.locks) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === lockOf(tab));
}
