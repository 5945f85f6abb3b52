import { expect, it } from "vitest";
import {
  describeArticle,
  describeFaq,
  describeOrganization,
  describeSoftware,
  describeTutorial,
  describeVideo,
} from "./json-ld.ts";

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

it("gives the country of the company's address as its code", () => {
  expect(describeOrganization("https://www.example.com").address).toMatchObject({
    addressCountry: "IN",
  });
});

it("describes a tutorial as a technical article with its time and picture", () => {
  const tutorial = {
    path: "/tags",
    title: "Tags",
    description: "How.",
    image: "/t.png",
    minutes: 8,
  };
  expect(describeTutorial("https://www.example.com", tutorial)).toMatchObject({
    "@type": "TechArticle",
    headline: "Tags",
    mainEntityOfPage: "https://www.example.com/tags",
    image: "https://www.example.com/t.png",
    timeRequired: "PT8M",
  });
});

it("describes a video without a date, since none is recorded", () => {
  const video = {
    title: "Apply",
    description: "How.",
    file: "/a.mp4",
    poster: "/a.webp",
    seconds: 32,
  };
  const described = describeVideo("https://www.example.com", video);
  expect(described).toMatchObject({
    "@type": "VideoObject",
    name: "Apply",
    contentUrl: "https://www.example.com/a.mp4",
    thumbnailUrl: "https://www.example.com/a.webp",
    duration: "PT32S",
  });
  expect(described).not.toHaveProperty("uploadDate");
});

it.each([
  ["/media/a-20x10-0123456789.webp", "https://www.example.com/media/a-20x10-0123456789.webp"],
  ["https://cdn.example/a.png", "https://cdn.example/a.png"],
])("gives the picture %s of an article its full address", (image, address) => {
  const article = { title: "Import contacts", image };
  expect(describeArticle("https://www.example.com", "/blog/a", article).image).toBe(address);
});
