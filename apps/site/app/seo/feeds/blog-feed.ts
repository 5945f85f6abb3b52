import { brand } from "@crm/brand";
import { blogArticlePath, blogFeedPaths, blogPath } from "@crm/contract/pages/blog";
import { copy } from "../../articles/blog/copy.ts";
import { sortArticles } from "../../articles/blog/sort-articles.ts";
import type { ArticleLink } from "../../backend/articles.ts";

/** The most posts in a feed; feed readers store older ones. */
export const mostEntries = 50;

const title = `${brand.product.name} ${copy.name}`;

interface Entry {
  title: string;
  url: string;
  summary: string;
  category: string | undefined;
  published: Date;
  updated: Date;
}

/** RSS 2.0 of the newest posts; posts without a date are left out. */
export function writeRss(siteUrl: string, articles: readonly ArticleLink[]): string {
  const items = pickEntries(siteUrl, articles).map(
    (entry) => `<item>
<title>${escapeXml(entry.title)}</title>
<link>${entry.url}</link>
<guid isPermaLink="true">${entry.url}</guid>
<pubDate>${entry.published.toUTCString()}</pubDate>
<description>${escapeXml(entry.summary)}</description>
${entry.category ? `<category>${escapeXml(entry.category)}</category>\n` : ""}</item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeXml(title)}</title>
<link>${siteUrl}${blogPath}</link>
<description>${escapeXml(copy.lede)}</description>
<language>en-in</language>
<atom:link href="${siteUrl}${blogFeedPaths.rss}" rel="self" type="application/rss+xml"/>
${items.join("\n")}
</channel></rss>
`;
}

/** The same posts as Atom (RFC 4287). */
export function writeAtom(siteUrl: string, articles: readonly ArticleLink[]): string {
  const entries = pickEntries(siteUrl, articles);
  const newest = Math.max(0, ...entries.map(({ updated }) => updated.getTime()));
  const items = entries.map(
    (entry) => `<entry>
<title>${escapeXml(entry.title)}</title>
<link href="${entry.url}"/>
<id>${entry.url}</id>
<published>${entry.published.toISOString()}</published>
<updated>${entry.updated.toISOString()}</updated>
<summary>${escapeXml(entry.summary)}</summary>
${entry.category ? `<category term="${escapeXml(entry.category)}"/>\n` : ""}</entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<title>${escapeXml(title)}</title>
<subtitle>${escapeXml(copy.lede)}</subtitle>
<link href="${siteUrl}${blogPath}"/>
<link rel="self" type="application/atom+xml" href="${siteUrl}${blogFeedPaths.atom}"/>
<id>${siteUrl}${blogPath}</id>
<updated>${new Date(newest).toISOString()}</updated>
<author><name>${escapeXml(brand.product.name)}</name></author>
${items.join("\n")}
</feed>
`;
}

function pickEntries(siteUrl: string, articles: readonly ArticleLink[]): Entry[] {
  // Posts without a date are sorted last.
  return sortArticles(articles, "newest")
    .slice(0, mostEntries)
    .flatMap(({ publishedAt, updatedAt, slug, title, excerpt = "", category }) =>
      publishedAt
        ? {
            title,
            url: siteUrl + blogArticlePath(slug),
            summary: excerpt,
            category: category?.name,
            published: new Date(publishedAt),
            updated: new Date(updatedAt ?? publishedAt),
          }
        : [],
    );
}

/** Removes characters that XML 1.0 does not allow, and escapes the rest. */
function escapeXml(text: string): string {
  const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? "");
}
