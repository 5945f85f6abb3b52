import { loadServerHtml, ServerHtml } from "../../rendering/server-html.tsx";
import { describeBreadcrumbs, describeSoftware } from "../../seo/json-ld.ts";
import { describePage } from "../../seo/page-meta.ts";
import type { Route } from "./+types/ecommerce-landing.ts";
import { copy } from "./copy.ts";
import EcommerceLandingDocument from "./ecommerce-landing-document.ssr.tsx";

/** Only what the page's head needs; the rest of the texts is in the server's HTML. */
export const loader = () => ({ page: copy.page });

export const clientLoader = (args: Route.ClientLoaderArgs) => loadServerHtml(args);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { page } = loaderData;
  return describePage(matches, {
    ...page,
    preview: "ecommerce",
    jsonLd: (siteUrl) => [
      describeSoftware(siteUrl),
      describeBreadcrumbs(siteUrl, [{ name: page.title, path: page.path }]),
    ],
  });
};

/** The landing page for online shops, with its four features. */
export default function EcommerceLanding() {
  return (
    <ServerHtml name="document">
      <EcommerceLandingDocument />
    </ServerHtml>
  );
}
