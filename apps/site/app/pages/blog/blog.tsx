import { articleMessages } from "@crm/contract/messages";
import { blogCategoryAddress } from "@crm/contract/pages/blog";
import { data, useSearchParams } from "react-router";
import { copy } from "../../articles/blog/copy.ts";
import { feedLinks } from "../../articles/blog/feed-links.ts";
import { listCopy } from "../../articles/blog/list-copy.ts";
import { backendContext } from "../../backend/.server/context.ts";
import { awaitBriefly } from "../../navigation/await-briefly.ts";
import { followRedirect } from "../../navigation/follow-redirect.ts";
import { useArrived } from "../../navigation/use-arrived.ts";
import { incompletePage, passLoaderHeaders } from "../../rendering/incomplete-page.ts";
import { checkMissing } from "../../rendering/missing-page.ts";
import { keepHead } from "../../rendering/page-head.ts";
import { keepContent, readContent } from "../../rendering/server-content.ts";
import { promiseServerHtml, ServerHtml } from "../../rendering/server-html.tsx";
import { useTitleSearch } from "../../search/use-title-search.tsx";
import { describeBreadcrumbs } from "../../seo/json-ld.ts";
import { describePage } from "../../seo/page-meta.ts";
import { Container } from "../../ui/container.tsx";
import { Loading } from "../../ui/loading.tsx";
import type { Route } from "./+types/blog";
import BlogDocument from "./blog-document.ssr.tsx";
import { BlogHeroLoading } from "./blog-hero-loading.tsx";
import { type BlogFrame, failBlogPage, loadBlogPage } from "./blog-page.ts";
import { listAddress, readListState } from "./list-address.ts";
import { PostList } from "./post-list.tsx";

export const headers = passLoaderHeaders;

const noBlogFrame: BlogFrame = { count: 0, categories: undefined };

export async function loader({ context, request }: Route.LoaderArgs) {
  const state = readListState(new URL(request.url).searchParams);
  const backend = context.get(backendContext);
  const loaded = await loadBlogPage(backend, state);
  const isUnknown = state.category !== undefined && loaded.page.categoryName === undefined;
  const asked = blogCategoryAddress(state.category ?? "");
  const { page, status, incomplete } = isUnknown
    ? await checkMissing(backend, asked, loaded, failBlogPage(loaded))
    : loaded;
  const frame: BlogFrame = { count: page.count, categories: page.categories };
  return data(keepContent(page, { frame }), {
    status,
    headers: incomplete ? incompletePage : {},
  });
}

/** A list that can't be loaded is empty, and the page says why. */
export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  const { serverHtml } = promiseServerHtml(url);
  const frame = serverLoader().then(
    (loaded) => loaded.frame,
    (error) => {
      const left = followRedirect(error);
      if (left) return left;
      console.error(error);
      return noBlogFrame;
    },
  );
  const { page } = await awaitBriefly(Promise.all([frame, serverHtml]));
  if (!(page instanceof Promise)) return { frame: page[0], serverHtml: page[1] };
  return { frame: page.then(([around]) => around), serverHtml: page.then(([, html]) => html) };
}

export const meta: Route.MetaFunction = import.meta.env.SSR
  ? ({ loaderData, location, matches }) => {
      if (!loaderData) return [];
      const { categoryName, articles } = readContent(loaderData);
      const state = readListState(new URLSearchParams(location.search));
      const title = categoryName ? `${categoryName} | ${copy.name}` : copy.title;
      return describePage(matches, {
        title: state.page > 1 ? `${title}, page ${state.page}` : title,
        description: copy.description,
        path: listAddress({ ...state, sort: "none", term: undefined }),
        noIndex: state.term !== undefined || articles.length === 0,
        links: feedLinks,
        jsonLd: (siteUrl) => [
          describeBreadcrumbs(siteUrl, [
            { name: copy.name, path: listAddress({ sort: "none", page: 1 }) },
          ]),
        ],
      });
    }
  : keepHead(() => listCopy.title);

const loadTitleList = () => import("./blog-title-list.tsx");

export default function Blog({ loaderData }: Route.ComponentProps) {
  // Memoization would be a quarter of the code of this page, which is rendered once for each navigation.
  "use no memo";
  const [query] = useSearchParams();
  const state = readListState(query);
  const { page, isLoading } = useArrived(loaderData.frame);
  const { listen, list } = useTitleSearch(loadTitleList);
  return (
    <>
      <ServerHtml name="hero" stays listen={listen} loading={<BlogHeroLoading />}>
        <BlogDocument part="hero" loaded={loaderData} state={state} />
      </ServerHtml>
      {list}
      <Container className="pb-20 wide:pb-28">
        {page ? (
          <PostList loaded={loaderData} page={page} state={state} isLoading={isLoading} />
        ) : (
          <Loading text={articleMessages.loading} className="min-h-[70vh] items-start pt-10" />
        )}
      </Container>
    </>
  );
}
