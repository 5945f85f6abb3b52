import { startOfDay, timeZone } from "@crm/contract/dates";

const day = 24 * 60 * 60_000;
const clock = new Intl.DateTimeFormat("en-US", { timeZone, hour: "numeric", minute: "2-digit" });
const dayAndMonth = new Intl.DateTimeFormat("en-GB", { timeZone, day: "numeric", month: "short" });
const withYear = new Intl.DateTimeFormat("en-GB", {
  timeZone,
  day: "numeric",
  month: "short",
  year: "numeric",
});
const year = new Intl.DateTimeFormat("en-GB", { timeZone, year: "numeric" });

/**
 * Writes a date as briefly as a row needs it, in India's time.
 *
 * @param now epoch milliseconds
 * @example "6:38 am" today, else "Yesterday", "Tomorrow", "12 Nov" or, in another year, "12 Nov 2025"
 */
export function shortDate(iso: string, now: number): string {
  const instant = Date.parse(iso);
  const days = Math.round((startOfDay(instant) - startOfDay(now)) / day);
  // Some versions of ICU put a narrow no-break space before AM and PM.
  if (days === 0) return clock.format(instant).replace(/\s/g, " ").toLowerCase();
  if (days === -1) return "Yesterday";
  if (days === 1) return "Tomorrow";
  const isThisYear = year.format(instant) === year.format(now);
  return (isThisYear ? dayAndMonth : withYear).format(instant);
}
