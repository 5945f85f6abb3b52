import { describe, expect, it } from "vitest";
import { composePhone, looksUnlikely, splitCallingCode } from "./phone-number.ts";

describe("composePhone", () => {
  it.each([
    ["98250 12345", "IN", "+919825012345"],
    ["098250-12345", "IN", "+919825012345"],
    ["+91 98250 12345", "IN", "+919825012345"],
    ["+44 20 7946 0958", "IN", "+442079460958"],
    ["020 7946 0958", "GB", "+442079460958"],
    ["९८२५० १२३४५", "IN", "+919825012345"],
  ])("writes the likely number %s of %s as %s", async (typed, country, sent) => {
    expect(await composePhone(typed, country)).toBe(sent);
  });

  it.each([
    ["12345", "IN", "12345"],
    [" 12 ", "DE", "+49 12"],
    ["+12", "DE", "+12"],
    ["   ", "IN", ""],
  ])("keeps the unlikely %j of %s as %j", async (typed, country, sent) => {
    expect(await composePhone(typed, country)).toBe(sent);
  });
});

describe("looksUnlikely", () => {
  it("is false for a likely number or none", async () => {
    expect(await looksUnlikely("98250 12345", "IN")).toBe(false);
    expect(await looksUnlikely("", "IN")).toBe(false);
  });

  it("is true for a number that is too short or of another country", async () => {
    expect(await looksUnlikely("98250", "IN")).toBe(true);
    expect(await looksUnlikely("98250 12345", "SG")).toBe(true);
  });
});

describe("splitCallingCode", () => {
  it.each([
    ["+91 98250 12345", { country: "IN", national: "98250 12345" }],
    ["+44 20 7946 0958", { country: "GB", national: "20 7946 0958" }],
    ["98250 12345", undefined],
    ["+12", undefined],
  ])("splits %s into %j", async (typed, split) => {
    expect(await splitCallingCode(typed)).toEqual(split);
    if (split)
      expect(await composePhone(split.national, split.country)).toBe(
        await composePhone(typed, "IN"),
      );
  });
});
