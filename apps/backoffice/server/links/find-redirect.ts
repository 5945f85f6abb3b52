import type { Services } from "../services.ts";
import { type FoundPage, findArticlePages, findCategoryPages } from "./find-page.ts";
import { readSiteAddress } from "./site-address.ts";

/**
 * Finds the current address of a page by a former one.
 *
 * @param address path and query on the site
 * @returns undefined when no page had this address, or when the page is not published
 */
export async function findRedirect(
  services: Pick<Services, "db" | "now" | "settings">,
  address: string,
): Promise<string | undefined> {
  const page = await findPage(services, address);
  if (!page?.isRedirect) return undefined;
  const { path, publishedAt } = page;
  const isPublished =
    publishedAt === undefined || (publishedAt !== null && publishedAt <= services.now());
  return isPublished ? path : undefined;
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
