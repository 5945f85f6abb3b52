import { expect, it } from "vitest";
import { describeFaq, describeSoftware } from "./json-ld.ts";

it("offers both plans with the price in the offer and in its specification, without tax", () => {
  const { offers } = describeSoftware("https://www.example.com");
  expect(offers).toEqual([
    {
      "@type": "Offer",
      name: "Monthly",
      url: "https://www.example.com/pricing",
      price: 1299,
      priceCurrency: "INR",
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price: 1299,
        priceCurrency: "INR",
        unitCode: "MON",
        valueAddedTaxIncluded: false,
        billingDuration: 1,
      },
    },
    {
      "@type": "Offer",
      name: "Yearly",
      url: "https://www.example.com/pricing",
      price: 833,
      priceCurrency: "INR",
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price: 833,
        priceCurrency: "INR",
        unitCode: "MON",
        valueAddedTaxIncluded: false,
        billingDuration: 12,
      },
    },
  ]);
});

it("describes a question with its answer's paragraphs", () => {
  const { mainEntity } = describeFaq([{ question: "Why?", answer: ["One.", "Two."] }]);
  expect(mainEntity).toMatchObject([
    { "@type": "Question", name: "Why?", acceptedAnswer: { "@type": "Answer" } },
  ]);
});
