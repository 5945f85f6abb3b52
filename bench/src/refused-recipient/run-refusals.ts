import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { startMailSink } from "../../../e2e/fixtures/mail-sink.ts";
import { createBooker } from "../kill/book-demos.ts";
import { checkPromises, type Finding } from "../kill/check-promises.ts";
import { createLedger } from "../kill/ledger.ts";
import { createOffice, salesRecipients } from "../kill/office.ts";
import { endRetryPauses, waitForFirstAttempts, waitForOutbox } from "../kill/outbox-clock.ts";
import { readSqliteRows } from "../kill/stored-rows.ts";

export interface RefusalReport {
  bookings: number;
  /** Recipients that the mail server refused with 451. */
  refusals: number;
  mailsReceived: number;
  findings: Finding[];
}

/**
 * Books demos at the real back office while the mail server answers 451 to the second recipient of
 * SALES_TO, then lets that one pass, and compares the outbox with what the mail server received.
 */
export async function runRefusals(bookings: number): Promise<RefusalReport> {
  const [, refused = ""] = salesRecipients;
  let refusals = 0;
  const sink = await startMailSink();
  sink.refuse = (recipient) => {
    if (recipient !== refused) return undefined;
    refusals += 1;
    return Object.assign(new Error("4.3.0 Try again later"), { responseCode: 451 });
  };
  const office = await createOffice(sink.url);
  const ledger = createLedger();
  try {
    const running = await office.start();
    await createBooker(office, ledger).book(bookings);
    await waitForFirstAttempts(office.dataDir);
    const lost = findLost(office.dataDir, refused);
    sink.refuse = () => undefined;
    endRetryPauses(office.dataDir);
    await waitForOutbox(office.dataDir);
    await running.stop();

    const receivedIds = sink.received.map(({ messageId = "" }) => messageId);
    return {
      bookings,
      refusals,
      mailsReceived: receivedIds.length,
      findings: [
        { promise: "no mail is marked as sent while its recipient is refused", broken: lost },
        ...checkPromises({
          stored: readSqliteRows(office.dataDir),
          ledger,
          receivedIds,
          kills: 0,
        }),
      ],
    };
  } finally {
    await sink.stop();
    office.remove();
  }
}

/** Mails that claim to have reached the recipient whom the mail server has refused so far. */
function findLost(dataDir: string, refused: string): string[] {
  const file = path.join(dataDir, "backoffice.sqlite");
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  const rows = database
    .prepare("select message_id from mails where recipient like ? and state = 'sent'")
    .all(`%${refused}%`);
  database.close();
  return rows.map(({ message_id }) => String(message_id));
}
