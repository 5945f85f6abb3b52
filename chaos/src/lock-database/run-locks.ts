import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { startMailSink } from "../../../e2e/fixtures/mail-sink.ts";
import type { Result } from "../experiment.ts";
import { createBooker } from "../office/book-demos.ts";
import { checkPromises } from "../office/check-promises.ts";
import { createLedger } from "../office/ledger.ts";
import { createOffice, mailConnections } from "../office/office.ts";
import { endLeases, openSqliteStore, readRows, waitForOutbox } from "../office/store.ts";

/** The number of concurrent senders. */
const senders = 4;

/** Far more than a free event loop needs on a busy machine. Milliseconds. */
const frozenMs = 1_500;

/**
 * Keeps the SQLite file locked, as a backup program might, while demos are booked and the office is
 * asked whether it is alive.
 *
 * @param lockedMs how long the file is locked each time
 */
export async function runLocks(
  lockedMs: readonly number[],
  say: (line: string) => void = () => {},
): Promise<Result> {
  const sink = await startMailSink();
  const office = await createOffice(sink.url);
  const running = await office.start();
  const store = openSqliteStore(office.dataDir);
  const ledger = createLedger();
  const booker = createBooker(office, ledger);
  const frozen: string[] = [];
  let slowestMs = 0;
  try {
    for (const ms of lockedMs) {
      const stop = new AbortController();
      const load = Array.from({ length: senders }, () => booker.keepBooking(stop.signal, () => {}));
      const lock = new DatabaseSync(path.join(office.dataDir, "backoffice.sqlite"), {
        timeout: 2_000,
      });
      lock.exec("begin immediate");
      const until = performance.now() + ms;
      while (performance.now() < until) {
        const asked = performance.now();
        await (await fetch(`${office.url}/livez`)).arrayBuffer();
        const waitedMs = Math.round(performance.now() - asked);
        slowestMs = Math.max(slowestMs, waitedMs);
        if (waitedMs > frozenMs) frozen.push(`${waitedMs} ms while locked for ${ms} ms`);
        await pause(50);
      }
      lock.exec("rollback");
      lock.close();
      stop.abort();
      await Promise.all(load);
      await booker.retryUnfinished();
      say(`locked for ${ms} ms: ${ledger.bookings.length} bookings, slowest ${slowestMs} ms`);
    }
    // A mail that was sent while its result could not be written is sent once more.
    await endLeases(store);
    await waitForOutbox(store);
    await running.stop();
    const receivedIds = sink.received.map(({ messageId = "" }) => messageId);
    const stored = await readRows(store);
    const maxRepeats = lockedMs.length * mailConnections;
    return {
      figures: { locks: lockedMs.length, bookings: ledger.bookings.length, slowestMs },
      findings: [
        { promise: "the back office never froze", broken: frozen },
        ...checkPromises({ stored, ledger, receivedIds, maxRepeats }),
      ],
    };
  } finally {
    await Promise.all([running.kill(), sink.stop()]);
    office.remove();
  }
}
