import { brand } from "@crm/brand";
import { pageTitle } from "@crm/contract/pages/page-title";
import type { MetaDescriptor } from "react-router";
import type { JsonLd } from "./json-ld.ts";
import { type Preview, previewPath, previewSize, previews } from "./previews.ts";

/** What search engines and link previews are told of a page. */
export interface PageDescription {
  /** The product's name is added where it is missing and fits. */
  title: string;
  /** One or two sentences, up to about 160 characters. */
  description: string;
  /** The page's own path: its canonical address has no query. */
  path: string;
  type?: "website" | "article";
  /** The picture beside a link to this page; the home page's if left out. */
  preview?: keyof typeof previews | Preview;
  /** For pages that only make sense after a form or a search, or that have nothing to show. */
  noIndex?: boolean;
  /** The same in other forms: feeds, Markdown. */
  links?: readonly { type: string; path: string; title?: string }[];
  jsonLd?: (siteUrl: string) => readonly JsonLd[];
}

/** The type of a route's `matches`; the first one is the root, which knows the site's address. */
type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/**
 * Describes a page's head: title, description, canonical address, Open Graph and Twitter tags,
 * structured data.
 *
 * @param matches the argument of the route's `meta`
 * @example
 * export const meta: Route.MetaFunction = ({ matches }) => describePage(matches, copy.page);
 */
export function describePage(matches: Matches, page: PageDescription): MetaDescriptor[] {
  const { title, description, path, type = "website", noIndex = false, links = [], jsonLd } = page;
  const { preview: given = "home" } = page;
  const preview = typeof given === "string" ? { name: given, alt: previews[given] } : given;
  const siteUrl = readSiteUrl(matches);
  const name = brand.product.name;
  const url = siteUrl + path;
  const picture = siteUrl + previewPath(preview.name);
  return [
    { title: pageTitle(title) },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    ...links.map(({ path: href, ...link }) => ({
      tagName: "link",
      rel: "alternate",
      href: siteUrl + href,
      ...link,
    })),
    ...(noIndex ? [{ name: "robots", content: "noindex" }] : []),
    { property: "og:type", content: type },
    { property: "og:site_name", content: name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:locale", content: "en_IN" },
    { property: "og:image", content: picture },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: String(previewSize.width) },
    { property: "og:image:height", content: String(previewSize.height) },
    { property: "og:image:alt", content: preview.alt },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: picture },
    { name: "twitter:image:alt", content: preview.alt },
    ...(jsonLd?.(siteUrl) ?? []).map((data) => ({ "script:ld+json": data })),
  ];
}

/** The site's origin from the root loader; empty when that failed. */
function readSiteUrl(matches: Matches): string {
  const data = matches.find((match) => match?.id === "root")?.loaderData;
  const known = data && typeof data === "object" && "siteUrl" in data ? data.siteUrl : "";
  return String(known);
}
