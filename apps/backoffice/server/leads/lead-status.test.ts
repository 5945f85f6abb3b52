import { expect, it } from "vitest";
import { notSpam, statusNames } from "./lead-status.ts";

it("each status has its name, in the order of the work", () => {
  expect(Object.entries(statusNames)).toEqual([
    ["new", "New"],
    ["contacted", "Contacted"],
    ["qualified", "Qualified"],
    ["won", "Won"],
    ["lost", "Lost"],
    ["spam", "Spam"],
  ]);
});

it("the filter for all leads but spam has the value of the desk's saved links", () => {
  expect(notSpam).toBe("not-spam");
});
