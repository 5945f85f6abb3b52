import { sitemapPartPath } from "@crm/contract/pages/sitemap";
import type { SitemapEntry } from "./list-entries.ts";

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const schema = "http://www.sitemaps.org/schemas/sitemap/0.9";

/**
 * The index: the addresses of the parts.
 *
 * @param changes each part's last change, if known
 */
export function writeIndex(siteUrl: string, changes: readonly (string | undefined)[]): string {
  const lines = changes.map(
    (changed, index) =>
      `<sitemap>${describe(siteUrl, sitemapPartPath(index + 1), changed)}</sitemap>`,
  );
  return `${head}\n<sitemapindex xmlns="${schema}">\n${lines.join("\n")}\n</sitemapindex>\n`;
}

/** One part: a thousand addresses at most. */
export function writePart(siteUrl: string, entries: readonly SitemapEntry[]): string {
  const lines = entries.map(
    ({ path, changed }) => `<url>${describe(siteUrl, path, changed)}</url>`,
  );
  return `${head}\n<urlset xmlns="${schema}">\n${lines.join("\n")}\n</urlset>\n`;
}

/** Paths are percent-encoded and instants are validated dates, so nothing needs escaping. */
function describe(siteUrl: string, path: string, changed: string | undefined): string {
  return `<loc>${siteUrl}${path}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}`;
}
