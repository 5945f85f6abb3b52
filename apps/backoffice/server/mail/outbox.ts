import { setTimeout as pause } from "node:timers/promises";
import { withTimeout } from "@crm/server-kit/with-timeout";
import type { MailRow } from "../db/rows/mail-rows.ts";
import type { Services } from "../services.ts";
import { claimMails, leaseMs, releaseHeldMails, renewLease } from "./claim-mails.ts";
import { describeFailure, hideAddresses } from "./describe-failure.ts";
import { markFailed, markSent } from "./record-delivery.ts";
import { connectSmtp, type Smtp } from "./smtp.ts";

const pollMs = 1_000;
/** How long a stop waits for mails that are being sent; after that their lease expires. */
const stopMs = 8_000;

export interface Outbox {
  /** Sends what is due now, up to one mail a connection; returns how many mails it claimed. */
  runOnce(): Promise<number>;
  /** Keeps sending until `stop`. */
  start(): void;
  stop(): Promise<void>;
}

/**
 * Sends the mails of the outbox, one a connection at the same time. A slow or silent mail server
 * holds up one connection, not the others. Without a mail server mails stay in the outbox; the desk
 * shows them.
 */
export function createOutbox({
  db,
  commitInGroup,
  log,
  now,
  settings,
}: Pick<Services, "db" | "commitInGroup" | "log" | "now" | "settings">): Outbox {
  const onError = (error: unknown) => log.error({ err: error }, "outbox failed");
  const { smtpUrl, mail: limits } = settings;
  const smtp = smtpUrl ? connectSmtp(smtpUrl, limits.connections, onError) : undefined;
  const stopping = new AbortController();
  const sending = new Set<Promise<void>>();
  let running = Promise.resolve();

  async function sendMail(smtp: Smtp, mail: MailRow): Promise<void> {
    const { id, attempts } = mail;
    const renewing = setInterval(() => renewLease(db, mail, now()).catch(onError), leaseMs / 3);
    try {
      const failure = await smtp.send(mail).then(() => undefined, describeFailure);
      if (!failure) {
        await markSent({ db, commitInGroup }, mail, now());
        log.info({ mail: id, attempts }, "mail sent");
        return;
      }
      const state = await markFailed({ db, commitInGroup }, mail, now(), failure);
      log.warn(
        { mail: id, attempts, state, reason: hideAddresses(failure.sentence) },
        "mail not sent",
      );
    } finally {
      clearInterval(renewing);
    }
  }

  /** Starts sending on each free connection; returns how many mails it claimed. */
  async function startSending(): Promise<number> {
    const time = now();
    const free = limits.connections - sending.size;
    if (!smtp || free === 0) return 0;
    const mails = await commitInGroup((trx) => claimMails(trx, time, free));
    for (const mail of mails) {
      const sent = sendMail(smtp, mail)
        .catch(onError)
        .finally(() => sending.delete(sent));
      sending.add(sent);
    }
    return mails.length;
  }

  async function runOnce(): Promise<number> {
    await releaseHeldMails(db, now());
    const count = await startSending();
    await Promise.all(sending);
    return count;
  }

  async function run(): Promise<void> {
    const { signal } = stopping;
    let releasedAt = Number.NEGATIVE_INFINITY;
    const work = async () => {
      if (performance.now() - releasedAt >= pollMs) {
        await releaseHeldMails(db, now());
        releasedAt = performance.now();
      }
      return startSending();
    };
    while (!signal.aborted) {
      const count = await work().catch((error: unknown) => {
        onError(error);
        return 0;
      });
      if (sending.size === limits.connections) await Promise.race(sending);
      else if (count === 0) await pause(pollMs, undefined, { signal }).catch(() => undefined);
    }
    await Promise.all(sending);
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
