/** What a customer answers to confirm or refuse a cash-on-delivery order. */
export const codReplies = { confirm: "Yes", refuse: "No" } as const;
export type CodReply = (typeof codReplies)[keyof typeof codReplies];

/** What a shop's platform gives for the connection; the token can be seen only once. */
export const shopConnectionInputs = [
  "API key",
  "API secret key",
  "Admin access token",
  "Shop URL",
] as const;

/** Steps of the store workflow tutorial. */
export const storeWorkflowSteps = 10;
