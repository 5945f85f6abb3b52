import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { createPostgresDatabase } from "../../../apps/backoffice/server/testing/postgres-database.ts";
import { startMailSink } from "../../../e2e/fixtures/mail-sink.ts";
import { inProject } from "../../../scripts/process/project.ts";
import type { Result } from "../experiment.ts";
import { createBooker } from "../office/book-demos.ts";
import { checkPromises } from "../office/check-promises.ts";
import { createLedger } from "../office/ledger.ts";
import { createOffice, mailConnections } from "../office/office.ts";
import {
  endLeases,
  openPostgresStore,
  openSqliteStore,
  readRows,
  waitForOutbox,
} from "../office/store.ts";

/** Where the back office is killed; see `crash-at.ts`. */
const crashPoints = [
  // SQLite only: there several bookings share a commit.
  "within-group",
  "before-commit",
  "committed-before-answer",
  "after-claim",
  "sent-before-mark",
] as const;

/** The number of concurrent senders. */
const senders = 6;

/** The range of the delay between the first booking and a random kill, in milliseconds. */
const killAfter = { min: 0, max: 700 };

/** How often a point is passed at most before the office is killed there. */
const maxPasses = 8;

export interface KillPlan {
  /** Kills at random moments. */
  random: number;
  /** Kills at each named point. */
  atEachPoint: number;
  /** Stores the leads in PostgreSQL instead of SQLite. */
  onPostgres?: boolean;
}

/**
 * Kills the real back office at random moments and at named points under load, as a power cut would.
 * Each time it restarts it with the same data and sends the requests without an answer again. At the
 * end it compares the database and the mail server with a ledger stored outside.
 */
export async function runKills(
  { random, atEachPoint, onPostgres = false }: KillPlan,
  say: (line: string) => void = () => {},
): Promise<Result> {
  const sink = await startMailSink();
  const database = onPostgres ? await createPostgresDatabase() : undefined;
  const office = await createOffice(sink.url, { databaseUrl: database?.url });
  const store = database ? openPostgresStore(database.url) : openSqliteStore(office.dataDir);
  const ledger = createLedger();
  const reachable = crashPoints.filter((point) => !onPostgres || point !== "within-group");
  const points = reachable.flatMap((point) => Array(atEachPoint).fill(point) as string[]);
  const plan = [...Array<undefined>(random).fill(undefined), ...points];
  let atPoints = 0;
  try {
    for (const [kill, point] of plan.entries()) {
      const running = await office.start(point ? crashSettings(point) : {});
      const booker = createBooker(office, ledger);
      await booker.retryUnfinished();
      const stop = new AbortController();
      const begun = Promise.withResolvers<void>();
      const load = Array.from({ length: senders }, () =>
        booker.keepBooking(stop.signal, begun.resolve),
      );
      if (point) {
        await running.exited;
        atPoints += 1;
      } else {
        await begun.promise;
        await pause(killAfter.min + Math.random() * (killAfter.max - killAfter.min));
        await running.kill();
      }
      stop.abort();
      await Promise.all(load);
      await endLeases(store);
      say(
        `kill ${kill + 1}, ${point ?? "random"}: ${ledger.bookings.length} bookings, ${ledger.unanswered().length} unanswered`,
      );
    }
    const last = await office.start();
    await createBooker(office, ledger).retryUnfinished();
    await waitForOutbox(store);
    await last.stop();

    const receivedIds = sink.received.map(({ messageId = "" }) => messageId);
    return {
      figures: {
        kills: plan.length,
        atPoints,
        bookings: ledger.bookings.length,
        interrupted: ledger.bookings.filter(({ tries }) => tries > 1).length,
        mailsReceived: receivedIds.length,
        mailsTwice: receivedIds.length - new Set(receivedIds).size,
      },
      findings: checkPromises({
        stored: await readRows(store),
        ledger,
        receivedIds,
        maxRepeats: plan.length * mailConnections,
      }),
    };
  } finally {
    await sink.stop();
    office.remove();
    await database?.drop();
  }
}

function crashSettings(point: string): Record<string, string> {
  return {
    NODE_OPTIONS: `--import=${pathToFileURL(inProject("chaos/src/kill-office/crash-at.ts"))}`,
    CHAOS_CRASH_AT: point,
    CHAOS_CRASH_AFTER: String(Math.floor(Math.random() * maxPasses)),
  };
}
