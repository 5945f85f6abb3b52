import { articleMessages } from "@crm/contract/messages";
import { blogArticlePath } from "@crm/contract/pages/blog";
import { Suspense } from "react";
import { Await, data, useLocation } from "react-router";
import { readArticleState } from "../../articles/article-state.ts";
import { blogTrail } from "../../articles/blog/blog-trail.ts";
import { copy } from "../../articles/blog/copy.ts";
import { feedLinks } from "../../articles/blog/feed-links.ts";
import { loadPreview } from "../../articles/preview/load-preview.ts";
import { describePreview, PreviewPage } from "../../articles/preview/preview-page.tsx";
import { backendContext } from "../../backend/.server/context.ts";
import { awaitBriefly } from "../../navigation/await-briefly.ts";
import { followRedirect } from "../../navigation/follow-redirect.ts";
import { incompletePage, passLoaderHeaders } from "../../rendering/incomplete-page.ts";
import { checkMissing } from "../../rendering/missing-page.ts";
import { describeArticle, describeBreadcrumbs, describeFaq } from "../../seo/json-ld.ts";
import { markdownLink } from "../../seo/markdown-link.ts";
import { describePage } from "../../seo/page-meta.ts";
import { postPreview, previewPath } from "../../seo/previews.ts";
import type { Route } from "./+types/blog-article";
import {
  type BlogArticlePage,
  goneBlogPost,
  loadBlogArticlePage,
  postFailure,
  showBlogPreview,
} from "./blog-article-page.ts";
import { BlogArticleView } from "./blog-article-view.tsx";
import { BlogArticleLoading, BlogArticleProblem } from "./blog-article-waiting.tsx";
import "../../articles/article.css";

export const headers = passLoaderHeaders;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const backend = context.get(backendContext);
  if (params.token !== undefined) {
    const { preview, status } = await loadPreview(backend, "blog", params.token, (article) =>
      showBlogPreview(backend, article),
    );
    return data({ preview }, { status });
  }
  const id = new URL(request.url).searchParams.get("id");
  const loaded = await loadBlogArticlePage(backend, id, params.slug);
  const asked = blogArticlePath(params.slug);
  const { page, status, incomplete } = await checkMissing(
    backend,
    asked,
    loaded,
    postFailure,
    goneBlogPost,
  );
  return data({ page }, { status, headers: incomplete ? incompletePage : {} });
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return awaitBriefly<BlogArticlePage>(
    serverLoader().then(
      (loaded) => ("page" in loaded ? loaded.page : { problem: articleMessages.blogError }),
      (error) => followRedirect(error) ?? { problem: articleMessages.blogError },
    ),
  );
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches, params }) => {
  if (loaderData && "preview" in loaderData) return describePreview(loaderData.preview);
  const page = loaderData?.page instanceof Promise ? undefined : loaderData?.page;
  if (!page || "problem" in page) {
    const title = readArticleState(location.state)?.title ?? copy.name;
    const path = blogArticlePath(params.slug ?? "");
    return describePage(matches, { title, description: title, path, noIndex: Boolean(page) });
  }
  const { article } = page;
  const path = blogArticlePath(article.slug);
  return describePage(matches, {
    title: article.title,
    description: article.description ?? article.excerpt ?? article.title,
    path,
    type: "article",
    preview: postPreview(article),
    links: [markdownLink(path), ...feedLinks],
    jsonLd: (siteUrl) => [
      describeArticle(siteUrl, path, {
        ...article,
        image: article.image ?? previewPath(postPreview(article).name),
      }),
      describeBreadcrumbs(siteUrl, blogTrail(article)),
      ...(article.faq ? [describeFaq(article.faq)] : []),
    ],
  });
};

export default function BlogArticle({ loaderData, params }: Route.ComponentProps) {
  const known = readArticleState(useLocation().state);
  if ("preview" in loaderData) {
    return (
      <PreviewPage preview={loaderData.preview}>
        {(page) => <BlogArticleView {...page} />}
      </PreviewPage>
    );
  }
  return (
    <Suspense key={params.slug} fallback={<BlogArticleLoading title={known?.title} />}>
      <Await resolve={loaderData.page}>
        {(page) =>
          "problem" in page ? (
            <BlogArticleProblem text={page.problem} isGone={page.isGone} />
          ) : (
            <BlogArticleView {...page} />
          )
        }
      </Await>
    </Suspense>
  );
}
