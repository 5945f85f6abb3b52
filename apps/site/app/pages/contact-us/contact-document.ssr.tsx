import { CompanyDetails } from "./company-details.tsx";
import { ContactHero } from "./contact-hero.tsx";

/** The contact page around its form. */
export default function ContactDocument({ part }: { part: "ways" | "company" }) {
  return part === "ways" ? <ContactHero /> : <CompanyDetails />;
}
