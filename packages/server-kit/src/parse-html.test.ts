import { articleLimits } from "@crm/contract/fields/article-limits";
import { expect, it } from "vitest";
import { parseHtml, parseInParts } from "./parse-html.ts";
import { writeHtml } from "./write-html.ts";

it("counts headings of every level, elements and the nesting depth", () => {
  const html =
    "<h1>A</h1><h6>B</h6><p>One<br>two <b>bold <i>and</i></b><img src=x></p><ul><li>x<li>y</ul>";
  expect(parseHtml(html).size).toEqual({
    characters: 90,
    headings: 2,
    elements: 10,
    depth: 3,
    pictures: 1,
  });
  const nothing = { characters: 0, headings: 0, elements: 0, depth: 0, pictures: 0 };
  expect(parseHtml("").size).toEqual(nothing);
});

it.each([
  ["headings", "<h2>a</h2>", 500],
  ["elements", "<br>", 20_000],
  ["depth", "<blockquote>", 100],
  ["pictures", "<img>", 1_000],
  ["characters", "x", 400_000],
] as const)("allows a body at the limit of %s, but not one above it", (measure, unit, limit) => {
  const excessOf = (count: number) => parseHtml(unit.repeat(count), articleLimits).excess;
  expect(excessOf(limit)).toBeUndefined();
  expect(excessOf(limit + 1)).toBe(measure);
});

it("counts only h1 to h6 as headings", () => {
  const html = "<h1></h1><h6></h6><h0></h0><h7></h7><xh1></xh1><h12></h12>";
  expect(parseHtml(html).size.headings).toBe(2);
});

it("stops at the first element above the limit", () => {
  const sizeOf = (html: string) => parseHtml(html, articleLimits).size;
  expect(sizeOf("<br>".repeat(90_000)).elements).toBe(20_001);
  expect(sizeOf("<b>".repeat(90_000)).depth).toBe(101);
  expect(sizeOf("<b>".repeat(133_334)).elements).toBe(0);
});

it("makes a tree that is written as the same text", () => {
  const html =
    '<h2>A &lt;b&gt; &amp; "c"</h2><p class="tip big">d<br />e\n f</p><table><tr><td colspan="2">g</td></tr></table><img src="/a?b&amp;c" alt="&quot;&lt;" />';
  expect(writeHtml(parseHtml(html).tree)).toBe(html);
});

it("closes what is open and leaves out comments and a tag that is cut off", () => {
  const written = (html: string) => writeHtml(parseHtml(html).tree);
  expect(written("<ul><li>a<li>b<!-- c --><p>d</ul>e<b")).toBe(
    "<ul><li>a</li><li>b<p>d</p></li></ul>e",
  );
});

it("makes a hast tree with joined texts and a list of class names", () => {
  const { tree } = parseHtml('<p class=" tip  big " title="a b">1 &lt; 2<br>3</p>');
  const text = (value: string) => ({ type: "text", value });
  const element = (tagName: string, properties: object, ...children: object[]) => ({
    ...{ type: "element", tagName, properties, children },
  });
  const properties = { className: ["tip", "big"], title: "a b" };
  expect(tree).toEqual({
    type: "root",
    children: [element("p", properties, text("1 < 2"), element("br", {}), text("3"))],
  });
});

it("reads a character at the end of a text that lacks its semicolon", async () => {
  expect(writeHtml(parseHtml("<p>1 &amp").tree)).toBe("<p>1 &amp;</p>");
  expect(writeHtml(await parseInParts("<p>1 &amp"))).toBe("<p>1 &amp;</p>");
});

it("parses a short text at once", async () => {
  let others = 0;
  setImmediate(() => {
    others += 1;
  });
  await parseInParts("x".repeat(50_000));
  expect(others).toBe(0);
});

it("reads and writes any depth of nesting", () => {
  const html = `${"<b>".repeat(20_000)}x${"</b>".repeat(20_000)}`;
  expect(writeHtml(parseHtml(html).tree)).toBe(html);
});

it("parses a long text in parts to the same tree, and lets others run in between", async () => {
  const unit = '<p class="tip">A &amp; <a href="/x?a&amp;b">b 😀</a><br /></p>';
  for (const shift of [0, 1, 2, 3, 5, 8, 13, 21, 34, 55]) {
    const html = `${"x".repeat(shift)}${unit.repeat(2_000)}`;
    let others = 0;
    const started = parseInParts(html);
    setImmediate(() => {
      others += 1;
    });
    expect(await started).toEqual(parseHtml(html).tree);
    expect(others).toBe(1);
  }
});
