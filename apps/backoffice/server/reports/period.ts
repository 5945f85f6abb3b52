import { dayOfWeek, startOfDay } from "@crm/contract/dates";

const day = 24 * 60 * 60_000;
/** Noon of a day in India is on the same day in UTC. */
const noon = 12 * 60 * 60_000;

/** Whole days in India: from the first instant on, and before the second. Epoch milliseconds. */
export interface Period {
  from: number;
  before: number;
}

/** The last days, today included. */
export function lastDays(days: number, now: number): Period {
  const before = startOfDay(now) + day;
  return { from: before - days * day, before };
}

/** The last week from Monday to Sunday that is over. */
export function lastWeek(now: number): Period {
  const before = startOfDay(now) - (dayOfWeek(now) - 1) * day;
  return { from: before - 7 * day, before };
}

/** The period of the same length before another one. */
export function periodBefore({ from, before }: Period): Period {
  return { from: from - (before - from), before: from };
}

/** The days of a period, such as 2026-11-21. */
export function listDays({ from, before }: Period): string[] {
  const count = Math.round((before - from) / day);
  return Array.from({ length: count }, (_, index) => nameDay(from + index * day));
}

/** @param midnight with which the day begins in India */
function nameDay(midnight: number): string {
  return new Date(midnight + noon).toISOString().slice(0, 10);
}
