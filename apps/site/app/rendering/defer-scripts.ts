const preloadLink = /<link\b(?=[^>]*\brel="modulepreload")[^>]*?\/?>/g;
const moduleScript = /<script type="module" async="">/g;

/**
 * Takes the page's scripts out of the way of its first paint: module preloads are removed and
 * remembered, the module script becomes inert text, and the boot script that starts it later is
 * put at the end of the body.
 *
 * @param html a whole page as React Router renders it
 * @param bootScript what starts the deferred script
 * @throws Error unless the page has exactly one module script
 */
export function deferScripts(html: string, bootScript: string): string {
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
  return `${withoutPreloads.slice(0, end)}<script>${bootScript}</script>${withoutPreloads.slice(end)}`.replace(
    moduleScript,
    `<script type="text/deferred" data-preload="${[...hrefs].join(" ")}">`,
  );
}
