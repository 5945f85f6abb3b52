import { sitemapPartPath } from "@crm/contract/pages/sitemap";
import { latest, partSize, type SitemapEntry } from "./list-entries.ts";

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const schema = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** The index: the addresses of the parts, and each part's last change. */
export function writeIndex(siteUrl: string, entries: readonly SitemapEntry[]): string {
  const count = Math.ceil(entries.length / partSize);
  const lines = Array.from({ length: count }, (_, index) => {
    const changed = latest(pickPart(entries, index + 1).map((entry) => entry.changed));
    return `<sitemap>${describe(siteUrl, sitemapPartPath(index + 1), changed)}</sitemap>`;
  });
  return `${head}\n<sitemapindex xmlns="${schema}">\n${lines.join("\n")}\n</sitemapindex>\n`;
}

/** One part: a thousand addresses at most. */
export function writePart(siteUrl: string, entries: readonly SitemapEntry[]): string {
  const lines = entries.map(
    ({ path, changed }) => `<url>${describe(siteUrl, path, changed)}</url>`,
  );
  return `${head}\n<urlset xmlns="${schema}">\n${lines.join("\n")}\n</urlset>\n`;
}

/** @param part counted from 1 */
export function pickPart(entries: readonly SitemapEntry[], part: number): readonly SitemapEntry[] {
  return entries.slice((part - 1) * partSize, part * partSize);
}

/** Paths are percent-encoded and instants are validated dates, so nothing needs escaping. */
function describe(siteUrl: string, path: string, changed: string | undefined): string {
  return `<loc>${siteUrl}${path}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}`;
}
