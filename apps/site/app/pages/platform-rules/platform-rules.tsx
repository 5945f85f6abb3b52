import { keepHead } from "../../rendering/page-head.ts";
import { loadServerHtml, ServerHtml } from "../../rendering/server-html.tsx";
import { describeBreadcrumbs } from "../../seo/json-ld.ts";
import { describePage } from "../../seo/page-meta.ts";
import type { Route } from "./+types/platform-rules.ts";
import { copy } from "./copy.ts";
import PlatformRulesDocument from "./platform-rules-document.ssr.tsx";

export { loader } from "../../rendering/no-loader-data.ts";

export const clientLoader = (args: Route.ClientLoaderArgs) => loadServerHtml(args);

export const meta: Route.MetaFunction = import.meta.env.SSR
  ? ({ matches }) => {
      const { page } = copy;
      return describePage(matches, {
        ...page,
        jsonLd: (siteUrl) => [
          describeBreadcrumbs(siteUrl, [{ name: page.title, path: page.path }]),
        ],
      });
    }
  : keepHead();

/** `/platform-rules`: what may be sent with the product. */
export default function PlatformRules() {
  return (
    <ServerHtml name="document">
      <PlatformRulesDocument />
    </ServerHtml>
  );
}
