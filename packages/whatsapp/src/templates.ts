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

/** The format of a call-to-action's phone number: with country code, without plus. */
export const callToActionPhone = { pattern: /^[1-9]\d{6,14}$/, example: "919876543210" } as const;

/** The statuses of a submitted template. Before that it is a draft, which is saved automatically. */
export const templateStatuses = ["PENDING", "APPROVED", "REJECTED", "ACTION REQUIRED"] as const;

/** The button that fetches the current statuses. */
export const syncLabel = "Sync with WhatsApp";

/** How long WhatsApp takes to approve a template, in minutes; the tutorial has a longer minimum. */
export const approvalTime = {
  usual: { min: 1, max: 24 * 60 },
  tutorial: { min: 10, max: 24 * 60 },
} as const satisfies Record<string, MinuteRange>;
