import { toIso } from "@crm/contract/dates";
import { mediaPath } from "@crm/contract/extensions/media";
import { readVariant } from "@crm/contract/extensions/picture-variants";
import type { Context } from "hono";
import type { Kysely, Selectable } from "kysely";
import { findPersonNames } from "../../auth/person-names.ts";
import type { Database } from "../../db/schema.ts";
import { HttpError } from "../../http/http-error.ts";
import { shownSize } from "../../media/shown-size.ts";
import type { Services } from "../../services.ts";
import { contains, countRows, readChoice, readListQuery } from "../transport/list-query.ts";
import type { LibraryPicture, PictureDetail } from "../transport/picture-shapes.ts";
import type { Page } from "../transport/shapes.ts";
import { findUses } from "./find-uses.ts";

/** Which pictures a list shows. */
export interface PictureFilter {
  /** Lower or upper case; empty for all. */
  search: string;
  use: "used" | "unused" | undefined;
}

/** Lists pictures, the newest first. */
export async function listPictures(
  { db }: Pick<Services, "db">,
  c: Context,
): Promise<Page<LibraryPicture>> {
  const { limit, offset, search } = readListQuery(c, ["addedAt"]);
  const filter = { search, use: readChoice(c, "use", ["used", "unused"]) };
  const total = await countRows(queryMatching(db, filter));
  const rows = await queryPictures(db, filter, { limit, offset }).execute();
  return { data: await toPictures(db, rows), total };
}

/**
 * Finds one picture and the articles that use it.
 *
 * @throws HttpError 404 when there is none
 */
export async function findPicture(
  { db, now }: Pick<Services, "db" | "now">,
  name: string,
): Promise<PictureDetail> {
  const row = await db
    .selectFrom("pictures")
    .selectAll()
    .where("name", "=", name)
    .executeTakeFirst();
  const [picture] = row ? await toPictures(db, [row]) : [];
  if (!picture) throw new HttpError(404, "There is no such picture");
  return { ...picture, uses: await findUses(db, name, now()) };
}

/** The pictures of one page of a list. */
export function queryPictures(
  db: Kysely<Database>,
  filter: PictureFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  return queryMatching(db, filter)
    .selectAll()
    .orderBy("added_at", "desc")
    .orderBy("name", "desc")
    .limit(limit)
    .offset(offset);
}

export function queryMatching(db: Kysely<Database>, { search, use }: PictureFilter) {
  let matching = db.selectFrom("pictures");
  if (search) matching = matching.where((eb) => contains(eb.ref("search_text"), search));
  if (use) {
    matching = matching.where(({ exists, not, selectFrom }) => {
      const isUsed = exists(
        selectFrom("picture_uses")
          .select("picture_uses.article_id")
          .whereRef("picture_uses.picture", "=", "pictures.name"),
      );
      return use === "used" ? isUsed : not(isUsed);
    });
  }
  return matching;
}

async function toPictures(
  db: Kysely<Database>,
  rows: Selectable<Database["pictures"]>[],
): Promise<LibraryPicture[]> {
  const counts = await countArticles(
    db,
    rows.map(({ name }) => name),
  );
  const people = await findPersonNames(
    db,
    rows.flatMap(({ added_by }) => added_by ?? []),
  );
  return rows.map((row) => {
    const variants: string[] = row.variants ? JSON.parse(row.variants) : [];
    const address = `${mediaPath}/${row.name}`;
    const small = variants.find((name) => name.endsWith(".webp"));
    const widths = variants.flatMap((name) => readVariant(name)?.width ?? []);
    return {
      id: row.name,
      address,
      thumbnail: small ? `${mediaPath}/${small}` : address,
      fileName: row.file_name,
      fileType: row.file_type,
      width: row.width,
      height: row.height,
      bytes: row.bytes,
      alt: row.alt,
      addedAt: toIso(row.added_at),
      addedBy: people.get(row.added_by ?? "") ?? null,
      widths: [...new Set(widths)],
      shown: shownSize(row),
      articles: counts.get(row.name) ?? 0,
    };
  });
}

async function countArticles(
  db: Kysely<Database>,
  names: readonly string[],
): Promise<Map<string, number>> {
  if (names.length === 0) return new Map();
  const rows = await db
    .selectFrom("picture_uses")
    .select(["picture", ({ fn }) => fn.count<number>("article_id").distinct().as("articles")])
    .where("picture", "in", names)
    .groupBy("picture")
    .execute();
  return new Map(rows.map(({ picture, articles }) => [picture, articles]));
}
