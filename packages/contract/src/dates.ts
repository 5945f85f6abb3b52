/** All dates are shown and compared by day in this time zone, because the readers live there. */
export const timeZone = "Asia/Kolkata";

const dayMs = 24 * 60 * 60_000;
/** The offset of India Standard Time from UTC, all year. */
const offsetMs = 5.5 * 60 * 60_000;

/**
 * The midnight in India with which a day began.
 *
 * @param instant epoch milliseconds
 * @example new Date(startOfDay(Date.parse("2024-10-17T19:00:00Z"))).toISOString() // "2024-10-17T18:30:00.000Z"
 */
export function startOfDay(instant: number): number {
  return Math.floor((instant + offsetMs) / dayMs) * dayMs - offsetMs;
}

/**
 * The day of the week in India: Monday is 1, Sunday is 7.
 *
 * @param instant epoch milliseconds
 */
export function dayOfWeek(instant: number): number {
  // The first of January 1970 was a Thursday.
  return ((Math.floor((instant + offsetMs) / dayMs) + 3) % 7) + 1;
}

// Made when a date is first written: the first formatter takes a slow phone 60 ms, and the browser seldom needs one.
let days: Intl.DateTimeFormat | undefined;
let clock: Intl.DateTimeFormat | undefined;

function getDays(): Intl.DateTimeFormat {
  days ??= new Intl.DateTimeFormat("en-US", {
    timeZone,
    month: "short",
    day: "2-digit",
    year: "numeric",
  });
  return days;
}

/**
 * Writes a date in the format of the site's pages: short month, two-digit day, year, US English.
 *
 * @param iso an ISO 8601 instant
 * @returns the text, or "" when `iso` is missing or not a date
 * @example formatDate("2024-10-17T06:00:00Z") // "Oct 17, 2024"
 */
export function formatDate(iso: string | null | undefined): string {
  const date = parse(iso);
  return date ? getDays().format(date) : "";
}

/**
 * Writes a date as people in India write it, day first, for the desk and for mails to the team.
 *
 * @param iso an ISO 8601 instant
 * @returns the text, or "" when `iso` is missing or not a date
 * @example formatDay("2024-10-07T06:00:00Z") // "7 Oct 2024"
 */
export function formatDay(iso: string | null | undefined): string {
  const date = parse(iso);
  if (!date) return "";
  const [month, day, year] = getDays()
    .formatToParts(date)
    .flatMap(({ type, value }) => (type === "literal" ? [] : [value]));
  return `${Number(day)} ${month} ${year}`;
}

/**
 * Writes the time of day in India.
 *
 * @param iso an ISO 8601 instant
 * @returns the text, or "" when `iso` is missing or not a date
 * @example formatTime("2024-10-17T06:00:00Z") // "11:30 am"
 */
export function formatTime(iso: string | null | undefined): string {
  const date = parse(iso);
  if (!date) return "";
  clock ??= new Intl.DateTimeFormat("en-US", { timeZone, hour: "numeric", minute: "2-digit" });
  // Some versions of ICU put a narrow no-break space before AM and PM.
  return clock.format(date).replace(/\s/g, " ").toLowerCase();
}

/**
 * Writes a date with the time of day in India, for the desk and for mails to the team.
 *
 * @param iso an ISO 8601 instant
 * @returns the text, or "" when `iso` is missing or not a date
 * @example formatDateTime("2024-10-17T06:00:00Z") // "17 Oct 2024, 11:30 am IST"
 */
export function formatDateTime(iso: string | null | undefined): string {
  return parse(iso) ? `${formatDay(iso)}, ${formatTime(iso)} IST` : "";
}

/**
 * True when both instants are on the same day in India, so an article's "updated" date equals its
 * "published" date. False when either is missing or not a date.
 *
 * @example isSameDay("2024-10-17T19:00:00Z", "2024-10-18T06:00:00Z") // true
 */
export function isSameDay(a: string | null | undefined, b: string | null | undefined): boolean {
  const [first, second] = [parse(a), parse(b)];
  return Boolean(first && second && startOfDay(first.getTime()) === startOfDay(second.getTime()));
}

/**
 * Writes a stored instant as calls and pages exchange it.
 *
 * @param instant epoch milliseconds; null when there is none
 * @example toIso(0) // "1970-01-01T00:00:00.000Z"
 */
export function toIso(instant: number): string;
export function toIso(instant: number | null): string | null;
export function toIso(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}

/**
 * Writes a stored instant as spreadsheets read a date with a time, in India's time and without its name.
 *
 * @param instant epoch milliseconds; null when there is none
 * @example toSheetTime(0) // "1970-01-01 05:30:00"
 */
export function toSheetTime(instant: number | null): string {
  return instant === null
    ? ""
    : toIso(instant + offsetMs)
        .slice(0, 19)
        .replace("T", " ");
}

function parse(iso: string | null | undefined): Date | undefined {
  const date = iso ? new Date(iso) : undefined;
  return date && !Number.isNaN(date.getTime()) ? date : undefined;
}
