import { decodeEntities } from "@crm/server-kit/html-entities";

const linkTag = /<a href="([^"]*)"/g;

/**
 * Every address that an article's text links to, each once.
 *
 * @param html a sanitized text: it contains `<a href="…">` only where there is a link
 */
export function listLinks(html: string): string[] {
  return [...new Set([...html.matchAll(linkTag)].map(([, href = ""]) => decodeEntities(href)))];
}

/**
 * Replaces addresses that a text links to.
 *
 * @param html a sanitized text
 * @param changes new addresses by old addresses
 */
export function replaceLinks(html: string, changes: ReadonlyMap<string, string>): string {
  if (changes.size === 0) return html;
  return html.replaceAll(linkTag, (whole, href: string) => {
    const change = changes.get(decodeEntities(href));
    return change === undefined ? whole : `<a href="${encodeEntities(change)}"`;
  });
}

function encodeEntities(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}
