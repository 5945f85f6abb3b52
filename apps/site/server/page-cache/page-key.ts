import { previewsPath } from "@crm/contract/pages/article-previews";
import { sitemapPartsPath, sitemapPath } from "@crm/contract/pages/sitemap";
import { titleIndexPaths } from "@crm/contract/pages/title-index";
import { receiptParameter } from "../../app/forms/thank-you-state.ts";
import { readPageNumber, writePageNumber } from "../../app/lists/page-number.ts";
import { listQuery, readListState } from "../../app/pages/blog/list-address.ts";
import { paths as sitePaths } from "../../app/paths.ts";
import { readTerm, termParameter } from "../../app/search/term.ts";
import type { PathTable } from "../path-table.ts";

const dataSuffix = /(?:\/_)?\.data$/;

/** Returns the part of a query that a page depends on. */
type KeepQuery = (given: URLSearchParams) => URLSearchParams;

/** The pages that depend on their query, and the function that returns the part they use. */
const pageQueries: Record<string, KeepQuery> = {
  [sitePaths.blog]: (given) => listQuery(readListState(given)),
  [sitePaths.helpCenter]: keepTerm,
  [sitePaths.search]: keepTerm,
  [titleIndexPaths.blog]: keepTerm,
  [titleIndexPaths.helpCenter]: keepTerm,
};

/** Matches the page of any article. A link's page can be requested by the article's id. */
const articlePage = new RegExp(`^(?:${sitePaths.helpCenter}/[^/]+|${sitePaths.blog})/[^/]+$`);

/** Matches the page of any category. */
const categoryPage = new RegExp(`^${sitePaths.helpCenter}/[^/]+$`);

function findKeepQuery(path: string): KeepQuery | undefined {
  return pageQueries[path] ?? (categoryPage.test(path) ? keepPageNumber : undefined);
}

function keepPageNumber(given: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams();
  writePageNumber(query, readPageNumber(given));
  return query;
}

function keepTerm(given: URLSearchParams): URLSearchParams {
  const term = readTerm(given);
  return new URLSearchParams(term && { [termParameter]: term });
}

/**
 * The cache key of a page or of React Router's data for it: the path and the used part of the query,
 * in a fixed order. Only lists and searches use their query. An article's page and each page's data also
 * depend on an article's id, and the data on the requested route. Campaign and unknown parameters are left out, so that
 * they create no second copy. The thank-you page with a receipt and the previews of unpublished articles
 * are for few people, so they have no key.
 *
 * @param url path and query of a request
 * @returns undefined when no cached page answers there
 * @example pageKey("/pricing?utm_source=x", paths) // "/pricing"
 */
export function pageKey(url: string, paths: PathTable): string | undefined {
  const [given = "/", query = ""] = splitOnce(url, "?");
  const spelled = spellPath(given);
  if (spelled === undefined) return undefined;
  const page = pagePath(spelled);
  if (!paths.has(page) || page.startsWith(`${previewsPath}/`)) return undefined;
  const isData = dataSuffix.test(spelled);
  const path = isData ? dataPath(page) : page;
  if (query === "") return path;
  const requested = new URLSearchParams(query);
  if (path === sitePaths.thankYou && requested.has(receiptParameter)) return undefined;
  const used = findKeepQuery(page)?.(requested) ?? new URLSearchParams();
  const id = requested.get("id");
  if (id !== null && (isData || articlePage.test(page))) used.set("id", id);
  if (isData) {
    const route = requested.get("_routes");
    if (route !== null && paths.hasRoute(route)) used.set("_routes", route);
  }
  return used.size > 0 ? `${path}?${used}` : path;
}

/** Normalizes a path's percent-encoding, so that it has one key; undefined if it is malformed. */
function spellPath(path: string): string | undefined {
  try {
    return path
      .split("/")
      .map((part) => encodeURIComponent(decodeURIComponent(part)))
      .join("/");
  } catch {
    return undefined;
  }
}

/** React Router also requests `/pricing/_.data`; the data of each page has one key. */
function dataPath(page: string): string {
  return page === "/" ? "/_.data" : `${page}.data`;
}

/** The path of the page that a cache key belongs to. */
export function pagePath(key: string): string {
  const [path = "/"] = splitOnce(key, "?");
  return path.replace(dataSuffix, "") || "/";
}

/** The changed path that invalidates a key. The sitemap's parts follow its index. */
export function changedPath(key: string): string {
  const path = pagePath(key);
  return path.startsWith(`${sitemapPartsPath}/`) ? sitemapPath : path;
}

/** The text before and after the first separator. */
export function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
