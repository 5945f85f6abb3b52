import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { ArticleRow, OldSlugRow } from "../../db/rows/content-rows.ts";
import type { Database } from "../../db/schema.ts";
import { recordPictureUses } from "../../media/picture-uses.ts";
import type { Services } from "../../services.ts";
import { findSlugOwners, saveOldSlug } from "../../slugs/old-slugs.ts";
import { type ArticleFields, articleFields, readArticleFields } from "../article-fields.ts";
import { articleThread } from "../article-thread.ts";
import { insertDraft } from "../insert-draft.ts";
import { rejectMissingPictures } from "../reject-pictures.ts";
import { lockArticle } from "../require-article.ts";
import { rejectTakenSlug, writeArticle } from "../save-article.ts";
import { addVersion } from "../versions/store-versions.ts";
import { FileProblem } from "./front-matter.ts";
import type { ExistingChoice } from "./import-shapes.ts";
import type { PreparedArticle } from "./prepare-article.ts";

type ImportServices = Pick<Services, "db" | "now" | "settings" | "changeFeed">;

/** What a version and a working copy say about their text. */
const note = "Imported";

const unpublishedChanges =
  "This article has unpublished changes at the desk. Please publish or discard them first.";

/** Creates a draft from a file, with its dates and former addresses, in one transaction. */
export async function createImported(
  { db, now }: ImportServices,
  { fields, input, body }: PreparedArticle,
): Promise<string> {
  const id = fields.id ?? randomUUID();
  const createdAt = fields.createdAt ?? now();
  await rejectTakenSlug(
    db.transaction().execute(async (trx) => {
      await insertDraft(trx, { id, input, body, createdAt });
      await trx
        .updateTable("articles")
        .set({ updated_at: fields.updatedAt ?? createdAt })
        .where("id", "=", id)
        .execute();
      await addOldAddresses(trx, id, fields.oldAddresses ?? [], now());
    }),
  );
  return id;
}

/** Former addresses that no article has now, and none had before. */
async function addOldAddresses(
  trx: Transaction<Database>,
  id: string,
  addresses: readonly string[],
  now: number,
): Promise<void> {
  for (const address of addresses) {
    const [section, slug = ""] = address.split("/") as [OldSlugRow["section"], string?];
    const owners = await findSlugOwners(trx, section, "article", [slug]);
    const current = await trx
      .selectFrom("articles")
      .select("id")
      .where("section", "=", section)
      .where("slug", "=", slug)
      .executeTakeFirst();
    if (owners.size > 0 || current) continue;
    await saveOldSlug(trx, { section, kind: "article", slug }, id, now);
  }
}

/** The fields of an imported article as working copies and versions store them. */
function toFields({ input, body, existing }: PreparedArticle): ArticleFields {
  const { position, ...fields } = { ...input, content: body.html };
  const list = input.section === "help" ? (input.list ?? existing?.list ?? "FastArticles") : null;
  return articleFields.parse({ ...fields, list, imageAlt: input.image ? input.imageAlt : null });
}

/**
 * Whether an existing article has the fields of the file already, or its working copy.
 *
 * @throws FileProblem when somebody's unpublished changes would be lost
 */
export async function hasSameFields(
  { db }: Pick<Services, "db">,
  prepared: PreparedArticle,
  existing: ArticleRow,
  choice: ExistingChoice,
): Promise<boolean> {
  const fields = toFields(prepared);
  const { position } = prepared.input;
  const isMoved = choice === "replace" && position !== undefined && position !== existing.position;
  if (!isMoved && (await isSame(fields, readArticleFields(existing)))) return true;
  const copy = await db
    .selectFrom("article_working_copies")
    .select("fields")
    .where("article_id", "=", existing.id)
    .executeTakeFirst();
  if (!copy) return false;
  const typed = articleFields.parse(JSON.parse(copy.fields));
  const list = typed.list ?? existing.list;
  const isCopy = choice === "workingCopy" || existing.published_at === null;
  if (isCopy && (await isSame(fields, { ...typed, list }))) return true;
  throw new FileProblem(unpublishedChanges);
}

async function isSame(a: ArticleFields, b: ArticleFields): Promise<boolean> {
  const { content, ...others } = a;
  const { content: text, ...rest } = b;
  const sorted = (fields: object) => JSON.stringify(Object.entries(fields).sort());
  if (sorted(others) !== sorted(rest)) return false;
  return content === text || articleThread.run("isSameText", { a: content, b: text });
}

/** Stores the text beside an existing article; the site does not change. */
export async function storeWorkingCopy(
  { db, now }: ImportServices,
  prepared: PreparedArticle,
  existing: ArticleRow,
  personId: string,
): Promise<void> {
  const saved = JSON.stringify(toFields(prepared));
  const { id, revision } = existing;
  await db.transaction().execute(async (trx) => {
    await lockArticle(trx, id);
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("article_working_copies")
      .values({
        article_id: id,
        fields: saved,
        article_revision: revision,
        saved_at: now(),
        saved_by: personId,
        publish_at: null,
        note,
      })
      .onConflict((conflict) => conflict.column("article_id").doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) throw new FileProblem(unpublishedChanges);
    await recordPictureUses(trx, { article_id: id, working_copy: id }, saved);
  });
}

/** Replaces an existing article; a published one changes on the site. */
export async function replaceImported(
  services: ImportServices,
  { input, body }: PreparedArticle,
  existing: ArticleRow,
  personId: string | null,
): Promise<void> {
  const { id, list, revision, published_at } = existing;
  const now = services.now();
  if (published_at !== null) {
    await rejectMissingPictures(services.db, { ...input, content: body.html }, existing);
  }
  await rejectTakenSlug(
    services.changeFeed.change(async (trx) => {
      const change = { input: { ...input, list: input.list ?? list }, body, opened: revision };
      const paths = await writeArticle({ ...services, trx }, id, change);
      if (published_at !== null) {
        const publishedAt = Math.max(published_at, now);
        await addVersion(trx, id, { publishedBy: personId, publishedAt, note });
      }
      return paths;
    }),
  );
}
