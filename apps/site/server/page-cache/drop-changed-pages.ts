import type { Backend } from "../../app/backend/.server/backend.ts";
import type { PageCache } from "./page-cache.ts";

/**
 * Drops what the site has cached of a page as soon as the host names it as changed: the answers that
 * pages are rendered from, and the rendered pages. So an article that is published is on the site at
 * once. It lasts until the follower of the backend stops.
 */
export function dropChangedPages(
  { changeFollower, invalidateAnswers }: Pick<Backend, "changeFollower" | "invalidateAnswers">,
  pages: Pick<PageCache, "invalidate">,
): void {
  changeFollower.start((paths) => {
    invalidateAnswers();
    pages.invalidate(paths);
  });
}
