import type { Services } from "../services.ts";
import { listLinks } from "./article-links.ts";
import { readSiteAddress } from "./site-address.ts";

interface Linked {
  id: string;
  section: "help" | "blog";
  slug: string;
}

/** The articles that readers find whose text links to this one: taken off, it would break them. */
export async function findLinkers(
  { db, now, settings }: Pick<Services, "db" | "now" | "settings">,
  { id, section, slug }: Linked,
): Promise<{ id: string; title: string }[]> {
  const rows = await db
    .selectFrom("articles")
    .select(["id", "title", "content"])
    .where("published_at", "<=", now())
    .where("id", "!=", id)
    .where("content", "like", `%/${slug}%`)
    .orderBy("title")
    .execute();
  const kind = section === "help" ? "help-article" : "blog-article";
  const leadsHere = (href: string) => {
    const address = readSiteAddress(href, settings.siteUrl);
    return address?.kind === kind && address.slug === slug;
  };
  return rows
    .filter(({ content }) => listLinks(content).some(leadsHere))
    .map((row) => ({ id: row.id, title: row.title }));
}
