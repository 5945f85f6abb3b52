import { formatDay, formatTime, startOfDay, toIso } from "@crm/contract/dates";

const day = 24 * 60 * 60_000;

/**
 * Writes a date as briefly as a row needs it, in India's time.
 *
 * @param now epoch milliseconds
 * @example "6:38 am" today, else "Yesterday", "Tomorrow", "12 Nov" or, in another year, "12 Nov 2025"
 */
export function shortDate(iso: string, now: number): string {
  const instant = Date.parse(iso);
  const days = Math.round((startOfDay(instant) - startOfDay(now)) / day);
  if (days === 0) return formatTime(iso);
  if (days === -1) return "Yesterday";
  if (days === 1) return "Tomorrow";
  const date = formatDay(iso);
  const year = formatDay(toIso(now)).slice(-4);
  return date.endsWith(year) ? date.slice(0, -5) : date;
}
