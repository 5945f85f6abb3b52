import type { MinuteRange } from "./durations.ts";

/** What must be at hand before applying (sections 2.9 and 6). */
export const businessAccountNeeds = [
  "a business website",
  "an unused or virtual phone number",
  "admin access to a verified business-manager account",
] as const;

/** Steps of the application, as the tutorial counts them (section 2.9). */
export const businessAccountSteps = 10;

/** The application's states (section 4). */
export const applicationStates = ["applied", "under review", "LIVE"] as const;

/** How long review and display name approval usually take (sections 2.9 and 9). */
export const businessAccountTimes = {
  review: { min: 10, max: 10 },
  displayName: { min: 3 * 60, max: 4 * 60 },
} as const satisfies Record<string, MinuteRange>;
