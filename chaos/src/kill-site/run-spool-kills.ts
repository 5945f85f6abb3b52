import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { type RunningApp, startApp } from "../../../scripts/process/app.ts";
import { siteApp } from "../../../scripts/process/apps.ts";
import { findFreePort } from "../../../scripts/process/ports.ts";
import { inProject } from "../../../scripts/process/project.ts";
import type { Finding } from "../experiment.ts";
import { startLosingHost } from "./losing-host.ts";

/** Where the site is killed; see `crash-at.ts`. */
export const crashPoints = [
  "before-commit",
  "stored-before-answer",
  "after-claim",
  "forwarded-before-mark",
] as const;

const host = "127.0.0.1";
const senders = 3;
/** The longest time in which a submission may arrive after the last kill: a lease and the pauses. */
const arrivalMs = 120_000;

/** A booking as its visitor knows it. */
interface Booking {
  body: { idempotencyKey: string; email: string; recaptchaToken: string };
  isAnswered: boolean;
}

export interface SpoolKillReport {
  kills: number;
  bookings: number;
  /** Bookings whose visitor got no answer at first. */
  interrupted: number;
  findings: Finding[];
}

/**
 * Kills the built site at named points while its host loses answers, restarts it with the same data, and
 * sends what had no answer again. At the end it compares the host's leads with a list stored outside.
 *
 * @param rounds how often the site is killed at each point; after each it is killed once more, right
 *   after it has thanked some visitors
 */
export async function runSpoolKills(
  rounds: number,
  report: (line: string) => void = () => {},
): Promise<SpoolKillReport> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "crm-spool-"));
  const [port, leadHost] = await Promise.all([findFreePort(), startLosingHost()]);
  const bookings: Booking[] = [];
  let interrupted = 0;

  const start = async (point?: string): Promise<RunningApp> => {
    const crash = pathToFileURL(inProject("chaos/src/kill-site/crash-at.ts"));
    const env = {
      ...{ HOST: host, SITE_PORT: String(port), DATA_DIR: dataDir, BACKOFFICE: "off" },
      ...{ API_URL: leadHost.url, ADMIN_URL: leadHost.url, DEMO_CAMPAIGN_ID: "campaign" },
      // The host checks the captcha, and each visitor has an address of their own.
      ...{ CAPTCHA_PROVIDER: "turnstile", CAPTCHA_SITE_KEY: "key", TRUSTED_PROXIES: host },
      LOG_LEVEL: "silent",
      ...(point ? { NODE_OPTIONS: `--import=${crash}`, CHAOS_CRASH_AT: point } : {}),
    };
    const printed: string[] = [];
    const app = startApp(siteApp({ host, port, env }), (line) => printed.push(line));
    // What is left in the spool may bring it to the point before it is ready.
    if ((await app.ready) || point) return app;
    throw new Error(`The site did not start:\n${printed.join("\n")}`);
  };

  async function send(booking: Booking): Promise<void> {
    const number = bookings.indexOf(booking);
    try {
      const response = await fetch(`http://${host}:${port}/_forms/demo`, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          Origin: `http://localhost:${port}`,
          "X-Forwarded-For": `10.0.${number >> 8}.${number % 256}`,
        },
        body: JSON.stringify(booking.body),
        signal: AbortSignal.timeout(10_000),
      });
      booking.isAnswered = response.ok;
    } catch {
      // The site was killed; the visitor sends the form again later.
    }
  }

  function openBooking(): Booking {
    const idempotencyKey = randomUUID();
    const body = {
      ...{ idempotencyKey, email: `${idempotencyKey}@shop.test`, fullName: "Rekha Parmar" },
      ...{ whatsApp: "+919825012345", companyName: "Parmar Uniforms", companyEmployees: "5-9" },
      recaptchaToken: randomUUID(),
    };
    const booking = { body, isAnswered: false };
    bookings.push(booking);
    return booking;
  }

  const retryUnanswered = async () => {
    for (const booking of bookings.filter(({ isAnswered }) => !isAnswered)) await send(booking);
  };

  try {
    let kills = 0;
    for (const point of crashPoints) {
      for (let round = 1; round <= rounds; round += 1) {
        const site = await start(point);
        let isDead = false;
        void site.exited.then(() => {
          isDead = true;
          kills += 1;
        });
        const visit = async () => {
          while (!isDead) await send(openBooking());
        };
        await Promise.all(Array.from({ length: senders }, visit));
        interrupted += bookings.filter(({ isAnswered }) => !isAnswered).length;
        const next = await start();
        await retryUnanswered();
        // These are thanked for, and most are still in the spool when the site is killed at once.
        await Promise.all(Array.from({ length: senders }, () => send(openBooking())));
        await next.kill();
        kills += 1;
        report(`${point}: ${bookings.length} bookings`);
      }
    }
    endLeases(dataDir);
    const last = await start();
    await retryUnanswered();
    await waitUntilEmpty(dataDir);
    await last.stop();
    const findings = checkSpoolPromises(bookings, leadHost, dataDir);
    return { kills, bookings: bookings.length, interrupted, findings };
  } finally {
    await leadHost.stop();
    rmSync(dataDir, { recursive: true });
  }
}

/** Ends the leases of the killed sites, so that nothing waits for them. */
function endLeases(dataDir: string): void {
  const database = new DatabaseSync(path.join(dataDir, "site-spool.sqlite"), { timeout: 5_000 });
  database.exec("update submissions set lease_until = 0 where state = 'forwarding'");
  database.close();
}

async function waitUntilEmpty(dataDir: string): Promise<void> {
  const until = Date.now() + arrivalMs;
  while (Date.now() < until) {
    const [row] = readSpool(dataDir, "select count(*) as open from submissions where body <> ''");
    if (Number(row?.open) === 0) return;
    await pause(200);
  }
}

function readSpool(dataDir: string, sql: string): Record<string, unknown>[] {
  const file = path.join(dataDir, "site-spool.sqlite");
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}

function checkSpoolPromises(
  bookings: readonly Booking[],
  { bodies, stored, mailed }: Awaited<ReturnType<typeof startLosingHost>>,
  dataDir: string,
): Finding[] {
  const keys = bookings.map(({ body }) => body.idempotencyKey);
  const left = readSpool(dataDir, "select id, state from submissions where body <> ''");
  const [check] = readSpool(dataDir, "pragma integrity_check");
  return [
    {
      promise: "every booking was answered with success in the end",
      broken: bookings.filter(({ isAnswered }) => !isAnswered).map((b) => b.body.idempotencyKey),
    },
    {
      promise: "every booking has arrived",
      broken: keys.filter((key) => !stored.has(key)),
    },
    {
      promise: "the host has nothing that nobody has sent",
      broken: [...stored].filter((key) => !keys.includes(key)),
    },
    {
      promise: "every repeat has the same body as the first request",
      broken: [...bodies].filter(([, sent]) => new Set(sent).size > 1).map(([key]) => key),
    },
    {
      promise: "call 2 followed for every booking",
      broken: bookings.filter(({ body }) => !mailed.includes(body.email)).map((b) => b.body.email),
    },
    {
      promise: "nothing that was typed is left in the spool",
      broken: left.map(({ id, state }) => `${id} ${state}`),
    },
    {
      promise: "the spool passes its integrity check",
      broken: check?.integrity_check === "ok" ? [] : [String(check?.integrity_check)],
    },
  ];
}
