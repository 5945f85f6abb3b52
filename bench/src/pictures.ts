import {
  type MeasuredDatabase,
  openMeasuredDesk,
} from "../../apps/backoffice/server/testing/open-measured-desk.ts";
import { postgresUrl } from "../../apps/backoffice/server/testing/postgres-database.ts";
import type { TestDesk } from "../../apps/backoffice/server/testing/test-desk.ts";
import { formatTable } from "../../scripts/report/table.ts";
import { writeResults } from "../../scripts/report/write-results.ts";
import { median } from "./median.ts";
import { commonPicture, seedLibrary } from "./pictures/seed-library.ts";

const few = { articles: 500, pictures: 250 };
const many = { articles: 10_000, pictures: 5_000 };
const maxMs = 300;

/** What the desk's lists, the library and the picker ask for. */
const paths: [string, string][] = [
  ["articles", "/articles?perPage=25"],
  ["articles, page 20", "/articles?perPage=25&page=20"],
  ["articles, a search", "/articles?perPage=25&q=shop%2049"],
  ["articles of a status, by title", "/articles?status=published&sort=title"],
  ["pictures", "/pictures?perPage=48"],
  ["pictures, page 5", "/pictures?perPage=48&page=5"],
  ["pictures, a search", "/pictures?perPage=48&q=shop%2024"],
  ["pictures, a search without results", "/pictures?perPage=24&q=nothing"],
  ["pictures, used", "/pictures?perPage=48&use=used"],
  ["pictures, unused", "/pictures?perPage=48&use=unused"],
  ["where a picture of a tenth of the articles is used", `/pictures/${commonPicture}`],
];

/**
 * `[POSTGRES_URL=…] npm run bench -- pictures [rounds]`: measures the desk's lists of articles and pictures
 * with 10,000 articles and 5,000 pictures, beside a twentieth of them, over HTTP in one process. Each must be
 * answered within 300 ms.
 */
export async function benchPictures(rounds = 21): Promise<void> {
  const lines = await benchDatabase("SQLite", rounds);
  if (postgresUrl) lines.push(...(await benchDatabase("PostgreSQL", rounds)));
  const rows = lines.map(({ database, name, few, many, longest }) => [
    ...[database, name, few.toFixed(1), many.toFixed(1), (many / few).toFixed(1)],
    longest.toFixed(1),
  ]);
  const head = ["database", "what", "ms, a twentieth", "ms, all", "times", "longest, ms"];
  console.info(formatTable([head, ...rows]));
  writeResults("pictures", { few, many, rounds, lines });
  const slow = lines.filter(({ many }) => many > maxMs);
  for (const { database, name } of slow) console.info(`Too slow: ${database}, ${name}`);
  if (slow.length > 0) process.exitCode = 1;
}

interface Line {
  database: string;
  name: string;
  /** Milliseconds, medians. */
  few: number;
  many: number;
  /** Of all rounds with all rows. Milliseconds. */
  longest: number;
}

async function benchDatabase(database: MeasuredDatabase, rounds: number): Promise<Line[]> {
  const open = (counts: typeof few) =>
    openMeasuredDesk(database, ({ services }) => seedLibrary(services, counts));
  const desks = [await open(few), await open(many)] as const;
  try {
    const lines: Line[] = [];
    for (const [name, path] of paths) {
      const samples: [number[], number[]] = [[], []];
      // The first rounds warm up the JavaScript engine and the database's cache.
      for (let round = -3; round < rounds; round += 1) {
        for (const index of [0, 1] as const) {
          const ms = await measure(desks[index], path);
          if (round >= 0) samples[index].push(ms);
        }
      }
      const [fast, slow] = [median(samples[0]), median(samples[1])];
      lines.push({ database, name, few: fast, many: slow, longest: Math.max(...samples[1]) });
    }
    return lines;
  } finally {
    for (const desk of desks) await desk.close();
  }
}

async function measure(desk: TestDesk, path: string): Promise<number> {
  const begun = performance.now();
  const { status } = await desk.ask("editor", "GET", path);
  const ms = performance.now() - begun;
  if (status !== 200) throw new Error(`${path} was answered ${status}`);
  return ms;
}
