import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { runCommand } from "../../scripts/process/command.ts";
import { inProject } from "../../scripts/process/project.ts";
import { formatTable } from "../../scripts/report/table.ts";
import { writeResults } from "../../scripts/report/write-results.ts";
import { readSitemap } from "./lighthouse/read-sitemap.ts";
import { categories, type PageReport, runLighthouse } from "./lighthouse/run-lighthouse.ts";
import { templates } from "./lighthouse/templates.ts";
import { median } from "./median.ts";
import { startSystem } from "./system.ts";

/** Without these a page is its HTML, its styles and a font of the system. */
const scriptsAndFonts = ["*.js", "*.woff2"];

/**
 * `npm run bench -- lighthouse [rounds] [paths…]`: Lighthouse with its mobile preset on one page of each
 * template, or on the given pages, the median of 3 rounds, each beside the same page without scripts and fonts.
 * `npm run bench -- lighthouse all`: every page of the sitemap once. Pages that were measured at the
 * same commit are not measured again, so it can be stopped and run again.
 */
export async function benchLighthouse(what = "3", ...paths: string[]): Promise<void> {
  const system = await startSystem();
  try {
    if (what === "all") await measureAll(system.siteUrl);
    else await measurePages(system.siteUrl, Number(what), paths.length > 0 ? paths : templates);
  } finally {
    await system.stop();
  }
}

async function measurePages(
  siteUrl: string,
  rounds: number,
  paths: readonly string[],
): Promise<void> {
  const pages = [];
  for (const page of paths) {
    const [full, bare]: [PageReport[], PageReport[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      full.push(await runLighthouse(siteUrl + page));
      bare.push(await runLighthouse(siteUrl + page, scriptsAndFonts));
    }
    pages.push({ page, full, bare });
    console.info(`${page} is measured`);
  }
  const rows = pages.map(({ page, full, bare }) => {
    const [paint, barePaint] = [full, bare].map((reports) => medianOf(reports, "largestPaint"));
    return [
      ...describe(page, full),
      String(Math.round(barePaint ?? 0)),
      ((paint ?? 0) / (barePaint || 1)).toFixed(2),
    ];
  });
  console.info(formatTable([[...head, "LCP bare", "ratio"], ...rows]));
  writeResults("lighthouse", { rounds, pages });
}

async function measureAll(siteUrl: string): Promise<void> {
  const { output: commit } = await runCommand({ file: "git", args: ["rev-parse", "HEAD"] });
  const file = inProject("bench/results", `lighthouse-${commit.trim()}.jsonl`);
  mkdirSync(path.dirname(file), { recursive: true });
  const lines = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
  const measured = new Map<string, PageReport>(lines.map((line) => JSON.parse(line)));
  for (const page of await readSitemap(siteUrl)) {
    if (measured.has(page)) continue;
    const report = await runLighthouse(siteUrl + page);
    appendFileSync(file, `${JSON.stringify([page, report])}\n`);
    measured.set(page, report);
    console.info(describe(page, [report]).join("  "));
  }
  const rows = [...measured].map(([page, report]) => describe(page, [report]));
  console.info(formatTable([head, ...rows]));
  console.info(`\nWritten to ${path.relative(inProject(), file)}`);
}

const head = ["page", ...categories, "LCP ms", "TBT ms", "CLS", "kB", "what costs points"];

function describe(page: string, reports: readonly PageReport[]): string[] {
  const scores = categories.map((name) => median(reports.map((report) => report.scores[name])));
  return [
    page,
    ...scores.map(String),
    String(Math.round(medianOf(reports, "largestPaint"))),
    String(Math.round(medianOf(reports, "totalBlocking"))),
    medianOf(reports, "shift").toFixed(3),
    String(Math.round(medianOf(reports, "transferred") / 1_000)),
    [...new Set(reports.flatMap(({ failed }) => failed))].join(" ") || "-",
  ];
}

type Figure = "largestPaint" | "totalBlocking" | "shift" | "transferred";

const medianOf = (reports: readonly PageReport[], figure: Figure) =>
  median(reports.map((report) => report[figure]));
