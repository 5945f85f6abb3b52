import fc from "fast-check";
import { expect, it } from "vitest";
import { renderFromLayout } from "./fill-layout.ts";
import type { MailContent } from "./mail-content.ts";
import { renderMailHtml } from "./mail-html.ts";

/** Any text, often with characters that mean something in HTML or in a layout. */
const text = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({
    unit: fc.constantFrom("&", "<", ">", '"', "'", "$", "\u{e000}", "\u{e001}", "0", "\n"),
  }),
);
const url = text.map((end) => `https://wa.me/${end}`);
const content: fc.Arbitrary<MailContent> = fc.record(
  {
    headline: text,
    opening: fc.uniqueArray(text, { maxLength: 2 }),
    facts: fc.uniqueArray(
      fc.record({ label: text, value: text, url }, { requiredKeys: ["label", "value"] }),
      {
        selector: ({ label }) => label,
        maxLength: 3,
      },
    ),
    message: text,
    action: fc.record({ label: text, url }),
    closing: fc.uniqueArray(text, { maxLength: 2 }),
  },
  { requiredKeys: ["headline", "opening", "facts", "closing"] },
);

it("a mail that is filled into its layout is the one that React renders", () => {
  fc.assert(
    fc.property(content, (given) => {
      expect(renderFromLayout(given)).toBe(renderMailHtml(given));
    }),
  );
});
