/** The most opt-out keywords that can be set. */
export const optOutKeywordLimit = 5;

/** The keyword that the tutorial uses. */
export const optOutKeywordExample = "STOP";

/** The menu path to the opt-in and opt-out settings, and the button that saves them. */
export const optInManagement = {
  path: ["Settings", "Opt-in Management"],
  save: "Save Configuration",
} as const;

/** The kinds of reply to an opt-out keyword. */
export const optOutMessageKinds = [
  "pre-approved",
  "new plain text",
  "template with image or video",
] as const;

/** The menu path of the filter for people who have opted in. */
export const optedInFilter = ["Contacts", "Filter", "Opted in = Yes", "Apply"] as const;
