/** What a customer answers to confirm or refuse a cash-on-delivery order (section 2.9). */
export const codReplies = { confirm: "Yes", refuse: "No" } as const;

/** What a shop's platform gives for the connection; the token can be seen only once (section 2.9). */
export const shopConnectionInputs = [
  "API key",
  "API secret key",
  "Admin access token",
  "Shop URL",
] as const;

/** Steps of the store workflow tutorial (section 2.9). */
export const storeWorkflowSteps = 10;
