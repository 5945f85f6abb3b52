import { brand } from "@crm/brand";
import { blogArticlePath } from "@crm/contract/pages/blog";
import { articlePath } from "@crm/contract/pages/help-center";
import { backendContext, publicSettingsContext } from "../backend/.server/context.ts";
import type { ArticleLink } from "../backend/articles.ts";
import { paths } from "../paths.ts";
import { incompletePage } from "../rendering/incomplete-page.ts";
import type { Route } from "./+types/llms.ts";
import { markdownPath } from "./markdown-link.ts";

/** `/llms.txt`: an index of the site's texts as Markdown, for language models. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { siteUrl } = context.get(publicSettingsContext);
  const backend = context.get(backendContext);
  const [help, blog] = await Promise.all([
    backend.listHelpCategories(),
    backend.listBlogArticles(),
  ]);
  const line = (path: string, { title, excerpt }: ArticleLink) =>
    `- [${title.replaceAll(/[[\]]/g, "")}](${siteUrl}${markdownPath(path)})${excerpt ? `: ${excerpt}` : ""}`;
  const helpLines = (help.outcome === "found" ? help.found : []).flatMap(({ slug, articles }) =>
    articles.map((article) => line(articlePath(slug, article.slug), article)),
  );
  const blogLines = (blog.outcome === "found" ? blog.found : []).map((article) =>
    line(blogArticlePath(article.slug), article),
  );
  const text = [
    `# ${brand.product.name}`,
    "> A CRM for small businesses in India: leads, WhatsApp, quotations and follow-up in one place.",
    `## Pages\n\n- [Home](${siteUrl}${paths.home})\n- [Pricing](${siteUrl}${paths.pricing})\n- [Contact](${siteUrl}${paths.contact})`,
    `## Help centre\n\n${helpLines.join("\n")}`,
    `## Blog\n\n${blogLines.join("\n")}\n`,
  ].join("\n\n");
  const isWhole = help.outcome === "found" && blog.outcome === "found";
  return new Response(text, {
    headers: { "Content-Type": "text/plain; charset=utf-8", ...(isWhole ? {} : incompletePage) },
  });
}
