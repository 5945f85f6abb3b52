import type { MinuteRange } from "./durations.ts";

/** What a business needs before it applies. */
export const businessAccountNeeds = [
  "a business website",
  "an unused or virtual phone number",
  "admin access to a verified business-manager account",
] as const;

/** Number of steps of the application in the tutorial. */
export const businessAccountSteps = 10;

/** The application's states. */
export const applicationStates = ["applied", "under review", "LIVE"] as const;

/** How long the review and the approval of the display name usually take, in minutes. */
export const businessAccountTimes = {
  review: { min: 10, max: 10 },
  displayName: { min: 3 * 60, max: 4 * 60 },
} as const satisfies Record<string, MinuteRange>;
