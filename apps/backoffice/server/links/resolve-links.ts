import { homeAnchors, sitePaths } from "@crm/contract/pages/site-paths";
import { parseInParts } from "@crm/server-kit/parse-html";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { listLinks } from "./article-links.ts";
import type { FoundPage } from "./find-page.ts";
import { type LocatedLink, locateLinks } from "./locate-links.ts";
import { createReadAnchors, listHeadingIds, type ReadAnchors } from "./read-anchors.ts";

export interface ResolvedLinks {
  /** Current addresses by former ones. */
  redirects: Map<string, string>;
  /** Addresses without a page. */
  broken: string[];
  /** Addresses of articles that readers can't open at that time. */
  unpublished: string[];
}

/**
 * Checks the links of an article's text to the site itself. The text is parsed once.
 *
 * @param html the sanitized text
 * @param siteUrl the site's public origin
 * @param shownFrom when readers see the text, in epoch milliseconds; null for a draft, which may
 *   link to unpublished articles
 */
export async function resolveLinks(
  db: Kysely<Database>,
  html: string,
  siteUrl: string,
  shownFrom: number | null,
): Promise<ResolvedLinks> {
  const resolved: ResolvedLinks = { redirects: new Map(), broken: [], unpublished: [] };
  const tree = await parseInParts(html);
  let headingIds: ReadonlySet<string> | undefined;
  const hasHeading = (anchor: string) => {
    headingIds ??= listHeadingIds(tree);
    return headingIds.has(anchor);
  };
  const readAnchors = createReadAnchors(db);
  for await (const links of locateLinks(db, listLinks(tree), siteUrl)) {
    for (const link of links) {
      const { href, page } = link;
      if (!(await exists(link, hasHeading, readAnchors))) resolved.broken.push(href);
      else if (page && !isPublished(page, shownFrom)) resolved.unpublished.push(href);
    }
    addRedirects(resolved.redirects, links);
  }
  return resolved;
}

/**
 * Finds the former addresses in a text, with the current ones.
 *
 * @param html the sanitized text
 */
export async function findOutdatedLinks(
  db: Kysely<Database>,
  html: string,
  siteUrl: string,
): Promise<Map<string, string>> {
  const redirects = new Map<string, string>();
  const hrefs = listLinks(await parseInParts(html));
  for await (const links of locateLinks(db, hrefs, siteUrl)) addRedirects(redirects, links);
  return redirects;
}

function addRedirects(redirects: Map<string, string>, links: readonly LocatedLink[]): void {
  for (const link of links) {
    if (link.page && isOutdated(link, link.page))
      redirects.set(link.href, link.page.path + hashOf(link.href));
  }
}

/** Whether the link has a former slug of the page, or a former category in its path. */
function isOutdated({ address }: LocatedLink, page: FoundPage): boolean {
  if (address.kind !== "help-article" || address.path.endsWith(".md")) return page.isRedirect;
  return page.path !== address.path;
}

/** Whether the page exists, and its anchor: those of articles and of the home page are known. */
async function exists(
  { address, page }: LocatedLink,
  hasHeading: (anchor: string) => boolean,
  readAnchors: ReadAnchors,
): Promise<boolean> {
  switch (address.kind) {
    case "unknown":
      return false;
    case "anchor":
      return address.anchor === "" || hasHeading(address.anchor);
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

function isPublished({ publishedAt }: FoundPage, shownFrom: number | null): boolean {
  if (publishedAt === undefined || shownFrom === null) return true;
  return publishedAt !== null && publishedAt <= shownFrom;
}

function hashOf(href: string): string {
  const at = href.indexOf("#");
  return at === -1 ? "" : href.slice(at);
}
