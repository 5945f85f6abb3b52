import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { apiKeyHeader } from "@crm/contract/calls/call";
import { sendDemoMail } from "@crm/contract/calls/send-demo-mail";
import { companySizes } from "@crm/contract/fields/options";
import { createPostgresDatabase } from "../../../apps/backoffice/server/testing/postgres-database.ts";
import { startMailSink } from "../../../e2e/fixtures/mail-sink.ts";
import type { RunningApp } from "../../../scripts/process/app.ts";
import { findFreePort } from "../../../scripts/process/ports.ts";
import type { Result } from "../experiment.ts";
import { createOffice } from "../office/office.ts";
import { openPostgresStore, readRows } from "../office/store.ts";
import { createVisitors } from "../site/send-forms.ts";
import { createSite } from "../site/site.ts";
import { startBalancer } from "./balancer.ts";
import { openEditor } from "./publish-article.ts";

/** In which time both copies of the site must show what was published. Milliseconds. */
const maxPublishMs = 2_000;
const maxForwardMs = 180_000;
const pages = ["/", "/pricing", "/help-center", "/blog", "/tutorials"];

/**
 * Starts two back offices at once on an empty PostgreSQL database, and two sites, each pair behind a load
 * balancer. Then copies are killed and replaced under load, and an article is published.
 *
 * @param rounds how often each copy is replaced
 */
export async function runCopies(
  rounds: number,
  say: (line: string) => void = () => {},
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), "crm-copies-"));
  const sink = await startMailSink();
  const database = await createPostgresDatabase();
  const balancerPort = await findFreePort();
  const shared = {
    SITE_URL: `http://localhost:${balancerPort}`,
    ...{ API_KEY: secret(), CAPTCHA_SECRET: secret(), AUTH_SECRET: secret() },
    ...{ PUBLISH_SECRET: secret(), DEMO_CAMPAIGN_ID: secret(), ENTERPRISE_COMPANY_ID: secret() },
    ASSETS_DIR: path.join(folder, "assets"),
  };
  const createCopy = (name: string) => {
    const dataDir = path.join(folder, name);
    mkdirSync(dataDir);
    mkdirSync(path.join(folder, "media"), { recursive: true });
    symlinkSync(path.join(folder, "media"), path.join(dataDir, "media"));
    return createOffice(sink.url, {
      databaseUrl: database.url,
      folder: dataDir,
      settings: shared,
    });
  };
  const offices = [await createCopy("office-1"), await createCopy("office-2")] as const;
  const started = await Promise.all(offices.map((office) => office.start()));
  const officeBalancer = await startBalancer(
    await findFreePort(),
    offices.map(({ url }) => url),
  );
  const sites = [
    await createSite(offices[0], officeBalancer.url, { settings: shared }),
    await createSite(offices[1], officeBalancer.url, { settings: shared }),
  ] as const;
  const runningSites = await Promise.all(sites.map((site) => site.start()));
  const balancer = await startBalancer(
    balancerPort,
    sites.map(({ url }) => url),
  );
  const running: RunningApp[] = [...started, ...runningSites];
  const starts = [...offices, ...sites].map((copy) => () => copy.start());
  const visitors = createVisitors(balancer.url, shared.CAPTCHA_SECRET);
  const { query } = openPostgresStore(database.url);
  const count = async (table: string) =>
    Number((await query<{ rows: string }>(`select count(*) as rows from ${table}`))[0]?.rows);
  const failed: string[] = [];

  const replace = async (copy: number, end: "kill" | "stop") => {
    await running[copy]?.[end]();
    const again = await starts[copy]?.();
    if (again) running[copy] = again;
  };
  /** Reads pages and sends forms until the work is done; a failed answer is noted unless allowed. */
  const underLoad = async (state: string, mayFail: boolean, work: () => Promise<void>) => {
    let isDone = false;
    const note = (status: number | string, what: string) => {
      if (!mayFail && status !== 200) failed.push(`${what}: ${status} while ${state}`);
    };
    const read = async () => {
      for (let turn = 0; !isDone; turn += 1) {
        const page = pages[turn % pages.length] ?? "/";
        const status = await fetch(balancer.url + page).then(readStatus, String);
        note(status, page);
      }
    };
    const send = async () => {
      while (!isDone) {
        const { answer } = await visitors.book();
        note(answer?.status ?? "no answer", "the demo form");
        await pause(50);
      }
    };
    const load = [read(), send()];
    await work();
    isDone = true;
    await Promise.all(load);
    say(`${state}: ${visitors.ledger.bookings.length} bookings, ${failed.length} failed answers`);
  };

  try {
    const printed = offices.flatMap((office) => office.printed);
    const administrators = printed.filter((line) => line.startsWith("Administrator: ")).length;
    const once = {
      administrators,
      people: await count("auth_people"),
      campaigns: await count("campaigns"),
      companies: await count("companies"),
    };

    await underLoad("copies are killed", true, async () => {
      await replace(0, "kill");
      await replace(2, "kill");
    });
    await visitors.retryUnanswered();
    await underLoad("copies are replaced one by one", false, async () => {
      for (let round = 0; round < rounds; round += 1) {
        for (const copy of running.keys()) await replace(copy, "stop");
      }
    });

    const login = offices.find((office) => office.printed.some((line) => /^Admin/.test(line)));
    const editor = await openEditor(officeBalancer.url, login?.printed ?? []);
    const seen: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const draft = await editor.writeDraft();
      for (const { url } of sites) await fetch(url + draft.address).then(readStatus);
      await draft.publish();
      const published = performance.now();
      await Promise.all(
        sites.map(async ({ url }) => {
          while ((await fetch(url + draft.address).then(readStatus)) !== 200) {
            if (performance.now() - published > 10 * maxPublishMs) break;
            await pause(20);
          }
          seen.push(Math.round(performance.now() - published));
        }),
      );
    }

    const pictures = await readPictures(sites.map(({ url }) => url));
    const oldFile = path.join(shared.ASSETS_DIR, "site/assets/old-chunk-1a2b3c4d.js");
    writeFileSync(oldFile, "export {};\n");
    const oldChunks = await Promise.all(
      sites.map(({ url }) => fetch(`${url}/assets/old-chunk-1a2b3c4d.js`).then(readStatus)),
    );
    const allowed = await countAllowed(
      offices.map(({ url }) => url),
      shared.API_KEY,
    );

    const left = (await Promise.all(sites.map((site) => site.waitForSpool(maxForwardMs)))).flat();
    await Promise.all(running.map((app) => app.stop()));
    const { leads } = await readRows(openPostgresStore(database.url));
    const { bookings } = visitors.ledger;
    const times = (email: string) => leads.filter((lead) => lead.email === email).length;
    return {
      figures: {
        bookings: bookings.length,
        replaced: rounds * running.length,
        slowestPublishMs: Math.max(...seen),
        allowedOfLimit60: allowed,
      },
      findings: [
        {
          promise: "two back offices that start at once make one administrator and one seed",
          broken: Object.entries(once)
            .filter(([, rows]) => rows !== 1)
            .map(([what, rows]) => `${rows} ${what}`),
        },
        {
          promise: "a killed copy loses no form: each arrived exactly once",
          broken: [
            ...visitors.ledger.unanswered().map(({ key }) => `${key} has no answer`),
            ...bookings
              .filter(({ email }) => times(email) !== 1)
              .map(({ email }) => `${email} ${times(email)} times`),
          ],
        },
        { promise: "replacing copies one by one fails no request", broken: failed },
        {
          promise: "both sites show within 2 s what was published",
          broken: seen.filter((ms) => ms > maxPublishMs).map((ms) => `${ms} ms`),
        },
        { promise: "both sites serve the pictures", broken: pictures },
        {
          promise: "both sites serve a file of an older build",
          broken: oldChunks.filter((status) => status !== 200).map(String),
        },
        {
          promise: "the back offices share a limit of 60",
          broken: allowed === 60 ? [] : [`${allowed} were allowed`],
        },
        { promise: "both spools are empty at the end", broken: left },
      ],
    };
  } finally {
    await Promise.all(running.map((app) => app.kill()));
    await Promise.all([sink.stop(), balancer.stop(), officeBalancer.stop()]);
    await database.drop();
    for (const site of sites) site.remove();
    rmSync(folder, { recursive: true });
  }
}

