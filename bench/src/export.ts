/**
 * `node bench/src/export.ts [leads]`: downloads the file of all leads (100,000 by default) from a back
 * office with a small heap, and once more with a search that few match. Shows the largest memory and for
 * how long other requests had to wait; with POSTGRES_URL on PostgreSQL too. Exits with an error when a wait
 * is longer than 50 ms, or when a file has another number of leads.
 */
import { DatabaseSync } from "node:sqlite";
import { findSqlitePath } from "../../apps/backoffice/server/db/open-database.ts";
import {
  askPostgres,
  createPostgresDatabase,
  postgresUrl,
} from "../../apps/backoffice/server/testing/postgres-database.ts";
import { formatTable } from "../../scripts/report/table.ts";
import { writeResults } from "../../scripts/report/write-results.ts";
import { type MeasuredOffice, startMeasuredOffice } from "./measured-office.ts";
import type { BlockedTime } from "./stalls/watch-loop.ts";

/** The longest time for which a download may block other requests. Milliseconds. */
const maxMs = 50;
/** Far less than the rows of 100,000 leads, so that an office that collects them fails. */
const heapLimit = 96;

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
  const office = await startMeasuredOffice(heapLimit, databaseUrl);
  try {
    await fill(office.databaseUrl);
    const measured: Download[] = [];
    for (const [what, query, rows] of [
      ["all", "", leads],
      ["all again", "", leads],
      ["few found", `q=visitor${leads}%40`, 1],
    ] as const) {
      const file = `${name}, ${what}`;
      const download = await measure(office, `/api/desk/leads/file?${query}`);
      if (download.rows !== rows) throw new Error(`${file} has ${download.rows} leads.`);
      measured.push({ file, ...download });
    }
    return measured;
  } finally {
    await office.stop();
  }
}

async function measure({ url, cookie, readLoop }: MeasuredOffice, path: string) {
  await readLoop();
  const started = performance.now();
  const answer = await fetch(url + path, { headers: { Cookie: cookie } });
  let rows = -1;
  for await (const chunk of answer.body ?? [])
    rows += Buffer.from(chunk).toString().split("\r\n").length - 1;
  const seconds = (performance.now() - started) / 1_000;
  const { heapMegabytes, clock, work } = await readLoop();
  return { rows, seconds, heapMegabytes, blocked: { clock, work } };
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
