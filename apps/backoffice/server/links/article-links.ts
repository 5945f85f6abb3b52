import { parseInParts } from "@crm/server-kit/parse-html";
import { visitElements } from "@crm/server-kit/visit-elements";
import { writeHtml } from "@crm/server-kit/write-html";
import type { Root } from "hast";

/**
 * Every address that an article's text links to, each once.
 *
 * @param tree a sanitized text: only links have a `href`
 */
export function listLinks(tree: Root): string[] {
  const hrefs = new Set<string>();
  visitElements(tree, ({ properties }) => {
    if (properties.href !== undefined) hrefs.add(String(properties.href));
  });
  return [...hrefs];
}

/**
 * Replaces addresses that a text links to. Nothing else in the text changes.
 *
 * @param html a sanitized text
 * @param changes new addresses by old addresses
 */
export async function replaceLinks(
  html: string,
  changes: ReadonlyMap<string, string>,
): Promise<string> {
  if (changes.size === 0) return html;
  const tree = await parseInParts(html);
  visitElements(tree, ({ properties }) => {
    const change = changes.get(String(properties.href));
    if (change !== undefined) properties.href = change;
  });
  return writeHtml(tree);
}
