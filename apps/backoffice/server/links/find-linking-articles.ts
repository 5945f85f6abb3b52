import { parseInParts } from "@crm/server-kit/parse-html";
import type { Services } from "../services.ts";
import { listLinks } from "./article-links.ts";
import { inBatches } from "./in-batches.ts";
import { readSiteAddress } from "./site-address.ts";

/** How many links are read at a time. */
const batchSize = 400;

interface Linked {
  id: string;
  section: "help" | "blog";
  slug: string;
}

/** Published articles whose text links to this one: unpublishing it would break their links. */
export async function findLinkingArticles(
  { db, now, settings }: Pick<Services, "db" | "now" | "settings">,
  { id, section, slug }: Linked,
): Promise<{ id: string; title: string }[]> {
  const rows = await db
    .selectFrom("articles")
    .select(["id", "title"])
    .where("published_at", "<=", now())
    .where("id", "!=", id)
    .where("content", "like", `%/${slug}%`)
    .orderBy("title")
    .execute();
  const kind = section === "help" ? "help-article" : "blog-article";
  const linkers: { id: string; title: string }[] = [];
  for await (const [row] of inBatches(rows, 1)) {
    if (row && (await linksTo(row.id))) linkers.push(row);
  }
  return linkers;

  async function linksTo(linkerId: string): Promise<boolean> {
    const row = await db
      .selectFrom("articles")
      .select("content")
      .where("id", "=", linkerId)
      .executeTakeFirst();
    const hrefs = listLinks(await parseInParts(row?.content ?? ""));
    // Comparing text first is faster than parsing every address.
    const candidates = hrefs.filter((href) => href.includes(`/${slug}`));
    for await (const batch of inBatches(candidates, batchSize)) {
      if (batch.some(isLinkToArticle)) return true;
    }
    return false;
  }

  function isLinkToArticle(href: string): boolean {
    const address = readSiteAddress(href, settings.siteUrl);
    return address?.kind === kind && address.slug === slug;
  }
}
