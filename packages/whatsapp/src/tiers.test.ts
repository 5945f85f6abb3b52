import { expect, it } from "vitest";
import { formatTier, messagesToUpgrade, nextTier, tiers } from "./tiers.ts";

it("writes the ladder as section 9 does", () => {
  expect(tiers.map(formatTier)).toEqual(["250", "1,000", "10,000", "100,000", "unlimited"]);
});

it("asks for half the limit, and for nothing at the top", () => {
  expect(tiers.map(messagesToUpgrade)).toEqual([125, 500, 5_000, 50_000, null]);
});

it("climbs one step at a time and ends", () => {
  expect(nextTier(tiers[2])).toBe(tiers[3]);
  expect(nextTier(tiers[4])).toBeNull();
  expect(nextTier({ name: "Tier 9", limit: 1 })).toBeNull();
});
