import { fetchServerHtml, ServerHtml } from "../../content/server-html.tsx";
import { describeBreadcrumbs } from "../../seo/json-ld.ts";
import { describePage } from "../../seo/page-meta.ts";
import type { Route } from "./+types/third-party-licences.ts";
import { copy } from "./copy.ts";
import LicenceList from "./licence-list.ssr.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, {
    ...copy.page,
    jsonLd: (siteUrl) => [
      describeBreadcrumbs(siteUrl, [{ name: copy.page.title, path: copy.page.path }]),
    ],
  });

/** A route with a loader is always rendered by the server first. */
export function loader() {
  return { html: undefined as string | undefined };
}

/** The list is long and needs no script: only the server renders it. */
export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  return { html: await fetchServerHtml(url) };
}

/** `/third-party-licences`: created at build from the shipped packages, see `vite/licences.ts`. */
export default function ThirdPartyLicences({ loaderData }: Route.ComponentProps) {
  return (
    <ServerHtml html={loaderData.html}>
      <LicenceList />
    </ServerHtml>
  );
}
