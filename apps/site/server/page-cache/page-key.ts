import type { PathTable } from "../path-table.ts";

const dataSuffix = /(?:\/_)?\.data$/;

/** Queries that change what a data request answers; a page itself never depends on its query. */
const dataParameters = ["id", "_routes"];

/**
 * The address under which a page, or React Router's data for it, is kept: the path and the part of
 * the query that matters, in one order. Campaign parameters and the like make no second copy.
 *
 * @param url path and query of a request
 * @returns undefined when no page answers there
 * @example pageKey("/pricing?utm_source=x", paths) // "/pricing"
 */
export function pageKey(url: string, paths: PathTable): string | undefined {
  const [path = "/", query = ""] = splitOnce(url, "?");
  if (!paths.has(pagePath(path))) return undefined;
  if (!path.endsWith(".data") || query === "") return path;
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of dataParameters) {
    const value = given.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept.size > 0 ? `${path}?${kept}` : path;
}

/** Path of the page that a kept address belongs to: what publish events name. */
export function pagePath(key: string): string {
  const [path = "/"] = splitOnce(key, "?");
  return path.replace(dataSuffix, "") || "/";
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
