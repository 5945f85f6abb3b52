import { expect, it } from "vitest";
import type { ComparedBlock } from "../../../server/articles/versions/compare-texts.ts";
import { foldUnchanged } from "./fold-unchanged.ts";

const same = (text: string): ComparedBlock => ({ kind: "paragraph", parts: [{ text }] });
const added: ComparedBlock = { ...same("new"), change: "added" };

it("unchanged parts of a text are counted, but for the ones beside a change", () => {
  const blocks = [same("a"), same("b"), same("c"), added, same("d"), same("e"), same("f")];
  expect(foldUnchanged(blocks, false)).toEqual([2, same("c"), added, same("d"), 2]);
  expect(foldUnchanged(blocks, true)).toEqual(blocks);
  expect(foldUnchanged([added, same("d")], false)).toEqual([added, same("d")]);
  expect(foldUnchanged([same("a"), same("b")], false)).toEqual([2]);
  const one = [added, same("a"), same("b"), same("c"), added];
  expect(foldUnchanged(one, false)).toEqual(one);
});
