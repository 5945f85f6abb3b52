import { loadServerHtml, ServerHtml } from "../../rendering/server-html.tsx";
import { describePage } from "../../seo/page-meta.ts";
import type { Route } from "./+types/integrations.ts";
import { integrations } from "./copy.ts";
import IntegrationsDocument from "./integrations-document.ssr.tsx";

/** Only what the page's head needs; the rest of the texts is in the server's HTML. */
export const loader = () => ({ page: integrations.page });

export const clientLoader = (args: Route.ClientLoaderArgs) => loadServerHtml(args);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { page } = loaderData;
  return describePage(matches, page);
};

/** `/integrations`. */
export default function Integrations() {
  return (
    <ServerHtml name="document">
      <IntegrationsDocument />
    </ServerHtml>
  );
}
