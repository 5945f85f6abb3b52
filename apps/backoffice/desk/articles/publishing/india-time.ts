import { startOfDay, timeZone } from "@crm/contract/dates";

/** India has used one offset since 1945, without daylight saving time. */
const offset = "+05:30";

const parts = new Intl.DateTimeFormat("sv-SE", {
  timeZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

/** Reads the value of a date and time field as India Standard Time; undefined when it is invalid. */
export function fromIndiaTime(value: string): Date | undefined {
  const instant = new Date(`${value}${offset}`);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}

/** Writes an instant as the value of a date and time field, in India Standard Time. */
export function toIndiaTime(instant: Date): string {
  return parts.format(instant).replace(" ", "T");
}

const hour = 60 * 60_000;

/**
 * The time that is proposed for publishing: the next nine o'clock in the morning in India, when readers open
 * their shops. It is more than an hour away.
 *
 * @param now epoch milliseconds
 */
export function nextMorning(now: number): Date {
  return new Date(startOfDay(now + 16 * hour) + 9 * hour);
}
