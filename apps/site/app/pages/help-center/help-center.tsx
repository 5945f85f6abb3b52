import { helpCenterPath } from "@crm/contract/pages/help-center";
import { data } from "react-router";
import { describeTrail, helpTrail } from "../../articles/help/help-trail.ts";
import { mapAnswer } from "../../backend/.server/articles/article-lists.ts";
import { backendContext } from "../../backend/.server/context.ts";
import { fixedCategoryEntries } from "../../content/fixed-categories/fixed-categories.ts";
import { incompletePage, passLoaderHeaders } from "../../rendering/incomplete-page.ts";
import { keepHead } from "../../rendering/page-head.ts";
import { keepContent, readContent } from "../../rendering/server-content.ts";
import { loadServerHtml, ServerHtml } from "../../rendering/server-html.tsx";
import { readTerm } from "../../search/term.ts";
import { useTitleSearch } from "../../search/use-title-search.tsx";
import { describePage } from "../../seo/page-meta.ts";
import { followCarousels } from "../../ui/follow-carousels.ts";
import type { Route } from "./+types/help-center";
import { copy } from "./copy.ts";
import HelpDocument from "./help-document.ssr.tsx";
import { buildHelpHome, latestPosts, mostFound } from "./help-home-page.ts";

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
  return data(keepContent({ ...page, term, isInsideOffered }), {
    status: page.searchHasFailed ? 502 : 200,
    headers: isWhole && !term ? {} : incompletePage,
  });
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadServerHtml(args);

export const meta: Route.MetaFunction = import.meta.env.SSR
  ? ({ loaderData, matches }) =>
      describePage(matches, {
        ...copy.page,
        preview: "help",
        path: helpCenterPath,
        noIndex: loaderData !== undefined && readContent(loaderData).term !== undefined,
        jsonLd: describeTrail(helpTrail()),
      })
  : keepHead();

const loadTitleList = () => import("./help-title-list.tsx");

export default function HelpCenter({ loaderData }: Route.ComponentProps) {
  const { listen, list } = useTitleSearch(loadTitleList);
  return (
    <>
      <ServerHtml name="hero" stays listen={listen}>
        <HelpDocument part="hero" loaded={loaderData} />
      </ServerHtml>
      {list}
      <ServerHtml name="content" listen={followCarousels}>
        <HelpDocument part="content" loaded={loaderData} />
      </ServerHtml>
    </>
  );
}
