import type { Article } from "../backend/articles.ts";
import { copiedId } from "./heading-links/copy-heading-links.ts";
import { EnlargedPictures } from "./pictures/enlarged-pictures.tsx";

/** An article's HTML as the backend has prepared it, and the dialogs of its pictures. */
export function ArticleBody({ html, pictures }: Pick<Article, "html" | "pictures">) {
  return (
    <>
      <div
        className="prose mt-8"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the backend on every render
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <EnlargedPictures pictures={pictures} />
      <p id={copiedId} role="status" className="sr-only" />
    </>
  );
}
