/**
 * What the forms carry to the thank-you page in navigation state. Opened by its address the page
 * has nothing to thank for, and says so in neutral words.
 */
export interface ThankYouState {
  confirmed: "demo" | "enterprise";
}

/** The state to navigate with after a demo booking. */
export const demoBooked: ThankYouState = { confirmed: "demo" };

/** The state to navigate with after an enterprise inquiry. */
export const enterpriseSent: ThankYouState = { confirmed: "enterprise" };

/** Reads navigation state, which may come from an older page or from nowhere. */
export function readConfirmed(state: unknown): ThankYouState["confirmed"] | undefined {
  if (typeof state !== "object" || state === null || !("confirmed" in state)) return undefined;
  const { confirmed } = state;
  return confirmed === "demo" || confirmed === "enterprise" ? confirmed : undefined;
}
