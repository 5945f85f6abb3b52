import { pricingFaq } from "../../content/faq.ts";
import { FormHtml } from "../../rendering/form-html.tsx";
import { keepHead } from "../../rendering/page-head.ts";
import { loadServerHtml, ServerHtml } from "../../rendering/server-html.tsx";
import { describeBreadcrumbs, describeFaq, describeSoftware } from "../../seo/json-ld.ts";
import { describePage } from "../../seo/page-meta.ts";
import type { Route } from "./+types/pricing.ts";
import { copy } from "./copy.ts";
import PricingDocument from "./pricing-document.ssr.tsx";
import "./slider.css";

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

const loadCalculator = () => import("./cost-calculator.tsx");
const noProps = {};

/** `/pricing`. */
export default function Pricing() {
  return (
    <>
      <ServerHtml name="plans">
        <PricingDocument part="plans" />
      </ServerHtml>
      <FormHtml name="calculator" load={loadCalculator} props={noProps} whenNear>
        <PricingDocument part="calculator" />
      </FormHtml>
      <ServerHtml name="details">
        <PricingDocument part="details" />
      </ServerHtml>
    </>
  );
}
