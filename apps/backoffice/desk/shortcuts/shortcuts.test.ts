import { expect, it } from "vitest";
import { describeKeys, findShortcut, shortcuts } from "./shortcuts.ts";

const press = (
  key: string,
  held: Partial<Record<"ctrlKey" | "metaKey" | "altKey", boolean>> = {},
) => findShortcut({ key, ctrlKey: false, metaKey: false, altKey: false, ...held });

it("finds what a key does, with Ctrl or Cmd where it is needed", () => {
  expect(press("j")).toBe("next");
  expect(press("k")).toBe("previous");
  expect(press("k", { ctrlKey: true })).toBe("palette");
  expect(press("K", { metaKey: true })).toBe("palette");
  expect(press("?")).toBe("keys");
});

it("leaves other keys and the browser's own shortcuts alone", () => {
  expect(press("J")).toBeUndefined();
  expect(press("j", { ctrlKey: true })).toBeUndefined();
  expect(press("/", { altKey: true })).toBeUndefined();
  expect(press("Enter")).toBeUndefined();
});

it("has each key once, and writes it as the computer's keyboard does", () => {
  const keys = shortcuts.map((one) => describeKeys(one, false));
  expect(keys).toEqual(["Ctrl+K", "/", "j", "k", "?"]);
  expect(describeKeys({ key: "k", mod: true }, true)).toBe("Cmd+K");
});
