import { pricingFaq } from "../../content/faq.ts";
import { FaqSection } from "../../content/faq-section.tsx";
import { ConversationPrices } from "./conversation-prices.tsx";
import { copy } from "./copy.ts";
import CostCalculator from "./cost-calculator.tsx";
import { ExtraCharges } from "./extra-charges.tsx";
import { PlanCards } from "./plan-cards.tsx";
import { PlanContents } from "./plan-contents.tsx";
import { PricingHero } from "./pricing-hero.tsx";

/** The parts of the pricing page. */
export default function PricingDocument({ part }: { part: "plans" | "calculator" | "details" }) {
  if (part === "plans") {
    return (
      <>
        <PricingHero />
        <PlanCards />
      </>
    );
  }
  if (part === "calculator") return <CostCalculator />;
  return (
    <>
      <ConversationPrices />
      <PlanContents />
      <ExtraCharges />
      <FaqSection title={copy.faq.title} entries={pricingFaq} />
    </>
  );
}
