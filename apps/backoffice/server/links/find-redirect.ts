import type { RedirectAnswer } from "@crm/contract/extensions/old-addresses";
import { wasDeleted } from "../articles/trash/find-deleted.ts";
import type { Services } from "../services.ts";
import { type FoundPage, findArticlePages, findCategoryPages } from "./find-page.ts";
import { readSiteAddress, type SiteAddress } from "./site-address.ts";

/**
 * Finds the current address of a page by a former one.
 *
 * @param address path and query on the site
 * @returns null when no page had this address, when the page is not published, or when it was deleted
 */
export async function findRedirect(
  services: Pick<Services, "db" | "now" | "settings">,
  address: string,
): Promise<RedirectAnswer> {
  const { db, settings, now } = services;
  const known = address.startsWith("/") ? readSiteAddress(address, settings.siteUrl) : undefined;
  if (!known) return { path: null };
  const page = await findPage(services, known);
  if (page?.isRedirect && isPublished(page, now())) return { path: page.path };
  const section = sections[known.kind];
  if (!section || !("slug" in known)) return { path: null };
  return { path: null, gone: await wasDeleted(db, section, known.slug) };
}

/** The sections of articles' addresses. */
const sections: Partial<Record<SiteAddress["kind"], "help" | "blog">> = {
  "help-article": "help",
  "blog-article": "blog",
};

function isPublished({ publishedAt }: FoundPage, now: number): boolean {
  return publishedAt === undefined || (publishedAt !== null && publishedAt <= now);
}

async function findPage(
  { db, now }: Pick<Services, "db" | "now">,
  known: SiteAddress,
): Promise<FoundPage | undefined> {
  switch (known.kind) {
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
