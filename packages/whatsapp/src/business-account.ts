import type { MinuteRange } from "./durations.ts";

/** What must be at hand before applying. */
export const businessAccountNeeds = [
  "a business website",
  "an unused or virtual phone number",
  "admin access to a verified business-manager account",
] as const;

/** Steps of the application, as the tutorial counts them. */
export const businessAccountSteps = 10;

/** The application's states. */
export const applicationStates = ["applied", "under review", "LIVE"] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** How long review and display name approval usually take. */
export const businessAccountTimes = {
  review: { min: 10, max: 10 },
  displayName: { min: 3 * 60, max: 4 * 60 },
} as const satisfies Record<string, MinuteRange>;
