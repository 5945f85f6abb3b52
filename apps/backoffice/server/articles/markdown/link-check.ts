import { resolveLinks } from "../../links/resolve-links.ts";
import type { Services } from "../../services.ts";
import { articlePath } from "../article-paths.ts";
import type { PreparedArticle } from "./prepare-article.ts";

/**
 * For a dry run: finds the articles that would stay drafts, because they link to a page that neither
 * the site nor the zip has.
 */
export function createLinkCheck({ db, settings, now }: Pick<Services, "db" | "settings" | "now">) {
  const paths = new Set<string>();
  const doubtful: { file: string; hrefs: string[] }[] = [];
  return {
    async add({ file, input, fields, body }: PreparedArticle, at: number): Promise<void> {
      const categorySlug = fields.category ?? "";
      paths.add(articlePath({ section: input.section, slug: input.slug, categorySlug }));
      const shownFrom = Math.max(at, now());
      const found = await resolveLinks(db, body.html, settings.siteUrl, shownFrom);
      const hrefs = [...found.broken, ...found.unpublished];
      if (hrefs.length > 0) doubtful.push({ file, hrefs });
    },

    /** A sentence for each file; call it after all files were added. */
    list(): Map<string, string> {
      const isMissing = (href: string) => !paths.has(new URL(href, settings.siteUrl).pathname);
      return new Map(
        doubtful.flatMap(({ file, hrefs }) => {
          const missing = hrefs.find(isMissing);
          if (missing === undefined) return [];
          return [[file, `It would stay a draft: readers can't open its link to ${missing}`]];
        }),
      );
    },
  };
}
