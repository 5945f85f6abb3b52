import { keepHead } from "../../rendering/page-head.ts";
import { loadServerHtml, ServerHtml } from "../../rendering/server-html.tsx";
import { describePage } from "../../seo/page-meta.ts";
import type { Route } from "./+types/mobile-app.ts";
import { mobileApp } from "./copy.ts";
import MobileAppDocument from "./mobile-app-document.ssr.tsx";

export { loader } from "../../rendering/no-loader-data.ts";

export const clientLoader = (args: Route.ClientLoaderArgs) => loadServerHtml(args);

export const meta: Route.MetaFunction = import.meta.env.SSR
  ? ({ matches }) => describePage(matches, mobileApp.page)
  : keepHead();

/** `/mobile-app`. */
export default function MobileApp() {
  return (
    <ServerHtml name="document">
      <MobileAppDocument />
    </ServerHtml>
  );
}