function secret(): string {
  return randomBytes(16).toString("hex");
}

async function readStatus(response: Response): Promise<number> {
  await response.arrayBuffer();
  return response.status;
}

/** Requests the pictures of an article at each site; returns what was wrong. */
async function readPictures(siteUrls: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const url of siteUrls) {
    const list = await (await fetch(`${url}/blog`)).text();
    const [, post = ""] = /href="(\/blog\/[a-z0-9-]+)"/.exec(list) ?? [];
    const text = await (await fetch(url + post)).text();
    const addresses = [...text.matchAll(/<img[^>]+src="(\/media\/[^"]+)"/g)].map(
      ([, address = ""]) => address,
    );
    if (addresses.length === 0) wrong.push(`${url}${post} has no picture`);
    for (const address of addresses) {
      const status = await fetch(url + address).then(readStatus);
      if (status !== 200) wrong.push(`${url}${address} ${status}`);
    }
  }
  return wrong;
}

/** Sends call 2 more often than one visitor may, in turn to each office; returns how many passed. */
async function countAllowed(officeUrls: readonly string[], apiKey: string): Promise<number> {
  let allowed = 0;
  for (let turn = 0; turn < 70; turn += 1) {
    const status = await fetch(`${officeUrls[turn % officeUrls.length]}/api${sendDemoMail.path}`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        [apiKeyHeader]: apiKey,
        "X-Forwarded-For": "203.0.113.77",
      },
      body: JSON.stringify({
        ...{ fullName: "Rekha Parmar", email: "rekha@shop.test", phone: "+919825012345" },
        ...{ companyName: "Parmar Uniforms", companyEmployees: companySizes[1] },
      }),
    }).then(readStatus);
    if (status !== 429) allowed += 1;
  }
  return allowed;
}
