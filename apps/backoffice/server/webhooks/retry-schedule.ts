const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

const delays = [
  10 * second,
  1 * minute,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const;

/** Days after which the log forgets deliveries, and what waits for an endpoint that is off is dropped. */
export const logDays = 30;

/**
 * The delay after the nth failed attempt: from seconds to a day, more than three days in total.
 *
 * @param attempts attempts made so far, at least 1
 * @returns milliseconds, or undefined after the last attempt
 */
export const nextDelay = (attempts: number): number | undefined => delays[attempts - 1];
