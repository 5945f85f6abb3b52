import type { ComponentProps } from "react";
import { Heading } from "../../ui/heading.tsx";
import { CompanyDetails } from "./company-details.tsx";
import ContactForm from "./contact-form.tsx";
import { ContactHero } from "./contact-hero.tsx";
import { copy } from "./copy.ts";

/** The contact page, with its form as it is before a visitor touches it. */
export default function ContactDocument({
  part,
  ...form
}: { part: "ways" | "title" | "form" | "company" } & ComponentProps<typeof ContactForm>) {
  switch (part) {
    case "ways":
      return <ContactHero />;
    case "title":
      return (
        <>
          <Heading id="send-message" size="section">
            {copy.form.title}
          </Heading>
          <p className="mt-1.5 text-soft">{copy.form.lede}</p>
        </>
      );
    case "form":
      return <ContactForm {...form} />;
    case "company":
      return <CompanyDetails />;
  }
}
