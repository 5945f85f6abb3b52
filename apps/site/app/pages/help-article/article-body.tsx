import { useEffect, useRef, useState } from "react";
import { copyHeadingLinks } from "./heading-links/copy-heading-links.ts";
import { linkHeadings } from "./heading-links/link-headings.ts";

/** An article's HTML, with a link beside each heading. */
export function ArticleBody({ html }: { html: string }) {
  const body = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState("");
  useEffect(() => (body.current ? copyHeadingLinks(body.current, setSaid) : undefined), []);
  return (
    <>
      <div
        ref={body}
        className="prose mt-8"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the backend on every render
        dangerouslySetInnerHTML={{ __html: linkHeadings(html) }}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
