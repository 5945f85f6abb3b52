import { readFileSync } from "node:fs";
import { CoverSheet } from "@crm/drawings/covers/cover-sheet";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

const styles = readFileSync(new URL("../app/ui/fonts.css", import.meta.url), "utf8");

/** The code points for which a page loads the font of rare signs. */
function readRareRanges(): [first: number, last: number][] {
  const [, list = ""] = /others\.woff2[^}]*unicode-range: ([^;]+);/s.exec(styles) ?? [];
  return list.split(", ").map((range) => {
    const [first = "", last = first] = range.replace("U+", "").split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

it("has no sign for which every page with the cover would load another font", () => {
  const markup = renderToStaticMarkup(createElement(CoverSheet));
  const texts = [...markup.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = ""]) => text);
  const rare = readRareRanges();
  const isRare = (sign: string) =>
    rare.some(([first, last]) => first <= sign.charCodeAt(0) && sign.charCodeAt(0) <= last);
  expect([isRare("×"), isRare("_"), isRare("a")]).toEqual([true, true, false]);
  expect(texts).toContain("Your order is packed");
  // The rupee sign has a font of its own.
  expect(texts.filter((text) => [...text].some((sign) => sign !== "₹" && isRare(sign)))).toEqual(
    [],
  );
});
