import { expect, it } from "vitest";
import { describeRetry, readRetryAfter } from "./retry-after.ts";

const now = Date.parse("2026-11-22T10:00:00Z");

it.each([
  ["120", 120],
  ["0", 1],
  ["Sun, 22 Nov 2026 10:01:30 GMT", 90],
  ["Sun, 22 Nov 2026 09:00:00 GMT", 1],
  ["86400", 3_600],
  ["soon", undefined],
  ["-5x", undefined],
  ["", undefined],
  [null, undefined],
])("reads Retry-After %j as %s seconds", (header, seconds) => {
  expect(readRetryAfter(header, now)).toBe(seconds);
});

it.each([
  [1, "Please try again in 1 minute."],
  [60, "Please try again in 1 minute."],
  [61, "Please try again in 2 minutes."],
])("describes a wait of %i s as: %s", (seconds, text) => {
  expect(describeRetry(seconds)).toBe(text);
});
