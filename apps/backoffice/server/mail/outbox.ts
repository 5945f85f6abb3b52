import { setTimeout as pause } from "node:timers/promises";
import { withTimeout } from "@crm/server-kit/with-timeout";
import type { MailRow } from "../db/schema.ts";
import type { Services } from "../services.ts";
import { claimMails, leaseMs, releaseHeldMails, renewLeases } from "./claim-mails.ts";
import { describeFailure } from "./describe-failure.ts";
import { markFailed, markSent } from "./record-delivery.ts";
import { connectSmtp } from "./smtp.ts";

const pollMs = 1_000;
/** One at a time: a worker that is killed then sends at most one mail twice and blocks no others. */
const batchSize = 1;
/** How long a stop waits for mails that are being sent; after that their lease expires. */
const stopMs = 8_000;

export interface Outbox {
  /** Sends what is due now; returns how many mails it claimed. */
  runOnce(): Promise<number>;
  /** Keeps sending until `stop`. */
  start(): void;
  stop(): Promise<void>;
}

/** Sends the mails of the outbox. Without a mail server they stay there; the desk shows them. */
export function createOutbox({
  db,
  log,
  now,
  settings,
}: Pick<Services, "db" | "log" | "now" | "settings">): Outbox {
  const onError = (error: unknown) => log.error({ err: error }, "outbox failed");
  const smtp = settings.smtpUrl ? connectSmtp(settings.smtpUrl, onError) : undefined;
  const stopping = new AbortController();
  let running = Promise.resolve();

  async function sendMail(mail: MailRow): Promise<void> {
    if (!smtp) return;
    const { id, attempts } = mail;
    const failure = await smtp.send(mail).then(() => undefined, describeFailure);
    if (!failure) {
      await markSent(db, mail, now());
      log.info({ mail: id, attempts }, "mail sent");
      return;
    }
    const state = await markFailed(db, mail, now(), failure);
    log.warn({ mail: id, attempts, state, reason: failure.sentence }, "mail not sent");
  }

  async function runOnce(): Promise<number> {
    await releaseHeldMails(db, now());
    if (!smtp) return 0;
    const mails = await claimMails(db, now(), batchSize);
    if (mails.length === 0) return 0;
    const ids = mails.map(({ id }) => id);
    const renewing = setInterval(() => renewLeases(db, ids, now()).catch(onError), leaseMs / 3);
    try {
      const results = await Promise.allSettled(mails.map(sendMail));
      for (const result of results) if (result.status === "rejected") onError(result.reason);
    } finally {
      clearInterval(renewing);
    }
    return mails.length;
  }

  async function run(): Promise<void> {
    const { signal } = stopping;
    while (!signal.aborted) {
      const count = await runOnce().catch((error: unknown) => {
        onError(error);
        return 0;
      });
      if (count === 0) await pause(pollMs, undefined, { signal }).catch(() => undefined);
    }
  }

  return {
    runOnce,
    start() {
      running = run();
    },
    async stop() {
      stopping.abort();
      await withTimeout(running, stopMs);
      smtp?.close();
    },
  };
}
