import { nonceAttribute } from "./own-scripts.ts";

/**
 * Takes the page's scripts out of the way of its first paint: module preloads are removed and
 * remembered, the module script becomes inert text, and the boot script that starts it later is
 * put at the end of the body. What does not carry the nonce is left alone: it is not the renderer's.
 *
 * @param html a whole page as React Router renders it
 * @param bootScript what starts the deferred script
 * @param nonce marks what the renderer has written
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
  const boot = `<script${attribute}>${bootScript}</script>`;
  return `${withoutPreloads.slice(0, end)}${boot}${withoutPreloads.slice(end)}`.replace(
    moduleScript,
    `<script${attribute} type="text/deferred" data-preload="${[...hrefs].join(" ")}">`,
  );
}
