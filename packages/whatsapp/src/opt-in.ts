/** Most opt-out keywords that can be set. */
export const optOutKeywordLimit = 5;

/** The keyword that the tutorial uses. */
export const optOutKeywordExample = "STOP";

/** Where opt-in and opt-out are set, and the button that keeps the settings. */
export const optInManagement = {
  path: ["Settings", "Opt-in Management"],
  save: "Save Configuration",
} as const;

/** What the answer to an opt-out keyword may be. */
export const optOutMessageKinds = [
  "pre-approved",
  "new plain text",
  "template with image or video",
] as const;

/** How to reach only people who opted in. */
export const optedInFilter = ["Contacts", "Filter", "Opted in = Yes", "Apply"] as const;
