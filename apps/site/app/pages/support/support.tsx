import { keepHead } from "../../rendering/page-head.ts";
import { loadServerHtml, ServerHtml } from "../../rendering/server-html.tsx";
import { describeBreadcrumbs, describeOrganization } from "../../seo/json-ld.ts";
import { describePage } from "../../seo/page-meta.ts";
import type { Route } from "./+types/support.ts";
import { copy } from "./copy.ts";
import SupportDocument from "./support-document.ssr.tsx";

export { loader } from "../../rendering/no-loader-data.ts";

export const clientLoader = (args: Route.ClientLoaderArgs) => loadServerHtml(args);

export const meta: Route.MetaFunction = import.meta.env.SSR
  ? ({ matches }) => {
      const { page } = copy;
      return describePage(matches, {
        ...page,
        preview: "help",
        jsonLd: (siteUrl) => [
          describeOrganization(siteUrl),
          describeBreadcrumbs(siteUrl, [{ name: page.title, path: page.path }]),
        ],
      });
    }
  : keepHead();

/** `/support`: where to find answers, the support hours, and what to include in a question. */
export default function Support() {
  return (
    <ServerHtml name="document">
      <SupportDocument />
    </ServerHtml>
  );
}
