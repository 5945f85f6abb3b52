import Button from "@mui/material/Button";
import { Link } from "react-router";
import type { ArticleFields } from "../../server/articles/article-fields.ts";
import { suggestSlug } from "../../server/slugs/suggest-slug.ts";
import { feedbackCopy as copy } from "../feedback/copy.ts";

/** A title longer than this is no title; the editor shortens it. Characters. */
const longestTitle = 100;

/**
 * Opens a new article about what readers want.
 *
 * @param title the readers' words
 * @param seeAlso the article that did not help; the new text begins with a link to it
 */
export function WriteArticle({
  title,
  section,
  seeAlso,
}: {
  title: string;
  section?: ArticleFields["section"];
  seeAlso?: { path: string; title: string };
}) {
  const words = title.replaceAll(/\s+/g, " ").trim().slice(0, longestTitle);
  const source: Partial<ArticleFields> = {
    ...{ title: words, slug: suggestSlug(words) },
    ...(section && { section }),
    ...(seeAlso && {
      content: `<p>${copy.seeAlso} <a href="${seeAlso.path}">${escapeText(seeAlso.title)}</a></p>`,
    }),
  };
  return (
    <Button component={Link} size="small" to="/articles/create" state={{ article: source }}>
      {copy.write}
    </Button>
  );
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
