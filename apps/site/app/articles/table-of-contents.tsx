import type { ArticleHeading } from "@crm/server-kit/article-headings";

const title = "On this page";

/** The article's headings, shown beside it on wide screens. */
export function TableOfContents({ headings }: { headings: readonly ArticleHeading[] }) {
  return (
    <nav aria-label={title} className="sticky top-8 hidden desk:block print:hidden">
      <p className="text-fine font-semibold">{title}</p>
      <Links headings={headings} />
    </nav>
  );
}

/** The same list for narrow screens, collapsed at first. */
export function FoldedContents({ headings }: { headings: readonly ArticleHeading[] }) {
  return (
    <details className="group mt-8 rounded-card border border-line bg-white px-5 desk:hidden print:hidden">
      <summary className="flex min-h-12 list-none items-center justify-between text-small font-semibold">
        {title}
        <span
          aria-hidden="true"
          className="size-2.5 -translate-y-0.5 rotate-45 border-e-2 border-b-2 border-green transition-transform group-open:translate-y-0.5 group-open:rotate-225"
        />
      </summary>
      <div className="pb-4">
        <Links headings={headings} />
      </div>
    </details>
  );
}

function Links({ headings }: { headings: readonly ArticleHeading[] }) {
  return (
    <ol className="contents-list mt-3 border-s-2 border-line text-fine">
      {headings.map(({ id, text, level }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={`-ms-0.5 block border-s-2 border-transparent py-2 text-soft transition-colors hover:border-green hover:text-green ${level === 3 ? "ps-8" : "ps-4"}`}
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
