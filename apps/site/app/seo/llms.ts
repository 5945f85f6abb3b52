import { brand, tutorialPaths } from "@crm/brand";
import { blogArticlePath, blogPath } from "@crm/contract/pages/blog";
import { articlePath, helpCenterPath } from "@crm/contract/pages/help-center";
import { sitemapPath } from "@crm/contract/pages/sitemap";
import { backendContext, publicSettingsContext } from "../backend/.server/context.ts";
import type { ArticleLink } from "../backend/articles.ts";
import { landingPages } from "../content/landing/landing-pages.ts";
import { tutorials } from "../content/tutorials/tutorials.ts";
import { legalItems, type NavigationItem } from "../navigation/navigation-items.ts";
import { paths } from "../paths.ts";
import { incompletePage } from "../rendering/incomplete-page.ts";
import type { Route } from "./+types/llms.ts";
import { markdownPath } from "./markdown-link.ts";

const mainPages: readonly NavigationItem[] = [
  { label: "Home", to: paths.home },
  { label: "Pricing", to: paths.pricing },
  { label: "Contact", to: paths.contact },
  { label: "Support", to: paths.support },
];

/** Pages for one kind of business or one question. */
const businessPages: readonly NavigationItem[] = [
  { label: `CRM for ${brand.platforms.ecommercePlatform.name} shops`, to: paths.ecommerceLanding },
  ...landingPages.map(({ title, path }) => ({ label: title, to: path })),
];

/** The most articles of each kind; links lead to the others. */
const mostArticles = 500;

/** `/llms.txt`: an index of the site's texts as Markdown, for language models. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { siteUrl } = context.get(publicSettingsContext);
  const backend = context.get(backendContext);
  const [help, blog] = await Promise.all([
    backend.findHelpTitles({ start: 0, limit: mostArticles }),
    backend.findPosts({ sort: "none", start: 0, limit: mostArticles }),
  ]);
  const link = (title: string, path: string, about = "") =>
    `- [${title.replaceAll(/[[\]]/g, "")}](${siteUrl}${path})${about && `: ${about}`}`;
  const line = (path: string, { title, excerpt }: ArticleLink) =>
    link(title, markdownPath(path), excerpt);
  const list = (pages: readonly NavigationItem[]) =>
    pages.map(({ label, to }) => link(label, to)).join("\n");
  const tutorialLines = tutorials.map(({ key, title, description }) =>
    link(title, tutorialPaths[key], description),
  );
  const more = (count: number, to: string) =>
    count > mostArticles ? [link("More articles", to), link("All addresses", sitemapPath)] : [];
  const { titles, count } = help.outcome === "found" ? help.found : { titles: [], count: 0 };
  const helpLines = [
    ...titles.map(({ article, category }) =>
      line(articlePath(category?.slug ?? "", article.slug), article),
    ),
    ...more(count, helpCenterPath),
  ];
  const posts = blog.outcome === "found" ? blog.found : { articles: [], count: 0 };
  const blogLines = [
    ...posts.articles.map((article) => line(blogArticlePath(article.slug), article)),
    ...more(posts.count, blogPath),
  ];
  const text = [
    `# ${brand.product.name}`,
    "> A CRM for small businesses in India: leads, WhatsApp, quotations and follow-up in one place.",
    `## Pages\n\n${list(mainPages)}`,
    `## For your business\n\n${list(businessPages)}`,
    `## Tutorials\n\n${tutorialLines.join("\n")}`,
    `## Help centre\n\n${helpLines.join("\n")}`,
    `## Blog\n\n${blogLines.join("\n")}`,
    `## Legal\n\n${list(legalItems)}\n`,
  ].join("\n\n");
  const isWhole = help.outcome === "found" && blog.outcome === "found";
  return new Response(text, {
    headers: { "Content-Type": "text/plain; charset=utf-8", ...(isWhole ? {} : incompletePage) },
  });
}
