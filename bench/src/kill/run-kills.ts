import { setTimeout as pause } from "node:timers/promises";
import { startMailSink } from "../../../e2e/fixtures/mail-sink.ts";
import { createBooker } from "./book-demos.ts";
import { checkPromises, type Finding } from "./check-promises.ts";
import { createLedger } from "./ledger.ts";
import { createOffice, mailConnections } from "./office.ts";
import { endLeases, waitForOutbox } from "./outbox-clock.ts";
import { readSqliteRows } from "./stored-rows.ts";

/** The number of concurrent senders. */
const senders = 6;

/** The range of the delay between the first booking and the kill, in milliseconds. */
const killAfter = { min: 0, max: 700 };

export interface KillReport {
  kills: number;
  bookings: number;
  /** Bookings whose sender got no answer at least once. */
  interrupted: number;
  mailsReceived: number;
  mailsTwice: number;
  findings: Finding[];
}

/**
 * Kills the real back office at random moments under load, as a power cut would. Each time it
 * restarts it with the same data and sends the requests without an answer again. At the end it
 * compares the database and the mail server with a ledger stored outside.
 */
export async function runKills(
  kills: number,
  report: (line: string) => void = () => {},
): Promise<KillReport> {
  const sink = await startMailSink();
  const office = await createOffice(sink.url);
  const ledger = createLedger();
  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      const running = await office.start();
      const booker = createBooker(office, ledger);
      await booker.retryUnfinished();
      const stop = new AbortController();
      const begun = Promise.withResolvers<void>();
      const load = Array.from({ length: senders }, () =>
        booker.keepBooking(stop.signal, begun.resolve),
      );
      await begun.promise;
      await pause(killAfter.min + Math.random() * (killAfter.max - killAfter.min));
      const killed = running.kill();
      stop.abort();
      await Promise.all([killed, ...load]);
      report(
        `kill ${kill}: ${ledger.bookings.length} bookings, ${ledger.unanswered().length} unanswered`,
      );
    }
    endLeases(office.dataDir);
    const last = await office.start();
    await createBooker(office, ledger).retryUnfinished();
    await waitForOutbox(office.dataDir);
    await last.stop();

    const receivedIds = sink.received.map(({ messageId = "" }) => messageId);
    return {
      kills,
      bookings: ledger.bookings.length,
      interrupted: ledger.bookings.filter(({ tries }) => tries > 1).length,
      mailsReceived: receivedIds.length,
      mailsTwice: receivedIds.length - new Set(receivedIds).size,
      findings: checkPromises({
        stored: readSqliteRows(office.dataDir),
        ledger,
        receivedIds,
        maxRepeats: kills * mailConnections,
      }),
    };
  } finally {
    await sink.stop();
    office.remove();
  }
}
