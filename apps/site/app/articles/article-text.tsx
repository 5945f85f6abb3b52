import { readPictureSize } from "@crm/contract/extensions/media";
import type { Article } from "../backend/articles.ts";
import { Heading, Lede } from "../ui/heading.tsx";
import { Note } from "../ui/note.tsx";
import { ArticleBody } from "./article-body.tsx";
import { StoredPicture } from "./pictures/stored-picture.tsx";
import { FoldedContents } from "./table-of-contents.tsx";

/** The parts of a help article or blog post below its title and date. */
export function ArticleText({
  article: { image, imageAlt = "", description, html, pictures, excerpt, headings },
}: {
  article: Article;
}) {
  return (
    <>
      {image && (
        <StoredPicture
          src={image}
          alt={imageAlt}
          {...readPictureSize(image)}
          shownWidth={760}
          fetchPriority="high"
          className="mt-8 h-auto w-full rounded-panel border border-line bg-white"
        />
      )}
      {description && <Lede className="mt-8 border-t border-line pt-8">{description}</Lede>}
      {headings.length > 1 && <FoldedContents headings={headings} />}
      <ArticleBody html={html} pictures={pictures} />
      {excerpt && (
        <div className="mt-12 max-w-text">
          <Note look="info">
            <Heading as="h2" size="card">
              Summary
            </Heading>
            <p className="mt-2">{excerpt}</p>
          </Note>
        </div>
      )}
    </>
  );
}
