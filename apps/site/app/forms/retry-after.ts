/** The longest wait that a visitor is told. Seconds. */
const maxSeconds = 3_600;

/**
 * Reads a `Retry-After` header, which contains seconds or a date.
 *
 * @param now epoch milliseconds
 * @returns whole seconds, at least 1; undefined when the header is missing or unreadable
 */
export function readRetryAfter(header: string | null, now = Date.now()): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1_000;
  if (Number.isNaN(seconds)) return undefined;
  return Math.min(Math.max(1, Math.ceil(seconds)), maxSeconds);
}

/** @example describeRetry(150) // "Please try again in 3 minutes." */
export function describeRetry(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Please try again in ${minutes} minute${minutes === 1 ? "" : "s"}.`;
}
