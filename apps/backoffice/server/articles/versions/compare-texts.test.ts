import { expect, it } from "vitest";
import { compareTexts } from "./compare-texts.ts";

it("sees no change where the editor has put paragraphs into list items and cells", () => {
  const before = "<ol><li>Fold <b>it</b></li></ol><table><tr><td>Kraft</td></tr></table>";
  const after =
    "<ol><li><p>Fold <b>it</b></p></li></ol><table><tr><td><p>Kraft</p></td></tr></table>";
  expect(compareTexts({ before, after })).toEqual([
    { kind: "list item", parts: [{ text: "Fold it" }] },
    { kind: "table cell", parts: [{ text: "Kraft" }] },
  ]);
});

it("marks a list item in which only the formatting differs", () => {
  const [before, after] = ["<ul><li>Fold it</li></ul>", "<ul><li><p>Fold <b>it</b></p></li></ul>"];
  expect(compareTexts({ before, after })).toEqual([
    { kind: "list item", change: "markup", parts: [{ text: "Fold it" }] },
  ]);
});
