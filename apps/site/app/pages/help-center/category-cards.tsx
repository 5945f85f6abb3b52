import { HelpArticleLink } from "../../articles/help/article-link.tsx";
import { CategoryLink } from "../../articles/help/category-link.tsx";
import { Card } from "../../ui/card.tsx";
import { Heading } from "../../ui/heading.tsx";
import { textLinkClass } from "../../ui/text-link.tsx";
import { CategoryIcon } from "./category-icon.tsx";
import { copy } from "./copy.ts";
import type { CardEntry, CategoryCard } from "./help-home-page.ts";

/**
 * A card for each category: its name, a few titles, and a link to all of them. The last card fills
 * the rest of its row.
 */
export function CategoryCards({ cards }: { cards: readonly CategoryCard[] }) {
  return (
    <ul className="grid gap-5 wide:grid-cols-2 broad:grid-cols-3">
      {cards.map((card) => (
        <Card
          key={card.slug}
          as="li"
          className="@container flex flex-col wide:max-broad:last:odd:col-span-2 broad:last:nth-[3n+1]:col-span-3 broad:last:nth-[3n+2]:col-span-2"
        >
          <div className="flex items-center gap-3.5">
            <CategoryIcon slug={card.slug} type={card.type} />
            <Heading as="h3" size="card" className="min-w-0">
              {card.name}
            </Heading>
          </div>
          <ul className="mt-4 mb-2 grid gap-x-10 gap-y-1 @min-[40rem]:grid-cols-3">
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
