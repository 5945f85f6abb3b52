import type { MinuteRange } from "./durations.ts";

/**
 * Limits of a template message. Lengths are characters. A reader who needs what
 * the platform allows today finds it in `today.ts`.
 */
export const templateLimits = {
  textLength: 1_024,
  quickReplies: 3,
  quickReplyLength: 20,
  /** At most one call-to-action of each type. */
  callToActionsPerType: 1,
  /** Ready-made templates in the library: over this number. */
  libraryOver: 100,
} as const;

/** What a template's name may be made of. */
export const templateName = {
  pattern: /^[a-z0-9_]+$/,
  rule: "Lowercase letters, digits and underscores only.",
  example: "order_confirmation_cod",
} as const;

/** What a placeholder looks like: numbered from 1, in sequence. */
export const templatePlaceholder = {
  pattern: /\{\{(\d+)\}\}/,
  first: 1,
  example: "{{1}}",
} as const;

/** The fields of a template message, in the order in which the form asks. */
export const templateFields = [
  "name",
  "label",
  "category",
  "type",
  "language",
  "format text",
  "sample values",
  "interactive actions",
] as const;

/** What a template is for; the category decides its price (`prices.ts`). */
export const templateCategories = ["marketing", "utility", "authentication"] as const;
export type TemplateCategory = (typeof templateCategories)[number];

/** The buttons under a template: either quick replies or call-to-actions, never both. */
export const templateActions = ["quick reply", "call-to-action"] as const;

/** How the phone number of a call-to-action is written: country code, no plus. */
export const callToActionPhone = { pattern: /^[1-9]\d{6,14}$/, example: "919876543210" } as const;

/** Where a template stands. A template not yet submitted is a draft, saved by itself. */
export const templateStatuses = ["PENDING", "APPROVED", "REJECTED", "ACTION REQUIRED"] as const;
export type TemplateStatus = (typeof templateStatuses)[number];

/** The button that fetches the current statuses. */
export const syncLabel = "Sync with WhatsApp";

/** An approved template stays as it is; only the values for its placeholders change. */
export const approvedTemplate = { textEditable: false, valuesEditable: true } as const;

/** How long approval takes; section 9 states two readings and both are shown. */
export const approvalTime = {
  usual: { min: 1, max: 24 * 60 },
  tutorial: { min: 10, max: 24 * 60 },
} as const satisfies Record<string, MinuteRange>;
