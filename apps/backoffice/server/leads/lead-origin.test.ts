import { expect, it } from "vitest";
import { describeOrigin, nameOrigin, noOrigin } from "./lead-origin.ts";

it.each([
  ["the campaign's source", { campaign: { utm_source: "Google" }, page: "/pricing" }, "google"],
  [
    "the campaign's source before the other website",
    { campaign: { utm_source: "google" }, referrer: "https://news.example/a", page: "/pricing" },
    "google",
  ],
  [
    "the other website without www before the page",
    { referrer: "https://www.News.example/a?b=c", page: "/pricing" },
    "news.example",
  ],
  [
    "a website whose name only contains www",
    { referrer: "https://wwwshop.example/" },
    "wwwshop.example",
  ],
  ["a www inside a website's name", { referrer: "https://shop.www.example/" }, "shop.www.example"],
  [
    "the page, if the other website is no address",
    { referrer: "nowhere", page: "/pricing" },
    "/pricing",
  ],
  ["the page without its query", { page: "/pricing?plan=growth#faq" }, "/pricing"],
  ["the page without its place", { page: "/Pricing#faq" }, "/pricing"],
  [
    "the campaign without spaces around it",
    { campaign: { utm_source: "  Spring Sale " } },
    "spring sale",
  ],
  ["the first sixty characters", { page: `/${"a".repeat(70)}` }, `/${"a".repeat(59)}`],
  [
    "no half of a character",
    { campaign: { utm_source: `${"a".repeat(59)}🙂` } },
    `${"a".repeat(59)}\uFFFD`,
  ],
  ["nothing, if only spaces are known", { campaign: { utm_source: "  " } }, null],
  ["nothing, if nothing is known", {}, null],
])("an origin is %s", (_, context, origin) => {
  expect(nameOrigin(context)).toBe(origin);
});

it("is described to people, who do not know the home page as a slash", () => {
  expect(describeOrigin("/")).toBe("Home page");
  expect(describeOrigin("/pricing")).toBe("/pricing");
  expect(noOrigin).toBe("None");
});
