import type { MinuteRange } from "./durations.ts";

/**
 * Limits of a template message (sections 5 and 9). Lengths are characters. A reader who needs what
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

/** What a template's name may be made of (section 5). */
export const templateName = {
  pattern: /^[a-z0-9_]+$/,
  rule: "Lowercase letters, digits and underscores only.",
  example: "order_confirmation_cod",
} as const;

/** How the phone number of a call-to-action is written: country code, no plus (section 5). */
export const callToActionPhone = { pattern: /^[1-9]\d{6,14}$/, example: "919876543210" } as const;

/** Where a template stands (section 4). A template not yet submitted is a draft, saved by itself. */
export const templateStatuses = ["PENDING", "APPROVED", "REJECTED", "ACTION REQUIRED"] as const;

/** The button that fetches the current statuses (section 4). */
export const syncLabel = "Sync with WhatsApp";

/** How long approval takes; section 9 states two readings and both are shown. */
export const approvalTime = {
  usual: { min: 1, max: 24 * 60 },
  tutorial: { min: 10, max: 24 * 60 },
} as const satisfies Record<string, MinuteRange>;
