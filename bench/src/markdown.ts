import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openZip } from "../../apps/backoffice/server/articles/markdown/read-zip.ts";
import {
  createPostgresDatabase,
  postgresUrl,
} from "../../apps/backoffice/server/testing/postgres-database.ts";
import { formatTable } from "../../scripts/report/table.ts";
import { writeResults } from "../../scripts/report/write-results.ts";
import { fillArticles, openArticles } from "./markdown/fill-articles.ts";
import { type MeasuredOffice, startMeasuredOffice } from "./measured-office.ts";

/** Far less than the texts and the zip of 10,000 articles. */
const heapLimit = 96;
/** How much more memory the process may take with ten times the articles. Megabytes. */
const maxGrowth = 64;
/** The longest time for which the work may block other requests. Milliseconds. */
const maxMs = 50;

interface Line {
  database: string;
  what: string;
  seconds: number;
  zipMegabytes: number;
  heapMegabytes: number;
  processMegabytes: number;
  /** The longest time for which the event loop was busy with one task. Milliseconds. */
  workMs: number;
}

/**
 * `[POSTGRES_URL=…] npm run bench -- markdown [few] [many]`: exports 1,000 articles over HTTP, deletes them,
 * imports the zip and compares all texts; imports it again, which must change nothing; and exports 10,000.
 * The back office has a small heap.
 */
export async function benchMarkdown(few = 1_000, many = 10_000): Promise<void> {
  const lines = await benchDatabase("SQLite", few, many);
  if (postgresUrl) {
    const { url, drop } = await createPostgresDatabase();
    lines.push(...(await benchDatabase("PostgreSQL", few, many, url).finally(drop)));
  }
  const head = ["database", "what", "seconds", "zip MB", "heap MB", "process MB", "worked ms"];
  const rows = lines.map(({ database, what, ...figures }) => [
    ...[database, what],
    ...Object.values(figures).map((figure) => figure.toFixed(1)),
  ]);
  console.info(formatTable([head, ...rows]));
  writeResults("markdown", { few, many, heapLimit, maxGrowth, maxMs, lines });
  const blocked = lines.filter(({ workMs }) => workMs > maxMs);
  for (const { database, what } of blocked) console.info(`Blocks others: ${database}, ${what}`);
  if (blocked.length > 0) process.exitCode = 1;
}

async function benchDatabase(
  database: string,
  few: number,
  many: number,
  databaseUrl?: string,
): Promise<Line[]> {
  const lines: Line[] = [];
  const office = await startMeasuredOffice(heapLimit, databaseUrl);
  const articles = openArticles(office.databaseUrl);
  /** Measures one request and what the office needed for it. */
  async function measure<Answer>(
    what: string,
    zipOf: (answer: Answer) => number,
    ask: () => Promise<Answer>,
  ): Promise<Answer> {
    await office.readLoop();
    const begun = performance.now();
    const answer = await ask();
    const seconds = (performance.now() - begun) / 1_000;
    const { heapMegabytes, processMegabytes, work } = await office.readLoop();
    const zipMegabytes = zipOf(answer) / 2 ** 20;
    lines.push({
      ...{ database, what, seconds, zipMegabytes },
      ...{ heapMegabytes, processMegabytes, workMs: work },
    });
    const memory = `heap ${heapMegabytes.toFixed(0)} MB, process ${processMegabytes.toFixed(0)} MB`;
    console.info(
      `${database}, ${what}: ${seconds.toFixed(1)} s, ${memory}, at once ${work.toFixed(1)} ms`,
    );
    return answer;
  }
  try {
    await articles.clear();
    await fillArticles(office, articles.db, 1, few);
    const before = await articles.readTexts();
    const sizeOf = ({ length }: Buffer) => length;
    const zip = await measure(`export of ${few}`, sizeOf, () => download(office));
    console.info(`${database}, blocks kept as HTML: ${await countKept(zip)}`);
    await articles.clear({ keepsCategories: true });
    const query = "run=import&status=keep";
    const first = await measure(
      `import of ${few}`,
      () => zip.length,
      () => upload(office, query, zip),
    );
    expectCounts(first, { created: few, changed: 0, same: 0, rejected: 0 });
    compare(before, await articles.readTexts());
    console.info(`${database}, canonically equal texts: ${before.size}`);
    const again = `${query}&existing=replace`;
    const second = await measure(
      `the same import again`,
      () => zip.length,
      () => upload(office, again, zip),
    );
    expectCounts(second, { created: 0, changed: 0, same: few, rejected: 0 });

    await fillArticles(office, articles.db, few + 1, many);
    const bytes = await measure(
      `export of ${many}`,
      (count: number) => count,
      () => countBytes(office),
    );
    if (bytes < zip.length) throw new Error("The export of all articles is too small");
    const [small, large] = [lines[0], lines.at(-1)];
    const growth = (large?.processMegabytes ?? 0) - (small?.processMegabytes ?? 0);
    if (growth > maxGrowth) throw new Error(`The export of ${many} took ${growth} MB more`);
    return lines;
  } catch (error) {
    throw new Error(office.printed.slice(-20).join("\n"), { cause: error });
  } finally {
    await articles.close();
    await office.stop();
  }
}

