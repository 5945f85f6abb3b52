import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";

/** How many articles a sentence names. */
const mostNamed = 3;

/** The articles that use a picture, in any of their texts. */
export interface Uses {
  total: number;
  /** The titles of the first ones. */
  titles: string[];
}

export async function countUses(db: Kysely<Database>, picture: string): Promise<Uses> {
  const articles = db
    .selectFrom("articles")
    .where("id", "in", (eb) =>
      eb.selectFrom("picture_uses").select("article_id").where("picture", "=", picture),
    );
  const { total } = await articles
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await articles.select("title").orderBy("title").limit(mostNamed).execute();
  return { total, titles: rows.map(({ title }) => title) };
}

/** Such as: in “One”, “Two”, “Three” and 4 more articles. */
export function describeUses({ total, titles }: Uses): string {
  const named = titles.map((title) => `“${title || "Untitled"}”`);
  const more = total - named.length;
  if (more > 0)
    return `in ${named.join(", ")} and ${more} more ${more === 1 ? "article" : "articles"}`;
  return `in ${new Intl.ListFormat("en", { type: "conjunction" }).format(named)}`;
}
