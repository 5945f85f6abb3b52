import { articlePreviewPath } from "@crm/contract/pages/article-previews";
import { redirect } from "react-router";
import type { Backend } from "../../backend/.server/backend.ts";
import type { Preview, PreviewProblem } from "../../backend/preview.ts";

/** The status of a preview page that has nothing to show. */
export const problemStatuses: Record<PreviewProblem, number> = {
  expired: 410,
  forged: 403,
  missing: 404,
  unknown: 502,
};

/**
 * Loads the article of a preview page.
 *
 * @param section the page's own section
 * @throws Response a redirect to the other section's page, when the editor has moved the article there
 */
export async function loadPreview(
  backend: Pick<Backend, "getPreview">,
  section: "help" | "blog",
  token: string,
): Promise<Preview> {
  const preview = await backend.getPreview(token);
  if (preview.outcome === "found" && preview.section !== section) {
    throw redirect(articlePreviewPath(preview.section, token), 302);
  }
  return preview;
}
