import { expect, it } from "vitest";
import { countWords, indexVersion } from "./count-words.ts";
import { changePostings, readPostings } from "./postings.ts";
import { createTextIndex } from "./text-index.ts";

it("Postings of a block keep large counts and the order of the texts, and lose removed ones.", () => {
  const two = changePostings(
    new Uint8Array(),
    new Map([
      [767, { title: 0, summary: 70_000, body: 127 }],
      [512, { title: 1, summary: 0, body: 300 }],
    ]),
  );
  const read = (postings: Uint8Array) => {
    const found: number[][] = [];
    readPostings({ block: 2, postings }, (...posting) => found.push(posting));
    return found;
  };
  expect(read(two)).toEqual([
    [512, 1, 0, 300],
    [767, 0, 70_000, 127],
  ]);
  const one = changePostings(two, new Map([[767, undefined]]));
  expect(read(one)).toEqual([[512, 1, 0, 300]]);
  expect(changePostings(one, new Map([[512, undefined]]))).toHaveLength(0);
});

it("An index of more than one block finds the texts of each.", () => {
  const index = createTextIndex();
  for (let i = 0; i < 600; i++) {
    index.put({ id: `${i}`, title: `Step ${i}`, summary: "", body: "Open the board." });
  }
  for (const id of ["0", "255", "256", "599"]) {
    expect(index.search(`step ${id}`, 1)[0]).toMatchObject({ id, fit: 1, words: ["step", id] });
  }
  expect(index.search("board", 1_000)).toHaveLength(600);
});

it("The version of the index is increased when texts are counted in another way.", () => {
  // Only after increasing it may the counts below be changed.
  expect(indexVersion).toBe(1);
  const counted = countWords({
    title: "Cafés, 2 contacts",
    summary: "संपर्क की सूची",
    body: `Contact's ${"x".repeat(50)} સંપર્કો class \u0301`,
  });
  expect(Object.fromEntries(counted)).toEqual({
    "": { title: 3, summary: 3, body: 5 },
    cafe: { title: 1, summary: 0, body: 0 },
    2: { title: 1, summary: 0, body: 0 },
    contact: { title: 1, summary: 0, body: 1 },
    संपर्क: { title: 0, summary: 1, body: 0 },
    की: { title: 0, summary: 1, body: 0 },
    सूची: { title: 0, summary: 1, body: 0 },
    s: { title: 0, summary: 0, body: 1 },
    ["x".repeat(40)]: { title: 0, summary: 0, body: 1 },
    સંપર્કો: { title: 0, summary: 0, body: 1 },
    class: { title: 0, summary: 0, body: 1 },
  });
});
