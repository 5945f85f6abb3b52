/** The days from which the legal pages are effective, as ISO days. */
export const effectiveDays = {
  terms: "2024-10-17",
  privacy: "2024-10-17",
  /** Also the version of the notice beside the forms, which each submission names. */
  dataProtectionNotice: "2026-11-24",
} as const;

/** The day of the last change of each legal page, as ISO days. */
export const updatedDays = {
  terms: "2026-11-22",
  privacy: "2026-11-24",
  refund: "2026-11-22",
} as const;

/**
 * Writes a day as the legal pages show it: DD/MM/YYYY.
 *
 * @param isoDay a day such as 2024-10-17
 * @example formatLegalDay("2024-10-17") // "17/10/2024"
 */
export function formatLegalDay(isoDay: string): string {
  return isoDay.split("-").reverse().join("/");
}
