import { articleMessages } from "@crm/contract/messages";
import { helpCenterPath } from "@crm/contract/pages/help-center";
import { EmptySpot } from "@crm/drawings/spots/spots";
import { helpCenterName } from "../../articles/help/help-trail.ts";
import { listFailure } from "../../lists/list-failure.ts";
import { pageButtons } from "../../lists/page-window.ts";
import { type Loaded, readContent } from "../../rendering/server-content.ts";
import { Heading } from "../../ui/heading.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { ArticleList } from "./article-list.tsx";
import { categoryPageAddress } from "./category-address.ts";
import type { ShownCategory } from "./category-content.ts";
import { CategoryFrame, NoArticles } from "./category-frame.tsx";
import { QuestionList } from "./question-list.tsx";

const emptyPage = "There are no articles on this page.";

/** A category: the questions of a fixed one, and the host's articles. */
export default function CategoryDocument({ loaded }: { loaded: Loaded<ShownCategory> }) {
  const { page, slug, number } = readContent(loaded);
  const { name = helpCenterName, description, questions, articles, pages, hasFailed } = page;
  const isEmpty = questions.length === 0 && articles.length === 0;
  const isFirst = number === 1;
  return (
    <CategoryFrame name={name} description={description}>
      {isEmpty && (
        <NoArticles
          text={
            hasFailed ? listFailure : isFirst ? articleMessages.noArticlesInCategory : emptyPage
          }
          to={isFirst ? helpCenterPath : categoryPageAddress(slug, 1)}
          label={isFirst ? "Back to the help centre" : "Go to the first page"}
          drawing={<EmptySpot className="w-52" />}
        />
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
