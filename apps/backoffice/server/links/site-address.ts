import { blogCategoryParameter, blogPath } from "@crm/contract/pages/blog";
import { fixedCategorySlugs, helpCenterPath } from "@crm/contract/pages/help-center";
import { isFixedPath, sitePaths } from "@crm/contract/pages/site-paths";

/** The kind of an address of the site by its form; the database knows whether the page exists. */
export type SiteAddress =
  | { kind: "anchor"; anchor: string }
  | { kind: "fixed"; path: string; anchor: string }
  | { kind: "help-category"; slug: string; anchor: string }
  | { kind: "help-article"; path: string; slug: string; anchor: string }
  | { kind: "blog-category"; slug: string; anchor: string }
  | { kind: "blog-article"; slug: string; anchor: string }
  | { kind: "unknown" };

/**
 * Parses the address of a link in an article.
 *
 * @param siteUrl the site's public origin
 * @returns undefined when it is an address of another site
 */
export function readSiteAddress(href: string, siteUrl: string): SiteAddress | undefined {
  if (href.startsWith("#")) return { kind: "anchor", anchor: decode(href.slice(1)) };
  const url = URL.parse(href, siteUrl);
  if (url?.origin !== new URL(siteUrl).origin) return undefined;
  const path = decode(url.pathname).replace(/(?<=.)\/+$/, "");
  const anchor = decode(url.hash.slice(1));
  const category = url.searchParams.get(blogCategoryParameter);
  if (path === blogPath && category) return { kind: "blog-category", slug: category, anchor };
  if (isFixedPath(path)) return { kind: "fixed", path, anchor };
  return readContentPath(path, anchor);
}

function readContentPath(path: string, anchor: string): SiteAddress {
  const [, root = "", first = "", second, ...rest] = path.split("/");
  if (fixedCategorySlugs.some((slug) => slug === root) && !first) {
    return { kind: "help-category", slug: root, anchor };
  }
  if (!first || rest.length > 0) return { kind: "unknown" };
  const isHelp = `/${root}` === helpCenterPath;
  if (isHelp && second === undefined) return { kind: "help-category", slug: first, anchor };
  if (isHelp && second)
    return { kind: "help-article", path, slug: removeMarkdownEnding(second), anchor };
  if (`/${root}` === sitePaths.blog && second === undefined) {
    return { kind: "blog-article", slug: removeMarkdownEnding(first), anchor };
  }
  return { kind: "unknown" };
}

/** An article's Markdown version has the same address with the ending `.md`. */
function removeMarkdownEnding(name: string): string {
  return name.replace(/\.md$/, "");
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
