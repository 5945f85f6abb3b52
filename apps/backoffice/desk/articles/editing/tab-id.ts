/** A random id of letters and digits; `crypto.randomUUID` exists only where the connection is secure. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** This page's id, from one load to the next. */
export const tabId = randomId();
