/** The days from which the legal pages are effective, as ISO days. */
export const effectiveDays = {
  terms: "2024-10-17",
  privacy: "2024-10-17",
  dataProtectionNotice: "2026-11-21",
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
