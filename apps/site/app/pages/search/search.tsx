import { data, useNavigation } from "react-router";
import { backendContext } from "../../backend/.server/context.ts";
import { incompletePage, passLoaderHeaders } from "../../rendering/incomplete-page.ts";
import { keepHead } from "../../rendering/page-head.ts";
import { keepContent } from "../../rendering/server-content.ts";
import { promiseServerHtml, ServerHtml } from "../../rendering/server-html.tsx";
import { SearchForm } from "../../search/search-form.tsx";
import { readTerm } from "../../search/term.ts";
import { describePage } from "../../seo/page-meta.ts";
import { Container } from "../../ui/container.tsx";
import { Loading } from "../../ui/loading.tsx";
import { searchOwnPages } from "./.server/search-own-pages.tsx";
import type { Route } from "./+types/search.ts";
import { copy } from "./copy.ts";
import SearchDocument from "./search-document.ssr.tsx";
import { SearchIntro } from "./search-intro.tsx";
import { loadSearchPage } from "./search-page.ts";
import { SearchProblem } from "./search-problem.tsx";

export const headers = passLoaderHeaders;

export async function loader({ context, request }: Route.LoaderArgs) {
  const term = readTerm(new URL(request.url).searchParams);
  const page = await loadSearchPage(context.get(backendContext), searchOwnPages, term);
  // A search belongs to one reader, so its page is never cached.
  return data(keepContent(page, { term }), {
    status: page.hasFailed ? 502 : 200,
    headers: term === undefined ? {} : incompletePage,
  });
}

/** A failed search, or one beyond the rate limit, shows a message on the page. */
export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  return { serverHtml: await promiseServerHtml(url).serverHtml, term: readTerm(url.searchParams) };
}

export const meta: Route.MetaFunction = import.meta.env.SSR
  ? ({ matches }) => describePage(matches, { ...copy.page, preview: "help", noIndex: true })
  : keepHead();

/** `/search`: one search box for help articles, tutorials and blog posts, in their whole text. */
export default function Search({ loaderData }: Route.ComponentProps) {
  const { term } = loaderData;
  const isBusy = useNavigation().state === "loading";
  return (
    <Container className="pt-8 pb-20 wide:pt-14 wide:pb-28">
      <ServerHtml name="intro" failed={<SearchIntro />}>
        <SearchDocument part="intro" loaded={loaderData} />
      </ServerHtml>
      <SearchForm key={term} term={term} />
      <div aria-busy={isBusy} className="mt-8 max-w-184 transition-opacity aria-busy:opacity-50">
        {isBusy && <Loading text="Searching..." className="sr-only" />}
        <ServerHtml name="answers" failed={<SearchProblem />}>
          <SearchDocument part="answers" loaded={loaderData} />
        </ServerHtml>
      </div>
    </Container>
  );
}
