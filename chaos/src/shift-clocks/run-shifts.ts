import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { captchaChallengePath } from "../../../apps/site/app/forms/outcome.ts";
import { solveCaptcha } from "../../../apps/site/testing/solve-captcha.ts";
import { startMailSink } from "../../../e2e/fixtures/mail-sink.ts";
import { inProject } from "../../../scripts/process/project.ts";
import type { Result } from "../experiment.ts";
import { createOffice } from "../office/office.ts";
import { openSqliteStore, readRows } from "../office/store.ts";
import { createVisitors } from "../site/send-forms.ts";
import { createSite } from "../site/site.ts";
import type { Disagreement } from "./disagreements.ts";

export interface ShiftPlan {
  disagreements: readonly Disagreement[];
  /** How many demos are booked before the site has noticed, and afterwards. */
  bookings: number;
  /** Whether a clock jumps while the site runs. Otherwise the site starts with it, and notices at once. */
  jumps: boolean;
}

/** No visitor of a form may wait longer. Milliseconds. */
const maxWaitMs = 6_000;
/** The site compares itself with the back office every minute. Milliseconds. */
const maxNoticeMs = 90_000;
const maxForwardMs = 180_000;
const maxMailMs = 60_000;
/** An app reads its clock's file every 50 ms. */
const clockMs = 200;

/** Books demos while the apps' clocks or secrets differ, and looks for the leads once they agree again. */
export async function runShifts(
  { disagreements, bookings, jumps }: ShiftPlan,
  say: (line: string) => void = () => {},
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), "crm-clocks-"));
  const clock = (app: string) => {
    const file = path.join(folder, app);
    const set = (ms: number) => writeFileSync(file, String(ms));
    set(0);
    const preload = pathToFileURL(inProject("chaos/src/shift-clocks/shift-clock.ts"));
    return { set, env: { NODE_OPTIONS: `--import=${preload}`, CHAOS_CLOCK: file } };
  };
  const clocks = { site: clock("site"), office: clock("office") };
  const setClocks = async ({ site, office }: Disagreement["clocks"]) => {
    clocks.site.set(site);
    clocks.office.set(office);
    await pause(clockMs);
  };
  const sink = await startMailSink();
  const office = await createOffice(sink.url, { settings: clocks.office.env });
  const running = await office.start();
  const site = await createSite(office, office.url, { settings: clocks.site.env });
  let runningSite = await site.start();
  const restartSite = async (settings?: Record<string, string>) => {
    await runningSite.stop();
    runningSite = await site.start(settings);
  };
  const visitors = createVisitors(site.url, "");
  const rejected: string[] = [];
  const book = async (when: string) => {
    for (let count = 0; count < bookings; count += 1) {
      const challenge = await (await fetch(site.url + captchaChallengePath)).json();
      const { answer } = await visitors.book(await solveCaptcha(challenge));
      if (!answer?.ok) rejected.push(`${answer?.status ?? "no answer"} ${when}`);
    }
  };
  /** Whether the site knows that it differs from the back office. */
  const isNoticed = async () => {
    const { failing } = await (await fetch(`${site.url}/readyz`)).json();
    return failing?.settings !== undefined;
  };
  const waitUntilNoticed = async (wanted: boolean) => {
    const until = performance.now() + maxNoticeMs;
    while ((await isNoticed()) !== wanted && performance.now() < until) await pause(200);
    return (await isNoticed()) === wanted;
  };
  const unnoticed: string[] = [];
  const left: string[] = [];
  try {
    for (const { name, clocks: wrong, settings, isNoticed } of disagreements) {
      await setClocks(wrong);
      if (settings || !jumps) await restartSite(settings);
      else await book(`after ${name}`);
      if (isNoticed && !(await waitUntilNoticed(true))) unnoticed.push(name);
      await book(name);
      await setClocks({ site: 0, office: 0 });
      if (settings) await restartSite();
      if (!(await waitUntilNoticed(false))) unnoticed.push(`${name}, corrected`);
      left.push(...(await site.waitForSpool(maxForwardMs)));
      say(`${name}: ${visitors.ledger.bookings.length} bookings, ${rejected.length} rejected`);
    }
    const store = openSqliteStore(office.dataDir);
    const unsent = await waitForMails(store);
    await Promise.all([runningSite.stop(), running.stop()]);
    const { leads } = await readRows(store);
    const thanked = visitors.ledger.bookings.filter(({ answer }) => answer?.ok);
    const count = (email: string) => leads.filter((lead) => lead.email === email).length;
    const longestMs = visitors.longestMs();
    return {
      figures: { disagreements: disagreements.length, bookings: thanked.length, longestMs },
      findings: [
        { promise: "every visitor was thanked", broken: rejected },
        {
          promise: "every submission that was thanked for arrived exactly once",
          broken: thanked
            .map(({ email }) => `${count(email)} times`)
            .filter((it) => it !== "1 times"),
        },
        {
          promise: `no visitor waited longer than ${maxWaitMs / 1_000} s`,
          broken: longestMs <= maxWaitMs ? [] : [`${longestMs} ms`],
        },
        { promise: "the site says that it differs, until it does not", broken: unnoticed },
        { promise: "the spool is empty at the end", broken: left },
        { promise: "every mail was sent in the end", broken: unsent },
      ],
    };
  } finally {
    await Promise.all([runningSite.kill(), running.kill(), sink.stop()]);
    site.remove();
    office.remove();
    rmSync(folder, { recursive: true });
  }
}

/** Waits for the mails, and returns those that are not sent in time. */
async function waitForMails({ query }: ReturnType<typeof openSqliteStore>): Promise<string[]> {
  const until = performance.now() + maxMailMs;
  for (;;) {
    const unsent = await query<{ state: string; due_at: number }>(
      "select state, due_at from mails where state <> 'sent'",
    );
    if (unsent.length === 0 || performance.now() > until)
      return unsent.map(({ state, due_at }) => `${state}, due ${new Date(due_at).toISOString()}`);
    await pause(200);
  }
}
