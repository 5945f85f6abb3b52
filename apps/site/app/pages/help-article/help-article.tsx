import { articleMessages } from "@crm/contract/messages";
import { articlePath } from "@crm/contract/pages/help-center";
import { data, useLocation } from "react-router";
import { ArticleProblem } from "../../articles/article-problem.tsx";
import { readArticleState } from "../../articles/article-state.ts";
import { followArticle } from "../../articles/follow-article.ts";
import { describeTrail, helpCenterName, helpTrail } from "../../articles/help/help-trail.ts";
import { helpWayOn } from "../../articles/help/help-way-on.ts";
import { loadPreview } from "../../articles/preview/load-preview.ts";
import { describePreview } from "../../articles/preview/preview-page.tsx";
import { backendContext } from "../../backend/.server/context.ts";
import { incompletePage, passLoaderHeaders } from "../../rendering/incomplete-page.ts";
import { checkMissing, redirectForGood } from "../../rendering/missing-page.ts";
import { keepHead } from "../../rendering/page-head.ts";
import { keepContent, readContent } from "../../rendering/server-content.ts";
import { promiseServerHtml, ServerHtml } from "../../rendering/server-html.tsx";
import { describeArticle, describeFaq } from "../../seo/json-ld.ts";
import { markdownLink } from "../../seo/markdown-link.ts";
import { describePage } from "../../seo/page-meta.ts";
import type { Route } from "./+types/help-article";
import ArticleDocument from "./article-document.ssr.tsx";
import { ArticleLoading } from "./article-loading.tsx";
import {
  articleFailure,
  goneArticle,
  loadArticlePage,
  type ShownArticle,
  showArticlePreview,
} from "./article-page.ts";
import "../../articles/article.css";

export const headers = passLoaderHeaders;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const backend = context.get(backendContext);
  if (params.token !== undefined) {
    const { preview, status } = await loadPreview(backend, "help", params.token, (article) =>
      showArticlePreview(backend, article),
    );
    return data(keepContent<ShownArticle>({ preview }), { status });
  }
  const id = new URL(request.url).searchParams.get("id");
  const loaded = await loadArticlePage(backend, id, params);
  if (loaded.movedTo) throw redirectForGood(loaded.movedTo);
  const asked = articlePath(params.slug, params.articleSlug);
  const { page, status, incomplete } = await checkMissing(
    backend,
    asked,
    loaded,
    articleFailure,
    goneArticle,
  );
  return data(keepContent<ShownArticle>({ page, categorySlug: params.slug }), {
    status,
    headers: incomplete ? incompletePage : {},
  });
}

/** Shows the link's data at once, and the article when it is loaded. */
export const clientLoader = ({ url }: Route.ClientLoaderArgs) => promiseServerHtml(url);

export const meta: Route.MetaFunction = import.meta.env.SSR
  ? ({ loaderData, matches, params }) => {
      if (!loaderData) return [];
      const shown = readContent(loaderData);
      if ("preview" in shown) return describePreview(shown.preview);
      const { page } = shown;
      const { slug = "", articleSlug = "" } = params;
      if ("problem" in page) {
        const title = helpCenterName;
        const path = articlePath(slug, articleSlug);
        return describePage(matches, { title, description: title, path, noIndex: true });
      }
      const { title, description, excerpt, category } = page.article;
      const categorySlug = category?.slug ?? slug;
      const ownPath = articlePath(categorySlug, page.article.slug);
      const above = helpTrail(category && { name: category.name, slug: categorySlug });
      return describePage(matches, {
        title,
        preview: "help",
        description: description ?? excerpt ?? title,
        path: ownPath,
        type: "article",
        links: [markdownLink(ownPath)],
        jsonLd: (siteUrl) => [
          describeArticle(siteUrl, ownPath, page.article),
          ...describeTrail([...above, { name: title, path: ownPath }])(siteUrl),
          ...(page.article.faq ? [describeFaq(page.article.faq)] : []),
        ],
      });
    }
  : keepHead((state) => readArticleState(state)?.title ?? helpCenterName);

export default function HelpArticle({ loaderData, params }: Route.ComponentProps) {
  const known = readArticleState(useLocation().state);
  return (
    <ServerHtml
      name="document"
      loading={<ArticleLoading known={known} categorySlug={params.slug ?? ""} />}
      failed={<ArticleProblem text={articleMessages.error} wayOn={helpWayOn} />}
      listen={followArticle}
    >
      <ArticleDocument loaded={loaderData} />
    </ServerHtml>
  );
}
