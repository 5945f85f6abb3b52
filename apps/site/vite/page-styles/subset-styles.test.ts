import { expect, it } from "vitest";
import { readWords, subsetStyles } from "./subset-styles.ts";

const sheet = `
@layer theme { :root { --used: red; --through: var(--used); --elsewhere: 2px; --unused: blue } }
@layer base { a { color: var(--through) } }
@layer components { .knot-1 { top: 1px } .knot-2 { top: 2px } .card .title { margin: 0 } }
@layer utilities {
  .p-4 { padding: 1rem }
  .\\@2xl\\/screen\\:h-124 { @container screen (width >= 42rem) { height: 31rem } }
  @media (width >= 57rem) { .desk\\:p-8 { padding: 2rem } .desk\\:hidden { display: none } }
  :is(.away, .away-too) { color: green }
  .mixed { @supports (color: color-mix(in lab, red, red)) { color: color-mix(in lab, var(--used), blue) } }
}`;

const subset = (...texts: string[]) => subsetStyles(sheet, readWords(texts));

it("keeps the rules of the classes in the texts, in their order, and drops all others", () => {
  const css = subset('<p className="desk:p-8 p-4 title">');
  expect(css).toMatch(/\.p-4\{.*\.desk\\:p-8\{/);
  expect(css).not.toMatch(/hidden|away|124|knot/);
  // Both classes of a selector must be there.
  expect(css).not.toContain(".title");
  expect(subset("card title")).toContain(".card .title{margin:0}");
});

it("keeps rules without a class, and the variables that they or other sheets use", () => {
  const css = subset(".toast { margin: var(--elsewhere) }");
  expect(css).toContain("a{color:var(--through)}");
  expect(css).toMatch(/--used:red;.*--elsewhere:2px/);
  expect(css).not.toContain("--unused");
});

it("knows a class whose name is put together by its beginning", () => {
  const css = subset(`className={\`knot-\${number} @2xl/screen:h-124\`}`);
  expect(css).toContain(".knot-1{top:1px}");
  expect(css).toContain(".knot-2{top:2px}");
  expect(css).toContain("31rem");
});

it("asks no browser whether it can mix colours", () => {
  expect(subset("mixed")).toMatch(/\.mixed\{color:color-mix\(in lab, ?var\(--used\), ?blue\)\}/);
});

it("has each declaration once, also beside one whose name ends with it", () => {
  const twice = "-webkit-text-decoration: inherit; -webkit-text-decoration: inherit;";
  const css = subsetStyles(`a { ${twice} color: red }`, readWords([]));
  expect(css).toBe("a{-webkit-text-decoration:inherit;color:red}");
  const similar = "a{-moz-text-size-adjust:100%;text-size-adjust:100%;top:0}";
  expect(subsetStyles(similar, readWords([]))).toBe(similar);
});
