import { createWriteStream, existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { readCommandLine } from "@crm/server-kit/command-line";
import { resolvePath } from "../../backup/run-command.ts";
import { openForCommand } from "../../installation/open-for-command.ts";
import type { Services } from "../../services.ts";
import { exportArticles } from "./export-articles.ts";
import { importArticles } from "./import-articles.ts";
import type { FileOutcome } from "./import-shapes.ts";
import { openZip } from "./read-zip.ts";

const usage = [
  "npm run articles -- export <file.zip>",
  "npm run articles -- import <file.zip> [--dry-run] [--replace] [--keep-status]",
].join("\n");

try {
  process.umask(0o077);
  const { work, path, values } = readArguments();
  const services = await openForCommand(process.env);
  try {
    if (work === "export") await exportTo(services, path);
    else await importFrom(services, path, values);
  } finally {
    await services.variantMaker.stop();
    await services.db.destroy();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function readArguments() {
  const yes = { type: "boolean" } as const;
  const options = { "dry-run": yes, replace: yes, "keep-status": yes };
  const { positionals, values } = readCommandLine({ usage, options, most: 2 });
  const [work, path] = positionals;
  if ((work === "export" || work === "import") && path) {
    return { work, path: resolvePath(path), values };
  }
  throw new Error(`Usage:\n${usage}`);
}

async function exportTo(services: Services, path: string): Promise<void> {
  const { stream, done } = exportArticles(services);
  try {
    // A file that exists may be the only export.
    const [report] = await Promise.all([
      done,
      pipeline(stream, createWriteStream(path, { flags: "wx" })),
    ]);
    const kept = Object.values(report.kept).reduce((sum, count) => sum + count, 0);
    console.info(
      `Exported to ${path}: articles ${report.articles}, pictures ${report.pictures}, blocks kept as HTML ${kept}.`,
    );
    for (const name of report.missing) console.warn(`Not stored, so not exported: ${name}`);
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === "EEXIST";
    if (isThere) throw new Error(`${path} exists already. Please name another file.`);
    await rm(path, { force: true });
    throw error;
  }
}

async function importFrom(
  services: Services,
  path: string,
  values: { "dry-run"?: boolean; replace?: boolean; "keep-status"?: boolean },
): Promise<void> {
  if (!existsSync(path)) throw new Error(`There is no file ${path}.`);
  const zip = await openZip(path);
  try {
    const { counts, files } = await importArticles(services, zip, {
      isDryRun: values["dry-run"] ?? false,
      existing: values.replace ? "replace" : "workingCopy",
      status: values["keep-status"] ? "keep" : "draft",
      personId: null,
    });
    for (const line of files.flatMap(describe)) console.info(line);
    const { created, changed, same, rejected } = counts;
    const start = values["dry-run"] ? "Would be" : "Articles";
    console.info(
      `${start}: created ${created}, changed ${changed}, the same ${same}, rejected ${rejected}.`,
    );
    if (rejected > 0) process.exitCode = 1;
  } finally {
    zip.close();
  }
}

function describe({ file, outcome, sentence, line }: FileOutcome): string[] {
  if (sentence === undefined) return [];
  const place = line === undefined ? file : `${file}, line ${line}`;
  return [`${outcome === "rejected" ? "Rejected" : "Note"}: ${place}: ${sentence}`];
}
