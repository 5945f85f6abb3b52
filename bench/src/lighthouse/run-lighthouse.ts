import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureBrowser } from "../../../scripts/browser/ensure-browser.ts";
import { runCommand } from "../../../scripts/process/command.ts";

/** Fetched by npx when it is needed, because its 150 packages would be in every `npm ci`. */
const lighthouse = "lighthouse@13.5.0";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** What Lighthouse says about one page, with its mobile preset. */
export interface PageReport {
  /** From 0 to 100. */
  scores: Record<(typeof categories)[number], number>;
  /** Milliseconds. */
  largestPaint: number;
  /** Milliseconds. */
  totalBlocking: number;
  /** Cumulative layout shift. */
  shift: number;
  /** What was transferred, in bytes. */
  transferred: number;
  /** The ids of the audits that cost points in accessibility, best practices and SEO. */
  failed: string[];
}

/** The parts of Lighthouse's JSON that are read here. */
interface Result {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

/**
 * Runs Lighthouse on a page in a new browser.
 *
 * @param blocked patterns of addresses that the browser does not load
 * @throws Error with its output when it could not measure the page
 */
export async function runLighthouse(
  url: string,
  blocked: readonly string[] = [],
): Promise<PageReport> {
  const folder = mkdtempSync(path.join(tmpdir(), "crm-lighthouse-"));
  const file = path.join(folder, "result.json");
  const sandbox = process.getuid?.() === 0 ? " --no-sandbox" : "";
  try {
    const { code, output } = await runCommand({
      file: "npx",
      args: [
        ...["--yes", lighthouse, url, "--quiet", "--output=json", `--output-path=${file}`],
        `--chrome-flags=--headless=new${sandbox}`,
        ...blocked.map((pattern) => `--blocked-url-patterns=${pattern}`),
      ],
      env: { CHROME_PATH: await ensureBrowser() },
      timeoutMs: 180_000,
    });
    if (code !== 0) throw new Error(`Lighthouse could not measure ${url}:\n${output}`);
    return readReport(JSON.parse(readFileSync(file, "utf8")));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Reads Lighthouse's JSON.
 *
 * @throws Error when the page could not be loaded
 */
export function readReport({ runtimeError, categories: found, audits }: Result): PageReport {
  if (runtimeError) throw new Error(runtimeError.message);
  const scores = categories.map((name) => [name, Math.round((found[name]?.score ?? 0) * 100)]);
  const read = (audit: string) => audits[audit]?.numericValue ?? 0;
  const failed = categories
    .filter((name) => name !== "performance")
    .flatMap((name) => found[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return {
    scores: Object.fromEntries(scores) as PageReport["scores"],
    largestPaint: read("largest-contentful-paint"),
    totalBlocking: read("total-blocking-time"),
    shift: read("cumulative-layout-shift"),
    transferred: read("total-byte-weight"),
    failed,
  };
}
