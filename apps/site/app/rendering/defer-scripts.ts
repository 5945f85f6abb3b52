import { nonceAttribute } from "./own-scripts.ts";

/**
 * Defers the page's scripts until after its first paint. Module preloads are removed and stored,
 * the module script becomes inert text, and the boot script that starts it later is appended to the
 * body. Scripts without the nonce are not the renderer's and do not change.
 *
 * @param html a whole page as React Router renders it
 * @param bootScript the script that starts the deferred one
 * @param nonce identifies the renderer's own scripts
 * @throws Error unless the page has exactly one module script
 */
export function deferScripts(html: string, bootScript: string, nonce: string): string {
  const attribute = nonceAttribute(nonce);
  const preloadLink = new RegExp(
    `<link\\b(?=[^>]*\\brel="modulepreload")(?=[^>]*${attribute})[^>]*?/?>`,
    "g",
  );
  const moduleScript = new RegExp(`<script${attribute} type="module" async="">`, "g");

  const hrefs = new Set<string>();
  const withoutPreloads = html.replace(preloadLink, (link) => {
    const href = /\bhref="([^"]*)"/.exec(link)?.[1];
    if (href) hrefs.add(href);
    return "";
  });
  const found = withoutPreloads.match(moduleScript)?.length ?? 0;
  if (found !== 1) throw new Error(`Expected one module script in the page, found ${found}`);
  const end = withoutPreloads.lastIndexOf("</body>");
  if (end === -1) throw new Error("The page has no end of body");
  const preload = hrefs.size > 0 ? ` data-preload="${[...hrefs].join(" ")}"` : "";
  const boot = `<script${attribute}>${bootScript}</script>`;
  return `${withoutPreloads.slice(0, end)}${boot}${withoutPreloads.slice(end)}`.replace(
    moduleScript,
    `<script${attribute} type="text/deferred"${preload}>`,
  );
}
