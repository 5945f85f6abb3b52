import { brand } from "@crm/brand";
import { expect, it } from "vitest";
import { composeFirstMessage } from "./first-message.ts";

const product = brand.product.name;

it.each([
  ["demo", "Thank you for booking a demo."],
  ["enterprise", "Thank you for your inquiry."],
  ["contact", "Thank you for your message."],
] as const)(
  "the first message to a lead of the %s form names the person and the occasion",
  (kind, thanks) => {
    expect(composeFirstMessage({ name: "Asha", kind })).toBe(
      `Hello Asha, this is ${product}. ${thanks} When would be a good time to talk?`,
    );
  },
);

it("the first message to a lead without a name has none", () => {
  expect(composeFirstMessage({ name: null, kind: "demo" })).toBe(
    `Hello, this is ${product}. Thank you for booking a demo. When would be a good time to talk?`,
  );
});
