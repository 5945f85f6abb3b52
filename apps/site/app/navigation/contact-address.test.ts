import { expect, it } from "vitest";
import { beginMessage, contactAboutArticle, contactAboutTopic } from "./contact-address.ts";

const searchOf = (address: string) => new URL(address, "https://site.example").search;

it("begins a message with the title of the article that the reader comes from", () => {
  expect(beginMessage(searchOf(contactAboutArticle("Tags & lists")))).toBe(
    "About the article “Tags & lists”:\n\n",
  );
});

it("begins a message about the app, an integration and the partner program", () => {
  expect(beginMessage(searchOf(contactAboutTopic("mobile-app")))).toMatch(/mobile app is ready/);
  expect(beginMessage(searchOf(contactAboutTopic("integration")))).toMatch(/^I would like to conn/);
  expect(beginMessage(searchOf(contactAboutTopic("partner-program")))).toMatch(/recommend/);
});

it.each(["", "?topic=", "?topic=other", "?topic=constructor", "?about=%20"])(
  "begins nothing for %j",
  (search) => expect(beginMessage(search)).toBeUndefined(),
);
