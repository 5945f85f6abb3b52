import { data, useNavigation } from "react-router";
import { backendContext } from "../../backend/.server/context.ts";
import { incompletePage, passLoaderHeaders } from "../../rendering/incomplete-page.ts";
import { SearchForm } from "../../search/search-form.tsx";
import { readTerm } from "../../search/term.ts";
import { describePage } from "../../seo/page-meta.ts";
import { Container } from "../../ui/container.tsx";
import { Heading } from "../../ui/heading.tsx";
import { Loading } from "../../ui/loading.tsx";
import { searchOwnPages } from "./.server/search-own-pages.tsx";
import type { Route } from "./+types/search.ts";
import { copy } from "./copy.ts";
import { FoundList } from "./found-list.tsx";
import { NoAnswer, Places, SearchProblem } from "./no-answer.tsx";
import { loadSearchPage, type SearchPage } from "./search-page.ts";

export const headers = passLoaderHeaders;

export async function loader({ context, request }: Route.LoaderArgs) {
  const term = readTerm(new URL(request.url).searchParams);
  const page = await loadSearchPage(context.get(backendContext), searchOwnPages, term);
  // A search belongs to one reader, so its page is never cached.
  return data(page, {
    status: page.hasFailed ? 502 : 200,
    headers: term === undefined ? {} : incompletePage,
  });
}

/** A failed search, or one beyond the rate limit, shows a message on the page. */
export async function clientLoader({
  serverLoader,
  request,
}: Route.ClientLoaderArgs): Promise<SearchPage> {
  try {
    return await serverLoader();
  } catch {
    const term = readTerm(new URL(request.url).searchParams);
    return { term, isInside: true, found: [], hasFailed: true };
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, { ...copy.page, preview: "help", noIndex: true });

/** `/search`: one search box for help articles, tutorials and blog posts, in their whole text. */
export default function Search({ loaderData }: Route.ComponentProps) {
  const { term, isInside, found, hasFailed } = loaderData;
  const isBusy = useNavigation().state === "loading";
  return (
    <Container className="pt-8 pb-20 wide:pt-14 wide:pb-28">
      <Heading as="h1">{copy.title}</Heading>
      <p className="mt-4 mb-6 max-w-[38em] text-small text-soft">
        {isInside ? copy.inside : copy.titles}
      </p>
      <SearchForm key={term} term={term} />
      <div aria-busy={isBusy} className="mt-8 max-w-184 transition-opacity aria-busy:opacity-50">
        {isBusy && <Loading text="Searching..." className="sr-only" />}
        {term === undefined && <Places />}
        {hasFailed && <SearchProblem />}
        {term !== undefined && !hasFailed && found.length === 0 && <NoAnswer />}
        {found.length > 0 && <FoundList entries={found} />}
      </div>
    </Container>
  );
}
