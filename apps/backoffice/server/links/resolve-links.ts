import { readHeadings } from "@crm/contract/article-headings";
import { homeAnchors, sitePaths } from "@crm/contract/site-paths";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { listLinks } from "./article-links.ts";
import { type FoundPage, findArticlePage, findCategoryPage } from "./find-page.ts";
import { readSiteAddress, type SiteAddress } from "./site-address.ts";

export interface ResolvedLinks {
  /** Addresses that a page had before, with the one of today. */
  moved: Map<string, string>;
  /** Addresses at which nothing stands. */
  broken: string[];
  /** Addresses of articles that readers can't open by then. */
  unpublished: string[];
}

/**
 * Looks at what an article's text links to on the site itself.
 *
 * @param html the sanitised text
 * @param siteUrl the site's public origin
 * @param shownFrom when readers see the text, in epoch milliseconds; null for a draft, which may
 *   link to what is not out yet
 */
export async function resolveLinks(
  db: Kysely<Database>,
  html: string,
  siteUrl: string,
  shownFrom: number | null,
): Promise<ResolvedLinks> {
  const resolved: ResolvedLinks = { moved: new Map(), broken: [], unpublished: [] };
  for (const href of listLinks(html)) {
    const address = readSiteAddress(href, siteUrl);
    if (!address) continue;
    const page = await findPage(db, address);
    if (!isThere(address, page, html)) resolved.broken.push(href);
    else if (page && !isOut(page, shownFrom)) resolved.unpublished.push(href);
    if (page && hasMoved(address, page)) resolved.moved.set(href, page.path + hashOf(href));
  }
  return resolved;
}

/** Found by an old slug, or below a category that it has left. */
function hasMoved(address: SiteAddress, page: FoundPage): boolean {
  if (address.kind !== "help-article" || address.path.endsWith(".md")) return page.hasMoved;
  return page.path !== address.path;
}

async function findPage(
  db: Kysely<Database>,
  address: SiteAddress,
): Promise<FoundPage | undefined> {
  switch (address.kind) {
    case "help-article":
      return findArticlePage(db, "help", address.slug);
    case "blog-article":
      return findArticlePage(db, "blog", address.slug);
    case "help-category":
      return findCategoryPage(db, "help", address.slug);
    case "blog-category":
      return findCategoryPage(db, "blog", address.slug);
    default:
      return undefined;
  }
}

/** Anchors are checked where they are known: in articles, and on the home page. */
function isThere(address: SiteAddress, page: FoundPage | undefined, html: string): boolean {
  switch (address.kind) {
    case "nowhere":
      return false;
    case "here":
      return hasHeading(html, address.anchor);
    case "fixed":
      return (
        address.path !== sitePaths.home ||
        address.anchor === "" ||
        homeAnchors.some((anchor) => anchor === address.anchor)
      );
    default:
      return (
        page !== undefined &&
        (page.content === undefined || hasHeading(page.content, address.anchor))
      );
  }
}

function hasHeading(html: string, anchor: string): boolean {
  return anchor === "" || readHeadings(html).headings.some(({ id }) => id === anchor);
}

function isOut({ publishedAt }: FoundPage, shownFrom: number | null): boolean {
  if (publishedAt === undefined || shownFrom === null) return true;
  return publishedAt !== null && publishedAt <= shownFrom;
}

function hashOf(href: string): string {
  const at = href.indexOf("#");
  return at === -1 ? "" : href.slice(at);
}
