import { articlePreviewPath } from "@crm/contract/pages/article-previews";
import { redirect } from "react-router";
import type { Backend } from "../../backend/.server/backend.ts";
import type { Article } from "../../backend/articles.ts";
import type { PreviewProblem } from "../../backend/preview.ts";

/** The status of a preview page that has nothing to show. */
const problemStatuses: Record<PreviewProblem, number> = {
  expired: 410,
  forged: 403,
  missing: 404,
  unknown: 502,
};

/** What a preview page shows: the page of an article until the link expires, or why there is none. */
export type PreviewPageData<Page> = { page: Page; until: number } | { problem: PreviewProblem };

/**
 * Loads a preview page.
 *
 * @param section the page's own section
 * @param show loads what is beside the article
 * @throws Response a redirect to the other section's page, when the editor has moved the article there
 */
export async function loadPreview<Page>(
  backend: Pick<Backend, "getPreview">,
  section: "help" | "blog",
  token: string,
  show: (article: Article) => Promise<Page>,
): Promise<{ preview: PreviewPageData<Page>; status: number }> {
  const preview = await backend.getPreview(token);
  if (preview.outcome !== "found") {
    const { outcome: problem } = preview;
    return { preview: { problem }, status: problemStatuses[problem] };
  }
  if (preview.section !== section) {
    throw redirect(articlePreviewPath(preview.section, token), 302);
  }
  return { preview: { page: await show(preview.article), until: preview.until }, status: 200 };
}
