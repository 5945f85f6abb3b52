import { startMailSink } from "../../../e2e/fixtures/mail-sink.ts";
import type { Finding } from "../experiment.ts";
import { createBooker } from "../office/book-demos.ts";
import { checkPromises } from "../office/check-promises.ts";
import { createLedger } from "../office/ledger.ts";
import { createOffice, salesRecipients } from "../office/office.ts";
import {
  endRetryPauses,
  openSqliteStore,
  readRows,
  type Store,
  waitForFirstAttempts,
  waitForOutbox,
} from "../office/store.ts";

export interface RejectionReport {
  bookings: number;
  /** How many times the mail server rejected a recipient with 451. */
  rejections: number;
  mailsReceived: number;
  findings: Finding[];
}

/**
 * Books demos at the real back office while the mail server answers 451 to the second recipient of
 * SALES_TO. Then it accepts that recipient, and the outbox is compared with the received mails.
 */
export async function runRejections(bookings: number): Promise<RejectionReport> {
  const [, rejected = ""] = salesRecipients;
  let rejections = 0;
  const sink = await startMailSink();
  sink.reject = (recipient) => {
    if (recipient !== rejected) return undefined;
    rejections += 1;
    return Object.assign(new Error("4.3.0 Try again later"), { responseCode: 451 });
  };
  const office = await createOffice(sink.url);
  const store = openSqliteStore(office.dataDir);
  const ledger = createLedger();
  try {
    const running = await office.start();
    await createBooker(office, ledger).book(bookings);
    await waitForFirstAttempts(store);
    const lost = await findLost(store, rejected);
    sink.reject = () => undefined;
    await endRetryPauses(store);
    await waitForOutbox(store);
    await running.stop();

    const receivedIds = sink.received.map(({ messageId = "" }) => messageId);
    return {
      bookings,
      rejections,
      mailsReceived: receivedIds.length,
      findings: [
        { promise: "no mail is marked as sent while its recipient is rejected", broken: lost },
        ...checkPromises({
          stored: await readRows(store),
          ledger,
          receivedIds,
          maxRepeats: 0,
        }),
      ],
    };
  } finally {
    await sink.stop();
    office.remove();
  }
}

/** Mails that are marked as sent although the mail server has rejected their recipient. */
async function findLost({ query }: Store, rejected: string): Promise<string[]> {
  const rows = await query<{ message_id: string }>(
    `select message_id from mails where recipient = '${rejected}' and state = 'sent'`,
  );
  return rows.map(({ message_id }) => message_id);
}
