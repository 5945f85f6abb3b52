import { Card } from "../../ui/card.tsx";
import { Heading } from "../../ui/heading.tsx";
import { textLinkClass } from "../../ui/text-link.tsx";
import { HelpArticleLink } from "../help-article/article-link.tsx";
import { CategoryLink } from "../help-category/category-link.tsx";
import { copy } from "./copy.ts";
import type { CardEntry, CategoryCard } from "./help-home-page.ts";

/** A card for each category: its name, a few titles, and the way to all of them. */
export function CategoryCards({ cards }: { cards: readonly CategoryCard[] }) {
  return (
    <ul className="grid gap-5 wide:grid-cols-2 broad:grid-cols-3">
      {cards.map((card) => (
        <Card key={card.slug} as="li" className="flex flex-col">
          <Heading as="h3" size="card">
            {card.name}
          </Heading>
          <ul className="mt-4 mb-5 grid gap-1">
            {card.entries.map((entry) => (
              <li key={"article" in entry ? entry.article.slug : entry.question}>
                <EntryLink entry={entry} card={card} />
              </li>
            ))}
          </ul>
          <CategoryLink
            slug={card.slug}
            name={card.name}
            className={`mt-auto inline-flex min-h-11 items-center self-start text-small ${textLinkClass}`}
          >
            {copy.showAll}
            <span className="sr-only">: {card.name}</span>
          </CategoryLink>
        </Card>
      ))}
    </ul>
  );
}

const entryClass = "block py-1.5 text-small transition-colors hover:text-green hover:underline";

function EntryLink({ entry, card }: { entry: CardEntry; card: CategoryCard }) {
  return "article" in entry ? (
    <HelpArticleLink
      article={entry.article}
      categorySlug={card.slug}
      categoryName={card.name}
      className={entryClass}
    >
      {entry.article.title}
    </HelpArticleLink>
  ) : (
    <CategoryLink slug={card.slug} name={card.name} className={entryClass}>
      {entry.question}
    </CategoryLink>
  );
}
