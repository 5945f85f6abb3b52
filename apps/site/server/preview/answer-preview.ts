import type { Handler } from "hono";
import type { PathTable } from "../path-table.ts";
import type { RenderPage } from "../render-pages.ts";
import type { ServerEnvironment } from "../server-bindings.ts";

/**
 * With this parameter the preview is for the desk's frame: links open in new tabs, and there is nothing
 * that the frame would block and report, such as scripts.
 */
const framedParameter = "framed";
const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const autofocus = /(<[^>]*) autofocus(?:="")?(?=[\s>])/gi;

/**
 * Renders the preview of an article for one reader. It bypasses the page cache, which has no key for
 * previews; see `pageKey`.
 */
export function answerPreview(paths: PathTable, render: RenderPage): Handler<ServerEnvironment> {
  return async (c, next) => {
    const { pathname, searchParams } = new URL(c.req.url);
    if (!paths.has(pathname.replace(/\.data$/, ""))) return next();
    const page = await render(pathname);
    if (!searchParams.has(framedParameter)) return page;
    const html = (await page.text())
      .replaceAll(scripts, "")
      .replaceAll(autofocus, "$1")
      .replace("<head>", '<head><base target="_blank"/>');
    return new Response(html, page);
  };
}
