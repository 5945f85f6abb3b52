import type { Services } from "../services.ts";
import { type FoundPage, findArticlePages, findCategoryPages } from "./find-page.ts";
import { readSiteAddress } from "./site-address.ts";

/**
 * Where readers find what had this address before.
 *
 * @param address path and query on the site
 * @returns undefined when nothing did, or when it is not out
 */
export async function findRedirect(
  services: Pick<Services, "db" | "now" | "settings">,
  address: string,
): Promise<string | undefined> {
  const page = await findPage(services, address);
  if (!page?.hasMoved) return undefined;
  const { path, publishedAt } = page;
  const isOut =
    publishedAt === undefined || (publishedAt !== null && publishedAt <= services.now());
  return isOut ? path : undefined;
}

async function findPage(
  { db, settings, now }: Pick<Services, "db" | "now" | "settings">,
  address: string,
): Promise<FoundPage | undefined> {
  const known = address.startsWith("/") ? readSiteAddress(address, settings.siteUrl) : undefined;
  switch (known?.kind) {
    case "help-article":
      return (await findArticlePages(db, "help", [known.slug], now())).get(known.slug);
    case "blog-article":
      return (await findArticlePages(db, "blog", [known.slug], now())).get(known.slug);
    case "help-category":
      return (await findCategoryPages(db, "help", [known.slug])).get(known.slug);
    case "blog-category":
      return (await findCategoryPages(db, "blog", [known.slug])).get(known.slug);
    default:
      return undefined;
  }
}
