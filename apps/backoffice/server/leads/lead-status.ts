/** How far a lead is, in the order of the work. */
export const leadStatuses = ["new", "contacted", "qualified", "won", "lost", "spam"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** A lead in one of these needs no next step. */
export const closedStatuses = ["won", "lost", "spam"] as const satisfies readonly LeadStatus[];

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
