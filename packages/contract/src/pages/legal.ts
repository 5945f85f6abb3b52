/** The days from which the legal pages hold: ISO days (section 2.9; the notice's own day). */
export const effectiveDays = {
  terms: "2024-10-17",
  privacy: "2024-10-17",
  dataProtectionNotice: "2026-11-21",
} as const;

/**
 * Writes such a day as legal pages do: day, month and year in figures.
 *
 * @param isoDay a day such as 2024-10-17
 * @example formatLegalDay("2024-10-17") // "17/10/2024"
 */
export function formatLegalDay(isoDay: string): string {
  return isoDay.split("-").reverse().join("/");
}
