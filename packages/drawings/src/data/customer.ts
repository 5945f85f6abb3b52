import { fathima } from "./shop.ts";

/** A customer's record in the CRM after the first order at the online shop. */
export const customer = {
  ...fathima,
  tags: ["handloom", "cod", "kerala"],
  facts: [
    { name: "Source", value: "API" },
    { name: "Status", value: "ACTIVE" },
    { name: "First message tag", value: "kurta-ad" },
    { name: "Opted in", value: "Yes" },
    { name: "Last active", value: "12 May, 18:41" },
    { name: "Created at", value: "2 Feb 2026" },
  ],
  attributes: [
    { name: "Size", value: "M" },
    { name: "Language", value: "Malayalam" },
    { name: "Payment", value: "COD" },
  ],
  orders: [
    { number: "#2214", item: "Cotton kurta, green, M", amount: 1_849, when: "12 May" },
    { number: "#2098", item: "Block print stole", amount: 999, when: "21 Mar" },
    { number: "#1987", item: "Cotton kurta, white, M", amount: 1_749, when: "2 Feb" },
  ],
  journey: [
    { step: "First order", when: "2 Feb" },
    { step: "Second order", when: "21 Mar" },
    { step: "Confirmed #2214", when: "12 May" },
  ],
} as const;
