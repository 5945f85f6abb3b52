import { hours } from "@crm/brand";
import { dayOfWeek, startOfDay } from "@crm/contract/dates";

const hour = 60 * 60_000;
const day = 24 * hour;
const { days, opens, closes, answerHours } = hours.sales.clock;

const isWorkday = (instant: number) => days.some((number) => number === dayOfWeek(instant));

/**
 * Until when a lead must be answered. The clock starts when the lead arrives or, outside the sales
 * hours, when they begin next; days without sales hours do not count.
 * See docs/decisions/2026-11-22-answer-clock.md.
 *
 * @param arrivedAt epoch milliseconds
 * @returns epoch milliseconds
 * @example a lead of Friday 17:00 is due on Monday 17:00, one of Saturday on Tuesday 10:00
 */
export function findAnswerDue(arrivedAt: number): number {
  let due = startOfAnswerClock(arrivedAt);
  for (let left = answerHours * hour; left > 0; ) {
    const rest = startOfDay(due) + day - due;
    if (isWorkday(due)) {
      const step = Math.min(left, rest);
      due += step;
      left -= step;
    } else due += rest;
  }
  return due;
}

function startOfAnswerClock(arrivedAt: number): number {
  const midnight = startOfDay(arrivedAt);
  if (isWorkday(arrivedAt) && arrivedAt < midnight + closes * hour) {
    return Math.max(arrivedAt, midnight + opens * hour);
  }
  let next = midnight + day;
  while (!isWorkday(next)) next += day;
  return next + opens * hour;
}
