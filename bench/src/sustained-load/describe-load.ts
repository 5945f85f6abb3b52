import { formatTable } from "../../../scripts/report/table.ts";
import type { Load } from "../load.ts";
import { type AnswerSummary, isSustained, summarize } from "./answers.ts";
import { keepsUp, type TargetLoad } from "./target.ts";
import type { ProcessUse } from "./watch-process.ts";

/** One load and its answers. */
export interface LoadLine extends AnswerSummary {
  name: string;
  leadsPerSecond: number;
  pages: Load;
  /** Seconds of CPU time of all processes under load, for each second. */
  cores: number;
  /** Whether all were thanked in time. */
  isInTime: boolean;
  /** Whether they were, pages were served, and nothing was left over. */
  keptUp: boolean;
}

export interface LoadResult {
  pageRate: number;
  /** Highest rates, in leads a second. */
  highest: { product: number; bare: number };
  lines: Record<"bareHeld" | "held" | "slowMail" | "burst", LoadLine>;
  uses: ProcessUse[];
  mailsPerSecond: { whileHeld: number; afterwards: number };
  /** Undefined: the answers never were in time again. */
  healedAfterMs: number | undefined;
  /** How long the site's spool still forwarded after the last answer to the burst. */
  spoolBusyMs: number;
  /** Visitors who were thanked, those whose lead is not in the database, and leads that are twice there. */
  stored: { thanked: number; missing: number; repeated: number };
}

/** So many pages a second are requested beside the leads. */
export const wantedPageRate = 1_000;
/** The outbox must send at least this often when the mail server takes 200 ms. */
const minMailsPerSecond = 20;
const maxHealingMs = 10_000;
const maxGrowth = 1.15;

export function describeLoad(
  name: string,
  leadsPerSecond: number,
  pageRate: number,
  load: TargetLoad,
): LoadLine {
  const { answers, pages, cores } = load;
  const isInTime = isSustained(answers);
  const keptUp = keepsUp(pageRate, load);
  return { name, leadsPerSecond, ...summarize(answers), pages, cores, isInTime, keptUp };
}

export function formatLine({ name, leadsPerSecond, pages, keptUp, ...line }: LoadLine): string {
  return [
    `${name} ${leadsPerSecond} leads/s: ${keptUp ? "kept up" : "too much"}`,
    `statuses ${JSON.stringify(line.statuses)}`,
    `median ${line.median} ms, p99 ${line.p99} ms, client late by ${line.clientP99} ms`,
    `${pages.requestsPerSecond} pages/s, p99 ${pages.p99} ms, ${pages.bad} failed`,
    `${line.cores.toFixed(2)} cores`,
  ].join("; ");
}

/** What is expected of a system under load, what was measured, and whether that is met. */
export function judgeLoad(
  result: LoadResult,
): { expected: string; measured: string; met: boolean }[] {
  const { pageRate, highest, lines, uses, mailsPerSecond, healedAfterMs, stored } = result;
  const { held, slowMail, burst } = lines;
  const growths = uses.flatMap(({ residentGrowth, heapGrowth }) => [residentGrowth, heapGrowth]);
  const ratio = highest.bare > 0 ? (highest.product / highest.bare).toFixed(2) : "none";
  return [
    {
      expected: `a rate of leads works beside ${wantedPageRate} cached pages/s`,
      measured: `${highest.product} leads/s beside ${pageRate} pages/s, ${ratio} of ${highest.bare} bare inserts/s`,
      met: highest.product > 0 && pageRate >= wantedPageRate,
    },
    {
      expected: "the rate can be held, beside the pages",
      measured: `${held.leadsPerSecond} leads/s, p99 ${held.p99} ms, ${held.sent - held.good} not thanked`,
      met: held.keptUp,
    },
    {
      expected: "no lead waits for a mail server that takes 2 s",
      measured: `p99 ${slowMail.p99} ms`,
      met: slowMail.isInTime,
    },
    {
      expected: `at least ${minMailsPerSecond} mails/s leave beside the leads`,
      measured: `${mailsPerSecond.whileHeld.toFixed(1)}, without leads ${mailsPerSecond.afterwards.toFixed(1)}`,
      met: mailsPerSecond.whileHeld >= minMailsPerSecond,
    },
    {
      expected: "ten times as many leads get 200, 429 or 503",
      measured: `${burst.good}, ${burst.shed} shed, ${burst.other} others`,
      met: burst.other === 0,
    },
    {
      expected: `${maxHealingMs / 1_000} s later all are answered in time again`,
      measured: healedAfterMs === undefined ? "never" : `${healedAfterMs} ms`,
      met: healedAfterMs !== undefined && healedAfterMs <= maxHealingMs,
    },
    {
      expected: `memory grows by at most ${Math.round((maxGrowth - 1) * 100)} % between first and last third`,
      measured: growths.map((growth) => growth.toFixed(2)).join(", "),
      met: growths.every((growth) => growth <= maxGrowth),
    },
    {
      expected: "each thanked visitor's lead is stored once",
      measured: `${stored.thanked} thanked, ${stored.missing} missing, ${stored.repeated} twice`,
      met: stored.missing === 0 && stored.repeated === 0,
    },
  ];
}

export function formatUses(uses: readonly ProcessUse[]): string {
  const rows = uses.map(({ app, residentMb, residentGrowth, heapMb, heapGrowth }) => [
    app,
    residentMb.join(", "),
    residentGrowth.toFixed(2),
    heapMb.join(", "),
    heapGrowth.toFixed(2),
  ]);
  const head = ["app", "MB: start, middle, end", "times", "heap MB", "times"];
  return formatTable([head, ...rows]);
}
