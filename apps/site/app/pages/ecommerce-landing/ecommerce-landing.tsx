import { keepHead } from "../../rendering/page-head.ts";
import { loadServerHtml, ServerHtml } from "../../rendering/server-html.tsx";
import { describeBreadcrumbs, describeSoftware } from "../../seo/json-ld.ts";
import { describePage } from "../../seo/page-meta.ts";
import type { Route } from "./+types/ecommerce-landing.ts";
import { copy } from "./copy.ts";
import EcommerceLandingDocument from "./ecommerce-landing-document.ssr.tsx";

export { loader } from "../../rendering/no-loader-data.ts";

export const clientLoader = (args: Route.ClientLoaderArgs) => loadServerHtml(args);

export const meta: Route.MetaFunction = import.meta.env.SSR
  ? ({ matches }) => {
      const { page } = copy;
      return describePage(matches, {
        ...page,
        preview: "ecommerce",
        jsonLd: (siteUrl) => [
          describeSoftware(siteUrl),
          describeBreadcrumbs(siteUrl, [{ name: page.title, path: page.path }]),
        ],
      });
    }
  : keepHead();

/** The landing page for online shops, with its four features. */
export default function EcommerceLanding() {
  return (
    <ServerHtml name="document">
      <EcommerceLandingDocument />
    </ServerHtml>
  );
}
