import { startOfDay } from "@crm/contract/dates";

const hour = 60 * 60_000;
const day = 24 * hour;
/** A next step is due in the morning of its day, in India's time. */
const dueHour = 10;

const inDays = (now: number, days: number) => startOfDay(now) + days * day + dueHour * hour;

/**
 * The quick choices for the day of a next step.
 *
 * @param now epoch milliseconds
 */
export function listNextDays(now: number) {
  return { none: null, tomorrow: inDays(now, 1), soon: inDays(now, 3), week: inDays(now, 7) };
}

/** The morning of a day as a date field writes it, such as 2026-11-22; null when it is empty. */
export function readNextDay(value: string): number | null {
  const instant = Date.parse(value);
  return Number.isNaN(instant) ? null : inDays(instant, 0);
}
