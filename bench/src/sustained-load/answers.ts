/** The answer to one submission of a form. */
export interface Answer {
  email: string;
  /** When it was due, from the start of the load. Milliseconds. */
  dueMs: number;
  /** How much later than that the client sent it. Milliseconds. */
  lateMs: number;
  /** From the time when it was due until the complete answer. Milliseconds. */
  tookMs: number;
  /** The HTTP status; 0 when the connection broke. */
  status: number;
}

/** Answers by what became of them, and how long the good ones took. */
export interface AnswerSummary {
  sent: number;
  /** Answered with 200. */
  good: number;
  /** Told to come back later: 429 or 503. */
  shed: number;
  /** All others, which must not occur. */
  other: number;
  /** The number of answers with each status. */
  statuses: Record<string, number>;
  /** Milliseconds. */
  median: number;
  p99: number;
  /** How late the client itself was, in milliseconds: a large figure says that the machine was too busy. */
  clientP99: number;
}

/** The slowest of a hundred visitors must not wait longer. Milliseconds. */
const maxP99Ms = 1_000;

/**
 * The value below which the share lies, by the nearest rank; 0 if there are no values.
 *
 * @param share between 0 and 1
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export function summarize(answers: readonly Answer[]): AnswerSummary {
  const good = answers.filter(({ status }) => status === 200);
  const shed = answers.filter(({ status }) => status === 429 || status === 503).length;
  const statuses: Record<string, number> = {};
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  const times = good.map(({ tookMs }) => tookMs);
  return {
    sent: answers.length,
    good: good.length,
    shed,
    other: answers.length - good.length - shed,
    statuses,
    median: Math.round(percentile(times, 0.5)),
    p99: Math.round(percentile(times, 0.99)),
    clientP99: Math.round(
      percentile(
        answers.map(({ lateMs }) => lateMs),
        0.99,
      ),
    ),
  };
}

/** Whether every visitor was thanked, and in time. */
export function isSustained(answers: readonly Answer[]): boolean {
  const { sent, good, p99 } = summarize(answers);
  return good === sent && p99 <= maxP99Ms;
}

/**
 * The time from the end of a burst until the answers are sustained again for the rest of the load, in
 * steps of half a second. Milliseconds; undefined when they never are.
 */
export function findHealing(answers: readonly Answer[], burstEndMs: number): number | undefined {
  const stepMs = 500;
  const lastMs = answers.reduce((latest, { dueMs }) => Math.max(latest, dueMs), 0);
  for (let afterMs = 0; burstEndMs + afterMs < lastMs; afterMs += stepMs) {
    if (isSustained(answers.filter(({ dueMs }) => dueMs >= burstEndMs + afterMs))) return afterMs;
  }
  return undefined;
}
