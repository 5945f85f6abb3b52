/**
 * `POSTGRES_URL=postgres://… node bench/src/backup.ts [leads]`: fills a SQLite office with leads (100,000
 * by default), and times the commands that copy all of it: backup, restore and the move to PostgreSQL.
 * Exits with an error when a command needs a larger heap than a small one, or a copy has another number
 * of leads.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import {
  askPostgres,
  createPostgresDatabase,
} from "../../apps/backoffice/server/testing/postgres-database.ts";
import { openStoredOffice } from "../../apps/backoffice/server/testing/stored-office.ts";
import { inProject } from "../../scripts/process/project.ts";
import { formatTable } from "../../scripts/report/table.ts";
import { writeResults } from "../../scripts/report/write-results.ts";

/** Far less than the rows of 100,000 leads, so that a command that collects rows fails. */
const heapMegabytes = 128;

const leads = Number(process.argv[2] ?? 100_000);
const folder = mkdtempSync(join(tmpdir(), "bench-backup-"));
const backups = join(folder, "backups");
const target = await createPostgresDatabase();
const from = { DATA_DIR: join(folder, "from"), DATABASE_URL: `file:${join(folder, "from/db")}` };
const restored = { DATA_DIR: join(folder, "to"), DATABASE_URL: `file:${join(folder, "to/db")}` };
const moved = { ...from, DATABASE_URL: target.url };

try {
  await (await openStoredOffice(from)).close();
  fill(join(folder, "from/db"));
  const steps = [await measure("backup", "backup.ts", [backups], from)];
  const [backup = ""] = readdirSync(backups);
  steps.push(await measure("restore", "restore.ts", [join(backups, backup)], restored));
  steps.push(await measure("move to PostgreSQL", "move-to-postgres.ts", [target.url], from));
  steps.push(await measure("backup of PostgreSQL", "backup.ts", [backups], moved));
  console.info(
    formatTable([
      ["Command", "Seconds", "Peak memory, MB"],
      ...steps.map(({ name, seconds, megabytes }) => [name, seconds.toFixed(1), `${megabytes}`]),
    ]),
  );
  const found = [
    countLeads(join(folder, "to/db")),
    Number((await askPostgres<{ n: string }>(target.url, "select count(*) as n from leads"))[0]?.n),
    countLeads(join(backups, readdirSync(backups).sort()[1] ?? "", "backoffice.sqlite")),
  ];
  if (found.some((count) => count !== leads)) throw new Error(`The copies have ${found} leads.`);
  writeResults("backup", { leads, steps });
} finally {
  await target.drop();
  rmSync(folder, { recursive: true });
}

/** Leads as they are stored, each with its key, some of its words and a mail of the usual size. */
function fill(path: string): void {
  const database = new DatabaseSync(path);
  database.exec(`
    begin;
    create temp table numbers as
      with recursive n (i) as (select 1 union all select i + 1 from n where i < ${leads}) select i from n;
    insert into leads (id, kind, email, name, phone, company_name, message, context, created_at)
      select 'lead-' || i, 'demo', 'visitor' || i || '@customer.example', 'Visitor ' || i,
        '+91' || (9000000000 + i), 'Shop ' || i, hex(randomblob(100)), '{"page":"/pricing"}', i from numbers;
    insert into idempotency_keys (call, key, fingerprint, answer, lead_id, created_at)
      select 'addLead', 'key-' || i, hex(randomblob(32)), '{"status":true}', 'lead-' || i, i from numbers;
    insert into lead_words (word, created_at, lead_id)
      select word || i, i, 'lead-' || i
      from numbers, (select 'visitor' as word union all select 'visitor ' union all select 'shop ');
    insert into mails (id, lead_id, kind, state, sender, recipient, subject, message_id, attempts, due_at,
        created_at)
      select 'mail-' || i, 'lead-' || i, 'demo-booking', 'sent', 'team@desk.example', 'sales@desk.example',
        'A demo', '<' || i || '@desk.example>', 1, i, i from numbers;
    insert into mail_bodies (mail_id, body_text, body_html)
      select 'mail-' || i, hex(randomblob(250)), hex(randomblob(2500)) from numbers;
    commit`);
  database.close();
}

function countLeads(path: string): number {
  const database = new DatabaseSync(path, { readOnly: true });
  const count = Number(database.prepare("select count(*) as n from leads").get()?.n);
  database.close();
  return count;
}

async function measure(name: string, script: string, given: string[], env: NodeJS.ProcessEnv) {
  const started = performance.now();
  const heap = `--max-old-space-size=${heapMegabytes}`;
  const child = spawn(process.execPath, [heap, inProject("scripts", script), ...given], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  let ended = false;
  const close = once(child, "close").finally(() => {
    ended = true;
  });
  let megabytes = 0;
  while (!ended) {
    megabytes = Math.max(megabytes, readPeak(child.pid));
    await sleep(50);
  }
  const [code] = await close;
  if (code !== 0) throw new Error(`${name} failed.`);
  return { name, seconds: (performance.now() - started) / 1000, megabytes };
}

/** The largest memory of a process so far, which Linux tells; 0 elsewhere. Megabytes. */
function readPeak(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}
