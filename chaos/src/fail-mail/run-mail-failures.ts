import { findFreePort } from "../../../scripts/process/ports.ts";
import type { Result } from "../experiment.ts";
import { createBooker } from "../office/book-demos.ts";
import { checkPromises } from "../office/check-promises.ts";
import { createLedger } from "../office/ledger.ts";
import { createOffice, salesRecipients } from "../office/office.ts";
import {
  endLeases,
  endRetryPauses,
  openSqliteStore,
  readRows,
  type Store,
  waitForFirstAttempts,
  waitForOutbox,
} from "../office/store.ts";
import { type MailFault, startFaultyMailServer } from "./faulty-mail-server.ts";

/** A mail server that hangs takes at least 15 seconds to notice. Milliseconds. */
const maxBookingMs = 10_000;

/**
 * Books demos at the real back office while its mail server fails in one way after the other. Each time
 * the server works again, and the mails that wait are tried at once.
 *
 * @param bookings how many demos are booked during each fault
 */
export async function runMailFailures(
  faults: readonly MailFault[],
  bookings: number,
  say: (line: string) => void = () => {},
): Promise<Result> {
  const [, refused = ""] = salesRecipients;
  const server = await startFaultyMailServer(await findFreePort(), refused);
  const office = await createOffice(server.url);
  const running = await office.start();
  const store = openSqliteStore(office.dataDir);
  const ledger = createLedger();
  const booker = createBooker(office, ledger);
  const waited: string[] = [];
  const lost: string[] = [];
  const expectedDead: string[] = [];
  try {
    for (const fault of faults) {
      await server.fail(fault);
      const first = ledger.bookings.length;
      for (let booked = 0; booked < bookings; booked += 1) {
        const started = performance.now();
        await booker.book(1);
        const ms = Math.round(performance.now() - started);
        if (ms > maxBookingMs) waited.push(`${ms} ms while ${fault}`);
        if (fault === "550") expectedDead.push(ledger.bookings.at(-1)?.email ?? "");
      }
      await waitForFirstAttempts(store);
      const emails = ledger.bookings.slice(first).map(({ email }) => email);
      if (fault === "451" || fault === "550")
        lost.push(...(await findLost(store, refused, emails)));
      await server.fail(undefined);
      await endLeases(store);
      await endRetryPauses(store);
      await waitForOutbox(store);
      say(`${fault}: ${ledger.bookings.length} bookings, ${server.received.length} mails`);
    }
    await running.stop();
    const stored = await readRows(store);
    const dead = stored.mails.filter(({ state }) => state === "dead");
    const leadOfDead = dead.map(
      ({ lead_id }) => stored.leads.find(({ id }) => id === lead_id)?.email ?? "",
    );
    const alive = { ...stored, mails: stored.mails.filter(({ state }) => state !== "dead") };
    return {
      figures: {
        faults: faults.length,
        bookings: ledger.bookings.length,
        received: server.received.length,
        dropped: server.drops,
        dead: dead.length,
      },
      findings: [
        { promise: "a booking never waits for the mail server", broken: waited },
        { promise: "no mail is marked as sent while its recipient is rejected", broken: lost },
        {
          promise: "exactly the mails that were rejected for good are dead",
          broken: [
            ...leadOfDead.filter((email) => !expectedDead.includes(email)),
            ...expectedDead.filter((email) => !leadOfDead.includes(email)),
            ...dead.filter(({ recipient }) => recipient !== refused).map((mail) => mail.message_id),
          ],
        },
        ...checkPromises({
          // The rows of dead mails count as mails of their lead, but were not received.
          stored: { ...alive, mails: [...alive.mails, ...dead.map(asSent)] },
          ledger,
          receivedIds: [...server.received, ...dead.map(({ message_id }) => message_id)],
          maxRepeats: server.drops,
        }),
      ],
    };
  } finally {
    await Promise.all([running.kill(), server.stop()]);
    office.remove();
  }
}

/** Those of the bookings whose mail to the rejected recipient is marked as sent. */
async function findLost(
  { query }: Store,
  recipient: string,
  emails: readonly string[],
): Promise<string[]> {
  const rows = await query<{ email: string }>(
    `select email from leads join mails on lead_id = leads.id where recipient = '${recipient}' and state = 'sent'`,
  );
  return rows.map(({ email }) => email).filter((email) => emails.includes(email));
}

function asSent<Mail extends { state: string }>(mail: Mail): Mail {
  return { ...mail, state: "sent" };
}
