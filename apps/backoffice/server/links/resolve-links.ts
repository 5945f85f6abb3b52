import { homeAnchors, sitePaths } from "@crm/contract/pages/site-paths";
import { listHeadingIds } from "@crm/server-kit/article-headings";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import type { FoundPage } from "./find-page.ts";
import { type LocatedLink, locateLinks } from "./locate-links.ts";
import { createReadAnchors, type ReadAnchors } from "./read-anchors.ts";

export interface ResolvedLinks {
  /** Addresses that a page had before, with the one of today. */
  moved: Map<string, string>;
  /** Addresses at which there is nothing. */
  broken: string[];
  /** Addresses of articles that readers can't open by then. */
  unpublished: string[];
}

/**
 * Looks at what an article's text links to on the site itself. Each heading and each link of the text
 * is looked at once.
 *
 * @param html the sanitized text
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
  let own: Set<string> | undefined;
  const hasOwn = (anchor: string) => {
    own ??= listHeadingIds(html);
    return own.has(anchor);
  };
  const readAnchors = createReadAnchors(db);
  for await (const links of locateLinks(db, html, siteUrl)) {
    for (const link of links) {
      const { href, page } = link;
      if (!(await isThere(link, hasOwn, readAnchors))) resolved.broken.push(href);
      else if (page && !isOut(page, shownFrom)) resolved.unpublished.push(href);
    }
    addMoved(resolved.moved, links);
  }
  return resolved;
}

/**
 * The addresses of a text that a page had before, with the one of today.
 *
 * @param html the sanitized text
 */
export async function findMovedLinks(
  db: Kysely<Database>,
  html: string,
  siteUrl: string,
): Promise<Map<string, string>> {
  const moved = new Map<string, string>();
  for await (const links of locateLinks(db, html, siteUrl)) addMoved(moved, links);
  return moved;
}

function addMoved(moved: Map<string, string>, links: readonly LocatedLink[]): void {
  for (const link of links) {
    if (link.page && hasMoved(link, link.page))
      moved.set(link.href, link.page.path + hashOf(link.href));
  }
}

/** Found by an old slug, or below a category that it has left. */
function hasMoved({ address }: LocatedLink, page: FoundPage): boolean {
  if (address.kind !== "help-article" || address.path.endsWith(".md")) return page.hasMoved;
  return page.path !== address.path;
}

/** Anchors are checked where they are known: in articles, and on the home page. */
async function isThere(
  { address, page }: LocatedLink,
  hasOwn: (anchor: string) => boolean,
  readAnchors: ReadAnchors,
): Promise<boolean> {
  switch (address.kind) {
    case "nowhere":
      return false;
    case "here":
      return address.anchor === "" || hasOwn(address.anchor);
    case "fixed":
      return (
        address.path !== sitePaths.home ||
        address.anchor === "" ||
        homeAnchors.some((anchor) => anchor === address.anchor)
      );
    default:
      if (page?.articleId === undefined || address.anchor === "") return page !== undefined;
      return (await readAnchors(page.articleId)).has(address.anchor);
  }
}

function isOut({ publishedAt }: FoundPage, shownFrom: number | null): boolean {
  if (publishedAt === undefined || shownFrom === null) return true;
  return publishedAt !== null && publishedAt <= shownFrom;
}

function hashOf(href: string): string {
  const at = href.indexOf("#");
  return at === -1 ? "" : href.slice(at);
}
