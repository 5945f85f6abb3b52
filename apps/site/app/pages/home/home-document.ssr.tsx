import { homeFaq } from "../../content/faq.ts";
import { FaqSection } from "../../content/faq-section.tsx";
import { FactsStrip } from "../../ui/facts-strip.tsx";
import { BookACall } from "./book-a-call.tsx";
import { copy } from "./copy.ts";
import { Features } from "./features/features.tsx";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { Industries } from "./industries/industries.tsx";
import { MobileApp } from "./mobile-app.tsx";
import { Benefits } from "./reasons/benefits.tsx";
import { WhyChoose } from "./reasons/why-choose.tsx";
import { ThreadDivider } from "./thread-divider.tsx";
import { Trial } from "./trial/trial.tsx";
import { WhatsAppApi } from "./whatsapp-api/whatsapp-api.tsx";

/** The home page, section by section. */
export default function HomeDocument() {
  return (
    <>
      <Hero />
      <FactsStrip label="At a glance" facts={copy.facts} />
      <Trial />
      <ThreadDivider />
      <HowItWorks />
      <Features />
      <WhyChoose />
      <Benefits />
      <WhatsAppApi />
      <MobileApp />
      <Industries />
      <BookACall />
      <FaqSection title={copy.faq.title} entries={homeFaq} />
    </>
  );
}
