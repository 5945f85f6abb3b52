import { setTimeout as pause } from "node:timers/promises";
import { withTimeout } from "@crm/server-kit/with-timeout";
import type { FullMail } from "../db/rows/mail-rows.ts";
import type { Services } from "../services.ts";
import { claimMails, leaseMs, releaseHeldMails, renewLease } from "./claim-mails.ts";
import { describeFailure, type Failure, hideAddresses } from "./describe-failure.ts";
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

  async function record(mail: FullMail, failure: Failure | undefined): Promise<void> {
    const { id, attempts } = mail;
    if (!failure) {
      await markSent({ db, commitInGroup }, mail, now());
      log.info({ mail: id, attempts }, "mail sent");
      return;
    }
    const state = await markFailed({ db, commitInGroup }, mail, now(), failure);
    const reason = hideAddresses(failure.sentence);
    log.warn({ mail: id, attempts, state, reason }, "mail not sent");
  }

  const claim = (limit: number) => commitInGroup((trx) => claimMails(trx, now(), limit));

  /** Sends a mail and records what came of it. `meanwhile` joins the commit that records it. */
  async function sendMail<Result>(
    smtp: Smtp,
    mail: FullMail,
    meanwhile: () => Promise<Result>,
  ): Promise<Result> {
    const renewing = setInterval(() => renewLease(db, mail, now()).catch(onError), leaseMs / 3);
    try {
      const failure = await smtp.send(mail).then(() => undefined, describeFailure);
      const recorded = record(mail, failure).catch(onError);
      const [result] = await Promise.all([meanwhile(), recorded]);
      return result;
    } finally {
      clearInterval(renewing);
    }
  }

  /** Sends a mail and then what else is due, one after the other. */
  async function keepSending(smtp: Smtp, first: FullMail): Promise<void> {
    const claimNext = async () => {
      if (stopping.signal.aborted) return [];
      return claim(1).catch((error: unknown) => {
        onError(error);
        return [];
      });
    };
    let next: FullMail | undefined = first;
    while (next) [next] = await sendMail(smtp, next, claimNext);
  }

  /** Claims a mail for each free connection and sends it; returns how many mails it claimed. */
  async function startSending(
    send: (smtp: Smtp, mail: FullMail) => Promise<void>,
  ): Promise<number> {
    const free = limits.connections - sending.size;
    if (!smtp || free === 0) return 0;
    const mails = await claim(free);
    for (const mail of mails) {
      const sent = send(smtp, mail)
        .catch(onError)
        .finally(() => sending.delete(sent));
      sending.add(sent);
    }
    return mails.length;
  }

  async function runOnce(): Promise<number> {
    await releaseHeldMails(db, now());
    const count = await startSending((smtp, mail) => sendMail(smtp, mail, async () => {}));
    await Promise.all(sending);
    return count;
  }

  /** Connections that send claim their next mails themselves; the others look for some each second. */
  async function run(): Promise<void> {
    const { signal } = stopping;
    while (!signal.aborted) {
      await releaseHeldMails(db, now())
        .then(() => startSending(keepSending))
        .catch(onError);
      await pause(pollMs, undefined, { signal }).catch(() => undefined);
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
