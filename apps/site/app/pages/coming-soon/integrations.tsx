import { keepHead } from "../../rendering/page-head.ts";
import { loadServerHtml, ServerHtml } from "../../rendering/server-html.tsx";
import { describePage } from "../../seo/page-meta.ts";
import type { Route } from "./+types/integrations.ts";
import { integrations } from "./copy.ts";
import IntegrationsDocument from "./integrations-document.ssr.tsx";

export { loader } from "../../rendering/no-loader-data.ts";

export const clientLoader = (args: Route.ClientLoaderArgs) => loadServerHtml(args);

export const meta: Route.MetaFunction = import.meta.env.SSR
  ? ({ matches }) => describePage(matches, integrations.page)
  : keepHead();

/** `/integrations`. */
export default function Integrations() {
  return (
    <ServerHtml name="document">
      <IntegrationsDocument />
    </ServerHtml>
  );
}
