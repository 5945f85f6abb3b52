import { paths } from "../../app/paths.ts";
import { splitOnce } from "./page-key.ts";

/** How many addresses of the same content are cached. */
export const mostVariants = 4;

/**
 * Returns one group for all addresses that show the same content: an article answers under any
 * category of the help centre, and a page with any id. Requests with made-up categories or
 * ids get the page, but can't evict other pages from the cache.
 *
 * @example groupOf("/help-center/made-up/import-contacts") // "/help-center/…/import-contacts"
 */
export function groupOf(key: string): string {
  const [path = "/", query = ""] = splitOnce(key, "?");
  const parts = path.split("/");
  if (parts.length === 4 && path.startsWith(`${paths.helpCenter}/`)) parts[2] = "…";
  const wanted = new URLSearchParams(query);
  wanted.delete("id");
  return wanted.size > 0 ? `${parts.join("/")}?${wanted}` : parts.join("/");
}

/** Records which addresses of each group are cached. */
export interface VariantLimit {
  /** @returns the address to evict in place of this one, if any */
  add(key: string): string | undefined;
  remove(key: string): void;
}

export function createVariantLimit(most = mostVariants): VariantLimit {
  const groups = new Map<string, Set<string>>();
  return {
    add(key) {
      const group = groups.get(groupOf(key)) ?? new Set();
      groups.set(groupOf(key), group);
      group.delete(key);
      group.add(key);
      return group.size > most ? group.values().next().value : undefined;
    },
    remove(key) {
      const group = groups.get(groupOf(key));
      group?.delete(key);
      if (group?.size === 0) groups.delete(groupOf(key));
    },
  };
}
