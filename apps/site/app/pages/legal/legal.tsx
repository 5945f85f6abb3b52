import { legalPages } from "../../content/legal/legal-pages.ts";
import { keepHead } from "../../rendering/page-head.ts";
import { keepContent, readContent } from "../../rendering/server-content.ts";
import { loadServerHtml, ServerHtml } from "../../rendering/server-html.tsx";
import { describeBreadcrumbs } from "../../seo/json-ld.ts";
import { describePage } from "../../seo/page-meta.ts";
import type { Route } from "./+types/legal.ts";
import LegalDocument from "./legal-document.ssr.tsx";
import "../../articles/article.css";

/** The three legal pages share this route module; the path selects the page. */
export function loader({ url }: Route.LoaderArgs) {
  const page = legalPages.find(({ path }) => path === url.pathname);
  if (!page) throw new Response("There is no such page", { status: 404 });
  return keepContent(page);
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadServerHtml(args);

export const meta: Route.MetaFunction = import.meta.env.SSR
  ? ({ matches, loaderData }) => {
      if (!loaderData) return [];
      const { title, description, path } = readContent(loaderData);
      return describePage(matches, {
        title,
        description,
        path,
        jsonLd: (siteUrl) => [describeBreadcrumbs(siteUrl, [{ name: title, path }])],
      });
    }
  : keepHead();

export default function Legal({ loaderData }: Route.ComponentProps) {
  return (
    <ServerHtml name="document">
      <LegalDocument loaded={loaderData} />
    </ServerHtml>
  );
}
