import { fetchServerHtml, ServerHtml } from "../../rendering/server-html.tsx";
import { describeBreadcrumbs } from "../../seo/json-ld.ts";
import { describePage } from "../../seo/page-meta.ts";
import type { Route } from "./+types/tutorials.ts";
import { copy } from "./copy.ts";
import TutorialOverview from "./tutorial-overview.ssr.tsx";

/** The server renders a route that has a client loader only if it has a loader too. */
export const loader = () => null;

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  return { serverHtml: await fetchServerHtml(url) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, {
    ...copy.page,
    preview: "tutorials",
    jsonLd: (siteUrl) => [
      describeBreadcrumbs(siteUrl, [{ name: copy.page.title, path: copy.page.path }]),
    ],
  });

/** `/tutorials`: the nineteen tutorials by theme. */
export default function Tutorials() {
  return (
    <ServerHtml name="document">
      <TutorialOverview />
    </ServerHtml>
  );
}
