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
