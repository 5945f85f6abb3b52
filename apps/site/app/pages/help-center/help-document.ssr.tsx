import { type Loaded, readContent } from "../../rendering/server-content.ts";
import { BrowseCategories } from "./browse-categories.tsx";
import { HelpHero } from "./help-hero.tsx";
import type { HelpHomePage } from "./help-home-page.ts";
import { LatestUpdates } from "./latest-updates.tsx";
import { PopularArticles } from "./popular-articles.tsx";
import { SearchResults } from "./search-results.tsx";
import { TutorialsBand } from "./tutorials-band.tsx";

/** The help home: its search box, or what is below it. */
export default function HelpDocument({
  part,
  loaded,
}: {
  part: "hero" | "content";
  loaded: Loaded<HelpHomePage & { term: string | undefined; isInsideOffered: boolean }>;
}) {
  const page = readContent(loaded);
  const { term, popular, cards, latest } = page;
  if (part === "hero") return <HelpHero term={term} />;
  return (
    <>
      {term && (
        <SearchResults
          term={term}
          entries={page.found}
          count={page.foundCount}
          isInsideOffered={page.isInsideOffered}
          hasFailed={page.searchHasFailed}
        />
      )}
      {popular.length > 0 && <PopularArticles articles={popular} />}
      <BrowseCategories cards={cards} />
      <TutorialsBand />
      <LatestUpdates articles={latest} />
    </>
  );
}
