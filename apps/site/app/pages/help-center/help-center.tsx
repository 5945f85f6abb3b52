import { helpCenterPath } from "@crm/contract/help-center";
import { data } from "react-router";
import { backendContext } from "../../backend/.server/context.ts";
import { fixedCategoryEntries } from "../../content/fixed-categories/fixed-categories.ts";
import { incompletePage, passLoaderHeaders } from "../../rendering/incomplete-page.ts";
import { describePage } from "../../seo/page-meta.ts";
import type { Route } from "./+types/help-center";
import { BrowseCategories } from "./browse-categories.tsx";
import { copy } from "./copy.ts";
import { HelpHero } from "./help-hero.tsx";
import { buildHelpHome } from "./help-home-page.ts";
import { PopularArticles } from "./popular-articles.tsx";
import { describeTrail, helpTrail } from "./trail.ts";

export const headers = passLoaderHeaders;

export async function loader({ context }: Route.LoaderArgs) {
  const answer = await context.get(backendContext).listHelpCategories();
  const page = buildHelpHome(answer, fixedCategoryEntries);
  return data(page, { headers: answer.outcome === "found" ? {} : incompletePage });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, {
    ...copy.page,
    preview: "help",
    path: helpCenterPath,
    jsonLd: describeTrail(helpTrail()),
  });

export default function HelpCenter({ loaderData: { popular, cards } }: Route.ComponentProps) {
  return (
    <>
      <HelpHero />
      {popular.length > 0 && <PopularArticles articles={popular} />}
      <BrowseCategories cards={cards} />
    </>
  );
}
