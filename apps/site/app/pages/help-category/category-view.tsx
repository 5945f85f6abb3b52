import { articleMessages } from "@crm/contract/messages";
import { helpCenterPath } from "@crm/contract/pages/help-center";
import { EmptySpot } from "@crm/drawings/spots/spots";
import type { ReactNode } from "react";
import { helpCenterName, helpTrail } from "../../articles/help/help-trail.ts";
import { listFailure } from "../../lists/list-failure.ts";
import { pageButtons } from "../../lists/page-window.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Container } from "../../ui/container.tsx";
import { Heading, Lede } from "../../ui/heading.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { ArticleList } from "./article-list.tsx";
import { categoryPageAddress } from "./category-address.ts";
import type { CategoryPage } from "./category-content.ts";
import { QuestionList } from "./question-list.tsx";

/** A category: the questions of a fixed one, and the host's articles. */
export function CategoryView({
  page,
  slug,
  known = helpCenterName,
  number,
}: {
  page: CategoryPage;
  slug: string;
  /** The name from the link, for a page that could not be loaded. */
  known?: string | undefined;
  /** The current page of its articles. */
  number: number;
}) {
  const { name = known, description, questions, articles, pages, hasFailed } = page;
  const isEmpty = questions.length === 0 && articles.length === 0;
  const isFirst = number === 1;
  return (
    <CategoryFrame name={name} description={description}>
      {isEmpty && (
        <>
          <EmptySpot className="w-52" />
          <p className="mt-6 w-fit rounded-card rounded-ss-tail border border-line bg-white px-6 py-5 text-soft">
            {hasFailed && listFailure}
            {!hasFailed && isFirst && articleMessages.noArticlesInCategory}
            {!hasFailed && !isFirst && "There are no articles on this page."}
          </p>
          <ButtonLink
            to={isFirst ? helpCenterPath : categoryPageAddress(slug, 1)}
            look="quiet"
            size="medium"
            className="mt-8"
          >
            {isFirst ? "Back to the help centre" : "Go to the first page"}
          </ButtonLink>
        </>
      )}
      {questions.length > 0 && <QuestionList questions={questions} />}
      {articles.length > 0 && (
        <section aria-labelledby="articles" className={questions.length > 0 ? "mt-16" : undefined}>
          <Heading
            id="articles"
            size="section"
            className={questions.length > 0 ? "mb-6" : "sr-only"}
          >
            {questions.length > 0 ? "Read more" : "Articles"}
          </Heading>
          <ArticleList articles={articles} categorySlug={slug} categoryName={name} />
          {pages > 1 && (
            <div className="mt-10">
              <Pagination
                label="Pages of articles"
                buttons={pageButtons(pages, number)}
                current={number}
                address={(other) => categoryPageAddress(slug, other)}
              />
            </div>
          )}
        </section>
      )}
    </CategoryFrame>
  );
}

/** Shown while a category is loading, with its name if the link provided it. */
export function CategoryLoading({ name }: { name: string | undefined }) {
  return (
    <CategoryFrame name={name ?? helpCenterName}>
      <Loading text={articleMessages.loading} />
    </CategoryFrame>
  );
}

function CategoryFrame({
  name,
  description,
  children,
}: {
  name: string;
  description?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Container className="pt-4 pb-20 wide:pt-10 wide:pb-28">
      <div className="grid gap-x-16 gap-y-10 desk:grid-cols-4-7">
        <header className="desk:sticky desk:top-8 desk:self-start">
          <Breadcrumbs steps={helpTrail()} />
          <Heading as="h1" className="mt-3">
            {name}
          </Heading>
          {description && <Lede className="mt-5">{description}</Lede>}
        </header>
        <div className="min-w-0 desk:pt-14">{children}</div>
      </div>
    </Container>
  );
}
