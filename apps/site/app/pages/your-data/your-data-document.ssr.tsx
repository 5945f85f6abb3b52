import type { ComponentProps } from "react";
import { Heading, Lede } from "../../ui/heading.tsx";
import { copy } from "./copy.ts";
import DataRequestForm from "./data-request-form.tsx";
import { PersonContact } from "./person-contact.tsx";

/** The page about one's own data, with its form as it is before a visitor touches it. */
export default function YourDataDocument({
  part,
  ...form
}: { part: "intro" | "title" | "form" | "steps" | "closed" } & ComponentProps<
  typeof DataRequestForm
>) {
  const { title, lede, steps, contact } = copy;
  switch (part) {
    case "intro":
      return (
        <>
          <Heading as="h1">{title}</Heading>
          <Lede className="mt-4">{lede}</Lede>
        </>
      );
    case "title":
      return <Heading size="card">{copy.form.title}</Heading>;
    case "form":
      return <DataRequestForm {...form} />;
    case "steps":
      return (
        <>
          <section>
            <Heading size="card">{steps.title}</Heading>
            <ol className="mt-4 grid list-decimal gap-3 ps-5">
              {steps.items.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ol>
          </section>
          <PersonContact text={contact.text} />
        </>
      );
    case "closed":
      return <PersonContact text={contact.closed} />;
  }
}
