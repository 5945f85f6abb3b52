import { paths } from "../../app/paths.ts";
import { splitOnce } from "./page-key.ts";

/** So many addresses of one thing are kept. */
export const mostVariants = 4;

/**
 * What several addresses have in common that show the same: an article stands under any first part
 * of the help centre, and a page's data is asked for with any id. Whoever makes such parts up gets
 * her page, but can't push other pages out of the cache.
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

/** Knows which addresses of each group are kept. */
export interface VariantLimit {
  /** @returns the address that has to go for this one, if there is one */
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
