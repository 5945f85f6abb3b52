import { data } from "react-router";
import { loadPreview, problemStatuses } from "../../articles/preview/load-preview.ts";
import {
  describePreview,
  PreviewPage,
  PreviewProblemPage,
} from "../../articles/preview/preview-page.tsx";
import { backendContext } from "../../backend/.server/context.ts";
import type { Route } from "./+types/help-preview";
import { showArticlePreview } from "./article-page.ts";
import { ArticleView } from "./article-view.tsx";
import "../../articles/article.css";

/** A part of the printed address while the editor has not chosen a category yet. */
const noCategory = "preview";

/** A help article's page with its unpublished text, behind a signed link. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const backend = context.get(backendContext);
  const preview = await loadPreview(backend, "help", params.token);
  if (preview.outcome !== "found") {
    return data({ problem: preview.outcome }, { status: problemStatuses[preview.outcome] });
  }
  return data({ page: await showArticlePreview(backend, preview.article), until: preview.until });
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describePreview(loaderData && "page" in loaderData ? loaderData.page.article.title : undefined);

export default function HelpPreview({ loaderData }: Route.ComponentProps) {
  if ("problem" in loaderData) return <PreviewProblemPage problem={loaderData.problem} />;
  const { page, until } = loaderData;
  return (
    <PreviewPage until={until}>
      <ArticleView
        {...page}
        categorySlug={page.article.category?.slug ?? noCategory}
        categoryName={undefined}
      />
    </PreviewPage>
  );
}
