import { brand } from "@crm/brand";
import { expect, it } from "vitest";
import { listUntaxedPrices } from "../../testing/untaxed-prices.ts";
import { homeFaq, pricingFaq } from "./faq.ts";

it("the home page answers eleven questions", () => {
  expect(homeFaq.map(({ question }) => question)).toEqual([
    "Do I need a credit card for the trial?",
    `What does ${brand.product.name} cost?`,
    "What does a WhatsApp conversation cost?",
    "Is there a setup fee or a cancellation fee?",
    "Can I get my money back?",
    "Where can my leads come from?",
    "Can I import my customers from Excel?",
    "What do I need for the WhatsApp Business API?",
    "How long does WhatsApp take to approve a template?",
    "Is my customers' data safe?",
    "Can I get support?",
  ]);
});

it("the pricing page answers seven questions", () => {
  expect(pricingFaq.map(({ question }) => question)).toEqual([
    "Do I need a credit card for the trial?",
    "Can I add more than 3 users?",
    "Is there a setup fee or a cancellation fee?",
    "What does a WhatsApp conversation cost?",
    "How many entries can I add?",
    "Can I get my money back?",
    "Can I get support?",
  ]);
});

it("the answers state the prices", () => {
  const answers = [...homeFaq, ...pricingFaq].flatMap(({ answer }) => answer).join(" ");
  for (const figure of ["7 days", "₹1,299", "₹833", "₹599", "₹0.88", "₹0.125", "3 users"]) {
    expect(answers).toContain(figure);
  }
});

it("each answer with the price of a plan says whether tax is included", () => {
  for (const { answer } of [...homeFaq, ...pricingFaq]) {
    expect(listUntaxedPrices(answer.join(" "))).toEqual([]);
  }
});
