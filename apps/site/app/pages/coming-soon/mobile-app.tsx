import { loadServerHtml, ServerHtml } from "../../rendering/server-html.tsx";
import { describePage } from "../../seo/page-meta.ts";
import type { Route } from "./+types/mobile-app.ts";
import { mobileApp } from "./copy.ts";
import MobileAppDocument from "./mobile-app-document.ssr.tsx";

/** Only what the page's head needs; the rest of the texts is in the server's HTML. */
export const loader = () => ({ page: mobileApp.page });

export const clientLoader = (args: Route.ClientLoaderArgs) => loadServerHtml(args);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { page } = loaderData;
  return describePage(matches, page);
};

/** `/mobile-app`. */
export default function MobileApp() {
  return (
    <ServerHtml name="document">
      <MobileAppDocument />
    </ServerHtml>
  );
}
