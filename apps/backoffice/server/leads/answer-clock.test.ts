import { expect, it } from "vitest";
import { findAnswerDue } from "./answer-clock.ts";

// 16 November 2026 is a Monday; sales hours are Monday to Friday, 10 to 18 in India.
it.each([
  ["within sales hours", "2026-11-17T11:30:00+05:30", "2026-11-18T11:30:00+05:30"],
  ["before they begin", "2026-11-17T06:00:00+05:30", "2026-11-18T10:00:00+05:30"],
  ["a moment before they end", "2026-11-17T17:59:00+05:30", "2026-11-18T17:59:00+05:30"],
  ["when they have ended", "2026-11-17T18:00:00+05:30", "2026-11-19T10:00:00+05:30"],
  ["on Friday afternoon", "2026-11-20T17:00:00+05:30", "2026-11-23T17:00:00+05:30"],
  ["on Friday evening", "2026-11-20T20:00:00+05:30", "2026-11-24T10:00:00+05:30"],
  ["on Saturday", "2026-11-21T12:00:00+05:30", "2026-11-24T10:00:00+05:30"],
  ["on Sunday night", "2026-11-22T23:59:00+05:30", "2026-11-24T10:00:00+05:30"],
])("a lead that arrives %s is due after 24 hours of workdays", (_, arrived, due) => {
  expect(new Date(findAnswerDue(Date.parse(arrived)))).toEqual(new Date(due));
});
