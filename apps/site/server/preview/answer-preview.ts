import type { Handler } from "hono";
import type { PathTable } from "../path-table.ts";
import type { RenderPage } from "../render-pages.ts";
import type { ServerEnvironment } from "../server-bindings.ts";

/**
 * Renders the preview of an article for one reader. It bypasses the page cache, which has no key for
 * previews; see `pageKey`.
 */
export function answerPreview(paths: PathTable, render: RenderPage): Handler<ServerEnvironment> {
  return async (c, next) => {
    const { pathname } = new URL(c.req.url);
    const page = pathname.replace(/\.data$/, "");
    return paths.has(page) ? render(pathname) : next();
  };
}
