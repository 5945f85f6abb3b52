import type { PathTable } from "../path-table.ts";

const dataSuffix = /(?:\/_)?\.data$/;

/**
 * The address under which a page, or React Router's data for it, is kept: the path and the part of
 * the query that matters, in one order. A page never depends on its query; its data does, on the
 * id of an article and on the one route that is asked for. Campaign parameters and whatever else
 * is made up are left out, so that they make no second copy.
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
  const [id, route] = [given.get("id"), given.get("_routes")];
  const kept = new URLSearchParams();
  if (id !== null) kept.set("id", id);
  if (route !== null && paths.hasRoute(route)) kept.set("_routes", route);
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
