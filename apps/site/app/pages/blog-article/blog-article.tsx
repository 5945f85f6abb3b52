import { articleMessages } from "@crm/contract/messages";
import { blogArticlePath } from "@crm/contract/pages/blog";
import { data, useLocation } from "react-router";
import { ArticleProblem } from "../../articles/article-problem.tsx";
import { readArticleState } from "../../articles/article-state.ts";
import { blogName } from "../../articles/blog/blog-name.ts";
import { blogTrail } from "../../articles/blog/blog-trail.ts";
import { blogWayOn } from "../../articles/blog/blog-way-on.ts";
import { feedLinks } from "../../articles/blog/feed-links.ts";
import { followArticle } from "../../articles/follow-article.ts";
import { loadPreview } from "../../articles/preview/load-preview.ts";
import { describePreview } from "../../articles/preview/preview-page.tsx";
import { backendContext } from "../../backend/.server/context.ts";
import { awaitBriefly } from "../../navigation/await-briefly.ts";
import { incompletePage, passLoaderHeaders } from "../../rendering/incomplete-page.ts";
import { checkMissing } from "../../rendering/missing-page.ts";
import { keepHead } from "../../rendering/page-head.ts";
import { keepContent, readContent } from "../../rendering/server-content.ts";
import { promiseServerHtml, ServerHtml } from "../../rendering/server-html.tsx";
import { describeArticle, describeBreadcrumbs, describeFaq } from "../../seo/json-ld.ts";
import { markdownLink } from "../../seo/markdown-link.ts";
import { describePage } from "../../seo/page-meta.ts";
import { postPreview, previewPath } from "../../seo/previews.ts";
import type { Route } from "./+types/blog-article";
import BlogArticleDocument from "./blog-article-document.ssr.tsx";
import { BlogArticleLoading } from "./blog-article-loading.tsx";
import {
  goneBlogPost,
  loadBlogArticlePage,
  postFailure,
  type ShownPost,
  showBlogPreview,
} from "./blog-article-page.ts";
import "../../articles/article.css";

export const headers = passLoaderHeaders;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const backend = context.get(backendContext);
  if (params.token !== undefined) {
    const { preview, status } = await loadPreview(backend, "blog", params.token, (article) =>
      showBlogPreview(backend, article),
    );
    return data(keepContent<ShownPost>({ preview }), { status });
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
  return data(keepContent<ShownPost>({ page }), {
    status,
    headers: incomplete ? incompletePage : {},
  });
}

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const { page } = await awaitBriefly(promiseServerHtml(url).serverHtml);
  return { serverHtml: page };
}

export const meta: Route.MetaFunction = import.meta.env.SSR
  ? ({ loaderData, matches, params }) => {
      if (!loaderData) return [];
      const shown = readContent(loaderData);
      if ("preview" in shown) return describePreview(shown.preview);
      const { page } = shown;
      if ("problem" in page) {
        const title = blogName;
        const path = blogArticlePath(params.slug ?? "");
        return describePage(matches, { title, description: title, path, noIndex: true });
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
    }
  : keepHead((state) => readArticleState(state)?.title ?? blogName);

export default function BlogArticle({ loaderData, params }: Route.ComponentProps) {
  const known = readArticleState(useLocation().state);
  return (
    <ServerHtml
      key={params.slug}
      name="document"
      loading={<BlogArticleLoading title={known?.title} />}
      failed={<ArticleProblem text={articleMessages.blogError} wayOn={blogWayOn} />}
      listen={followArticle}
    >
      <BlogArticleDocument loaded={loaderData} />
    </ServerHtml>
  );
}
