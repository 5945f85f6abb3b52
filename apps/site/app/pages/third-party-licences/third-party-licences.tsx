import { keepHead } from "../../rendering/page-head.ts";
import { loadServerHtml, ServerHtml } from "../../rendering/server-html.tsx";
import { describeBreadcrumbs } from "../../seo/json-ld.ts";
import { describePage } from "../../seo/page-meta.ts";
import type { Route } from "./+types/third-party-licences.ts";
import { copy } from "./copy.ts";
import LicenceList from "./licence-list.ssr.tsx";

export const meta: Route.MetaFunction = import.meta.env.SSR
  ? ({ matches }) =>
      describePage(matches, {
        ...copy.page,
        jsonLd: (siteUrl) => [
          describeBreadcrumbs(siteUrl, [{ name: copy.page.title, path: copy.page.path }]),
        ],
      })
  : keepHead();

export { loader } from "../../rendering/no-loader-data.ts";

/** The list is long and needs no script: only the server renders it. */
export const clientLoader = (args: Route.ClientLoaderArgs) => loadServerHtml(args);

/** `/third-party-licences`: created at build from the shipped packages, see `vite/licences.ts`. */
export default function ThirdPartyLicences() {
  return (
    <ServerHtml name="document">
      <LicenceList />
    </ServerHtml>
  );
}
