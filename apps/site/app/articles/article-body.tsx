import { useEffect, useRef, useState } from "react";
import { copyHeadingLinks } from "./heading-links/copy-heading-links.ts";
import { linkHeadings } from "./heading-links/link-headings.ts";
import { enlargePictures } from "./pictures/enlarge-pictures.ts";
import { EnlargedPictures } from "./pictures/enlarged-pictures.tsx";

/** An article's HTML, with a link beside each heading and enlargeable pictures. */
export function ArticleBody({ html }: { html: string }) {
  const body = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState("");
  useEffect(() => (body.current ? copyHeadingLinks(body.current, setSaid) : undefined), []);
  const enlarged = enlargePictures(html);
  return (
    <>
      <div
        ref={body}
        className="prose mt-8"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the backend on every render
        dangerouslySetInnerHTML={{ __html: linkHeadings(enlarged.html) }}
      />
      <EnlargedPictures pictures={enlarged.pictures} />
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
