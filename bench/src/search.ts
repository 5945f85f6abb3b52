import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { migrate } from "../../apps/backoffice/server/db/migrate.ts";
import { openDatabase } from "../../apps/backoffice/server/db/open-database.ts";
import {
  createPostgresDatabase,
  postgresUrl,
} from "../../apps/backoffice/server/testing/postgres-database.ts";
import { formatTable } from "../../scripts/report/table.ts";
import { writeResults } from "../../scripts/report/write-results.ts";
import { insertArticles } from "./search/made-up-articles.ts";

const defaultSizes = [100, 10_000];
const rounds = 30;

interface Search {
  name: string;
  found: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  /** For how long other work waited at most. */
  stallMs: number;
}

interface Memory {
  held: number;
  resident: number;
}

/** What one start of a process showed; see `search/measure-start.ts`. */
interface Start {
  completeMs: number;
  startStallMs: number;
  /** Megabytes beyond those of a process that does not search, before and after the searches. */
  idle: Memory;
  searched: Memory;
  searches: Search[];
}

interface Measured {
  database: string;
  articles: number;
  /** After articles were inserted by another program, or a migration. */
  first: Start;
  /** Any later start. */
  next: Start;
}

/**
 * `[POSTGRES_URL=…] npm run bench -- search [sizes…]`: the memory of a process that searches, how long
 * after its start the search is complete, and the time of searches, each for several numbers of articles.
 */
export async function benchSearch(sizes: readonly number[] = defaultSizes): Promise<void> {
  const measured: Measured[] = [];
  for (const articles of sizes) {
    measured.push(await measureSqlite(articles));
    if (postgresUrl) measured.push(await measurePostgres(articles));
  }
  console.info(formatTable([startColumns, ...measured.map(formatStarts)]));
  console.info(formatTable([searchColumns, ...measured.flatMap(formatSearches)]));
  writeResults("search", { rounds, measured });
}

async function measureSqlite(articles: number): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), "bench-search-"));
  try {
    return await measure("SQLite", `file:${join(folder, "office.sqlite")}`, articles);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measurePostgres(articles: number): Promise<Measured> {
  const database = await createPostgresDatabase();
  try {
    return await measure("PostgreSQL", database.url, articles);
  } finally {
    await database.drop();
  }
}

async function measure(database: string, url: string, articles: number): Promise<Measured> {
  const { db } = openDatabase(url);
  await migrate(db);
  await insertArticles(db, articles);
  await db.destroy();
  return { database, articles, first: await start(url), next: await start(url) };
}

/** Starts a process of its own, because memory of an earlier measurement would count too. */
async function start(url: string): Promise<Start> {
  const script = join(import.meta.dirname, "search/measure-start.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...["--expose-gc", script, url, String(rounds)],
  ]);
  return JSON.parse(stdout);
}

const startColumns = [
  ...["database", "articles", "first start, s", "stall, ms", "any start, s"],
  ...["held, MB", "after searches", "resident, MB", "after searches"],
];

function formatStarts({ database, articles, first, next }: Measured): string[] {
  const times = [first.completeMs / 1_000, first.startStallMs, next.completeMs / 1_000];
  const { idle, searched } = next;
  const memory = [idle.held, searched.held, idle.resident, searched.resident].map((value) =>
    value.toFixed(1),
  );
  return [database, String(articles), ...times.map((value) => value.toFixed(2)), ...memory];
}

const searchColumns = [
  "database",
  "articles",
  "search",
  "found",
  "p50, ms",
  "p95, ms",
  "stall, ms",
];

function formatSearches({ database, articles, next }: Measured): string[][] {
  return next.searches.map(({ name, found, ...times }) => [
    ...[database, String(articles), name, String(found)],
    ...[times.p50, times.p95, times.stallMs].map((value) => value.toFixed(1)),
  ]);
}
