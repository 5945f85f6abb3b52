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

/** Whether a tab of this browser is still open; false when that can't be known. */
export async function isTabOpen(tab: string): Promise<boolean> {
  if (!navigator.locks) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === lockOf(tab));
}
