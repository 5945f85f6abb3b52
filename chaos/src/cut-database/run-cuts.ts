import { setTimeout as pause } from "node:timers/promises";
import { startDatabaseProxy } from "../../../apps/backoffice/server/testing/database-proxy.ts";
import {
  askPostgres,
  createPostgresDatabase,
} from "../../../apps/backoffice/server/testing/postgres-database.ts";
import { startMailSink } from "../../../e2e/fixtures/mail-sink.ts";
import type { Finding } from "../experiment.ts";
import { createBooker } from "../office/book-demos.ts";
import { checkPromises } from "../office/check-promises.ts";
import { createLedger, type Ledger } from "../office/ledger.ts";
import { createOffice } from "../office/office.ts";
import { endLeases, openPostgresStore, readRows, waitForOutbox } from "../office/store.ts";
import { measureSilence, type Silence } from "./measure-silence.ts";

/** The number of concurrent senders. */
const senders = 6;

/**
 * The back office sends six mails at a time. Where all connections end or fall silent at once, the results
 * of all six may be lost.
 */
const mailsInFlight = 6;

export interface CutReport {
  cuts: number;
  bookings: number;
  /** Bookings whose sender got no answer at least once. */
  interrupted: number;
  mailsTwice: number;
  silence: Silence;
  findings: Finding[];
}

/**
 * Cuts connections to PostgreSQL at COMMIT under load, alternately before and after it arrives. Then
 * it ends all connections at once, and then stops forwarding data. Requests without an answer are
 * sent again with the same key. At the end it compares the database and the mail server with the
 * ledger.
 */
export async function runCuts(
  cuts: number,
  report: (line: string) => void = () => {},
): Promise<CutReport> {
  const sink = await startMailSink();
  const database = await createPostgresDatabase();
  const proxy = await startDatabaseProxy(database.url);
  const office = await createOffice(sink.url, { databaseUrl: proxy.url });
  const store = openPostgresStore(database.url);
  const ledger = createLedger();
  const deaths: string[] = [];
  try {
    const running = await office.start();
    let stopping = false;
    void running.exited.then((code) => stopping || deaths.push(`exit code ${code}`));
    const booker = createBooker(office, ledger);
    const stop = new AbortController();
    const load = Array.from({ length: senders }, () => booker.keepBooking(stop.signal, () => {}));
    for (let cut = 1; cut <= cuts && deaths.length === 0; cut += 1) {
      const answered = countAnswered(ledger);
      while (countAnswered(ledger) < answered + 2 && deaths.length === 0) await pause(10);
      proxy.cutAtCommit(1);
      while (proxy.cuts() < cut && deaths.length === 0) await pause(10);
      report(
        `cut ${cut}: ${ledger.bookings.length} bookings, ${ledger.unanswered().length} unanswered`,
      );
    }
    await askPostgres(
      database.url,
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    stop.abort();
    await Promise.all(load);

    if (deaths.length > 0) throw new Error(`The back office was ended: ${deaths.join(", ")}`);
    const silence = await measureSilence(office, proxy);
    await booker.retryUnfinished();
    await endLeases(store);
    await waitForOutbox(store);
    stopping = true;
    await running.stop();

    const receivedIds = sink.received.map(({ messageId = "" }) => messageId);
    const stored = await readRows(store);
    return {
      cuts: proxy.cuts(),
      bookings: ledger.bookings.length,
      interrupted: ledger.bookings.filter(({ tries }) => tries > 1).length,
      mailsTwice: receivedIds.length - new Set(receivedIds).size,
      silence,
      findings: [
        { promise: "the back office was never ended", broken: deaths },
        ...checkPromises({
          ...{ stored, ledger, receivedIds },
          // Each cut, the end of all connections, and the silence.
          maxRepeats: cuts + 2 * mailsInFlight,
        }),
      ],
    };
  } finally {
    office.remove();
    await Promise.all([sink.stop(), proxy.close()]);
    await database.drop();
  }
}

function countAnswered({ bookings, unanswered }: Ledger): number {
  return bookings.length - unanswered().length;
}
