/** How far a lead is, in the order of the work. */
export const leadStatuses = ["new", "contacted", "qualified", "won", "lost", "spam"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** The value of the filter by status for all leads but spam. */
export const notSpam = "not-spam";

/** The value of the filter by owner for leads without one. */
export const nobody = "nobody";

export const statusNames: Record<LeadStatus, string> = {
  new: "New",
  contacted: "Contacted",
  qualified: "Qualified",
  won: "Won",
  lost: "Lost",
  spam: "Spam",
};

/** A lead in one of these needs no next step. */
export const closedStatuses = ["won", "lost", "spam"] as const satisfies readonly LeadStatus[];

/** How leads were answered, by which the report counts them and the list can be filtered. */
export const leadAnswers = ["answered", "in-time", "late", "missed"] as const;
export type LeadAnswer = (typeof leadAnswers)[number];

/** Why a lead was lost. */
export const lostReasons = [
  "no-answer",
  "price",
  "missing-feature",
  "chose-another",
  "not-now",
  "wrong-contact",
  "other",
] as const;
export type LostReason = (typeof lostReasons)[number];

/** What a person can do about a lead; each is a kind of event too. */
export const activityKinds = ["call", "whatsapp", "mail", "note"] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** How a call, a chat or a mail went. */
export const activityOutcomes = ["reached", "no-answer", "message-sent", "wrong-number"] as const;
export type ActivityOutcome = (typeof activityOutcomes)[number];

/** Characters of the texts, and leads that are changed at once. */
export const activityLimits = { note: 2_000, nextStep: 200, bulk: 500 } as const;
