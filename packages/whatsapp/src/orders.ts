/** A customer's replies that confirm or cancel a cash-on-delivery order. */
export const codReplies = { confirm: "Yes", decline: "No" } as const;

/** What the shop's platform provides for the connection. It shows the token only once. */
export const shopConnectionInputs = [
  "API key",
  "API secret key",
  "Admin access token",
  "Shop URL",
] as const;

/** Number of steps in the store workflow tutorial. */
export const storeWorkflowSteps = 10;
