import { sitemapPartsPath, sitemapPath } from "@crm/contract/pages/sitemap";
import { titleIndexPaths } from "@crm/contract/pages/title-index";
import { readPageNumber, writePageNumber } from "../../app/lists/page-number.ts";
import { listQuery, readListState } from "../../app/pages/blog/list-address.ts";
import { paths as sitePaths } from "../../app/paths.ts";
import { readTerm, termParameter } from "../../app/search/term.ts";
import type { PathTable } from "../path-table.ts";

const dataSuffix = /(?:\/_)?\.data$/;

/** Writes the part of a query that a page depends on. */
type KeepQuery = (given: URLSearchParams) => URLSearchParams;

/** The pages that depend on their query, and how it is written when nothing is made up. */
const pageQueries: Record<string, KeepQuery> = {
  [sitePaths.blog]: (given) => listQuery(readListState(given)),
  [sitePaths.helpCenter]: keepTerm,
  [sitePaths.search]: keepTerm,
  [titleIndexPaths.blog]: keepTerm,
  [titleIndexPaths.helpCenter]: keepTerm,
};

/** A category's page, whatever its slug. */
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
 * The address under which a page, or React Router's data for it, is kept: the path and the part of
 * the query that matters, in one order. Only lists and searches depend on their query; a page's data
 * depends on the id of an article and on the one route that is asked for too. Campaign parameters
 * and whatever else is made up are left out, so that they make no second copy.
 *
 * @param url path and query of a request
 * @returns undefined when no page answers there
 * @example pageKey("/pricing?utm_source=x", paths) // "/pricing"
 */
export function pageKey(url: string, paths: PathTable): string | undefined {
  const [given = "/", query = ""] = splitOnce(url, "?");
  const spelled = spellPath(given);
  if (spelled === undefined) return undefined;
  const page = pagePath(spelled);
  if (!paths.has(page)) return undefined;
  const isData = dataSuffix.test(spelled);
  const path = isData ? dataPath(page) : page;
  if (query === "") return path;
  const asked = new URLSearchParams(query);
  const kept = findKeepQuery(page)?.(asked) ?? new URLSearchParams();
  if (isData) {
    const [id, route] = [asked.get("id"), asked.get("_routes")];
    if (id !== null) kept.set("id", id);
    if (route !== null && paths.hasRoute(route)) kept.set("_routes", route);
  }
  return kept.size > 0 ? `${path}?${kept}` : path;
}

/** A path can be percent-encoded in many ways; each has one key. Undefined where it is broken. */
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

/** React Router also asks for `/pricing/_.data`; the data of each page has one key. */
function dataPath(page: string): string {
  return page === "/" ? "/_.data" : `${page}.data`;
}

/** Path of the page that a kept address belongs to. */
export function pagePath(key: string): string {
  const [path = "/"] = splitOnce(key, "?");
  return path.replace(dataSuffix, "") || "/";
}

/** Path that a publish event names when what is kept under a key is stale: the sitemap's parts go with its index. */
export function eventPath(key: string): string {
  const path = pagePath(key);
  return path.startsWith(`${sitemapPartsPath}/`) ? sitemapPath : path;
}

/** The text before and after the first separator. */
export function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
