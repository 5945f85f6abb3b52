import { pricingFaq } from "../../content/faq.ts";
import { FaqSection } from "../../content/faq-section.tsx";
import { ConversationPrices } from "./conversation-prices.tsx";
import { copy } from "./copy.ts";
import { ExtraCharges } from "./extra-charges.tsx";
import { PlanCards } from "./plan-cards.tsx";
import { PlanContents } from "./plan-contents.tsx";
import { PricingHero } from "./pricing-hero.tsx";

/** The pricing page above and below its calculator. */
export default function PricingDocument({ part }: { part: "plans" | "details" }) {
  if (part === "plans") {
    return (
      <>
        <PricingHero />
        <PlanCards />
      </>
    );
  }
  return (
    <>
      <ConversationPrices />
      <PlanContents />
      <ExtraCharges />
      <FaqSection title={copy.faq.title} entries={pricingFaq} />
    </>
  );
}
