import type { Finding } from "../experiment.ts";
import type { Ledger } from "./ledger.ts";
import { salesRecipients } from "./office.ts";
import type { StoredRows } from "./store.ts";

interface Evidence {
  stored: StoredRows;
  ledger: Ledger;
  /** The Message-IDs that the mail server received, including repeats. */
  receivedIds: readonly string[];
  /** How many mails may have been sent again because their result was lost. */
  maxRepeats: number;
}

/** Compares the database and the mail server with the ledger. The system must be stopped. */
export function checkPromises({ stored, ledger, receivedIds, maxRepeats }: Evidence): Finding[] {
  const { leads, keys, nonces, mails, faults } = stored;
  const leadOfEmail = Map.groupBy(leads, ({ email }) => email);
  const mailsOfLead = Map.groupBy(mails, ({ lead_id }) => lead_id);
  const leadIds = new Set(leads.map(({ id }) => id));
  const received = new Set(receivedIds);
  const accepted = ledger.bookings.filter(({ answer }) => answer?.ok);
  const rejected = ledger.bookings.filter(({ answer }) => answer && !answer.ok);
  const count = (email: string) => leadOfEmail.get(email)?.length ?? 0;

  return [
    {
      promise: "every booking answered with success is in the database",
      broken: accepted.filter(({ email }) => count(email) === 0).map(({ key }) => key),
    },
    {
      promise: "no booking is stored twice",
      broken: ledger.bookings.filter(({ email }) => count(email) > 1).map(({ key }) => key),
    },
    {
      promise: "every lead has one mail for its visitor and one for each of sales",
      broken: leads
        .filter(({ id, email }) => {
          const recipients = mailsOfLead.get(id)?.map(({ recipient }) => recipient) ?? [];
          return recipients.sort().join() !== [email, ...salesRecipients].sort().join();
        })
        .map(({ id }) => id),
    },
    {
      promise:
        "nothing is half-written: each lead has its key and its nonce, and each of those a lead",
      broken: [
        ...keys.filter(({ lead_id }) => !leadIds.has(lead_id)).map(({ key }) => `key ${key}`),
        ...mails.filter(({ lead_id }) => !leadIds.has(lead_id)).map((mail) => mail.message_id),
        ...(leads.length === keys.length && leads.length === nonces.length
          ? []
          : [`${leads.length} leads, ${keys.length} keys, ${nonces.length} nonces`]),
      ],
    },
    {
      promise: "every mail was sent in the end",
      broken: mails.filter(({ state }) => state !== "sent").map((mail) => mail.message_id),
    },
    {
      promise: "the mail server has received every sent mail",
      broken: mails
        .filter(({ message_id }) => !received.has(message_id))
        .map((mail) => mail.message_id),
    },
    {
      promise: `at most ${maxRepeats} mails were sent again, with the same Message-ID`,
      broken:
        receivedIds.length - received.size <= maxRepeats
          ? []
          : [`${receivedIds.length - received.size} repeats`],
    },
    {
      promise: "the database passes its integrity check",
      broken: faults,
    },
    {
      promise: "every booking sent again with its key was answered, and none was rejected",
      broken: [...ledger.unanswered(), ...rejected].map(
        ({ key, answer }) => `${key} ${answer?.status ?? "no answer"}`,
      ),
    },
  ];
}
