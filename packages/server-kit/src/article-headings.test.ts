import fc from "fast-check";
import { expect, it } from "vitest";
import { addHeadingIds, createHeadingIds } from "./article-headings.ts";
import { parseHtml } from "./parse-html.ts";
import { writeHtml } from "./write-html.ts";

const idsIn = (html: string) => addHeadingIds(parseHtml(html).tree).map(({ id }) => id);
const idsOf = (...texts: string[]) => idsIn(texts.map((text) => `<h2>${text}</h2>`).join(""));

it("numbers equal headings from 2 and skips numbers that other headings have", () => {
  expect(idsOf("Save", "Save", "Save 2", "Save", "save!", "Save 3", "Save 2")).toEqual([
    ...["h-save", "h-save-2", "h-save-2-2", "h-save-3", "h-save-4", "h-save-3-2", "h-save-2-3"],
  ]);
  expect(idsOf(" - - - -", "?", "Section", "संपर्क", "संपर्क")).toEqual([
    ...["h-section", "h-section-2", "h-section-3", "h-संपर्क", "h-संपर्क-2"],
  ]);
});

it("makes the ids that links to existing articles contain", () => {
  const word = fc.constantFrom("a", "A", "b", "2", "3", "a-2", "a 2 2", "-", "a-3");
  const texts = fc.array(fc.array(word, { minLength: 1, maxLength: 3 }).map((w) => w.join(" ")));
  fc.assert(
    fc.property(texts, (headings) => {
      // The first free number, counted from 2 for each heading.
      const taken = new Set<string>();
      const before = headings.map((text) => {
        const base = text.toLowerCase().split(/[ -]+/).filter(Boolean).join("-") || "section";
        let id = `h-${base}`;
        for (let count = 2; taken.has(id); count += 1) id = `h-${base}-${count}`;
        taken.add(id);
        return id;
      });
      expect(idsOf(...headings)).toEqual(before);
      const html = headings.map((text) => `<h3>${text}</h3>`).join("");
      expect(idsIn(html)).toEqual(before);
    }),
  );
});

it("looks up at most two ids for each heading, however many are equal", () => {
  let lookUps = 0;
  class CountingSet extends Set<string> {
    override has(id: string): boolean {
      lookUps += 1;
      return super.has(id);
    }
  }
  for (const texts of [["a"], ["- - -"], ["a", "a 2", "a 3", "a 2 2"]]) {
    lookUps = 0;
    const makeId = createHeadingIds(new CountingSet());
    for (let i = 0; i < 10_000; i++) makeId(texts[i % texts.length] ?? "");
    expect(lookUps, texts.join()).toBeLessThanOrEqual(20_000);
  }
});

it("adds the ids to the tree, removes headings without text and leaves other levels", () => {
  const { tree } = parseHtml("<h2>Say <b>no</b> &amp; go</h2><h3> <br> </h3><h4>Small</h4>");
  expect(addHeadingIds(tree)).toEqual([{ id: "h-say-no-go", text: "Say no & go", level: 2 }]);
  expect(writeHtml(tree)).toBe('<h2 id="h-say-no-go">Say <b>no</b> &amp; go</h2><h4>Small</h4>');
});

it("finds the headings in other elements", () => {
  const html =
    "<div><p>a</p><section><h2>One</h2></section></div><blockquote><h3>Two</h3></blockquote>";
  expect(idsIn(html)).toEqual(["h-one", "h-two"]);
});

it("gives one id to a heading that contains a heading", () => {
  expect(idsIn("<h2>Outer <b><h3>inner</h3></b></h2>")).toEqual(["h-outer-inner"]);
});

it("adds ids to h2 and h3, removes empty headings, and leaves everything else", () => {
  const { tree } = parseHtml(
    "<h2>One <b>two</b></h2><p>a</p><h3> &lt;x&gt; &amp; y </h3><h2> <br> </h2><h4>c</h4>",
  );
  expect(addHeadingIds(tree)).toEqual([
    { id: "h-one-two", text: "One two", level: 2 },
    { id: "h-x-y", text: "<x> & y", level: 3 },
  ]);
  expect(writeHtml(tree)).toBe(
    '<h2 id="h-one-two">One <b>two</b></h2><p>a</p><h3 id="h-x-y"> &lt;x&gt; &amp; y </h3><h4>c</h4>',
  );
});
