import { pricingFaq } from "../../content/faq.ts";
import { FaqSection } from "../../content/faq-section.tsx";
import { describeBreadcrumbs, describeFaq, describeSoftware } from "../../seo/json-ld.ts";
import { describePage } from "../../seo/page-meta.ts";
import type { Route } from "./+types/pricing.ts";
import { ConversationPrices } from "./conversation-prices.tsx";
import { copy } from "./copy.ts";
import { CostCalculator } from "./cost-calculator.tsx";
import { ExtraCharges } from "./extra-charges.tsx";
import { PlanCards } from "./plan-cards.tsx";
import { PlanContents } from "./plan-contents.tsx";
import { PricingHero } from "./pricing-hero.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, {
    ...copy.page,
    preview: "pricing",
    jsonLd: (siteUrl) => [
      describeSoftware(siteUrl),
      describeFaq(pricingFaq),
      describeBreadcrumbs(siteUrl, [{ name: copy.page.title, path: copy.page.path }]),
    ],
  });

/** `/pricing`. */
export default function Pricing() {
  return (
    <>
      <PricingHero />
      <PlanCards />
      <CostCalculator />
      <ConversationPrices />
      <PlanContents />
      <ExtraCharges />
      <FaqSection title={copy.faq.title} entries={pricingFaq} />
    </>
  );
}
