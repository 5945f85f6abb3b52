import { legalPages } from "../../content/legal/legal-pages.ts";
import { fetchServerHtml, ServerHtml } from "../../rendering/server-html.tsx";
import { describeBreadcrumbs } from "../../seo/json-ld.ts";
import { describePage } from "../../seo/page-meta.ts";
import type { Route } from "./+types/legal.ts";
import LegalDocument from "./legal-document.ssr.tsx";
import "../../articles/article.css";

/** The three legal pages share this route module; the path selects the page. */
export function loader({ url }: Route.LoaderArgs) {
  const page = legalPages.find(({ path }) => path === url.pathname);
  if (!page) throw new Response("There is no such page", { status: 404 });
  return { page };
}

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const [{ page }, serverHtml] = await Promise.all([serverLoader(), fetchServerHtml(url)]);
  return { page, serverHtml };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { title, description, path } = loaderData.page;
  return describePage(matches, {
    title,
    description,
    path,
    jsonLd: (siteUrl) => [describeBreadcrumbs(siteUrl, [{ name: title, path }])],
  });
};

export default function Legal({ loaderData }: Route.ComponentProps) {
  return (
    <ServerHtml name="document">
      <LegalDocument page={loaderData.page} />
    </ServerHtml>
  );
}
