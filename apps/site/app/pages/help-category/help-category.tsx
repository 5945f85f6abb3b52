import { brand } from "@crm/brand";
import { categoryPath } from "@crm/contract/pages/help-center";
import { data, useLocation } from "react-router";
import { readCategoryName } from "../../articles/help/category-state.ts";
import { describeTrail, helpCenterName, helpTrail } from "../../articles/help/help-trail.ts";
import { backendContext } from "../../backend/.server/context.ts";
import { findFixedCategory } from "../../content/fixed-categories/fixed-categories.ts";
import { readPageNumber } from "../../lists/page-number.ts";
import { incompletePage, passLoaderHeaders } from "../../rendering/incomplete-page.ts";
import { checkMissing } from "../../rendering/missing-page.ts";
import { keepHead } from "../../rendering/page-head.ts";
import { keepContent, readContent } from "../../rendering/server-content.ts";
import { promiseServerHtml, ServerHtml } from "../../rendering/server-html.tsx";
import { describePage } from "../../seo/page-meta.ts";
import type { Route } from "./+types/help-category";
import { categoryPageAddress } from "./category-address.ts";
import { categoryFailure, type ShownCategory } from "./category-content.ts";
import CategoryDocument from "./category-document.ssr.tsx";
import { CategoryLoading, CategoryProblem } from "./category-frame.tsx";
import { loadCategoryPage, loadFixedCategoryPage } from "./category-page.ts";

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
  return data(keepContent<ShownCategory>({ page, slug: params.slug, number }), {
    status,
    headers: incomplete ? incompletePage : {},
  });
}

/** Shows the category's name at once if the link provided it, and the list when it is loaded. */
export const clientLoader = ({ url }: Route.ClientLoaderArgs) => promiseServerHtml(url);

export const meta: Route.MetaFunction = import.meta.env.SSR
  ? ({ loaderData, matches, params }) => {
      if (!loaderData) return [];
      const { page, number } = readContent(loaderData);
      const { name, description } = page;
      const heading = nameCategory(name);
      return describePage(matches, {
        title: number > 1 ? `${heading}, page ${number}` : heading,
        preview: "help",
        description: describeCategory(name ?? helpCenterName, description),
        path: categoryPageAddress(params.slug, number),
        noIndex: name === undefined,
        ...(name && { jsonLd: describeTrail(helpTrail({ name, slug: params.slug })) }),
      });
    }
  : keepHead((state) => nameCategory(readCategoryName(state)));

/** The page's title. */
function nameCategory(name: string | undefined): string {
  return name ? `${name} | ${helpCenterName}` : helpCenterName;
}

/** The category's description for search engines: long enough to say what the product is. */
function describeCategory(
  name: string,
  topic = "Short answers with steps, limits and what to do if something fails.",
): string {
  return `${name}: help for ${brand.product.name}, a WhatsApp CRM for small businesses. ${topic}`;
}

export default function HelpCategory({ loaderData }: Route.ComponentProps) {
  const known = readCategoryName(useLocation().state);
  return (
    <ServerHtml
      name="document"
      loading={<CategoryLoading name={known} />}
      failed={<CategoryProblem name={known} />}
    >
      <CategoryDocument loaded={loaderData} />
    </ServerHtml>
  );
}
