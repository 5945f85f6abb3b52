import { articleMessages } from "@crm/contract/messages";
import { articlePath } from "@crm/contract/pages/help-center";
import { Suspense } from "react";
import { Await, data, useLocation } from "react-router";
import { readArticleState } from "../../articles/article-state.ts";
import { describeTrail, helpCenterName, helpTrail } from "../../articles/help/help-trail.ts";
import { loadPreview } from "../../articles/preview/load-preview.ts";
import { describePreview, PreviewPage } from "../../articles/preview/preview-page.tsx";
import { backendContext } from "../../backend/.server/context.ts";
import { followRedirect } from "../../navigation/follow-redirect.ts";
import { incompletePage, passLoaderHeaders } from "../../rendering/incomplete-page.ts";
import { checkMissing, redirectForGood } from "../../rendering/missing-page.ts";
import { describeArticle, describeFaq } from "../../seo/json-ld.ts";
import { markdownLink } from "../../seo/markdown-link.ts";
import { describePage } from "../../seo/page-meta.ts";
import type { Route } from "./+types/help-article";
import {
  type ArticlePage,
  articleFailure,
  goneArticle,
  loadArticlePage,
  showArticlePreview,
} from "./article-page.ts";
import { ArticleView } from "./article-view.tsx";
import { ArticleLoading, ArticleProblem } from "./article-waiting.tsx";
import "../../articles/article.css";

export const headers = passLoaderHeaders;

/** A part of a preview's printed address while the editor has not chosen a category yet. */
const noCategory = "preview";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const backend = context.get(backendContext);
  if (params.token !== undefined) {
    const { preview, status } = await loadPreview(backend, "help", params.token, (article) =>
      showArticlePreview(backend, article),
    );
    return data({ preview }, { status });
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
  return data({ page }, { status, headers: incomplete ? incompletePage : {} });
}

/** Shows the link's data at once, and the article when it is loaded. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const page = serverLoader().then<ArticlePage, ArticlePage>(
    (loaded) => ("page" in loaded ? loaded.page : { problem: articleMessages.error }),
    (error) => followRedirect(error) ?? { problem: articleMessages.error },
  );
  return { page };
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches, params }) => {
  if (loaderData && "preview" in loaderData) return describePreview(loaderData.preview);
  const { slug = "", articleSlug = "" } = params;
  const path = articlePath(slug, articleSlug);
  const page = loaderData?.page instanceof Promise ? undefined : loaderData?.page;
  if (!page || "problem" in page) {
    const title = readArticleState(location.state)?.title ?? helpCenterName;
    return describePage(matches, { title, description: title, path, noIndex: Boolean(page) });
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
};

export default function HelpArticle({ loaderData, params }: Route.ComponentProps) {
  const { slug = "" } = params;
  const known = readArticleState(useLocation().state);
  if ("preview" in loaderData) {
    return (
      <PreviewPage preview={loaderData.preview}>
        {(page) => (
          <ArticleView
            {...page}
            categorySlug={page.article.category?.slug ?? noCategory}
            categoryName={undefined}
          />
        )}
      </PreviewPage>
    );
  }
  return (
    <Suspense fallback={<ArticleLoading known={known} categorySlug={slug} />}>
      <Await resolve={loaderData.page}>
        {(page) =>
          "problem" in page ? (
            <ArticleProblem text={page.problem} isGone={page.isGone} />
          ) : (
            <ArticleView {...page} categorySlug={slug} categoryName={known?.categoryName} />
          )
        }
      </Await>
    </Suspense>
  );
}
