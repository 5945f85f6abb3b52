import { pricingFaq } from "../../content/faq.ts";
import { keepHead } from "../../rendering/page-head.ts";
import { loadServerHtml, ServerHtml } from "../../rendering/server-html.tsx";
import { describeBreadcrumbs, describeFaq, describeSoftware } from "../../seo/json-ld.ts";
import { describePage } from "../../seo/page-meta.ts";
import type { Route } from "./+types/pricing.ts";
import { copy } from "./copy.ts";
import { CostCalculator } from "./cost-calculator.tsx";
import PricingDocument from "./pricing-document.ssr.tsx";

export { loader } from "../../rendering/no-loader-data.ts";

export const clientLoader = (args: Route.ClientLoaderArgs) => loadServerHtml(args);

export const meta: Route.MetaFunction = import.meta.env.SSR
  ? ({ matches }) =>
      describePage(matches, {
        ...copy.page,
        preview: "pricing",
        jsonLd: (siteUrl) => [
          describeSoftware(siteUrl),
          describeFaq(pricingFaq),
          describeBreadcrumbs(siteUrl, [{ name: copy.page.title, path: copy.page.path }]),
        ],
      })
  : keepHead();

/** `/pricing`. */
export default function Pricing() {
  return (
    <>
      <ServerHtml name="plans">
        <PricingDocument part="plans" />
      </ServerHtml>
      <CostCalculator />
      <ServerHtml name="details">
        <PricingDocument part="details" />
      </ServerHtml>
    </>
  );
}
