import type { Handler } from "hono";
import type { Backend } from "../../app/backend/.server/backend.ts";
import { postPreview, previewPath } from "../../app/seo/previews.ts";

/** Redirects to the picture beside a link to the article, for the desk's preview of such a link. */
export function answerPreviewPicture({ getPreview }: Pick<Backend, "getPreview">): Handler {
  return async (c) => {
    const preview = await getPreview(c.req.param("token") ?? "");
    if (preview.outcome !== "found") return c.text("There is no such preview.", 404);
    const name = preview.section === "help" ? "help" : postPreview(preview.article).name;
    return c.redirect(previewPath(name), 302);
  };
}
