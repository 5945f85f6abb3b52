import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { startMailSink } from "../../../e2e/fixtures/mail-sink.ts";
import { createBooker } from "../kill/book-demos.ts";
import { checkPromises, type Finding } from "../kill/check-promises.ts";
import { createLedger } from "../kill/ledger.ts";
import { createOffice, salesRecipients } from "../kill/office.ts";
import { endRetryPauses, waitForFirstAttempts, waitForOutbox } from "../kill/outbox-clock.ts";
import { readSqliteRows } from "../kill/stored-rows.ts";

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
  const ledger = createLedger();
  try {
    const running = await office.start();
    await createBooker(office, ledger).book(bookings);
    await waitForFirstAttempts(office.dataDir);
    const lost = findLost(office.dataDir, rejected);
    sink.reject = () => undefined;
    endRetryPauses(office.dataDir);
    await waitForOutbox(office.dataDir);
    await running.stop();

    const receivedIds = sink.received.map(({ messageId = "" }) => messageId);
    return {
      bookings,
      rejections,
      mailsReceived: receivedIds.length,
      findings: [
        { promise: "no mail is marked as sent while its recipient is rejected", broken: lost },
        ...checkPromises({
          stored: readSqliteRows(office.dataDir),
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
function findLost(dataDir: string, rejected: string): string[] {
  const file = path.join(dataDir, "backoffice.sqlite");
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  const rows = database
    .prepare("select message_id from mails where recipient like ? and state = 'sent'")
    .all(`%${rejected}%`);
  database.close();
  return rows.map(({ message_id }) => String(message_id));
}
