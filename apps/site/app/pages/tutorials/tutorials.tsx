import { fetchServerHtml, ServerHtml } from "../../content/server-html.tsx";
import { describeBreadcrumbs } from "../../seo/json-ld.ts";
import { describePage } from "../../seo/page-meta.ts";
import type { Route } from "./+types/tutorials.ts";
import { copy } from "./copy.ts";
import TutorialOverview from "./tutorial-overview.ssr.tsx";

export function loader() {
  return { html: undefined as string | undefined };
}

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  return { html: await fetchServerHtml(url) };
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
export default function Tutorials({ loaderData }: Route.ComponentProps) {
  return (
    <ServerHtml html={loaderData.html}>
      <TutorialOverview />
    </ServerHtml>
  );
}
