import { expect, it } from "vitest";
import { listParagraphs, readingGrade } from "./reading-grade.ts";

it("grades plain text low and officialese high", () => {
  expect(readingGrade(["The cat sat on the mat. It was warm."])).toBeLessThan(3);
  expect(
    readingGrade([
      "Notwithstanding the aforementioned considerations, organisational stakeholders ought to conceptualise interdisciplinary methodologies.",
    ]),
  ).toBeGreaterThan(15);
});

it("lists running text and leaves out code, pictures and tables", () => {
  const html =
    "<h2>Title</h2><p>One &amp; <b>two</b>.</p><pre>code</pre><figure><p>no</p></figure><ul><li>Three</li></ul>";
  expect(listParagraphs(html)).toEqual(["Title", "One & two.", "Three"]);
});

it("reads each paragraph, item and heading by itself, and the signs of HTML as they are shown", () => {
  expect(listParagraphs('<div><h3 id="a">One</h3><p class="b"> Two </p>Three</div>')).toEqual([
    ...["One", "Two", "Three"],
  ]);
  expect(listParagraphs("<p>It&#x27;s &quot;new&quot;</p>")).toEqual(['It\'s "new"']);
  expect(listParagraphs("before<table><tr><td>no</td></tr></table>after")).toEqual([
    ...["before", "after"],
  ]);
});

it("counts sentences in all paragraphs, and words only", () => {
  // 0.39 × 6 words a sentence + 11.8 × 1 syllable a word − 15.59.
  const one = -1.45;
  expect(readingGrade(["The cat sat on the mat."])).toBeCloseTo(one);
  expect(readingGrade(["The cat sat on the mat.", "The cat sat on the mat."])).toBeCloseTo(one);
  expect(readingGrade(["The cat – sat – on the mat!"])).toBeCloseTo(one);
});
