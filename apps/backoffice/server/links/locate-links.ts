import type { Kysely } from "kysely";
import type { ArticleRow } from "../db/rows/content-rows.ts";
import type { Database } from "../db/schema.ts";
import { type FoundPage, findArticlePages, findCategoryPages } from "./find-page.ts";
import { inBatches } from "./in-batches.ts";
import { readSiteAddress, type SiteAddress } from "./site-address.ts";

/** A link to the site itself, with its page when that shows an article or a category. */
export interface LocatedLink {
  href: string;
  address: SiteAddress;
  page: FoundPage | undefined;
}

/** How many links are looked up at a time, with a few queries for all of them. */
const batchSize = 100;

/**
 * Finds the pages of links to the site itself, in batches.
 *
 * @param hrefs the addresses that a text links to
 * @param siteUrl the site's public origin
 */
export async function* locateLinks(
  db: Kysely<Database>,
  hrefs: readonly string[],
  siteUrl: string,
): AsyncGenerator<LocatedLink[]> {
  for await (const batch of inBatches(hrefs, batchSize)) {
    const links = batch.flatMap((href) => {
      const address = readSiteAddress(href, siteUrl);
      return address ? [{ href, address }] : [];
    });
    const findPage = await findPages(
      db,
      links.map(({ address }) => address),
    );
    yield links.map((link) => ({ ...link, page: findPage(link.address) }));
  }
}

const finders = {
  "help-article": { section: "help", find: findArticlePages },
  "blog-article": { section: "blog", find: findArticlePages },
  "help-category": { section: "help", find: findCategoryPages },
  "blog-category": { section: "blog", find: findCategoryPages },
} as const satisfies Record<string, { section: ArticleRow["section"]; find: unknown }>;

type ContentAddress = Extract<SiteAddress, { kind: keyof typeof finders }>;

async function findPages(
  db: Kysely<Database>,
  addresses: readonly SiteAddress[],
): Promise<(address: SiteAddress) => FoundPage | undefined> {
  const found = new Map<string, Map<string, FoundPage>>();
  const byKind = Map.groupBy(addresses.filter(isContent), ({ kind }) => kind);
  for (const [kind, ofKind] of byKind) {
    const { section, find } = finders[kind];
    const slugs = [...new Set(ofKind.map(({ slug }) => slug))];
    found.set(kind, await find(db, section, slugs));
  }
  return (address) => (isContent(address) ? found.get(address.kind)?.get(address.slug) : undefined);
}

function isContent(address: SiteAddress): address is ContentAddress {
  return address.kind in finders;
}
