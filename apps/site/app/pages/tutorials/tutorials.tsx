import { keepHead } from "../../rendering/page-head.ts";
import { loadServerHtml, ServerHtml } from "../../rendering/server-html.tsx";
import { describeBreadcrumbs } from "../../seo/json-ld.ts";
import { describePage } from "../../seo/page-meta.ts";
import type { Route } from "./+types/tutorials.ts";
import { copy } from "./copy.ts";
import TutorialOverview from "./tutorial-overview.ssr.tsx";

export { loader } from "../../rendering/no-loader-data.ts";

export const clientLoader = (args: Route.ClientLoaderArgs) => loadServerHtml(args);

export const meta: Route.MetaFunction = import.meta.env.SSR
  ? ({ matches }) =>
      describePage(matches, {
        ...copy.page,
        preview: "tutorials",
        jsonLd: (siteUrl) => [
          describeBreadcrumbs(siteUrl, [{ name: copy.page.title, path: copy.page.path }]),
        ],
      })
  : keepHead();

/** `/tutorials`: the nineteen tutorials by theme. */
export default function Tutorials() {
  return (
    <ServerHtml name="document">
      <TutorialOverview />
    </ServerHtml>
  );
}
