import { HelpArticleLink } from "../../articles/help/article-link.tsx";
import { Accordion, AccordionItem } from "../../ui/accordion.tsx";
import { Arrow } from "../../ui/arrow.tsx";
import type { QuestionEntry } from "./category-content.ts";

/**
 * The questions of a fixed category: those with an article link to it, the others open in place.
 */
export function QuestionList({ questions }: { questions: readonly QuestionEntry[] }) {
  return (
    <Accordion>
      {questions.map((entry) =>
        "article" in entry ? (
          <HelpArticleLink
            key={entry.title}
            article={entry.article}
            categorySlug={entry.categorySlug}
            categoryName={entry.categoryName}
            className="group flex min-h-11 items-start justify-between gap-6 border-t border-line py-5 text-card font-semibold transition-colors hover:text-green"
          >
            {entry.title}
            <Arrow className="mt-2 me-1 shrink-0" />
          </HelpArticleLink>
        ) : (
          <AccordionItem key={entry.title} question={entry.title}>
            {entry.answer.map((paragraph) => (
              <p key={paragraph} className="[&+p]:mt-3">
                {paragraph}
              </p>
            ))}
          </AccordionItem>
        ),
      )}
    </Accordion>
  );
}
