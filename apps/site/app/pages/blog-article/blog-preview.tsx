import { data } from "react-router";
import { loadPreview, problemStatuses } from "../../articles/preview/load-preview.ts";
import {
  describePreview,
  PreviewPage,
  PreviewProblemPage,
} from "../../articles/preview/preview-page.tsx";
import { backendContext } from "../../backend/.server/context.ts";
import type { Route } from "./+types/blog-preview";
import { showBlogPreview } from "./blog-article-page.ts";
import { BlogArticleView } from "./blog-article-view.tsx";
import "../../articles/article.css";

/** A post's page with its unpublished text, behind a signed link. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const backend = context.get(backendContext);
  const preview = await loadPreview(backend, "blog", params.token);
  if (preview.outcome !== "found") {
    return data({ problem: preview.outcome }, { status: problemStatuses[preview.outcome] });
  }
  return data({ page: await showBlogPreview(backend, preview.article), until: preview.until });
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describePreview(loaderData && "page" in loaderData ? loaderData.page.article.title : undefined);

export default function BlogPreview({ loaderData }: Route.ComponentProps) {
  if ("problem" in loaderData) return <PreviewProblemPage problem={loaderData.problem} />;
  const { page, until } = loaderData;
  return (
    <PreviewPage until={until}>
      <BlogArticleView {...page} />
    </PreviewPage>
  );
}
