import { expect, it } from "vitest";
import { shortDate } from "./short-date.ts";
import { waitingTime } from "./waiting-time.ts";

/** Half past midnight in India on 22 November 2026. */
const now = Date.parse("2026-11-21T19:00:00Z");

it.each([
  ["2026-11-22T01:08:00Z", "6:38 am"],
  ["2026-11-21T18:30:00Z", "12:00 am"],
  ["2026-11-21T18:29:00Z", "Yesterday"],
  ["2026-11-20T18:30:00Z", "Yesterday"],
  ["2026-11-20T18:29:00Z", "20 Nov"],
  ["2026-11-22T18:30:00Z", "Tomorrow"],
  ["2026-11-23T18:30:00Z", "24 Nov"],
  ["2025-11-12T06:00:00Z", "12 Nov 2025"],
])("writes %s as %s", (iso, text) => {
  expect(shortDate(iso, now)).toBe(text);
});

it.each([
  ["2026-11-21T19:00:30Z", "1 min left", false],
  ["2026-11-21T19:59:00Z", "59 min left", false],
  ["2026-11-21T22:59:00Z", "3 h left", false],
  ["2026-11-23T18:59:00Z", "47 h left", false],
  ["2026-11-24T18:00:00Z", "2 days left", false],
  ["2026-11-21T18:59:30Z", "1 min late", true],
  ["2026-11-21T12:00:00Z", "7 h late", true],
  ["2026-11-19T18:00:00Z", "2 days late", true],
])("says of an answer that is due at %s that it has %s", (answerDueAt, text, isLate) => {
  expect(waitingTime(answerDueAt, now)).toEqual({ text, isLate });
});
