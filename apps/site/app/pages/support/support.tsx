import { loadServerHtml, ServerHtml } from "../../rendering/server-html.tsx";
import { describeBreadcrumbs, describeOrganization } from "../../seo/json-ld.ts";
import { describePage } from "../../seo/page-meta.ts";
import type { Route } from "./+types/support.ts";
import { copy } from "./copy.ts";
import SupportDocument from "./support-document.ssr.tsx";

/** Only what the page's head needs; the rest of the texts is in the server's HTML. */
export const loader = () => ({ page: copy.page });

export const clientLoader = (args: Route.ClientLoaderArgs) => loadServerHtml(args);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { page } = loaderData;
  return describePage(matches, {
    ...page,
    preview: "help",
    jsonLd: (siteUrl) => [
      describeOrganization(siteUrl),
      describeBreadcrumbs(siteUrl, [{ name: page.title, path: page.path }]),
    ],
  });
};

/** `/support`: where to find answers, the support hours, and what to include in a question. */
export default function Support() {
  return (
    <ServerHtml name="document">
      <SupportDocument />
    </ServerHtml>
  );
}
