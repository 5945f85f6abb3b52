import type { MinuteRange } from "./durations.ts";

/**
 * Limits of a template message. Lengths are characters. `today.ts` has the platform's current
 * limits.
 */
export const templateLimits = {
  textLength: 1_024,
  quickReplies: 3,
  quickReplyLength: 20,
  /** At most one call-to-action of each type. */
  callToActionsPerType: 1,
  /** The library has more than this number of ready-made templates. */
  libraryOver: 100,
} as const;

/** The allowed characters of a template's name. */
export const templateName = {
  pattern: /^[a-z0-9_]+$/,
  rule: "Lowercase letters, digits and underscores only.",
  example: "order_confirmation_cod",
} as const;

/** The format of a placeholder. Placeholders are numbered from 1, in sequence. */
export const templatePlaceholder = {
  pattern: /\{\{(\d+)\}\}/,
  first: 1,
  example: "{{1}}",
} as const;

/** The fields of a template message, in the order of the form. */
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

/** The format of a call-to-action's phone number: with country code, without plus. */
export const callToActionPhone = { pattern: /^[1-9]\d{6,14}$/, example: "919876543210" } as const;

/** The statuses of a submitted template. Before that it is a draft, which is saved automatically. */
export const templateStatuses = ["PENDING", "APPROVED", "REJECTED", "ACTION REQUIRED"] as const;
export type TemplateStatus = (typeof templateStatuses)[number];

/** The button that fetches the current statuses. */
export const syncLabel = "Sync with WhatsApp";

/** The text of an approved template can't be edited; the values for its placeholders can. */
export const approvedTemplate = { textEditable: false, valuesEditable: true } as const;

/** How long approval takes, in minutes. The specification states two ranges; pages show both. */
export const approvalTime = {
  usual: { min: 1, max: 24 * 60 },
  tutorial: { min: 10, max: 24 * 60 },
} as const satisfies Record<string, MinuteRange>;
