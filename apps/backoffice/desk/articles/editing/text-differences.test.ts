import { expect, it } from "vitest";
import { tellWhen } from "./save-status.tsx";
import { compareTexts } from "./text-differences.ts";

it("marks in each of two texts what the other one lacks", () => {
  const { mine, theirs } = compareTexts("Fold the blue paper twice.", "Fold the paper once.");
  const own = (pieces: typeof mine) => pieces.filter(({ isOwn }) => isOwn).map(({ text }) => text);
  expect(own(mine).map((text) => text.trim())).toEqual(["blue", "twice"]);
  expect(own(theirs)).toEqual(["once"]);
  expect(mine.map(({ text }) => text).join("")).toBe("Fold the blue paper twice.");
  expect(theirs.map(({ text }) => text).join("")).toBe("Fold the paper once.");
});

it("tells in plain words when something was saved", () => {
  const iso = "2026-11-22T04:30:00.000Z";
  const after = (seconds: number) => tellWhen(iso, Date.parse(iso) + seconds * 1_000);
  expect(after(-2)).toBe("just now");
  expect(after(59)).toBe("just now");
  expect(after(60)).toBe("1 minute ago");
  expect(after(150)).toBe("2 minutes ago");
  expect(after(3_600)).toBe("on 22 Nov 2026, 10:00 am IST");
});
