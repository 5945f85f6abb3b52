/**
 * Navigation state that the forms pass to the thank-you page. Without it, and without a receipt in
 * the address, the page shows a neutral text.
 */
export interface ThankYouState {
  confirmed: "demo" | "enterprise";
}

/** The query parameter with the signed receipt of a form that was sent without JavaScript. */
export const receiptParameter = "sent";

/** The state to navigate with after a demo booking. */
export const demoBooked: ThankYouState = { confirmed: "demo" };

/** The state to navigate with after an enterprise inquiry. */
export const enterpriseSent: ThankYouState = { confirmed: "enterprise" };

/** Reads navigation state, which may be missing or come from an older page. */
export function readConfirmed(state: unknown): ThankYouState["confirmed"] | undefined {
  if (typeof state !== "object" || state === null || !("confirmed" in state)) return undefined;
  const { confirmed } = state;
  return confirmed === "demo" || confirmed === "enterprise" ? confirmed : undefined;
}
