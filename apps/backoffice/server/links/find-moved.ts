import type { Services } from "../services.ts";
import { type FoundPage, findArticlePage, findCategoryPage } from "./find-page.ts";
import { readSiteAddress } from "./site-address.ts";

/**
 * Where readers find what had this address before.
 *
 * @param address path and query on the site
 * @returns undefined when nothing did, or when it is not out
 */
export async function findMoved(
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
  if (known?.kind === "help-article") return findArticlePage(db, "help", known.slug, now());
  if (known?.kind === "blog-article") return findArticlePage(db, "blog", known.slug, now());
  if (known?.kind === "help-category") return findCategoryPage(db, "help", known.slug);
  if (known?.kind === "blog-category") return findCategoryPage(db, "blog", known.slug);
  return undefined;
}
