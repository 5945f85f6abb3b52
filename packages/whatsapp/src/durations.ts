/** How long the platform usually takes, in minutes. `min` equals `max` for a single value. */
export interface MinuteRange {
  readonly min: number;
  readonly max: number;
}

const hour = 60;

/**
 * Writes a number of minutes in its largest whole unit.
 *
 * @param minutes one or more
 * @example formatMinutes(1) // "1 minute"
 * @example formatMinutes(1440) // "24 hours"
 */
export function formatMinutes(minutes: number): string {
  const inHours = minutes >= hour && minutes % hour === 0;
  const amount = inHours ? minutes / hour : minutes;
  const unit = inHours ? "hour" : "minute";
  return `${amount} ${unit}${amount === 1 ? "" : "s"}`;
}

/**
 * Writes a range of time: "1 minute to 24 hours", "3-4 hours", or one value when both ends are equal.
 *
 * @example formatMinuteRange({ min: 1, max: 1440 }) // "1 minute to 24 hours"
 * @example formatMinuteRange({ min: 180, max: 240 }) // "3-4 hours"
 */
export function formatMinuteRange({ min, max }: MinuteRange): string {
  if (min === max) return formatMinutes(min);
  const [from, to] = [formatMinutes(min), formatMinutes(max)];
  const [amount = from, fromUnit] = from.split(" ");
  return fromUnit === to.split(" ")[1] ? `${amount}-${to}` : `${from} to ${to}`;
}
