/** The three states of a live chat and who answers in each. */
export const chatStatuses = {
  Active: "handled by the chatbot",
  Requesting: "needs an agent",
  Closed: "after Resolve, handed back to the chatbot",
} as const;

/** The button that closes a chat. */
export const resolveLabel = "Resolve";

/** The sections of a chat profile, top to bottom. */
export const chatProfileSections = [
  "basic parameters",
  "campaigns",
  "attributes",
  "tags",
  "customer journey",
] as const;

/** The counters on a chat profile. */
export const chatProfileCounters = [
  "template messages sent",
  "session messages",
  "unresolved queries",
] as const;
