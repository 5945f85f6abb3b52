/**
 * `node bench/src/export.ts [leads]`: downloads the file of all leads (100,000 by default) from a back
 * office with a small heap, and once more with a search that few match. Shows the largest memory and for
 * how long other requests had to wait; with POSTGRES_URL on PostgreSQL too. Exits with an error when a wait
 * is longer than 50 ms, or when a file has another number of leads.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { findSqlitePath } from "../../apps/backoffice/server/db/open-database.ts";
import {
  askPostgres,
  createPostgresDatabase,
  postgresUrl,
} from "../../apps/backoffice/server/testing/postgres-database.ts";
import { completeFirstLogin } from "../../e2e/fixtures/first-login.ts";
import { startApp } from "../../scripts/process/app.ts";
import { backofficeApp } from "../../scripts/process/apps.ts";
import { findFreePort } from "../../scripts/process/ports.ts";
import { inProject } from "../../scripts/process/project.ts";
import { formatTable } from "../../scripts/report/table.ts";
import { writeResults } from "../../scripts/report/write-results.ts";
import type { BlockedTime, LoopReport } from "./stalls/watch-loop.ts";

/** The longest time for which a download may block other requests. Milliseconds. */
const maxMs = 50;
/** Far less than the rows of 100,000 leads, so that an office that collects them fails. */
const heapLimit = 96;

const host = "127.0.0.1";
const leads = Number(process.argv[2] ?? 100_000);

/** Both databases understand it. */
const insertLeads = `
  insert into leads (id, kind, email, name, phone, phone_e164, company_name, message, context, contact_id,
    created_at, changed_at, answer_due_at)
  with recursive numbers (i) as (select 1 union all select i + 1 from numbers where i < ${leads})
  select 'lead-' || i, 'demo', 'visitor' || i || '@customer.example', 'Visitor ' || i,
    '0' || (9000000000 + i), '+91' || (9000000000 + i), 'Shop ' || i, '${"Please call. ".repeat(15)}',
    '{"page":"/pricing"}', 'lead-' || i, i, i, i from numbers`;

/** The search finds only the last one. */
const insertWord = `
  insert into lead_words (word, created_at, lead_id)
  values ('visitor${leads}@customer.example', ${leads}, 'lead-${leads}')`;

interface Download {
  file: string;
  rows: number;
  seconds: number;
  /** The largest heap in use during the download. */
  heapMegabytes: number;
  blocked: BlockedTime;
}

const downloads = await measureOffice("SQLite");
if (postgresUrl) {
  const database = await createPostgresDatabase();
  downloads.push(...(await measureOffice("PostgreSQL", database.url).finally(database.drop)));
}
console.info(
  formatTable([
    ["File", "leads", "seconds", "heap MB", "worked ms", "by the clock"],
    ...downloads.map(({ file, rows, seconds, heapMegabytes, blocked }) =>
      [
        file,
        rows,
        seconds.toFixed(1),
        Math.round(heapMegabytes),
        blocked.work.toFixed(1),
        blocked.clock.toFixed(1),
      ].map(String),
    ),
  ]),
);
writeResults("export", { leads, maxMs, heapLimit, downloads });
if (downloads.some(({ blocked }) => blocked.work > maxMs)) process.exitCode = 1;

async function measureOffice(name: string, databaseUrl?: string): Promise<Download[]> {
  const folder = mkdtempSync(join(tmpdir(), "bench-export-"));
  const [port, loopPort] = await Promise.all([findFreePort(), findFreePort()]);
  const url = `http://${host}:${port}`;
  const database = databaseUrl ?? `file:${join(folder, "backoffice.sqlite")}`;
  const app = backofficeApp({
    ...{ host, port },
    env: {
      HOST: host,
      BACKOFFICE_PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: database,
      SMTP_URL: "",
      LOG_LEVEL: "warn",
      BENCH_LOOP_PORT: String(loopPort),
    },
  });
  const watch = `--import=${pathToFileURL(inProject("bench/src/stalls/watch-loop.ts"))}`;
  const heap = `--max-old-space-size=${heapLimit}`;
  const printed: string[] = [];
  const office = startApp({ ...app, args: [heap, watch, ...app.args] }, (line) =>
    printed.push(line),
  );
  try {
    if (!(await office.ready)) throw new Error(printed.join("\n"));
    const login = await completeFirstLogin(url, printed);
    const { headers } = await fetch(`${url}/api/desk/sign-in`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(login),
    });
    const cookie = headers.getSetCookie()[0]?.split(";")[0] ?? "";
    await fill(database);
    const measured: Download[] = [];
    for (const [what, query, rows] of [
      ["all", "", leads],
      ["all again", "", leads],
      ["few found", `q=visitor${leads}%40`, 1],
    ] as const) {
      const file = `${name}, ${what}`;
      const download = await measure(`${url}/api/desk/leads/file?${query}`, cookie, loopPort);
      if (download.rows !== rows) throw new Error(`${file} has ${download.rows} leads.`);
      measured.push({ file, ...download });
    }
    return measured;
  } finally {
    await office.stop();
    rmSync(folder, { recursive: true });
  }
}

async function measure(url: string, cookie: string, loopPort: number) {
  const readLoop = async () =>
    (await (await fetch(`http://${host}:${loopPort}`)).json()) as LoopReport;
  await readLoop();
  const started = performance.now();
  const answer = await fetch(url, { headers: { Cookie: cookie } });
  let rows = -1;
  for await (const chunk of answer.body ?? [])
    rows += Buffer.from(chunk).toString().split("\r\n").length - 1;
  const seconds = (performance.now() - started) / 1_000;
  const { heapMegabytes, ...blocked } = await readLoop();
  return { rows, seconds, heapMegabytes, blocked };
}

async function fill(databaseUrl: string): Promise<void> {
  const path = findSqlitePath(databaseUrl);
  if (path === undefined) {
    await askPostgres(databaseUrl, insertLeads);
    await askPostgres(databaseUrl, insertWord);
    return;
  }
  const database = new DatabaseSync(path, { timeout: 10_000 });
  database.exec(insertLeads);
  database.exec(insertWord);
  database.close();
}
