/** The views of the queue, in the order of their tabs. */
export const leadViews = ["waiting", "overdue", "mine", "follow-ups", "today", "all"] as const;
export type LeadView = (typeof leadViews)[number];
