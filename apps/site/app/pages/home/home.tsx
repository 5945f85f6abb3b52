import { homeFaq } from "../../content/faq.ts";
import { paths } from "../../paths.ts";
import { keepHead } from "../../rendering/page-head.ts";
import { loadServerHtml, ServerHtml } from "../../rendering/server-html.tsx";
import { describeFaq, describeOrganization, describeSoftware } from "../../seo/json-ld.ts";
import { describePage } from "../../seo/page-meta.ts";
import type { Route } from "./+types/home.ts";
import { copy } from "./copy.ts";
import { followHome } from "./follow-home.ts";
import HomeDocument from "./home-document.ssr.tsx";

export { loader } from "../../rendering/no-loader-data.ts";

export const clientLoader = (args: Route.ClientLoaderArgs) => loadServerHtml(args);

/** The page never changes while it is open. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = import.meta.env.SSR
  ? ({ matches }) =>
      describePage(matches, {
        ...copy.meta,
        path: paths.home,
        jsonLd: (siteUrl) => [
          describeOrganization(siteUrl),
          describeSoftware(siteUrl),
          describeFaq(homeFaq),
        ],
      })
  : keepHead();

/** `/`, the home page. */
export default function Home() {
  return (
    <ServerHtml name="document" listen={followHome}>
      <HomeDocument />
    </ServerHtml>
  );
}
