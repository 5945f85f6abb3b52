import { expect, it } from "vitest";
import { formatTier, messagesToUpgrade, nextTier, tiers } from "./tiers.ts";

it("writes the limits of all tiers with English grouping", () => {
  expect(tiers.map(formatTier)).toEqual(["250", "1,000", "10,000", "100,000", "unlimited"]);
});

it("requires messages to half the limit, and returns null for the highest tier", () => {
  expect(tiers.map(messagesToUpgrade)).toEqual([125, 500, 5_000, 50_000, null]);
});

it("returns the next tier, and null after the highest or for an unknown one", () => {
  expect(nextTier(tiers[2])).toBe(tiers[3]);
  expect(nextTier(tiers[4])).toBeNull();
  expect(nextTier({ name: "Tier 9", limit: 1 })).toBeNull();
});
