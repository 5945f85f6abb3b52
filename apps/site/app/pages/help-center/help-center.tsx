import { helpCenterPath } from "@crm/contract/pages/help-center";
import { data } from "react-router";
import { describeTrail, helpTrail } from "../../articles/help/help-trail.ts";
import { mapAnswer } from "../../backend/.server/articles/article-lists.ts";
import { backendContext } from "../../backend/.server/context.ts";
import { fixedCategoryEntries } from "../../content/fixed-categories/fixed-categories.ts";
import { incompletePage, passLoaderHeaders } from "../../rendering/incomplete-page.ts";
import { readTerm } from "../../search/term.ts";
import { describePage } from "../../seo/page-meta.ts";
import type { Route } from "./+types/help-center";
import { BrowseCategories } from "./browse-categories.tsx";
import { copy } from "./copy.ts";
import { HelpHero } from "./help-hero.tsx";
import { buildHelpHome, latestPosts, mostFound } from "./help-home-page.ts";
import { LatestUpdates } from "./latest-updates.tsx";
import { PopularArticles } from "./popular-articles.tsx";
import { SearchResults } from "./search-results.tsx";
import { TutorialsBand } from "./tutorials-band.tsx";

export const headers = passLoaderHeaders;

export async function loader({ context, request }: Route.LoaderArgs) {
  const backend = context.get(backendContext);
  const term = readTerm(new URL(request.url).searchParams);
  const [categories, listed, isInsideOffered, found] = await Promise.all([
    backend.listHelpCards(),
    backend.findPosts({ sort: "newest", start: 0, limit: latestPosts }),
    backend.offersArticleSearch(),
    term ? backend.findHelpTitles({ term, start: 0, limit: mostFound }) : undefined,
  ]);
  const posts = mapAnswer(listed, ({ articles }) => articles);
  const page = buildHelpHome(categories, posts, fixedCategoryEntries, found);
  const isWhole = categories.outcome === "found" && posts.outcome === "found";
  // A search belongs to one reader, so its page is not cached.
  return data(
    { ...page, term, isInsideOffered },
    {
      status: page.searchHasFailed ? 502 : 200,
      headers: isWhole && !term ? {} : incompletePage,
    },
  );
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  describePage(matches, {
    ...copy.page,
    preview: "help",
    path: helpCenterPath,
    noIndex: loaderData?.term !== undefined,
    jsonLd: describeTrail(helpTrail()),
  });

export default function HelpCenter({ loaderData }: Route.ComponentProps) {
  const { popular, cards, latest, found, foundCount, term, isInsideOffered, searchHasFailed } =
    loaderData;
  return (
    <>
      <HelpHero term={term} />
      {term && (
        <SearchResults
          term={term}
          entries={found}
          count={foundCount}
          isInsideOffered={isInsideOffered}
          hasFailed={searchHasFailed}
        />
      )}
      {popular.length > 0 && <PopularArticles articles={popular} />}
      <BrowseCategories cards={cards} />
      <TutorialsBand />
      <LatestUpdates articles={latest} />
    </>
  );
}
