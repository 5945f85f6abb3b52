import type { ReactNode } from "react";
import { HelpArticleLink } from "../../../articles/help/article-link.tsx";
import { Arrow } from "../../../ui/arrow.tsx";
import { Heading } from "../../../ui/heading.tsx";
import type { RelatedLink } from "./article-navigation.ts";

const linkClass =
  "text-small leading-snug font-semibold transition-colors group-hover:text-green after:absolute after:inset-0";

/** Related pages: of the same category, or tutorials with pictures. */
export function Related({
  links,
  categorySlug,
  categoryName,
}: {
  links: readonly RelatedLink[];
  categorySlug: string;
  categoryName: string;
}) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="related" className="mt-12 print:hidden">
      <Heading id="related" size="card">
        Related articles
      </Heading>
      <ul className="mt-3 border-b border-line">
        {links.map((link) =>
          link.kind === "tutorial" ? (
            <Row key={link.path} kind="Tutorial">
              <a href={link.path} className={linkClass}>
                {link.title}
              </a>
            </Row>
          ) : (
            <Row key={link.article.slug} kind={categoryName}>
              <HelpArticleLink
                article={link.article}
                categorySlug={categorySlug}
                categoryName={categoryName}
                className={linkClass}
              >
                {link.article.title}
              </HelpArticleLink>
            </Row>
          ),
        )}
      </ul>
    </section>
  );
}

function Row({ kind, children }: { kind: string; children: ReactNode }) {
  return (
    <li className="group relative border-t border-line py-4 pe-8">
      {children}
      <p className="text-fine text-soft">{kind}</p>
      <Arrow className="absolute top-1/2 inset-e-1 -translate-y-1/2" />
    </li>
  );
}
