import { expect, it } from "vitest";
import { listUntaxedPrices } from "./untaxed-prices.ts";

it.each([
  ["<section><p>₹833</p><p>per month</p></section>", "₹833 per month"],
  ["<section><b>₹1,299</b></section><section>plus 18% GST</section>", "₹1,299"],
  ['<meta name="description" content="From ₹833.">', "From ₹833."],
  ['<script type="application/ld+json">{"a":{"text":"It is ₹599."}}</script>', "It is ₹599."],
  ["<section>plus 18% GST<details>Extra users ₹599</details></section>", "Extra users ₹599"],
])("finds the price of a plan without its tax in %s", (html, text) => {
  expect(listUntaxedPrices(html)).toEqual([text]);
});

it.each([
  "<section><b>₹833</b> a month, <span>plus 18% GST</span></section>",
  "<p>₹833.50, ₹1,29,900 and ₹8330 are other amounts</p>",
  '<script>const price = "₹833";</script>',
])("finds nothing in %s", (html) => {
  expect(listUntaxedPrices(html)).toEqual([]);
});
