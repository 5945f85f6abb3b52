import { brand, tutorialPaths } from "@crm/brand";
import { blogArticlePath } from "@crm/contract/pages/blog";
import { articlePath } from "@crm/contract/pages/help-center";
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

/** `/llms.txt`: an index of the site's texts as Markdown, for language models. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { siteUrl } = context.get(publicSettingsContext);
  const backend = context.get(backendContext);
  const [help, blog] = await Promise.all([
    backend.listHelpCategories(),
    backend.listBlogArticles(),
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
  const helpLines = (help.outcome === "found" ? help.found : []).flatMap(({ slug, articles }) =>
    articles.map((article) => line(articlePath(slug, article.slug), article)),
  );
  const blogLines = (blog.outcome === "found" ? blog.found : []).map((article) =>
    line(blogArticlePath(article.slug), article),
  );
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
