import { drawingsPath } from "virtual:home-drawings";
import { homeFaq } from "../../content/faq.ts";
import { FaqSection } from "../../content/faq-section.tsx";
import { paths } from "../../paths.ts";
import { fetchServerHtml } from "../../rendering/server-html.tsx";
import { describeFaq, describeOrganization, describeSoftware } from "../../seo/json-ld.ts";
import { describePage } from "../../seo/page-meta.ts";
import { FactsStrip } from "../../ui/facts-strip.tsx";
import type { Route } from "./+types/home.ts";
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

/** The server renders a route that has a client loader only if it has a loader too. */
export const loader = () => null;

/** The page is shown at once; its drawings follow. Those that can't be loaded are left out. */
export function clientLoader() {
  return { serverHtml: fetchServerHtml(drawingsPath).catch(() => new Map<string, string>()) };
}

/** The drawings never change while the page is open. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, {
    ...copy.meta,
    path: paths.home,
    jsonLd: (siteUrl) => [
      describeOrganization(siteUrl),
      describeSoftware(siteUrl),
      describeFaq(homeFaq),
    ],
  });

/** `/`, the home page. */
export default function Home() {
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
