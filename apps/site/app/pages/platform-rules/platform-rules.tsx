import { loadServerHtml, ServerHtml } from "../../rendering/server-html.tsx";
import { describeBreadcrumbs } from "../../seo/json-ld.ts";
import { describePage } from "../../seo/page-meta.ts";
import type { Route } from "./+types/platform-rules.ts";
import { copy } from "./copy.ts";
import PlatformRulesDocument from "./platform-rules-document.ssr.tsx";

/** Only what the page's head needs; the rest of the texts is in the server's HTML. */
export const loader = () => ({ page: copy.page });

export const clientLoader = (args: Route.ClientLoaderArgs) => loadServerHtml(args);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { page } = loaderData;
  return describePage(matches, {
    ...page,
    jsonLd: (siteUrl) => [describeBreadcrumbs(siteUrl, [{ name: page.title, path: page.path }])],
  });
};

/** `/platform-rules`: what may be sent with the product. */
export default function PlatformRules() {
  return (
    <ServerHtml name="document">
      <PlatformRulesDocument />
    </ServerHtml>
  );
}
