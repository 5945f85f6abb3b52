import { layout } from "@crm/contract/limits";
import { expect, it } from "vitest";
import { listTextFiles, readText } from "./sources.ts";

const breakpoints = "packages/drawings/src/breakpoints.css";

it("the style sheets' breakpoints are the widths of the typed layout", () => {
  expect(layout.narrowBelowPx).toBe(768);
  expect(layout.mobileNavigationMaxPx).toBe(913);
  const widths = [...readText(breakpoints).matchAll(/--breakpoint-(\w+): (\d+)px;/g)];
  expect(widths.map(([, name, px]) => [name, Number(px)])).toEqual([
    ["wide", 768],
    ["desk", 914],
    ["broad", 1_200],
  ]);
});

it("no other style sheet or component contains a breakpoint's width", () => {
  const repeated = listTextFiles()
    .filter((file) => /^(?:apps\/site|packages)\/.*\.(?:css|tsx?|mdx)$/.test(file))
    .filter((file) => file !== breakpoints && /\b(?:767|768|913|914)px/.test(readText(file)));
  expect(repeated).toEqual([]);
});
