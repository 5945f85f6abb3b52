import { setTimeout as pause } from "node:timers/promises";
import { loadSecrets } from "@crm/server-kit/secrets";
import { startMailSink } from "../../../e2e/fixtures/mail-sink.ts";
import { findFreePort } from "../../../scripts/process/ports.ts";
import type { Result } from "../experiment.ts";
import { createOffice } from "../office/office.ts";
import { openSqliteStore, readRows } from "../office/store.ts";
import { createVisitors } from "../site/send-forms.ts";
import { createSite } from "../site/site.ts";
import { type Fault, startFaultyProxy } from "./faulty-proxy.ts";

export interface FailurePlan {
  /** How long each fault lasts. Milliseconds. */
  durations: Readonly<Partial<Record<Fault, number>>>;
  /** After which time a late host answers. Milliseconds. */
  lateMs: number;
  /** The pause between two visitors. Milliseconds. */
  pauseMs: number;
}

/** No visitor of a form may wait longer. Milliseconds. */
const maxWaitMs = 6_000;
/** The longest pause between two attempts of the spool is a minute. Milliseconds. */
const maxForwardMs = 180_000;

/**
 * Lets the back office behind a built site fail in each way for a while. Meanwhile visitors send forms
 * and read every page of the sitemap, which they have read once before.
 */
export async function runFailures(
  { durations, lateMs, pauseMs }: FailurePlan,
  say: (line: string) => void = () => {},
): Promise<Result> {
  const sink = await startMailSink();
  const office = await createOffice(sink.url);
  const running = await office.start();
  const proxy = await startFaultyProxy(office.url, await findFreePort(), lateMs);
  const site = await createSite(office, proxy.url);
  const runningSite = await site.start();
  const visitors = createVisitors(site.url, loadSecrets(office.dataDir).captchaSecret);
  const missing: string[] = [];
  const left: string[] = [];
  try {
    const pages = await listPages(site.url);
    for (const page of pages) await read(site.url, page);
    let pagesRead = 0;
    for (const [fault, ms] of Object.entries(durations) as [Fault, number][]) {
      await proxy.fail(fault);
      const until = performance.now() + ms;
      let next = 0;
      do {
        await visitors.book();
        for (let count = 0; count < 5; count += 1) {
          const page = pages[next++ % pages.length] ?? "/";
          const status = await read(site.url, page);
          if (status !== 200) missing.push(`${page} ${status} while ${fault}`);
          pagesRead += 1;
        }
        await pause(pauseMs);
      } while (performance.now() < until);
      await proxy.fail(undefined);
      left.push(...(await site.waitForSpool(maxForwardMs)));
      say(
        `${fault}: ${visitors.ledger.bookings.length} bookings, longest ${visitors.longestMs()} ms`,
      );
    }
    await runningSite.stop();
    await running.stop();
    const stored = await readRows(openSqliteStore(office.dataDir));
    const { bookings } = visitors.ledger;
    const count = (email: string) => stored.leads.filter((lead) => lead.email === email).length;
    return {
      figures: {
        bookings: bookings.length,
        pages: pages.length,
        pagesRead,
        longestMs: visitors.longestMs(),
      },
      findings: [
        {
          promise: "every visitor was thanked",
          broken: bookings.filter(({ answer }) => !answer?.ok).map(({ key }) => key),
        },
        {
          promise: "every submission arrived exactly once",
          broken: bookings
            .filter(({ email }) => count(email) !== 1)
            .map(({ email }) => `${email} ${count(email)} times`),
        },
        {
          promise: `no visitor waited longer than ${maxWaitMs / 1_000} s`,
          broken: visitors.longestMs() <= maxWaitMs ? [] : [`${visitors.longestMs()} ms`],
        },
        { promise: "every page that was served before was served", broken: missing },
        { promise: "the spool is empty at the end", broken: left },
      ],
    };
  } finally {
    await Promise.all([runningSite.kill(), running.kill(), sink.stop(), proxy.stop()]);
    site.remove();
    office.remove();
  }
}

/** The addresses of the sitemap, without their host. */
async function listPages(siteUrl: string): Promise<string[]> {
  const index = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const parts = [...index.matchAll(/<loc>[^<]*?(\/sitemaps?\/[^<]+)<\/loc>/g)].map(
    ([, path = ""]) => path,
  );
  const texts = await Promise.all(parts.map(async (part) => (await fetch(siteUrl + part)).text()));
  return [index, ...texts]
    .flatMap((text) => [...text.matchAll(/<url>\s*<loc>([^<]+)<\/loc>/g)])
    .map(([, url = ""]) => new URL(url).pathname);
}

async function read(siteUrl: string, page: string): Promise<number> {
  const response = await fetch(siteUrl + page, { redirect: "manual" });
  await response.arrayBuffer();
  return response.status;
}
