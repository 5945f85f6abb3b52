import { HttpError } from "../../http/http-error.ts";
import type { Services } from "../../services.ts";
import { describeRemotePictures, rejectRemotePictures } from "../reject-pictures.ts";
import { FileProblem } from "./front-matter.ts";
import { createResolvePicture } from "./import-pictures.ts";
import type { ExistingChoice, FileOutcome, ImportReport, StatusChoice } from "./import-shapes.ts";
import { createLinkCheck } from "./link-check.ts";
import { type Categories, type PreparedArticle, prepareArticle } from "./prepare-article.ts";
import { publishImported, type ToPublish } from "./publish-imported.ts";
import type { OpenZip } from "./read-zip.ts";
import {
  createImported,
  hasSameFields,
  replaceImported,
  storeWorkingCopy,
} from "./store-imported.ts";

export type ImportServices = Pick<
  Services,
  "db" | "now" | "settings" | "changeFeed" | "media" | "variantMaker"
>;

export interface ImportOptions {
  isDryRun: boolean;
  existing: ExistingChoice;
  status: StatusChoice;
  /** Who imports; null: the command. */
  personId: string | null;
}

/**
 * Imports the Markdown files of a zip, one after the other and each in a transaction of its own: an
 * article is stored completely or not at all. Importing the same zip again changes nothing.
 *
 * @returns what happened to each file, or would happen
 */
export async function importArticles(
  services: ImportServices,
  zip: OpenZip,
  options: ImportOptions,
): Promise<ImportReport> {
  const { isDryRun, personId } = options;
  const files = [...zip.names].filter(isArticleFile).toSorted();
  if (files.length === 0) {
    throw new HttpError(400, "This zip contains no articles: no .md file in a folder help or blog");
  }
  const categories = await readCategories(services);
  const resolvePicture = createResolvePicture(services, zip, options);
  const outcomes = new Map<string, FileOutcome>();
  const taken = new Map<string, string>();
  const links = createLinkCheck(services);
  const drafts: ToPublish[] = [];
  // Existing articles may link to new ones, so the new ones come first.
  const later: string[] = [];
  const read = async (file: string) =>
    prepareArticle(services.db, categories, resolvePicture, file, await zip.read(file));
  const attempt = async (file: string, work: () => Promise<FileOutcome | undefined>) => {
    const outcome = await work().catch((error: unknown) => describeProblem(file, error));
    if (outcome) outcomes.set(file, outcome);
  };

  for (const file of files) {
    await attempt(file, async () => {
      const prepared = await read(file);
      rejectSecond(taken, prepared);
      if (prepared.existing) {
        later.push(file);
        return undefined;
      }
      const { status, publishedAt: at } = prepared.fields;
      const isShown = options.status === "keep" && status !== "draft" && at !== undefined;
      const created: FileOutcome = { file, outcome: "created", ...describePictures(prepared) };
      const isReady = isShown && !created.sentence;
      if (isDryRun && isReady) await links.add(prepared, at);
      if (isDryRun) return created;
      const id = await createImported(services, prepared);
      if (isReady) drafts.push({ file, id, at });
      return created;
    });
  }
  const staying = isDryRun ? links.list() : await publishImported(services, drafts, personId);
  for (const [file, sentence] of staying) {
    outcomes.set(file, { file, outcome: "created", sentence });
  }
  for (const file of later) {
    await attempt(file, async () => {
      const prepared = await read(file);
      const { existing } = prepared;
      if (!existing) throw new FileProblem("This article was deleted during the import");
      if (await hasSameFields(services, prepared, existing, options.existing)) {
        return { file, outcome: "same" };
      }
      const isReplaced = options.existing === "replace";
      const isLive = isReplaced && existing.published_at !== null;
      if (isLive) await rejectRemotePictures(prepared.body.html, existing.content);
      if (!isDryRun && isReplaced) {
        await replaceImported(services, prepared, existing, personId);
      } else if (!isDryRun) await storeWorkingCopy(services, prepared, existing, personId ?? "");
      return { file, outcome: "changed", ...(!isLive && describePictures(prepared)) };
    });
  }
  return createReport(
    isDryRun,
    files.flatMap((file) => outcomes.get(file) ?? []),
  );
}

/** REPORT.md of an export, and a README, are at the top. */
const isArticleFile = (name: string) => /^(?:help|blog)\/.*\.md$/i.test(name);

async function readCategories({ db }: ImportServices): Promise<Categories> {
  const rows = await db.selectFrom("categories").select(["id", "section", "slug"]).execute();
  return new Map(rows.map(({ id, section, slug }) => [`${section}/${slug}`, id]));
}

/** Two files of one article would overwrite each other. */
function rejectSecond(
  taken: Map<string, string>,
  { file, input, existing }: PreparedArticle,
): void {
  for (const key of [`${input.section}/${input.slug}`, ...(existing ? [existing.id] : [])]) {
    const other = taken.get(key);
    if (other !== undefined) throw new FileProblem(`The file ${other} is the same article`);
    taken.set(key, file);
  }
}

/** What an editor must do before the text can be published. */
function describePictures({ remotePictures }: PreparedArticle): { sentence?: string } {
  if (remotePictures.length === 0) return {};
  return { sentence: `It can't be published yet. ${describeRemotePictures(remotePictures)}` };
}

function describeProblem(file: string, error: unknown): FileOutcome {
  const isExpected =
    error instanceof FileProblem || (error instanceof HttpError && error.status < 500);
  if (!isExpected) throw error;
  const line = error instanceof FileProblem ? error.line : undefined;
  const about = line === undefined ? {} : { line };
  return { file, outcome: "rejected", sentence: error.message, ...about };
}

function createReport(isDryRun: boolean, files: FileOutcome[]): ImportReport {
  const count = (outcome: FileOutcome["outcome"]) =>
    files.filter((file) => file.outcome === outcome).length;
  const counts = {
    created: count("created"),
    changed: count("changed"),
    same: count("same"),
    rejected: count("rejected"),
  };
  return { isDryRun, counts, files };
}