const exportPath = "/api/desk/articles/export";

async function download({ url, cookie }: MeasuredOffice): Promise<Buffer> {
  const answer = await fetch(url + exportPath, { headers: { Cookie: cookie } });
  return Buffer.from(await answer.arrayBuffer());
}

/** How many blocks Markdown can't hold, as the export's report counts them. */
async function countKept(zip: Buffer): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "bench-markdown-"));
  const path = join(folder, "articles.zip");
  writeFileSync(path, zip);
  const opened = await openZip(path);
  try {
    const report = String(await opened.read("REPORT.md"));
    const [, count = "0"] = /^- Blocks kept as HTML: (\d+)$/m.exec(report) ?? [];
    if (count === "0") throw new Error("The export counts no blocks that stayed HTML");
    return Number(count);
  } finally {
    opened.close();
    rmSync(folder, { recursive: true });
  }
}

/** Reads an export without keeping it. */
async function countBytes({ url, cookie }: MeasuredOffice): Promise<number> {
  const answer = await fetch(url + exportPath, { headers: { Cookie: cookie } });
  let count = 0;
  for await (const chunk of answer.body ?? []) count += chunk.length;
  return count;
}

type Counts = Record<"created" | "changed" | "same" | "rejected", number>;

interface Report {
  counts: Counts;
  files: { file: string; sentence?: string }[];
}

async function upload(
  { url, cookie }: MeasuredOffice,
  query: string,
  zip: Buffer,
): Promise<Report> {
  const answer = await fetch(`${url}/api/desk/articles/import?${query}`, {
    method: "POST",
    headers: { Cookie: cookie },
    body: new Uint8Array(zip),
  });
  const { report, problem } = (await answer.json()) as { report?: Report; problem?: string };
  if (!report) throw new Error(problem ?? `The import was answered ${answer.status}`);
  return report;
}

function expectCounts({ counts, files }: Report, expected: Counts): void {
  if (JSON.stringify(counts) === JSON.stringify(expected)) return;
  const sentences = files.flatMap(({ file, sentence }) =>
    sentence ? [`${file}: ${sentence}`] : [],
  );
  throw new Error([JSON.stringify(counts), ...sentences.slice(0, 5)].join("\n"));
}

function compare(before: Map<string, string>, after: Map<string, string>): void {
  const different = [...before].filter(([slug, text]) => after.get(slug) !== text);
  const [first] = different;
  if (!first && before.size === after.size) return;
  throw new Error(`${different.length} texts are different, such as ${first?.[0]}`);
}
