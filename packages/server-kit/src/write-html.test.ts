import { expect, it } from "vitest";
import { parseHtml } from "./parse-html.ts";
import { escapeText, writeHtml } from "./write-html.ts";

it.each([
  ["<p>1 < 2<br>", "<p>1 &lt; 2<br /></p>"],
  ["<p>a</p><hr><p>b</p>", "<p>a</p><hr /><p>b</p>"],
  [
    '<picture><source srcset="a.avif"><img src="a.webp" alt="A"></picture>',
    '<picture><source srcset="a.avif" /><img src="a.webp" alt="A" /></picture>',
  ],
  [
    '<table><tr><td class="a b" colspan="2" rowspan="3">x</td></tr></table>',
    '<table><tr><td class="a b" colspan="2" rowspan="3">x</td></tr></table>',
  ],
  ['<p title="&quot;1&quot; &lt; 2">x</p>', '<p title="&quot;1&quot; &lt; 2">x</p>'],
])("writes %s as %s", (html, written) => {
  expect(writeHtml(parseHtml(html).tree)).toBe(written);
});

it("names cells' spans and classes as hast does", () => {
  const { tree } = parseHtml('<td class="a" colspan="2" rowspan="3">x</td>');
  expect(tree.children[0]).toMatchObject({
    properties: { className: expect.anything(), colSpan: "2", rowSpan: "3" },
  });
});

it.each([
  ["plain", "plain"],
  ["Tea & <b>", "Tea &amp; &lt;b&gt;"],
  [">", "&gt;"],
  ["&amp;", "&amp;amp;"],
])("escapes %s as %s", (text, escaped) => expect(escapeText(text)).toBe(escaped));
