import { brand } from "@crm/brand";
import { categoryPath } from "@crm/contract/pages/help-center";
import { Suspense } from "react";
import { Await, data, useLocation, useSearchParams } from "react-router";
import { readCategoryName } from "../../articles/help/category-state.ts";
import { describeTrail, helpCenterName, helpTrail } from "../../articles/help/help-trail.ts";
import { backendContext } from "../../backend/.server/context.ts";
import { findFixedCategory } from "../../content/fixed-categories/fixed-categories.ts";
import { readPageNumber } from "../../lists/page-number.ts";
import { followRedirect } from "../../navigation/follow-redirect.ts";
import { incompletePage, passLoaderHeaders } from "../../rendering/incomplete-page.ts";
import { checkMissing } from "../../rendering/missing-page.ts";
import { describePage } from "../../seo/page-meta.ts";
import type { Route } from "./+types/help-category";
import { categoryPageAddress } from "./category-address.ts";
import { categoryFailure } from "./category-content.ts";
import { loadCategoryPage, loadFixedCategoryPage } from "./category-page.ts";
import { CategoryLoading, CategoryView } from "./category-view.tsx";

export const headers = passLoaderHeaders;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const number = readPageNumber(new URL(request.url).searchParams);
  const backend = context.get(backendContext);
  const fixed = findFixedCategory(params.slug);
  const loaded = fixed
    ? await loadFixedCategoryPage(backend, params.slug, fixed, number)
    : await loadCategoryPage(backend, params.slug, number);
  const isUnknown = loaded.page.name === undefined;
  const { page, status, incomplete } = isUnknown
    ? await checkMissing(backend, categoryPath(params.slug), loaded, categoryFailure)
    : loaded;
  return data({ page }, { status, headers: incomplete ? incompletePage : {} });
}

/** Shows the category's name at once if the link provided it, and the list when it is loaded. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const page = serverLoader().then(
    (loaded) => loaded.page,
    (error) => {
      const left = followRedirect(error);
      if (left) return left;
      console.error(error);
      return categoryFailure.page;
    },
  );
  return { page };
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches, params }) => {
  const page = loaderData?.page instanceof Promise ? undefined : loaderData?.page;
  const name = page?.name ?? readCategoryName(location.state);
  const number = readPageNumber(new URLSearchParams(location.search));
  const path = categoryPageAddress(params.slug, number);
  const heading = name ? `${name} | ${helpCenterName}` : helpCenterName;
  return describePage(matches, {
    title: number > 1 ? `${heading}, page ${number}` : heading,
    preview: "help",
    description: describeCategory(name ?? helpCenterName, page?.description),
    path,
    noIndex: page !== undefined && page.name === undefined,
    ...(name && { jsonLd: describeTrail(helpTrail({ name, slug: params.slug })) }),
  });
};

/** The category's description for search engines: long enough to say what the product is. */
function describeCategory(
  name: string,
  topic = "Short answers with steps, limits and what to do if something fails.",
): string {
  return `${name}: help for ${brand.product.name}, a WhatsApp CRM for small businesses. ${topic}`;
}

export default function HelpCategory({ loaderData, params }: Route.ComponentProps) {
  const known = readCategoryName(useLocation().state);
  const [query] = useSearchParams();
  return (
    <Suspense fallback={<CategoryLoading name={known} />}>
      <Await resolve={loaderData.page}>
        {(page) => (
          <CategoryView
            page={page}
            slug={params.slug}
            known={known}
            number={readPageNumber(query)}
          />
        )}
      </Await>
    </Suspense>
  );
}
